internal import Canvas
internal import CanvasGoldens
internal import EaselShared

/// What is done with each pair, on any thread: all but what has an order.
struct PairWork: Sendable {
  let outputs: Outputs
  /// Whether what differs, or is new, replaces what was expected.
  let isUpdating: Bool
  let isStrict: Bool
  /// How many threads one pair may use.
  let workers: Int
  let environment: ToolEnvironment

  /// What is wanted besides the result.
  struct Outputs: Sendable {
    /// The file of the panel of a pair; nil where none is wanted.
    var panelFile: @Sendable (_ name: String) -> String?
    /// The file of the difference alone.
    var diffFile: @Sendable (_ name: String) -> String?
    /// How the difference alone is shown.
    var diffPart = PanelPart.difference
    /// Whether equal pairs get both too.
    var panelOfEqual = false
    /// Of the HTML report: the command that takes over a picture; nil where no report is wanted.
    var updateCommand: (@Sendable (_ name: String) -> String)?
    var preview: PreviewStyle?
  }

  /// A result and what goes with it to the outputs that have an order.
  struct Product: Sendable {
    var result: ComparisonResult
    /// The pair's part of the HTML report.
    var reportPart: [UInt8] = []
    /// What shows the pair in the terminal.
    var preview: [UInt8] = []
    /// Why the panel, or another picture, could not be made.
    var failure: ToolError?
  }

  /// - Parameter isOwn: Whether the comparison is this pair's and not that of all.
  func product(of pair: PicturePair, by comparison: ImageComparison, isOwn: Bool) -> Product {
    let start = environment.milliseconds()
    var pictures: LoadedPair?
    let outcome = outcome(of: pair, by: comparison, &pictures)
    var product = Product(result: ComparisonResult(name: pair.name, outcome: outcome))
    product.result.milliseconds = environment.milliseconds() - start
    product.result.notes = pictures?.notes ?? []
    product.result.ownComparison = isOwn ? comparison : nil
    do throws(ToolError) {
      if let pictures { try addPictures(pictures, by: comparison, to: &product) }
    } catch {
      product.failure = error
    }
    var parts = HTMLReport.Pictures()
    if outputs.updateCommand != nil {
      do throws(ToolError) {
        if let pictures {
          parts = try reportPictures(pictures, of: product.result, by: comparison)
        } else if case .onlyIn(let side, _) = product.result.outcome {
          parts = unmatchedPicture(pair, side)
        }
      } catch {
        product.failure = product.failure ?? error
      }
    }
    do throws(ToolError) {
      if isUpdating { product.result.isUpdated = try update(pair, product.result, pictures) }
    } catch {
      product.failure = product.failure ?? error
    }
    if let command = outputs.updateCommand {
      let isPossible = Self.isUpdatePossible(pair, by: parts.actual?.png)
      product.reportPart = HTMLReport.part(product.result, parts, command: isPossible ? command(pair.name) : "")
    }
    return product
  }

