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
  /// Whether files with equal bytes are the same without being decoded.
  var trustsEqualBytes = false
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
  var format = PrintedFormat.text

  init(actual: String, expected: String) {
    self.actual = actual
    self.expected = expected
  }
}

extension ComparisonJob {
  package func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = (moment: environment.secondsSince1970(), milliseconds: environment.milliseconds())
    let isFolder = try isFolder(actual)
    // An update creates an expected file or folder that doesn't exist yet.
    let isNew = isUpdating && expected != "-" && access(expected.fileSystemName, F_OK) != 0 && errno == ENOENT
    let areFolders = (isFolder, isNew ? isFolder : try self.isFolder(expected))
    guard areFolders.0 == areFolders.1 else {
      throw ToolError(
        .usage, "\(actual), \(expected): can't compare a folder with a file; use two files or two folders")
    }
    var summary = ComparisonSummary()
    let found = try found(ofFolders: areFolders.0, isNew: isNew)
    var notes = found.leftOut + found.notes
    if isStrict, !found.leftOut.isEmpty {
      for note in found.leftOut { environment.printMessage("\(note); this is an error with --strict") }
      summary.raise(to: .badContent)
    } else {
      environment.printWarnings(found.leftOut)
    }
    environment.printWarnings(found.notes)
    let pairs = found.pairs
    let limits = try limits(ofFolders: areFolders.0, in: environment)
    let names = pairs.map { limitName(of: $0) }
    let matches = limits.map { limits in
      parallelMap(count: pairs.count, workers: environment.coreCount) { limits.match(names[$0]) }
    }
    if let limits, let limitsPath, self.names.isEmpty {
      let unused = limits.unused(in: matches ?? []).map { glob in
        let hint = NameChoice.folderHint(glob, among: pairs.lazy.map(\.name))
        return "\(limitsPath): no picture matches \(glob)\(hint)"
      }
      environment.printWarnings(unused)
      notes += unused
    }

    // Registered before the first panel is written, so that a pair that is read later isn't overwritten either.
    if panel != nil || report != nil || junit != nil || diff != nil {
      for file in pairs.flatMap({ [$0.actual, $0.expected] }).compactMap(\.self) { environment.files.willRead(file) }
      try environment.files.check(
        [report, junit, areFolders.0 ? nil : panel, areFolders.0 ? nil : diff].compactMap(\.self))
      try checkOutputNames(ofFolders: areFolders.0)
    }
    let comparison = detailed
    // Made when the pair's turn comes: kept for all pairs, the areas of a large file of limits would fill the memory.
    let ownComparison = { @Sendable (index: Int) -> ImageComparison? in
      (matches?[index]).flatMap { limits?.comparison(of: $0, otherwise: comparison) }
    }
    let work = PairWork(
      outputs: pairOutputs(ofFolders: areFolders.0, in: environment), isUpdating: isUpdating, isStrict: isStrict,
      trustsEqualBytes: trustsEqualBytes,
      workers: pairs.count == 1 ? min(environment.coreCount, Threads.maximum) : 1, environment: environment)
    let page = try report.map { (path) throws(ToolError) in
      try HTMLReport(path, actual: actual, expected: expected)
    }
    let progress =
      pairs.count > 1 ? ProgressLine("comparing", total: pairs.count, isQuiet: isQuiet, in: environment) : nil
    var suite = JUnitReport()
    var areas = IgnoredAreaCheck(self.comparison.ignoredAreas, limits: limits)
    var printer = ResultPrinter(format)
    var index = 0
    var json: [JSONText] = []
    try forEachInOrder(
      count: pairs.count, workers: environment.coreCount,
      { index in
        let own = ownComparison(index)
        return work.product(of: pairs[index], by: own ?? comparison, isOwn: own != nil)
      }
    ) {
      (product) throws(ToolError) in
      summary.add(product.result)
      areas.add(product.result, matches?[index])
      index += 1
      try print(product, &printer, progress, in: environment)
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
    let areaNotes = areas.notes(limitsPath: limitsPath ?? "")
    environment.printWarnings(areaNotes)
    if isJSON {
      let document = ComparisonJSON.document(
        actual: actual, expected: expected, comparison: comparison, notes: notes + areaNotes, summary: summary,
        files: json)
      try environment.printResult(document.line)
    } else if !isQuiet {
      try environment.printResult(printer.end(summary))
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

  private func found(ofFolders: Bool, isNew: Bool) throws(ToolError) -> PicturePair.Found {
    if ofFolders {
      return try PicturePair.ofFolders(
        actual: actual, expected: expected, isNew: isNew, choice: try NameChoice(names))
    }
    if let name = names.first {
      throw ToolError(.usage, "\(name): names can be given only for folders")
    }
    let pair = PicturePair(
      name: InputFile.label(actual), actual: actual, expected: isNew ? nil : expected,
      newExpected: isNew ? expected : nil)
    return PicturePair.Found(pairs: [pair], leftOut: [], notes: [])
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
      panelOfEqual: !ofFolders && (panel != nil || diff != nil),
      updateCommand: report == nil ? nil : updateCommand(ofFolders: ofFolders),
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

  /// Prints the pair's line: errors and notes to standard error, everything else to standard output, unless JSON is
  /// printed there.
  private func print(
    _ product: PairWork.Product, _ printer: inout ResultPrinter, _ progress: ProgressLine?,
    in environment: ToolEnvironment
  ) throws(ToolError) {
    let result = product.result
    if !result.notes.isEmpty { progress?.end() }
    environment.printWarnings(result.notes.map { "\(result.name): \($0)" })
    if case .failed(let error) = result.outcome {
      progress?.end()
      environment.printMessage(error.description)
    }
    guard !isJSON, !isQuiet || result.status != .done, let lines = printer.lines(result) else { return }
    progress?.end()
    try environment.printResult(lines)
    if !product.preview.isEmpty { try environment.print(product.preview) }
  }
}
