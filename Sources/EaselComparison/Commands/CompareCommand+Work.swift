internal import CanvasCLibrary

extension CompareCommand {
  package func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = (moment: environment.secondsSince1970(), milliseconds: environment.milliseconds())
    var comparison = try asTool(settings().comparison)
    comparison.details = .all
    let areFolders = try areFolders()
    let found = try found(ofFolders: areFolders)
    let limits = try limits(ofFolders: areFolders, in: environment)
    var output = ComparisonOutput(self, comparison, limits, found, in: environment)
    try register(found.pairs, ofFolders: areFolders, in: environment)
    try output.begin()
    let work = PairWork(
      outputs: pairOutputs(ofFolders: areFolders, in: environment), isUpdating: update, isStrict: strict,
      trustsEqualBytes: trustEqualBytes,
      workers: found.pairs.count == 1 ? min(environment.coreCount, Threads.maximum) : 1, environment: environment)
    let matches = output.matches
    try forEachInOrder(
      count: found.pairs.count, workers: environment.coreCount,
      { [comparison] index in
        // Made when the pair's turn comes: kept for all pairs, the areas of a large file of limits would fill the memory.
        let own = matches?[index].flatMap { limits?.limits.comparison(of: $0, otherwise: comparison) }
        return work.product(of: found.pairs[index], by: own ?? comparison, isOwn: own != nil)
      }
    ) { (product) throws(ToolError) in try output.add(product) }
    return try output.finish(since: start)
  }

  /// Whether the two sides are folders. Throws if only one is.
  private func areFolders() throws(ToolError) -> Bool {
    let isFolder = try isFolder(actual)
    guard (isNew ? isFolder : try self.isFolder(expected)) == isFolder else {
      throw ToolError(
        .usage, "\(actual), \(expected): can't compare a folder with a file; use two files or two folders")
    }
    return isFolder
  }

  private func isFolder(_ path: String) throws(ToolError) -> Bool {
    path == "-" ? false : try PictureTree.isFolder(path)
  }

  /// Whether an update creates the expected file or folder.
  private var isNew: Bool {
    update && expected != "-" && access(expected.fileSystemName, F_OK) != 0 && errno == ENOENT
  }

  private func found(ofFolders: Bool) throws(ToolError) -> PicturePair.Found {
    if ofFolders {
      return try PicturePair.ofFolders(
        actual: actual, expected: expected, isNew: isNew, choice: try NameChoice(names))
    }
    if let name = names.first { throw ToolError(.usage, "\(name): names can be given only for folders") }
    let pair = PicturePair(
      name: InputFile.label(actual), actual: actual, expected: isNew ? nil : expected,
      newExpected: isNew ? expected : nil)
    return PicturePair.Found(pairs: [pair], leftOut: [], notes: [])
  }

  /// The file of limits, if there is any.
  private func limits(
    ofFolders: Bool, in environment: ToolEnvironment
  ) throws(ToolError) -> (path: String, limits: GoldenLimits)? {
    var path = limitsFile
    if path == nil, ofFolders {
      let usual = GoldenLimits.fileName.path(in: expected)
      if access(usual.fileSystemName, F_OK) == 0 { path = usual }
    }
    guard let path else { return nil }
    environment.files.willRead(path)
    return (path, try GoldenLimits(contentsOf: path))
  }

  /// Throws if an output can't be written. The pictures are registered before the first panel is written, so that a pair
  /// that is read later isn't overwritten either.
  private func register(
    _ pairs: [PicturePair], ofFolders: Bool, in environment: ToolEnvironment
  ) throws(ToolError) {
    guard !outputs.files.isEmpty else { return }
    for file in pairs.flatMap({ [$0.actual, $0.expected] }).compactMap(\.self) { environment.files.willRead(file) }
    try environment.files.check(
      [outputs.report, outputs.junit, ofFolders ? nil : outputs.panel, ofFolders ? nil : outputs.diff]
        .compactMap(\.self))
    for (option, path, format) in [("--report", outputs.report, FileFormat.html), ("--junit", outputs.junit, .xml)] {
      guard let path, let problem = format.problem(ofName: path) else { continue }
      throw ToolError(.usage, "\(option) \(path): \(problem)")
    }
    for (option, path) in [("--panel", outputs.panel), ("--diff", outputs.diff)] {
      guard let path else { continue }
      if !ofFolders { try PictureDestination.checkFormat(path) }
      if ofFolders, FileFormat.isPicture(path) {
        throw ToolError(.usage, "\(option) \(path): two folders have many pictures; use the name of a folder")
      }
    }
  }

  private func pairOutputs(ofFolders: Bool, in environment: ToolEnvironment) -> PairWork.Outputs {
    let (panel, diff) = (outputs.panel, outputs.diff)
    let hasNames = actual != "-" && expected != "-"
    let isShown = outputs.previewAs != nil || outputs.preview && environment.outputIsTerminal
    return PairWork.Outputs(
      panelFile: { name in panel.map { ofFolders ? PicturePair.pngName(name).path(in: $0) : $0 } },
      diffFile: { name in diff.map { ofFolders ? PicturePair.pngName(name).path(in: $0) : $0 } },
      diffPart: outputs.diffMask ? .mask : .difference,
      // A single file is always written, so that an outdated file isn't mistaken for the result.
      panelOfEqual: !ofFolders && (panel != nil || diff != nil),
      isReported: outputs.report != nil,
      acceptedWord: { hasNames ? ofFolders ? $0.shellWord : "" : nil },
      preview: isShown ? PreviewStyle(outputs.previewAs, in: environment) : nil,
      showsPictures: isShown || panel != nil || diff != nil || outputs.report != nil)
  }
}
