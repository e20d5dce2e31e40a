/// The results of a comparison as they are printed, and its reports.
struct ComparisonOutput {
  private let command: CompareCommand
  private let environment: ToolEnvironment
  private let comparison: ImageComparison
  private let limitsPath: String?
  /// The entries of the file of limits for each pair, or nil without a file.
  let matches: [GoldenLimits.Match?]?
  private let pairs: [PicturePair]
  private let progress: ProgressLine?
  private var page: HTMLReport?
  private var notes: [String]
  private var summary = ComparisonSummary()
  private var suite = JUnitReport()
  private var areas: IgnoredAreaCheck
  private var printer: ResultPrinter
  private var json: [JSONText] = []
  /// The number of pairs so far.
  private var count = 0

  /// Prints what was found beside the pairs.
  init(
    _ command: CompareCommand, _ comparison: ImageComparison, _ limits: (path: String, limits: GoldenLimits)?,
    _ found: PicturePair.Found, in environment: ToolEnvironment
  ) {
    (self.command, self.environment, self.comparison, pairs) = (command, environment, comparison, found.pairs)
    limitsPath = limits?.path
    areas = IgnoredAreaCheck(comparison.ignoredAreas, limits: limits?.limits)
    printer = ResultPrinter(command.outputs.format)
    progress =
      pairs.count > 1
      ? ProgressLine("comparing", total: pairs.count, isQuiet: command.report.quiet, in: environment) : nil
    notes = found.leftOut + found.notes
    if command.strict, !found.leftOut.isEmpty {
      for note in found.leftOut { environment.printMessage("\(note); this is an error with --strict") }
      summary.raise(to: .badContent)
    } else {
      environment.printWarnings(found.leftOut)
    }
    environment.printWarnings(found.notes)
    matches = limits.map { [pairs] limits in
      parallelMap(count: pairs.count, workers: environment.coreCount) {
        // The pair's name for folders, the expected file's name for files.
        let isFile = command.names.isEmpty && pairs[$0].name == InputFile.label(command.actual)
        return limits.limits.match(isFile ? command.expected.fileName : pairs[$0].name)
      }
    }
    guard let limits, let matches, command.names.isEmpty else { return }
    let unused = limits.limits.unused(in: matches).map { glob in
      let hint = NameChoice.folderHint(glob, among: found.pairs.lazy.map(\.name))
      return "\(limits.path): no picture matches \(glob)\(hint)"
    }
    environment.printWarnings(unused)
    notes += unused
  }

  /// Begins the reports.
  mutating func begin() throws(ToolError) {
    page = try command.outputs.report.map { (path) throws(ToolError) in
      let (actual, expected) = (command.actual, command.expected)
      return try HTMLReport(
        path, "Comparison", of: [actual, expected],
        command: "easel compare \(actual.shellWord) \(expected.shellWord) --update")
    }
  }

  /// Prints a pair's result, and adds it to the reports.
  mutating func add(_ product: PairWork.Product) throws(ToolError) {
    summary.add(product.result)
    areas.add(product.result, matches?[count])
    count += 1
    try print(product)
    if let failure = product.failure {
      progress?.end()
      environment.printMessage(failure.description)
      summary.raise(to: failure.status)
    }
    try page?.add(product.reportPart)
    if command.outputs.junit != nil { suite.add(product.result) }
    if command.report.json { json.append(ComparisonJSON.file(product.result)) }
    progress?.advance()
  }

  /// Prints the verdict, and ends the reports.
  mutating func finish(since start: (moment: Int, milliseconds: Double)) throws(ToolError) -> ExitStatus {
    progress?.end()
    if !summary.hasMatch {
      environment.printMessage("\(command.actual), \(command.expected): the folders have no file name in common")
      summary.raise(to: .unreadable)
    }
    let areaNotes = areas.notes(limitsPath: limitsPath ?? "")
    environment.printWarnings(areaNotes)
    if command.report.json {
      let document = ComparisonJSON.document(
        actual: command.actual, expected: command.expected, comparison: comparison, notes: notes + areaNotes,
        summary: summary, files: json)
      try environment.printResult(document.line)
    } else if !command.report.quiet {
      try environment.printResult(printer.end(summary))
    }
    try page?.finish(summary: summary.line)
    if let path = command.outputs.junit {
      let milliseconds = environment.milliseconds() - start.milliseconds
      let document = suite.document(start: start.moment, milliseconds: milliseconds)
      try PictureDestination.file(path).write(Array(document.utf8), sync: false, in: environment)
    }
    return summary.status
  }

  /// Prints the pair's line: errors and notes to standard error, everything else to standard output, unless JSON is
  /// printed there.
  private mutating func print(_ product: PairWork.Product) throws(ToolError) {
    let result = product.result
    if !result.notes.isEmpty { progress?.end() }
    environment.printWarnings(result.notes.map { "\(result.name): \($0)" })
    if case .failed(let error) = result.outcome {
      progress?.end()
      environment.printMessage(error.description)
    }
    guard !command.report.json, !command.report.quiet || result.status != .done, let lines = printer.lines(result)
    else { return }
    progress?.end()
    try environment.printResult(lines)
    if !product.preview.isEmpty { try environment.print(product.preview) }
  }
}
