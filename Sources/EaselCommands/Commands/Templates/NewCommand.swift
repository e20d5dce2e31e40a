internal import CanvasCLibrary

/// `easel new`: a template to start from, with data for it.
struct NewCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a template to start from, with data for it.",
    usage: "easel new <template> [-o <folder>]",
    discussion: """
      The templates are card, flashcards, share, certificate, receipt, badges and table. Each is a YAML file, with a CSV \
      or JSON file of the same name. No file is replaced.

      EXAMPLES:
        easel new card              card.yaml and card.csv, for easel cards
        easel new share -o site     site/share.yaml and site/share.json
      """)

  @Argument(
    help: ArgumentHelp("Name of the template.", valueName: "template"),
    completion: .list(StarterTemplate.all.map(\.name)),
    transform: StarterTemplate.named)
  var template: StarterTemplate

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Folder to write to, created if it is missing. (default: the current one)", valueName: "folder"),
    completion: .directory, transform: PathArgument.path)
  var output = ""

  @Flag(name: .shortAndLong, help: "Print nothing.")
  var quiet = false

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let files = template.files.map { AtomicFile.NewFile(path: $0.name.path(in: output), bytes: $0.bytes) }
    for file in files where access(file.path.fileSystemName, F_OK) == 0 {
      throw ToolError(.unwritable, "\(file.path): exists already; use -o with another folder")
    }
    try PictureDestination.write(files, sync: false, in: environment)
    if !quiet {
      for file in files { try environment.printResult(file.path) }
    }
    return .done
  }
}

/// A template of the package, with its data.
struct StarterTemplate: Sendable {
  struct File: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  let name: String
  let files: [File]

  private init(_ name: String, _ template: [UInt8], _ dataName: String, _ data: [UInt8]) {
    self.name = name
    files = [File(name: name + ".yaml", bytes: template), File(name: name + "." + dataName, bytes: data)]
  }

  static let all = [
    StarterTemplate("card", PackageResources.card_yaml, "csv", PackageResources.card_csv),
    StarterTemplate("flashcards", PackageResources.flashcards_yaml, "csv", PackageResources.flashcards_csv),
    StarterTemplate("share", PackageResources.share_yaml, "json", PackageResources.share_json),
    StarterTemplate("certificate", PackageResources.certificate_yaml, "json", PackageResources.certificate_json),
    StarterTemplate("receipt", PackageResources.receipt_yaml, "json", PackageResources.receipt_json),
    StarterTemplate("badges", PackageResources.badges_yaml, "json", PackageResources.badges_json),
    StarterTemplate("table", PackageResources.table_yaml, "csv", PackageResources.table_csv),
  ]

  static func named(_ name: String) throws -> StarterTemplate {
    if let known = all.first(where: { $0.name == name }) { return known }
    throw ValidationError("must be one of \(all.map(\.name).joined(separator: ", "))")
  }
}
