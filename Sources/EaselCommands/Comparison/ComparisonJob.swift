internal import Canvas
internal import CanvasGoldens

/// A comparison of two files or folders, as it is asked for.
///
/// A value apart from the command, which can be made without a parse.
struct ComparisonJob {
  var actual: String
  var expected: String
  var comparison = ImageComparison()
  var panel: String?
  var report: String?
  var junit: String?
  /// Whether a terminal at standard output shows what is not equal.
  var isPreviewed = false
  /// How it is shown even where there is no terminal.
  var previewAs: TerminalGraphics?
  var isQuiet = false
  var isJSON = false

  /// The plain call, `compare` and two names, as it stands in loops over many files. Reading it with the parser takes
  /// longer than comparing two cards. Nil for every other command line.
  init?(plainArguments arguments: [String]) {
    guard arguments.count == 3, arguments[0] == "compare", arguments[1...] != ["-", "-"],
      arguments[1...].allSatisfy({ $0 == "-" || !$0.isEmpty && !$0.hasPrefix("-") })
    else { return nil }
    self.init(actual: arguments[1], expected: arguments[2])
  }

  init(actual: String, expected: String) {
    self.actual = actual
    self.expected = expected
  }
}

extension ComparisonJob {
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

    // Before the first panel: a pair that is read later must not be written over either.
    if panel != nil || report != nil || junit != nil {
      for file in pairs.flatMap({ [$0.actual, $0.expected] }).compactMap(\.self) { environment.files.willRead(file) }
      try environment.files.check([report, junit, areFolders.0 ? nil : panel].compactMap(\.self))
    }
    var comparison = comparison
    comparison.details = .all
    let work = PairWork(
      comparison: comparison, outputs: pairOutputs(ofFolders: areFolders.0, in: environment),
      workers: pairs.count == 1 ? environment.coreCount : 1, environment: environment)
    let page = try report.map { (path) throws(ToolError) in
      try HTMLReport(path, actual: actual, expected: expected)
    }
    let progress =
      pairs.count > 1 ? ProgressLine("comparing", total: pairs.count, isQuiet: isQuiet, in: environment) : nil
    var summary = ComparisonSummary()
    var suite = JUnitReport()
    var json: [JSONText] = []
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
      if junit != nil { suite.add(product.result) }
      if isJSON { json.append(ComparisonJSON.file(product.result)) }
      progress?.advance()
    }
    progress?.end()
    if !summary.hasMatch {
      environment.printMessage("\(actual), \(expected): no name stands in both; at least one is needed")
      summary.raise(to: .unreadable)
    }
    if isJSON {
      let document = ComparisonJSON.document(
        actual: actual, expected: expected, comparison: comparison, summary: summary, files: json)
      try environment.printResult(document.line)
    } else if !isQuiet, environment.errorIsTerminal {
      environment.printMessage(summary.line)
    }
    try page?.finish(summary)
    if let path = junit {
      let milliseconds = environment.milliseconds() - start.milliseconds
      let document = suite.document(start: start.moment, milliseconds: milliseconds)
      try PictureDestination.file(path).write(Array(document.utf8), sync: false, in: environment)
    }
    return summary.status
  }

  private func isFolder(_ path: String) throws(ToolError) -> Bool {
    path == "-" ? false : try PNGFolder.isFolder(path)
  }

  private func pairOutputs(ofFolders: Bool, in environment: ToolEnvironment) -> PairWork.Outputs {
    let panel = panel
    let isShown = previewAs != nil || isPreviewed && environment.outputIsTerminal
    return PairWork.Outputs(
      panelFile: { name in panel.map { ofFolders ? PicturePair.path($0, name) : $0 } },
      // The one file that was asked for is written whatever it shows: an old one would be taken for the new.
      panelOfEqual: !ofFolders, report: report != nil,
      preview: isShown ? PreviewStyle(previewAs, in: environment) : nil)
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
    guard !isJSON, let line = result.line, !isQuiet || result.status != .done else { return }
    progress?.end()
    try environment.printResult(line.escapingControlCharacters)
    if !product.preview.isEmpty { try environment.print(product.preview) }
  }
}
