internal import Canvas
internal import CanvasCLibrary
internal import CanvasGoldens
package import EaselShared

/// A comparison of two files or folders, with its options.
///
/// It is separate from the command, so that it can be created without the parser.
package struct ComparisonJob {
  var actual: String
  var expected: String
  /// For folders: names or globs of the pictures to compare, or empty for all.
  var names: [String] = []
  var comparison = ImageComparison()
  /// A file of limits, instead of the one in the expected folder.
  var limitsFile: String?
  /// Whether to replace expected pictures with different or new ones.
  var isUpdating = false
  /// Whether warnings are errors.
  var isStrict = false
  var panel: String?
  /// The file for the difference alone. For folders, it is a folder.
  var diff: String?
  var isDiffMask = false
  var report: String?
  var junit: String?
  /// Whether to show differences if standard output is a terminal.
  var isPreviewed = false
  /// The protocol for showing differences, even without a terminal.
  var previewAs: TerminalGraphics?
  var isQuiet = false
  var isJSON = false

  /// Creates a job for the plain command line, `compare` and two names, as it is used in loops over many files. Parsing
  /// it takes longer than comparing two cards. Returns nil for every other command line.
  package init?(plainArguments arguments: [String]) {
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
  package func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = (moment: environment.secondsSince1970(), milliseconds: environment.milliseconds())
    let areFolders = (try isFolder(actual), try isFolder(expected))
    guard areFolders.0 == areFolders.1 else {
      throw ToolError(
        .usage, "\(actual), \(expected): can't compare a folder with a file; use two files or two folders")
    }
    let pairs = try pairs(ofFolders: areFolders.0, in: environment)
    let limits = try limits(ofFolders: areFolders.0, in: environment)
    if let limits, let limitsPath, names.isEmpty {
      let unused = limits.unused(among: pairs.map { limitName(of: $0) })
      environment.printWarnings(unused.map { "\(limitsPath): no picture matches \($0)" })
    }

    // Registered before the first panel is written, so that a pair that is read later isn't overwritten either.
    if panel != nil || report != nil || junit != nil || diff != nil {
      for file in pairs.flatMap({ [$0.actual, $0.expected] }).compactMap(\.self) { environment.files.willRead(file) }
      try environment.files.check(
        [report, junit, areFolders.0 ? nil : panel, areFolders.0 ? nil : diff].compactMap(\.self))
      try checkOutputNames(ofFolders: areFolders.0)
    }
    let comparison = detailed
    let comparisons = pairs.map { limits?.comparison(of: limitName(of: $0), otherwise: comparison) }
    let work = PairWork(
      outputs: pairOutputs(ofFolders: areFolders.0, in: environment), isUpdating: isUpdating, isStrict: isStrict,
      workers: pairs.count == 1 ? min(environment.coreCount, PictureThreads.count) : 1, environment: environment)
    let page = try report.map { (path) throws(ToolError) in
      try HTMLReport(path, actual: actual, expected: expected)
    }
    let progress =
      pairs.count > 1 ? ProgressLine("comparing", total: pairs.count, isQuiet: isQuiet, in: environment) : nil
    var summary = ComparisonSummary()
    var suite = JUnitReport()
    var json: [JSONText] = []
    try forEachInOrder(
      count: pairs.count, workers: environment.coreCount,
      { work.product(of: pairs[$0], by: comparisons[$0] ?? comparison, isOwn: comparisons[$0] != nil) }
    ) {
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
      environment.printMessage("\(actual), \(expected): the folders have no file name in common")
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

  /// Throws if an output's name has the extension of another format, or of a picture if the output is a folder.
  private func checkOutputNames(ofFolders: Bool) throws(ToolError) {
    for (option, path, format) in [("--report", report, FileFormat.html), ("--junit", junit, .xml)] {
      guard let path, let problem = format.problem(ofName: path) else { continue }
      throw ToolError(.usage, "\(option) \(path): \(problem)")
    }
    for (option, path) in [("--panel", panel), ("--diff", diff)] {
      guard let path else { continue }
      if !ofFolders { try PictureDestination.checkFormat(path) }
      if ofFolders, FileFormat.isPicture(path) {
        throw ToolError(.usage, "\(option) \(path): two folders have many pictures; use the name of a folder")
      }
    }
  }

  private func pairs(ofFolders: Bool, in environment: ToolEnvironment) throws(ToolError) -> [PicturePair] {
    guard ofFolders else {
      if let name = names.first {
        throw ToolError(.usage, "\(name): names can be given only for folders")
      }
      return [PicturePair(name: InputFile.label(actual), actual: actual, expected: expected)]
    }
    let found = try PicturePair.ofFolders(actual: actual, expected: expected)
    environment.printWarnings(found.warnings)
    guard !names.isEmpty else { return found.pairs }
    var isChosen = found.pairs.map { _ in false }
    for name in names {
      let path = FilePath(name)
      // The name of an existing picture matches only that picture, even if it is also a pattern.
      let isName = found.pairs.contains { FilePath($0.name) == path }
      let glob = Glob(name)
      var hasAny = false
      for (index, pair) in found.pairs.enumerated()
      where isName ? FilePath(pair.name) == path : glob.matches(pair.name) {
        isChosen[index] = true
        hasAny = true
      }
      guard hasAny else {
        throw ToolError(.unreadable, "\(name): there is no such picture in \(actual) or \(expected)")
      }
    }
    return zip(found.pairs, isChosen).filter(\.1).map(\.0)
  }

  /// The comparison with all details for the report.
  private var detailed: ImageComparison {
    var comparison = comparison
    comparison.details = .all
    return comparison
  }

  /// The file of limits to read, if any.
  private var limitsPath: String? {
    if let limitsFile { return limitsFile }
    let path = GoldenLimits.fileName.path(in: expected)
    return access(path.fileSystemName, F_OK) == 0 ? path : nil
  }

  private func limits(ofFolders: Bool, in environment: ToolEnvironment) throws(ToolError) -> GoldenLimits? {
    guard ofFolders || limitsFile != nil, let limitsPath else { return nil }
    environment.files.willRead(limitsPath)
    return try GoldenLimits(contentsOf: limitsPath)
  }

  /// The name that the globs of limits must match: the pair's name for folders, the expected file's name for files.
  private func limitName(of pair: PicturePair) -> String {
    names.isEmpty && pair.name == InputFile.label(actual) ? expected.fileName : pair.name
  }

  private func isFolder(_ path: String) throws(ToolError) -> Bool {
    path == "-" ? false : try PictureTree.isFolder(path)
  }

  private func pairOutputs(ofFolders: Bool, in environment: ToolEnvironment) -> PairWork.Outputs {
    let (panel, diff) = (panel, diff)
    let isShown = previewAs != nil || isPreviewed && environment.outputIsTerminal
    return PairWork.Outputs(
      panelFile: { name in panel.map { ofFolders ? PicturePair.pngName(name).path(in: $0) : $0 } },
      diffFile: { name in diff.map { ofFolders ? PicturePair.pngName(name).path(in: $0) : $0 } },
      diffPart: isDiffMask ? .mask : .difference,
      // A single file is always written, so that an outdated file isn't mistaken for the result.
      panelOfEqual: !ofFolders, updateCommand: report == nil ? nil : updateCommand(ofFolders: ofFolders),
      preview: isShown ? PreviewStyle(previewAs, in: environment) : nil)
  }

  /// Returns the command that updates a picture.
  private func updateCommand(ofFolders: Bool) -> @Sendable (_ name: String) -> String {
    let start = "easel compare \(actual.shellWord) \(expected.shellWord) --update"
    let isPossible = actual != "-" && expected != "-"
    return { name in
      guard isPossible else { return "" }
      return ofFolders ? "\(start)\(name.hasPrefix("-") ? " --" : "") \(name.shellWord)" : start
    }
  }

  /// Prints the pair's line: errors to standard error, everything else to standard output, unless JSON is printed
  /// there.
  private func print(
    _ product: PairWork.Product, _ progress: ProgressLine?, in environment: ToolEnvironment
  ) throws(ToolError) {
    let result = product.result
    if !result.notes.isEmpty { progress?.end() }
    environment.printWarnings(result.notes.map { "\(result.name): \($0)" })
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
