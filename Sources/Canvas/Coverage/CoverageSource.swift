/// What gives the coverage of a shape.
protocol CoverageSource {
  /// Pixels outside of which there is no coverage.
  var pixels: PixelRect { get }

  /// Gives the coverage inside `bounds`.
  func emit(in bounds: PixelRect, into consumer: inout some CoverageConsumer)

  /// The same inside of `area` for each of so many threads, sharing no memory that one of them changes.
  func forThreads(_ count: Int, in area: PixelRect) -> [Self]
}

extension CoverageSource {
  func forThreads(_ count: Int, in area: PixelRect) -> [Self] { Array(repeating: self, count: count) }

  /// Gives the coverage inside `bounds`, with or without shades at the edges.
  func emit<Consumer: CoverageConsumer>(in bounds: PixelRect, antialiased: Bool, into consumer: inout Consumer) {
    if antialiased {
      emit(in: bounds, into: &consumer)
    } else {
      var thresholded = ThresholdedCoverage(consumer)
      emit(in: bounds, into: &thresholded)
      consumer = thresholded.inner
    }
  }
}

/// The coverage of a shape given by its edges.
struct ShapeCoverage<Edges: EdgeSource>: CoverageSource {
  private let edges: Edges
  private let box: Rect
  private let rule: FillRule
  private var rasterizer: CoverageRasterizer
  // In place of the edges, where several threads need them.
  private var recorded: RecordedEdges?

  /// - Parameter box: A box of all edges, in pixels. Not finite: there is no coverage.
  init(_ edges: Edges, in box: Rect, rule: FillRule, rasterizer: CoverageRasterizer) {
    self.edges = edges
    self.box = box
    self.rule = rule
    self.rasterizer = rasterizer
  }

  var pixels: PixelRect { PixelRect(covering: box) }

  func emit(in bounds: PixelRect, into consumer: inout some CoverageConsumer) {
    if let recorded {
      rasterizer.rasterize(recorded, in: box, bounds: bounds, rule: rule, into: &consumer)
    } else {
      rasterizer.rasterize(edges, in: box, bounds: bounds, rule: rule, into: &consumer)
    }
  }

  func forThreads(_ count: Int, in area: PixelRect) -> [Self] {
    var part = self
    if box.isFinite { part.recorded = RecordedEdges(edges, in: box, for: area) }
    return (0..<count).map { _ in
      part.rasterizer = CoverageRasterizer()
      return part
    }
  }
}
