internal import CanvasCLibrary

/// `easel goldens report`: shows the pictures of failed tests in one HTML file.
struct ReportGoldensCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Show the pictures of failed tests in an HTML file.",
    usage: "easel goldens report [<name> …] [<options>]",
    discussion: """
      Failed tests leave their pictures in .build/goldens-failed. They are compared again, with the limits of the \
      test, and written to one HTML file that works offline. Each golden is also printed with its difference. The \
      report shows the command that accepts a picture, or those that are selected; see easel goldens accept.

      EXAMPLES:
        easel goldens report
        easel goldens report --format markdown >> "$GITHUB_STEP_SUMMARY"
        easel goldens report 'CardTests/**' -o cards.html
        easel goldens report --failed shard-1 --failed shard-2

      The exit code is 0 if no golden failed, and 2 otherwise.
      """)

  @Option(
    .file("HTML file to write. (default: goldens-report.html in the scratch folder)", ["html"]), name: .shortAndLong)
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Format of the printed results. markdown is a summary for a pull request, github annotates files in GitHub Actions.
      """, valueName: "format"))
  var format = PrintedFormat.text

  @OptionGroup var folders: GoldenFolders
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if report.json, format != .text {
      throw ValidationError("use either --format or --json, not both; each is written to standard output")
    }
  }

  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let output = output ?? "goldens-report.html".path(in: folders.scratch)
    if let problem = FileFormat.html.problem(ofName: output) {
      throw ToolError(.usage, "--output \(output): \(problem)")
    }
    var failed = try folders.failures()
    try failed.keep(folders.names)
    var summary = ComparisonSummary()
    for problem in folders.names.isEmpty ? failed.problems : [] {
      environment.printMessage(problem.description)
      summary.raise(to: problem.status)
    }
    let pairs = failed.failures.map { pair(of: $0, in: failed) }
    for file in pairs.flatMap({ [$0.actual, $0.expected] }).compactMap(\.self) { environment.files.willRead(file) }
    try environment.files.check([output])
    let page = try HTMLReport(
      output, "Failed goldens", of: [failed.folders.joined(separator: ", ")], command: acceptCommand
    )
    var printer = ResultPrinter(format)
    let json = try compare(pairs, failed.failures, page, &printer, &summary, in: environment)
    let line = pairs.isEmpty ? "no golden failed" : summary.line
    try page.finish(summary: line)
    if report.json {
      let document: JSONText = .object([
        "version": .whole(Report.version), "report": .text(output), "failed": .list(json),
      ])
      try environment.printResult(document.line)
    } else if format != .text {
      let errors = summary.status == .done ? "" : "; but there were errors"
      try environment.printResult(pairs.isEmpty ? line + errors : printer.end(summary))
      if format == .markdown, !pairs.isEmpty {
        try environment.printResult("\nTo accept all of them: \(MarkdownText.code(acceptCommand))")
      }
    } else if !report.quiet, environment.errorIsTerminal {
      environment.printMessage("\(output): \(line)")
    }
    return summary.status
  }

  /// Compares the pictures of failures by the limits of their tests, and prints the results. Returns them for JSON.
  private func compare(
    _ pairs: [PicturePair], _ failures: [FailedGoldens.Failure], _ page: HTMLReport, _ printer: inout ResultPrinter,
    _ summary: inout ComparisonSummary, in environment: ToolEnvironment
  ) throws(ToolError) -> [JSONText] {
    let exact = ImageComparison(details: .all)
    let comparisons = zip(failures, pairs).map { failure, pair in
      failure.limits.flatMap { limits in
        limits.match(pair.name).map { limits.comparison(of: $0, otherwise: exact) }
      }
    }
    let work = PairWork(
      outputs: PairWork.Outputs(isReported: true, showsPictures: true), isUpdating: false, isStrict: false, workers: 1,
      environment: environment)
    let progress =
      pairs.count > 1 ? ProgressLine("comparing", total: pairs.count, isQuiet: report.quiet, in: environment) : nil
    defer { progress?.end() }
    var json: [JSONText] = []
    try forEachInOrder(
      count: pairs.count, workers: environment.coreCount,
      { work.product(of: pairs[$0], by: comparisons[$0] ?? exact, isOwn: comparisons[$0] != nil) }
    ) { (product) throws(ToolError) in
      let result = product.result
      summary.add(result)
      // A test failed, whatever the pictures are now.
      summary.raise(to: .picturesUnlike)
      progress?.end()
      if let failure = product.failure {
        environment.printMessage(failure.description)
        summary.raise(to: failure.status)
      }
      try page.add(product.reportPart)
      json.append(
        .object(["golden": .text(result.name), "state": .text(result.state.rawValue), "message": .text(result.message)])
      )
      if !report.json { try print(result, by: &printer, in: environment) }
      progress?.advance()
    }
    return json
  }

  private func print(
    _ result: ComparisonResult, by printer: inout ResultPrinter, in environment: ToolEnvironment
  ) throws(ToolError) {
    if case .failed(let error) = result.outcome { environment.printMessage(error.description) }
    if format != .text {
      var result = result
      result.file = result.name.path(in: folders.packagePath)
      if let lines = printer.lines(result) { try environment.printResult(lines) }
    } else if result.state != .failed {
      try environment.printResult("\(result.name): \(result.message)".escapingControlCharacters)
    }
  }

  /// The pictures of a failure. The golden as it was when the test ran is the expected one.
  private func pair(of failure: FailedGoldens.Failure, in failed: FailedGoldens) -> PicturePair {
    PicturePair(
      name: failure.golden.text, actual: failed.file(FailedGolden.actual, of: failure),
      expected: failure.hasExpected ? failed.file(FailedGolden.expected, of: failure) : nil,
      newExpected: failure.hasExpected ? nil : failure.golden.text.path(in: folders.packagePath))
  }

  /// The command that accepts all pictures, or with names some.
  private var acceptCommand: String {
    let options =
      [("package", folders.package), ("scratch-path", folders.scratchPath)] + folders.failed.map { ("failed", $0) }
      + folders.goldens.map { ("goldens", $0) }
    let words = options.compactMap { name, value in value.map { " --\(name) \($0.shellWord)" } }.joined()
    return "easel goldens accept\(words)"
  }
}
