internal import CanvasCLibrary

/// `easel compare`: compares two pictures, or two folders of pictures.
package struct CompareCommand: WorkingCommand {
  package init() {}

  package static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare PNG, JPEG and WebP files pixel by pixel.",
    usage: "easel compare <actual> <expected> [<name> …] [<options>]",
    discussion: """
      Compares two files, or all pictures in two folders and their subfolders, paired by name. Two pixels are the same \
      if all four channels are equal, unless an option allows differences. The colour of pixels with alpha 0 is \
      ignored. For each pair that differs, one line reports how many pixels differ, where, by how much, and which \
      limit was exceeded. Each line begins with FAIL or ok, and the last one has the verdict.

      For two folders, goldens.json in the expected one can set limits for single pictures, named like the options: \
      {"charts/*.png": {"tolerance": 1, "ignore": ["10,10,50x20"]}}.

      EXAMPLES:
        easel compare new.png old.png
        easel compare new.png old.png --tolerance 2 --panel panel.png
        easel compare new-deck old-deck --report report.html --junit junit.xml
        easel compare new-deck old-deck '**/*H.png' --update
        easel card QH -o - | easel compare - QH.png --ignore 0,0,40x80 --preview

      The exit code is 0 if all pictures are the same, within the limits, or updated; 1 if pixels differ; and 2 if \
      sizes differ or a name is on one side only. The highest one wins.
      """)

  @Argument(.file("Picture or folder to check, or - for standard input.", named: nil)) var actual: String

  @Argument(.file("Expected picture or folder, or - for standard input.", named: nil)) var expected: String

  @Argument(
    help: ArgumentHelp(
      """
      For folders: names or globs of the pictures to compare. * stays in a folder, ** matches across folders, {a,b} \
      matches a or b, and a glob after ! excludes pictures. (default: all)
      """, valueName: "name"))
  var names: [String] = []

  @OptionGroup var limits: PartOptions<ComparisonSettings>

  @Option(
    .file("File with limits for single pictures, instead of goldens.json.", ["json"]), name: .customLong("limits"))
  var limitsFile: String?

  @Flag(
    help: """
      Replace expected files that differ with the actual ones, and add new ones. A missing folder is created. Nothing \
      is removed.
      """)
  var update = false

  @Flag(
    help: """
      Fail instead of printing a warning: for PNGs that are truncated, animated, have much data after the last row or \
      16 bits per channel; for unlike colour spaces; for files that can't be compared, such as SVG; and if every pixel \
      is ignored.
      """)
  var strict = false

  @Flag(
    help: """
      Take files with equal bytes for the same without decoding them. Otherwise one of the two is decoded, to check that \
      it is a picture.
      """)
  var trustEqualBytes = false

  @OptionGroup var outputs: ComparisonOutputs
  @OptionGroup var report: ReportOptions

  package func validate() throws {
    _ = try asOptions(settings)
    if actual == "-", expected == "-" { throw ValidationError("use - for only one of the two pictures") }
    if update, expected == "-" {
      throw ValidationError("--update can't replace standard input; use the name of a file")
    }
    if strict, trustEqualBytes {
      throw ValidationError("use either --strict or --trust-equal-bytes, not both; --strict decodes every file")
    }
    if outputs.diffMask, outputs.diff == nil { throw ValidationError("--diff-mask requires --diff") }
    if report.json, outputs.preview || outputs.previewAs != nil {
      throw ValidationError("use either --json or a preview, not both; each is written to standard output")
    }
    if outputs.format != .text, report.json || outputs.preview || outputs.previewAs != nil {
      throw ValidationError(
        "use either --format or \(report.json ? "--json" : "a preview"), not both; each is written to standard output")
    }
    for (index, file) in outputs.files.enumerated() {
      if file.path == "-" { throw ValidationError("\(file.option) can't be standard output; use the name of a file") }
      let limits = limitsFile.map { [("--limits", $0)] } ?? []
      for other in [("<actual>", actual), ("<expected>", expected)] + limits + outputs.files[..<index]
      where Self.isSameFile(file.path, other.1) {
        throw ValidationError("\(file.option) \(file.path): this is also \(other.0); use different files")
      }
    }
  }

  /// The limits of the command line. Throws if they contradict each other, or if any two pictures would be the same.
  func settings() throws(RequestError) -> ComparisonSettings {
    var settings = ComparisonSettings()
    try settings.set(limits)
    try settings.check()
    return settings
  }

  private static func isSameFile(_ a: String, _ b: String) -> Bool {
    var (first, second) = (stat(), stat())
    let areThere = stat(a.fileSystemName, &first) == 0 && stat(b.fileSystemName, &second) == 0
    // A device can't be overwritten like a picture.
    if areThere, first.st_mode & S_IFMT == S_IFCHR { return false }
    // A folder that doesn't exist yet has no `FilePlace` if its path ends with a slash.
    let (a, b) = (withoutLastSlashes(a), withoutLastSlashes(b))
    if FilePath(a) == FilePath(b) { return true }
    if let place = FilePlace(a), place == FilePlace(b) { return true }
    // Existing folders.
    return areThere && first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    let bytes = FilePath(path).bytes
    // One slash is kept for the root.
    let end = bytes.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? min(bytes.count, 1)
    return FilePath(bytes: bytes[..<end]).text
  }
}
