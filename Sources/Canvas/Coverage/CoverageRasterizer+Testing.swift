/// What only tests may see of the way from a path to coverage.
package enum CoverageTesting {
  /// The edges that a filled path gives, on the device, in 1/256 pixel: x0, y0, x1, y1.
  package static func edges(of path: Path, visible: Rect? = nil) -> [SIMD4<Int32>] {
    edges(FillEdges(path: path, transform: .identity, visible: visible))
  }

  /// The edges that a stroked path gives.
  package static func edges(ofStroke path: Path, style: StrokeStyle, transform: Transform = .identity) -> [SIMD4<Int32>]
  {
    StrokeEdges(path: path, style: style, transform: transform).map(edges) ?? []
  }

  /// The coverage of a filled path in a rectangle of pixels, row by row, as the rasterizer finds it.
  package static func coverage(
    of path: Path, rule: FillRule, in bounds: PixelRect, rasterizer: Rasterizer = Rasterizer()
  ) -> [UInt8] {
    coverage(
      FillEdges(path: path, transform: .identity, visible: bounds.rect.contains(path.boundingBox) ? nil : bounds.rect),
      box: path.boundingBox, rule: rule, in: bounds, rasterizer)
  }

  /// The coverage of a stroked path.
  package static func coverage(
    ofStroke path: Path, style: StrokeStyle, transform: Transform = .identity, in bounds: PixelRect
  ) -> [UInt8] {
    guard let edges = StrokeEdges(path: path, style: style, transform: transform) else {
      return [UInt8](repeating: 0, count: bounds.width * bounds.height)
    }
    return coverage(edges, box: edges.box, rule: .nonZero, in: bounds, Rasterizer())
  }

  /// The coverage of a rectangle along the axes by its own short way.
  package static func coverage(ofRect rect: Rect, in bounds: PixelRect) -> [UInt8] {
    var collector = Collector(bounds: bounds)
    RectCoverage(rect).emit(in: bounds, into: &collector)
    return collector.bytes
  }

  /// A rasterizer to use more than once.
  package struct Rasterizer {
    fileprivate let rasterizer = CoverageRasterizer()
    package init() {}
  }

  private static func coverage(
    _ source: some EdgeSource, box: Rect, rule: FillRule, in bounds: PixelRect, _ rasterizer: Rasterizer
  ) -> [UInt8] {
    var collector = Collector(bounds: bounds)
    rasterizer.rasterizer.rasterize(source, in: box, bounds: bounds, rule: rule, into: &collector)
    return collector.bytes
  }

  private static func edges(_ source: some EdgeSource) -> [SIMD4<Int32>] {
    var sink = EdgeGuard(inner: FixedEdges())
    source.emitEdges(into: &sink)
    return sink.inner.edges
  }

  private struct FixedEdges: EdgeSink {
    var edges: [SIMD4<Int32>] = []
    mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      edges.append(FixedPoint.rounded(start, end))
    }
  }

  private struct Collector: CoverageConsumer {
    let bounds: PixelRect
    var bytes: [UInt8]
    private var row = 0

    init(bounds: PixelRect) {
      self.bounds = bounds
      bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    }

    mutating func beginRow(_ y: Int) { row = (y - bounds.minY) * bounds.width - bounds.minX }
    mutating func addRun(x: Int, count: Int, coverage: UInt8) {
      for i in x..<x + count { bytes[row + i] = coverage }
    }
    mutating func addQuad(x: Int, coverages: UInt32) {
      for i in 0..<4 { bytes[row + x + i] = UInt8(truncatingIfNeeded: coverages >> UInt32(8 * i)) }
    }
    mutating func endRow() {}
  }
}
