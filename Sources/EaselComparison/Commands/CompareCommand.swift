internal import ArgumentParser
internal import Canvas
internal import CanvasCLibrary
package import EaselShared

/// `easel compare`: are two pictures, or two folders of them, the same?
package struct CompareCommand: WorkingCommand {
  package init() {}

  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare PNG and JPEG files pixel by pixel.",
    usage: "easel compare <actual> <expected> [<name> …] [<options>]",
    discussion: """
      Compares two files, or all pictures in two folders and their subfolders, paired by name. Two pixels are the same \
      if all four channels are, unless an option allows more. Pixels with alpha 0 have no colour. For each pair that \
      differs, one line says how many pixels differ, where, by how much, and which limit decided.

      For two folders, goldens.json in the expected one can set limits for single pictures, named like the options: \
      {"charts/*.png": {"tolerance": 1, "ignore": ["10,10,50x20"]}}.

      EXAMPLES:
        easel compare new.png old.png
        easel compare new.png old.png --tolerance 2 --panel panel.png
        easel compare new-deck old-deck --report report.html --junit junit.xml
        easel compare new-deck old-deck '**/*H.png' --update
        easel card QH -o - | easel compare - QH.png --ignore 0,0,40x80 --preview

      Exit code 0: the same, within the limits, or updated; 1: pixels differ; 2: sizes differ, or a name is on one \
      side only. The highest one counts.
      """)

  @Argument(
    help: "Picture or folder to check, or - for standard input.", completion: .file(), transform: PathArgument.path)
  var actual: String

  @Argument(help: "Picture or folder that it should equal.", completion: .file(), transform: PathArgument.path)
  var expected: String

  @Argument(
    help: ArgumentHelp(
      """
      For folders: names of the pictures to compare, or globs. * stays in a folder, ** goes through folders. (default: \
      all)
      """, valueName: "name"))
  var names: [String] = []

  @OptionGroup var limits: ComparisonArguments

  @Option(
    name: .customLong("limits"),
    help: ArgumentHelp("File with limits for single pictures, instead of goldens.json.", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: PathArgument.path)
  var limitsFile: String?

  @Flag(help: "Replace expected files that differ with the actual ones, and add new ones. Nothing is removed.")
  var update = false

  @Flag(
    help: """
      Refuse PNGs without their end, with much surplus data, or with 16 bits a channel, instead of printing a warning.
      """)
  var strict = false

  @OptionGroup var outputs: ComparisonOutputs
  @OptionGroup var report: ReportOptions

  func validate() throws {
    try limits.check()
    if actual == "-", expected == "-" {
      throw ValidationError("- and -: standard input is one picture; only one of the two may be -")
    }
    if update, expected == "-" {
      throw ValidationError("--update and -: allowed is the name of a file to replace")
    }
    if outputs.diffMask, outputs.diff == nil {
      throw ValidationError("--diff-mask was given without --diff; allowed are both")
    }
    if report.json, outputs.preview || outputs.previewAs != nil {
      throw ValidationError("--json and a preview were given; standard output has room for only one of them")
    }
    for (index, file) in outputs.files.enumerated() {
      if file.path == "-" {
        throw ValidationError("\(file.option) -: allowed is the name of a file")
      }
      let limits = limitsFile.map { [("--limits", $0)] } ?? []
      for other in [("<actual>", actual), ("<expected>", expected)] + limits + outputs.files[..<index]
      where Self.isSameFile(file.path, other.1) {
        throw ValidationError("\(file.option) \(file.path): this is \(other.0) too; each needs a file of its own")
      }
    }
  }

  private static func isSameFile(_ a: String, _ b: String) -> Bool {
    var (first, second) = (stat(), stat())
    let areThere = stat(a.fileSystemName, &first) == 0 && stat(b.fileSystemName, &second) == 0
    // A device is no picture that could be lost.
    if areThere, first.st_mode & S_IFMT == S_IFCHR { return false }
    // A folder that is yet to be made has no place where its path ends with a slash.
    let (a, b) = (withoutLastSlashes(a), withoutLastSlashes(b))
    if FilePath(a) == FilePath(b) { return true }
    if let place = FilePlace(a), place == FilePlace(b) { return true }
    // Folders that are there.
    return areThere && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    let bytes = FilePath(path).bytes
    // Of the root one is left.
    let end = bytes.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? min(bytes.count, 1)
    return FilePath(bytes: bytes[..<end]).text
  }
}

extension CompareCommand {
  package func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    var job = ComparisonJob(actual: actual, expected: expected)
    job.comparison = limits.comparison
    (job.names, job.limitsFile, job.isUpdating, job.isStrict) = (names, limitsFile, update, strict)
    (job.panel, job.report, job.junit) = (outputs.panel, outputs.report, outputs.junit)
    (job.diff, job.isDiffMask) = (outputs.diff, outputs.diffMask)
    (job.isPreviewed, job.previewAs) = (outputs.preview, outputs.previewAs)
    (job.isQuiet, job.isJSON) = (report.quiet, report.json)
    return try job.work(in: environment)
  }
}
