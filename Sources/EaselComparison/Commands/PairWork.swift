/// The work for each pair that can run on any thread and in any order.
struct PairWork: Sendable {
  let outputs: Outputs
  /// Whether to replace expected pictures with different or new ones.
  let isUpdating: Bool
  let isStrict: Bool
  /// Whether files with equal bytes are the same without being decoded.
  var trustsEqualBytes = false
  /// The maximum number of threads for a pair.
  let workers: Int
  let environment: ToolEnvironment

  /// The outputs besides the result.
  struct Outputs: Sendable {
    /// Returns the file for a pair's panel, or nil for none.
    var panelFile: @Sendable (_ name: String) -> String? = { _ in nil }
    /// Returns the file for the difference alone, or nil for none.
    var diffFile: @Sendable (_ name: String) -> String? = { _ in nil }
    /// The form of the difference alone.
    var diffPart = PanelPart.difference
    /// Whether both files are written for equal pairs too.
    var panelOfEqual = false
    /// Whether there is an HTML report.
    var isReported = false
    /// Returns what the command that accepts a picture ends with, or nil if there is no command.
    var acceptedWord: @Sendable (_ name: String) -> String? = { $0.shellWord }
    var preview: PreviewStyle?
    /// Whether an output shows pictures that differ.
    var showsPictures = false

    /// Whether an output shows the pictures of a report, for which they must be decoded whole.
    func shows(_ report: ComparisonReport) -> Bool { showsPictures && (panelOfEqual || !report.isEqual) }
  }

  /// A result, and its parts of the outputs that must be written in order.
  struct Product: Sendable {
    var result: ComparisonResult
    /// The pair's part of the HTML report.
    var reportPart: [UInt8] = []
    /// The characters that show the pair in the terminal.
    var preview: [UInt8] = []
    /// The error if the panel or another picture couldn't be written.
    var failure: ToolError?
  }

  /// - Parameter isOwn: Whether the comparison is for this pair only.
  func product(of pair: PicturePair, by comparison: ImageComparison, isOwn: Bool) -> Product {
    let start = environment.milliseconds()
    var pictures: ComparedPictures?
    var notes: [String] = []
    let outcome = outcome(of: pair, by: comparison, &pictures, &notes)
    var product = Product(result: ComparisonResult(name: pair.name, outcome: outcome, file: pair.file))
    product.result.milliseconds = environment.milliseconds() - start
    product.result.notes = notes
    if case .compared(let report) = outcome, report.pixelCount == 0 {
      product.result.notes.append(Self.nothingCompared)
    }
    product.result.ownComparison = isOwn ? comparison : nil
    func attempt(_ work: () throws(ToolError) -> Void) {
      do throws(ToolError) { try work() } catch { product.failure = product.failure ?? error }
    }
    if let pictures {
      attempt { () throws(ToolError) in try addPictures(pictures, by: comparison, to: &product) }
    }
    var parts = HTMLReport.Pictures()
    attempt { () throws(ToolError) in
      if outputs.isReported { parts = try reportPictures(pair, pictures, of: product.result, by: comparison) }
    }
    attempt { () throws(ToolError) in
      if isUpdating { product.result.isUpdated = try update(pair, product.result, pictures) }
    }
    if outputs.isReported {
      let isPossible = Self.isUpdatePossible(pair, by: parts.actual?.bytes)
      product.reportPart = HTMLReport.part(
        product.result, parts, word: isPossible ? outputs.acceptedWord(pair.name) : nil)
    }
    return product
  }

  /// Replaces the expected file with the actual one, if they differ or there is none. Returns whether it did.
  private func update(
    _ pair: PicturePair, _ result: ComparisonResult, _ pictures: ComparedPictures?
  ) throws(ToolError) -> Bool {
    switch result.state {
    case .same, .within, .removed, .failed: return false
    case .changed, .resized, .added: break
    }
    guard let actual = pair.actual, let expected = pair.expected ?? pair.newExpected else { return true }
    let bytes: [UInt8]
    if let pictures {
      bytes = pictures.actual.bytes
    } else {
      // Only pictures can become goldens.
      bytes = try InputFile.bytes(actual, in: environment)
      _ = try asTool(ComparedPictures.Picture(bytes, of: InputFile.label(actual), isStrict: isStrict))
    }
    try Self.checkFormat(bytes, of: actual, inPlaceOf: expected)
    try PictureDestination.writeChecked([AtomicFile.NewFile(path: expected, bytes: bytes)], sync: false, workers: 1)
    return true
  }

