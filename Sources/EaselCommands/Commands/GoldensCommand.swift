internal import ArgumentParser
internal import Canvas
internal import CanvasGoldens

/// `easel goldens`: what there is to know about a package's golden pictures.
struct GoldensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goldens",
    abstract: "Look after a package's golden pictures.",
    usage: "easel goldens <command> …",
    subcommands: [UnusedGoldensCommand.self])
}

/// `easel goldens unused`: which pictures did no test ask for?
struct UnusedGoldensCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "unused",
    abstract: "List the golden pictures that no test asked for.",
    usage: "easel goldens unused [<package>] [<options>]",
    discussion: """
      Each run of the tests notes the goldens it asks for in .build/goldens-used, and all notes there count. So remove \
      that folder, run all tests, and ask: what is listed belongs to no test, and is printed one path a line.

      EXAMPLES:
        easel goldens unused
        easel goldens unused ~/cards --folder Tests/Pictures

      Exit code 0: every golden is used; 2: some are not.
      """)

  @Argument(help: "The package's folder.", completion: .directory, transform: PathArgument.path)
  var package = "."

  @Option(
    help: ArgumentHelp("The folder of the goldens in the package.", valueName: "folder"), transform: PathArgument.path)
  var folder = "goldens"

  @OptionGroup var report: ReportOptions
}

extension UnusedGoldensCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let prefix = FilePath("\(folder)/").bytes
    let goldens = try PictureTree("\(package)/\(folder)").files.map { FilePath(bytes: prefix + $0.bytes) }
    guard !goldens.isEmpty else {
      throw ToolError(.unreadable, in: "\(package)/\(folder)", "no PNG file; at least one golden is needed")
    }
    let used: Set<FilePath>
    do { used = try UsedGoldens.all(package: package) } catch { throw ToolError(error) }
    guard !used.isEmpty else {
      let place = "\(package)/\(UsedGoldens.folder)"
      throw ToolError(.unreadable, in: place, "no golden was asked for; a run of the tests is needed first")
    }
    let unused = goldens.filter { !used.contains($0) }
    if report.json {
      let json: JSONText = .object([
        "goldens": .whole(goldens.count), "unused": .list(unused.map { JSONText.text($0.text) }),
      ])
      try environment.printResult(json.line)
    } else if !unused.isEmpty {
      try environment.printResult(unused.map(\.text.escapingControlCharacters).joined(separator: "\n"))
    } else if !report.quiet, environment.errorIsTerminal {
      environment.printMessage("\(goldens.count) goldens, all used")
    }
    return unused.isEmpty ? .done : .picturesUnlike
  }
}
