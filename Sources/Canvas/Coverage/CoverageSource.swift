/// What gives the coverage of a shape.
protocol CoverageSource {
  /// Pixels outside of which there is no coverage.
  var pixels: PixelRect { get }

  /// Gives the coverage inside `bounds`.
  func emit(in bounds: PixelRect, into consumer: inout some CoverageConsumer)

  /// The same, sharing no memory that one of them changes.
  func forAnotherThread() -> Self
}

extension CoverageSource {
  func forAnotherThread() -> Self { self }

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
  private let rasterizer: CoverageRasterizer

  /// - Parameter box: A box of all edges, in pixels. Not finite: there is no coverage.
  init(_ edges: Edges, in box: Rect, rule: FillRule, rasterizer: CoverageRasterizer) {
    self.edges = edges
    self.box = box
    self.rule = rule
    self.rasterizer = rasterizer
  }

  var pixels: PixelRect { PixelRect(covering: box) }

  func emit(in bounds: PixelRect, into consumer: inout some CoverageConsumer) {
    rasterizer.rasterize(edges, in: box, bounds: bounds, rule: rule, into: &consumer)
  }

  func forAnotherThread() -> Self {
    Self(edges.forAnotherThread(), in: box, rule: rule, rasterizer: CoverageRasterizer())
  }
}