  /// Whether an update would accept a picture; nil if the picture can't be read.
  private static func isUpdatePossible(_ pair: PicturePair, by picture: [UInt8]?) -> Bool {
    guard let picture, let expected = pair.expected ?? pair.newExpected else { return false }
    return hasOwnFormat(picture, at: expected)
  }

  private static let formats: [(name: String, endings: [String])] =
    [("PNG", ["png"]), ("JPEG", ["jpg", "jpeg"]), ("WebP", ["webp"])]

  /// The format of a picture's bytes.
  private static func format(_ bytes: [UInt8]) -> (name: String, endings: [String]) {
    formats[Image.isJPEG(bytes) ? 1 : Image.isWebP(bytes) ? 2 : 0]
  }

  /// Whether the extension of a file's name doesn't contradict its format.
  private static func hasOwnFormat(_ bytes: [UInt8], at path: String) -> Bool {
    let own = format(bytes).endings
    let others = formats.flatMap(\.endings).filter { !own.contains($0) }
    return !PictureTree.hasEnding(FilePath(path).bytes, others)
  }

  private static func checkFormat(
    _ bytes: [UInt8], of actual: String, inPlaceOf expected: String
  ) throws(ToolError) {
    guard !hasOwnFormat(bytes, at: expected) else { return }
    let own = format(bytes).name
    let other = formats.first { PictureTree.hasEnding(FilePath(expected).bytes, $0.endings) }?.name ?? "PNG"
    throw ToolError(
      .badContent, in: InputFile.label(actual),
      "\(expected) must be replaced with a \(other), not a \(own)")
  }

  private func outcome(
    of pair: PicturePair, by comparison: ImageComparison, _ pictures: inout ComparedPictures?, _ notes: inout [String]
  ) -> ComparisonResult.Outcome {
    func named<T>(_ report: () throws(ComparisonError) -> T) throws(ToolError) -> T {
      do { return try report() } catch { throw ToolError(Self.status(of: error), in: pair.name, error) }
    }
    do throws(ToolError) {
      guard let actual = pair.actual else { return .onlyIn(.expected, pair.expected ?? "") }
      guard let expected = pair.expected else { return .onlyIn(.actual, actual) }
      let files = [actual, expected]
      let stored = try files.map { (file) throws(ToolError) in try InputFile.stored(file, in: environment) }
      // A panel of equal pictures needs them.
      if trustsEqualBytes, !outputs.panelOfEqual, stored[0] == stored[1] { return .sameBytes }
      var report = try named { () throws(ComparisonError) in try streamed(stored, by: comparison) }
      var loaded: ComparedPictures?
      if report.map({ outputs.shows($0) }) ?? true {
        let bytes = try zip(stored, files).map { (stored, file) throws(ToolError) in
          if case .memory(let bytes) = stored { bytes } else { try InputFile.bytes(file, in: environment) }
        }
        let pictures = try asTool(
          ComparedPictures(bytes, of: files.map(InputFile.label), isStrict: isStrict, workers: workers))
        loaded = pictures
        let (actual, expected) = (pictures.actual.samples, pictures.expected.samples)
        if report == nil {
          report = try named { () throws(ComparisonError) in
            try comparison.report(actual: actual, expected: expected, workers: workers)
          }
        }
      }
      guard let report, !isStrict || report.pixelCount > 0 else {
        throw ToolError(.badContent, in: pair.name, "\(Self.nothingCompared); this is an error with --strict")
      }
      pictures = loaded
      notes = loaded?.notes ?? Self.colorNote(stored).map { [$0] } ?? []
      return .compared(report)
    } catch {
      return .failed(error)
    }
  }