  /// Puts the actual file in the place of the expected one, where they differ or there is none; says whether it did.
  private func update(
    _ pair: PicturePair, _ result: ComparisonResult, _ pictures: LoadedPair?
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
      // What is no picture is no golden.
      bytes = try InputFile.bytes(actual, in: environment)
      _ = try InputFile.straightPicture(bytes, of: actual, isStrict: isStrict)
    }
    try Self.checkFormat(bytes, of: actual, inPlaceOf: expected)
    try PictureDestination.writeChecked([AtomicFile.NewFile(path: expected, bytes: bytes)], sync: false, workers: 1)
    return true
  }

  /// Whether an update would take over a picture; nil is one that can't be read.
  private static func isUpdatePossible(_ pair: PicturePair, by picture: [UInt8]?) -> Bool {
    guard let picture, let expected = pair.expected ?? pair.newExpected else { return false }
    return hasOwnFormat(picture, at: expected)
  }

  /// Whether a file's name says no other format than it has.
  private static func hasOwnFormat(_ bytes: [UInt8], at path: String) -> Bool {
    !PictureTree.hasEnding(FilePath(path).bytes, Image.isJPEG(bytes) ? ["png"] : ["jpg", "jpeg"])
  }

  private static func checkFormat(
    _ bytes: [UInt8], of actual: String, inPlaceOf expected: String
  ) throws(ToolError) {
    guard !hasOwnFormat(bytes, at: expected) else { return }
    let (own, other) = Image.isJPEG(bytes) ? ("JPEG", "PNG") : ("PNG", "JPEG")
    throw ToolError(
      .badContent, in: InputFile.label(actual),
      "this is a \(own); --update puts only a \(other) in the place of \(expected)")
  }

  private func outcome(
    of pair: PicturePair, by comparison: ImageComparison, _ pictures: inout LoadedPair?
  ) -> ComparisonResult.Outcome {
    do throws(ToolError) {
      guard let actual = pair.actual else { return .onlyIn(.expected, pair.expected ?? "") }
      guard let expected = pair.expected else { return .onlyIn(.actual, actual) }
      let loaded = try LoadedPair(
        actual: actual, expected: expected, isStrict: isStrict, workers: workers, in: environment)
      let report: ComparisonReport
      do throws(ComparisonError) {
        report = try comparison.compare(
          actual: loaded.actual.picture, expected: loaded.expected.picture, workers: workers)
      } catch {
        throw ToolError(Self.status(of: error), in: pair.name, error)
      }
      pictures = loaded
      return .compared(report)
    } catch {
      return .failed(error)
    }
  }

  private func addPictures(
    _ pictures: LoadedPair, by comparison: ImageComparison, to product: inout Product
  ) throws(ToolError) {
    let isEqual = product.result.state == .same
    if !isEqual || outputs.panelOfEqual {
      if let file = outputs.panelFile(product.result.name) {
        let parts: [PanelPart] = [.expected, .difference, .actual, .heat]
        let png = try png(pictures, of: product.result, by: comparison, parts: parts)
        try PictureDestination.file(file).write(png, sync: false, in: environment)
      }
      if let file = outputs.diffFile(product.result.name) {
        let png = try png(pictures, of: product.result, by: comparison, parts: [outputs.diffPart])
        try PictureDestination.file(file).write(png, sync: false, in: environment)
      }
    }
    if !isEqual, let preview = outputs.preview {
      let (actual, expected) = (pictures.actual.picture, pictures.expected.picture)
      do {
        let panel = try comparison.panel(
          actual: actual, expected: expected, gap: preview.gap, fitting: preview.partSize)
        product.preview = try preview.graphics.text(of: panel, hasTrueColor: preview.hasTrueColor)
      } catch {
        throw ToolError(.internalFault, in: product.result.name, "no preview can be made: \(error)")
      }
    }
  }

  private func reportPictures(
    _ pictures: LoadedPair, of result: ComparisonResult, by comparison: ImageComparison
  ) throws(ToolError) -> HTMLReport.Pictures {
    guard result.state != .same else { return HTMLReport.Pictures() }
    return HTMLReport.Pictures(
      actual: HTMLReport.Picture(pictures.actual), expected: HTMLReport.Picture(pictures.expected),
      difference: try png(pictures, of: result, by: comparison, parts: [.difference]),
      heat: try png(pictures, of: result, by: comparison, parts: [.heat]))
  }

  /// The picture that stands on one side only. One that is none is left out: the line says all that is known.
  private func unmatchedPicture(_ pair: PicturePair, _ side: ComparisonResult.Side) -> HTMLReport.Pictures {
    var pictures = HTMLReport.Pictures()
    guard let file = pair.actual ?? pair.expected, let bytes = try? InputFile.bytes(file, in: environment),
      let picture = try? LoadedPair.LoadedPicture(bytes, of: file, isStrict: isStrict)
    else { return pictures }
    if side == .actual {
      pictures.actual = HTMLReport.Picture(picture)
    } else {
      pictures.expected = HTMLReport.Picture(picture)
    }
    return pictures
  }

  /// Parts of a panel as a PNG. A panel too large for a picture is reduced until it is one.
  private func png(
    _ pictures: LoadedPair, of result: ComparisonResult, by comparison: ImageComparison, parts: [PanelPart]
  ) throws(ToolError) -> [UInt8] {
    do {
      return try comparison.panelPNG(
        actual: pictures.actual.picture, expected: pictures.expected.picture, parts: parts)
    } catch {
      throw ToolError(.internalFault, in: result.name, "no panel can be made: \(error)")
    }
  }

  /// A limit that no picture of this size can have is the caller's mistake; what is left is a system without memory.
  private static func status(of error: ComparisonError) -> ExitStatus {
    if case .size = error { .internalFault } else { .usage }
  }
}
