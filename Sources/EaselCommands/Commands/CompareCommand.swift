internal import ArgumentParser
internal import Canvas
internal import CanvasGoldens
internal import Glibc

/// `easel compare`: are two pictures, or two folders of them, the same?
struct CompareCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare PNG files pixel by pixel.",
    usage: "easel compare <actual> <expected> [<options>]",
    discussion: """
      Two files are compared, or all PNG files of two folders and the folders inside, by name. Pixels are the same \
      only when all four channels are, unless an option allows more. A line is printed for each file that is not \
      equal: how many pixels differ, where, by how much, and the limit that decided.

      EXAMPLES:
        easel compare new.png old.png
        easel compare new.png old.png --tolerance 2 --panel panel.png
        easel compare new-deck old-deck --report report.html --junit junit.xml
        easel card QH -o - | easel compare - QH.png --ignore 0,0,40x80 --preview

      Exit code 0: the same, or within the limits; 1: pixels differ; 2: sizes differ, or a name stands on one side \
      only. With several, the highest.
      """)

  @Argument(
    help: "PNG file or folder to check, - for standard input.", completion: .file(), transform: PathArgument.path)
  var actual: String

  @Argument(help: "PNG file or folder that it should equal.", completion: .file(), transform: PathArgument.path)
  var expected: String

  @OptionGroup var limits: ComparisonArguments
  @OptionGroup var outputs: ComparisonOutputs
  @OptionGroup var report: ReportOptions

  func validate() throws {
    try limits.check()
    if actual == "-", expected == "-" {
      throw ValidationError("- and -: standard input is one picture; only one of the two may be -")
    }
    if report.json, outputs.preview || outputs.previewAs != nil {
      throw ValidationError("--json and a preview were given; standard output has room for only one of them")
    }
    for (index, file) in outputs.files.enumerated() {
      if file.path == "-" {
        throw ValidationError("\(file.option) -: allowed is the name of a file")
      }
      for other in [("<actual>", actual), ("<expected>", expected)] + outputs.files[..<index]
      where Self.isSameFile(file.path, other.1) {
        throw ValidationError("\(file.option) \(file.path): this is \(other.0) too; each needs a file of its own")
      }
    }
  }

  private static func isSameFile(_ a: String, _ b: String) -> Bool {
    var (first, second) = (stat(), stat())
    if a == b { return true }
    return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
      // A device is no picture that could be lost.
      && first.st_mode & S_IFMT != S_IFCHR
  }
}

extension CompareCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = (moment: environment.secondsSince1970(), milliseconds: environment.milliseconds())
    let areFolders = (try isFolder(actual), try isFolder(expected))
    guard areFolders.0 == areFolders.1 else {
      throw ToolError(.usage, "\(actual), \(expected): a folder and a file; allowed are two files or two folders")
    }
    let pairs =
      areFolders.0
      ? try PicturePair.ofFolders(actual: actual, expected: expected)
      : [PicturePair(name: InputFile.label(actual), actual: actual, expected: expected)]

    let work = PairWork(
      comparison: comparison, outputs: pairOutputs(ofFolders: areFolders.0, in: environment),
      workers: pairs.count == 1 ? environment.coreCount : 1, environment: environment)
    let page = try outputs.report.map { (path) throws(ToolError) in
      try HTMLReport(path, actual: actual, expected: expected)
    }
    let progress = pairs.count > 1 ? ProgressLine("comparing", total: pairs.count, report, in: environment) : nil
    var summary = ComparisonSummary()
    var junit = JUnitReport()
    var json: [JSONValue] = []
    try forEachInOrder(count: pairs.count, workers: environment.coreCount, { work.product(of: pairs[$0]) }) {
      (product) throws(ToolError) in
      summary.add(product.result)
      try print(product, progress, in: environment)
      if let failure = product.failure {
        progress?.end()
        environment.printMessage(failure.description)
        summary.raise(to: failure.status)
      }
      try page?.add(product.reportPart)
      if outputs.junit != nil { junit.add(product.result) }
      if report.json { json.append(ComparisonJSON.file(product.result)) }
      progress?.advance()
    }
    progress?.end()
    if !summary.hasMatch {
      environment.printMessage("\(actual), \(expected): no name stands in both; at least one is needed")
      summary.raise(to: .unreadable)
    }
    if report.json {
      let document = ComparisonJSON.document(
        actual: actual, expected: expected, comparison: comparison, summary: summary, files: json)
      try environment.printResult(document.line)
    } else if !report.quiet, environment.errorIsTerminal {
      environment.printMessage(summary.line)
    }
    try page?.finish(summary)
    if let path = outputs.junit {
      let milliseconds = environment.milliseconds() - start.milliseconds
      let document = junit.document(start: start.moment, milliseconds: milliseconds)
      do { try AtomicFile.write(Array(document.utf8), to: path) } catch { throw ToolError(error) }
    }
    return summary.status
  }

  private var comparison: ImageComparison {
    var comparison = limits.comparison
    comparison.details = .all
    return comparison
  }

  private func isFolder(_ path: String) throws(ToolError) -> Bool {
    path == "-" ? false : try PNGFolder.isFolder(path)
  }

  private func pairOutputs(ofFolders: Bool, in environment: ToolEnvironment) -> PairWork.Outputs {
    let panel = outputs.panel
    let isShown = outputs.previewAs != nil || outputs.preview && environment.outputIsTerminal
    return PairWork.Outputs(
      panelFile: { name in panel.map { ofFolders ? PicturePair.path($0, name) : $0 } },
      // The one file that was asked for is written whatever it shows: an old one would be taken for the new.
      panelOfEqual: !ofFolders, report: outputs.report != nil,
      preview: isShown ? PreviewStyle(outputs.previewAs, in: environment) : nil)
  }

  /// The pair's line: errors to standard error, everything else to standard output, unless JSON is printed there.
  private func print(
    _ product: PairWork.Product, _ progress: ProgressLine?, in environment: ToolEnvironment
  ) throws(ToolError) {
    let result = product.result
    if case .failed(let error) = result.outcome {
      progress?.end()
      return environment.printMessage(error.description)
    }
    guard !report.json, let line = result.line, !report.quiet || result.status != .done else { return }
    progress?.end()
    try environment.printResult(line.escapingControlCharacters)
    if !product.preview.isEmpty { try environment.print(product.preview) }
  }
}