  /// The report on two large PNGs of equal size, which are compared while their rows are decoded. Nil if they must be decoded
  /// whole, which then also tells what is wrong with them.
  private func streamed(
    _ stored: [StoredBytes], by comparison: ImageComparison
  ) throws(ComparisonError) -> ComparisonReport? {
    guard !isStrict || Self.colorNote(stored) == nil, let expected = PictureRows(png: stored[1]),
      let actual = stored[0] == stored[1] ? expected : PictureRows(png: stored[0]), actual.size == expected.size
    else { return nil }
    return try comparison.report(actual: actual, expected: expected, workers: workers)
  }

  private static func colorNote(_ pngs: [StoredBytes]) -> String? {
    ComparedPictures.colorNote(PNGColorSpace(png: pngs[0]), PNGColorSpace(png: pngs[1]))
  }

  private func addPictures(
    _ pictures: ComparedPictures, by comparison: ImageComparison, to product: inout Product
  ) throws(ToolError) {
    let isEqual = product.result.state == .same
    if !isEqual || outputs.panelOfEqual {
      let files: [(String?, [PanelPart])] = [
        (outputs.panelFile(product.result.name), [.expected, .difference, .actual, .heat]),
        (outputs.diffFile(product.result.name), [outputs.diffPart]),
      ]
      for case (let file?, let parts) in files {
        let png = try png(pictures, of: product.result, by: comparison, parts: parts)
        try PictureDestination.file(file).write(png, sync: false, in: environment)
      }
    }
    if !isEqual, let preview = outputs.preview {
      let (actual, expected) = (pictures.actual.samples, pictures.expected.samples)
      do {
        let panel = try comparison.panel(
          actual: actual, expected: expected, gap: preview.gap, fitting: preview.partSize)
        product.preview = try preview.graphics.text(of: panel, hasTrueColor: preview.hasTrueColor)
      } catch {
        throw ToolError(.internalFault, in: product.result.name, "the preview couldn't be drawn: \(error)")
      }
    }
  }

  private func reportPictures(
    _ pair: PicturePair, _ pictures: ComparedPictures?, of result: ComparisonResult, by comparison: ImageComparison
  ) throws(ToolError) -> HTMLReport.Pictures {
    guard let pictures, result.state != .same else { return unmatchedPicture(pair, result) }
    // For small pictures, a thread costs more than it saves.
    let isLarge = pictures.expected.samples.pixelWidth * pictures.expected.samples.pixelHeight > 1 << 18
    let pngs = parallelMap(count: 2, workers: isLarge ? workers : 1) { place in
      Result { () throws(ToolError) in
        try png(pictures, of: result, by: comparison, parts: [[.difference, .heat][place]])
      }
    }
    return HTMLReport.Pictures(
      actual: pictures.actual, expected: pictures.expected, difference: try pngs[0].get(), heat: try pngs[1].get())
  }

  /// Returns the picture of a name that is on one side only. A file that isn't a picture is omitted.
  private func unmatchedPicture(_ pair: PicturePair, _ result: ComparisonResult) -> HTMLReport.Pictures {
    guard case .onlyIn(let side, _) = result.outcome, let file = pair.actual ?? pair.expected,
      let bytes = try? InputFile.bytes(file, in: environment),
      let picture = try? ComparedPictures.Picture(bytes, of: file, isStrict: isStrict)
    else { return HTMLReport.Pictures() }
    return side == .actual ? HTMLReport.Pictures(actual: picture) : HTMLReport.Pictures(expected: picture)
  }

  /// Returns parts of a panel as a PNG. A panel that is too large for a picture is scaled down.
  private func png(
    _ pictures: ComparedPictures, of result: ComparisonResult, by comparison: ImageComparison, parts: [PanelPart]
  ) throws(ToolError) -> [UInt8] {
    do {
      return try comparison.panelPNG(
        actual: pictures.actual.samples, expected: pictures.expected.samples, parts: parts)
    } catch {
      throw ToolError(.internalFault, in: result.name, "the panel couldn't be drawn: \(error)")
    }
  }

  private static let nothingCompared = "every pixel is ignored, so none was compared"

  /// The exit code of an error. A limit that is invalid for this size is a usage error; otherwise, memory ran out.
  private static func status(of error: ComparisonError) -> ExitStatus {
    if case .size = error { .internalFault } else { .usage }
  }
}
