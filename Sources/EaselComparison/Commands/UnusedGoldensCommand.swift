internal import CanvasCLibrary

/// `easel goldens unused`: lists the pictures that no test uses.
struct UnusedGoldensCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "unused",
    abstract: "List the golden pictures that no test uses.",
    usage: "easel goldens unused [<package>] [<options>]",
    discussion: """
      Run all tests first. They record the goldens that they use in .build/goldens-used. Each golden that no test used \
      is printed, one path per line. After a golden or its test is renamed, this is the file with the old name. A run \
      of all tests replaces the record; a run with --filter or --skip adds to it.

      EXAMPLES:
        easel goldens unused
        easel goldens unused ~/cards --folder Tests/Pictures
        easel goldens unused --used linux/goldens-used --used macos/goldens-used

      The exit code is 0 if every golden is used, and 2 otherwise.
      """)

  @Argument(help: "Folder of the package.", completion: .directory, transform: PathArgument.path)
  var package = "."

  @Option(
    .any(
      "Folder of the goldens in the package. (default: goldens, and the folders that the tests use)", named: "folder"))
  var folder: String?

  @Option(
    .folder("Folder that swift test --scratch-path built in. (default: .build in the package)"))
  var scratchPath: String?

  @Option(
    .file(
      """
      File of goldens-used, or a copy of that folder, from another machine whose tests use goldens too; repeatable. \
      (default: only goldens-used in the scratch folder)
      """))
  var used: [String] = []

  @OptionGroup var report: ReportOptions

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let goldens = try PackageGoldens(
      package, folder: folder, scratch: GoldenFolders.scratch(scratchPath, ofPackage: package), used: used)
    let unused = goldens.unused
    if report.json {
      let json: JSONText = .object([
        "version": .whole(Report.version), "goldens": .whole(goldens.all.count),
        "unused": .list(unused.map { JSONText.text($0.text) }),
      ])
      try environment.printResult(json.line)
    } else if !unused.isEmpty {
      try environment.printResult(unused.map(\.text.escapingControlCharacters).joined(separator: "\n"))
    } else if !report.quiet, environment.errorIsTerminal {
      environment.printMessage("\(goldens.all.count) goldens, all used")
    }
    return unused.isEmpty ? .done : .picturesUnlike
  }
}
