internal import Canvas
internal import CanvasGoldens

/// What is done with each pair, on any thread: all but what has an order.
struct PairWork: Sendable {
  let comparison: ImageComparison
  let outputs: Outputs
  /// How many threads one pair may use.
  let workers: Int
  let environment: ToolEnvironment

  /// What is wanted besides the result.
  struct Outputs: Sendable {
    /// The file of the panel of a pair; nil where none is wanted.
    var panelFile: @Sendable (_ name: String) -> String?
    /// Whether equal pairs get a panel too.
    var panelOfEqual = false
    var report = false
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

  func product(of pair: PicturePair) -> Product {
    let start = environment.milliseconds()
    var pictures: LoadedPair?
    var product = Product(result: ComparisonResult(name: pair.name, outcome: outcome(of: pair, &pictures)))
    product.result.milliseconds = environment.milliseconds() - start
    do throws(ToolError) {
      if let pictures { try addPictures(pictures, to: &product) }
    } catch {
      product.failure = error
    }
    if outputs.report {
      var parts = HTMLReport.Pictures()
      do throws(ToolError) {
        if let pictures {
          parts = try reportPictures(pictures, of: product.result)
        } else if case .onlyIn(let side, _) = product.result.outcome {
          parts = unmatchedPicture(pair, side)
        }
      } catch {
        product.failure = product.failure ?? error
      }
      product.reportPart = HTMLReport.part(product.result, parts)
    }
    return product
  }

  private func outcome(of pair: PicturePair, _ pictures: inout LoadedPair?) -> ComparisonResult.Outcome {
    do throws(ToolError) {
      guard let actual = pair.actual else { return .onlyIn(.expected, pair.expected ?? "") }
      guard let expected = pair.expected else { return .onlyIn(.actual, actual) }
      let loaded = try LoadedPair(actual: actual, expected: expected, workers: workers, in: environment)
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

  private func addPictures(_ pictures: LoadedPair, to product: inout Product) throws(ToolError) {
    let isEqual = product.result.state == .same
    if !isEqual || outputs.panelOfEqual, let file = outputs.panelFile(product.result.name) {
      let png = try png(pictures, of: product.result, parts: [.expected, .difference, .actual, .heat])
      try PictureDestination.file(file).write(png, sync: false, in: environment)
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
    _ pictures: LoadedPair, of result: ComparisonResult
  ) throws(ToolError) -> HTMLReport.Pictures {
    guard result.state != .same else { return HTMLReport.Pictures() }
    return HTMLReport.Pictures(
      actual: HTMLReport.Picture(pictures.actual), expected: HTMLReport.Picture(pictures.expected),
      difference: try png(pictures, of: result, parts: [.difference]),
      heat: try png(pictures, of: result, parts: [.heat]))
  }

  /// The picture that stands on one side only. One that is none is left out: the line says all that is known.
  private func unmatchedPicture(_ pair: PicturePair, _ side: ComparisonResult.Side) -> HTMLReport.Pictures {
    var pictures = HTMLReport.Pictures()
    guard let file = pair.actual ?? pair.expected, let bytes = try? InputFile.bytes(file, in: environment),
      let decoded = try? InputFile.straightPicture(bytes, of: file)
    else { return pictures }
    let picture = LoadedPair.LoadedPicture(bytes: bytes, picture: decoded)
    if side == .actual {
      pictures.actual = HTMLReport.Picture(picture)
    } else {
      pictures.expected = HTMLReport.Picture(picture)
    }
    return pictures
  }

  /// Parts of a panel as a PNG. A panel too large for a picture is reduced until it is one.
  private func png(
    _ pictures: LoadedPair, of result: ComparisonResult, parts: [PanelPart]
  ) throws(ToolError) -> [UInt8] {
    let (actual, expected) = (pictures.actual.picture, pictures.expected.picture)
    let side = max(actual.pixelWidth, actual.pixelHeight, expected.pixelWidth, expected.pixelHeight)
    do {
      return try panel(actual, expected, parts, fitting: [side, side / 2, side / 4, side / 8]).png()
    } catch {
      throw ToolError(.internalFault, in: result.name, "no panel can be made: \(error)")
    }
  }

  /// The panel that fits into the first of the squares with which the whole is no larger than pictures may be.
  private func panel(
    _ actual: StraightImage, _ expected: StraightImage, _ parts: [PanelPart], fitting sides: [Int]
  ) throws(ComparisonError) -> Image {
    for side in sides.dropLast() {
      do throws(ComparisonError) {
        return try comparison.panel(
          actual: actual, expected: expected, parts: parts, fitting: PixelSize(width: side, height: side))
      } catch {
        guard case .size = error else { throw error }
      }
    }
    let side = sides.last ?? 1
    return try comparison.panel(
      actual: actual, expected: expected, parts: parts, fitting: PixelSize(width: side, height: side))
  }

  /// A limit that no picture of this size can have is the caller's mistake; what is left is a system without memory.
  private static func status(of error: ComparisonError) -> ExitStatus {
    if case .size = error { .internalFault } else { .usage }
  }
}
