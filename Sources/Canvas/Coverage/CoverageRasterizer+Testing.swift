/// What only tests may see of the way from a path to coverage.
package enum CoverageTesting {
  /// The edges that a filled path gives, on the device, in 1/256 pixel: x0, y0, x1, y1.
  package static func edges(of path: Path, visible: Rect? = nil) -> [SIMD4<Int32>] {
    edges(.fill(FillEdges(path: path, transform: .identity)), visible: visible)
  }

  /// The edges that a stroked path gives.
  package static func edges(ofStroke path: Path, style: StrokeStyle, transform: Transform = .identity) -> [SIMD4<Int32>]
  {
    StrokeEdges(path: path, style: style, transform: transform).map { edges(.stroke($0), visible: nil) } ?? []
  }

  /// The coverage of a filled path in a rectangle of pixels, row by row, as the rasterizer finds it.
  package static func coverage(
    of path: Path, rule: FillRule, in bounds: PixelRect, rasterizer: Rasterizer = Rasterizer()
  ) -> [UInt8] {
    coverage(
      of: .outline(.fill(FillEdges(path: path, transform: .identity)), box: path.boundingBox, rule), in: bounds,
      rasterizer)
  }

  /// The coverage of a stroked path.
  package static func coverage(
    ofStroke path: Path, style: StrokeStyle, transform: Transform = .identity, in bounds: PixelRect
  ) -> [UInt8] {
    guard let edges = StrokeEdges(path: path, style: style, transform: transform) else {
      return [UInt8](repeating: 0, count: bounds.width * bounds.height)
    }
    return coverage(of: Shape(edges), in: bounds, Rasterizer())
  }

  /// The coverage of a rectangle along the axes by its own short way.
  package static func coverage(ofRect rect: Rect, in bounds: PixelRect) -> [UInt8] {
    coverage(of: .rect(RectShape(rect)), in: bounds, Rasterizer())
  }

  /// A rasterizer to use more than once.
  package struct Rasterizer {
    fileprivate let rasterizer = CoverageRasterizer()
    package init() {}
  }

  private static func coverage(of shape: Shape, in bounds: PixelRect, _ rasterizer: Rasterizer) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      let rasterizer = rasterizer.rasterizer
      rasterizer.forEachPiece(of: shape, in: shape.pixels.intersection(bounds), visible: bounds) { piece, scratch in
        var rows = CoverageRows(piece, scratch)
        while let row = rows.next() { unsafe row.copy(to: base, stride: bounds.width, of: bounds) }
      }
    }
    return bytes
  }

  private static func edges(_ outline: Outline, visible: Rect?) -> [SIMD4<Int32>] {
    var sink = FixedEdges()
    outline.emitEdges(into: &sink, visible: visible)
    return sink.edges
  }

  private struct FixedEdges: EdgeSink {
    var edges: [SIMD4<Int32>] = []
    mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      EdgeGuard.forEachPart(from: start, to: end) { edges.append(FixedPoint.rounded($0, $1)) }
    }
  }
}
