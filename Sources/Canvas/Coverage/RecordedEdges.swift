/// The edges of a shape in 1/256 pixel, as they were once given: what several threads can read. Those that change no
/// pixel of an area are left out, so that what is far outside of a picture takes no memory.
struct RecordedEdges: EdgeSource {
  private let edges: [SIMD4<Int32>]

  /// - Parameters:
  ///   - box: A box of all edges, in pixels; finite.
  ///   - area: The pixels that matter.
  init(_ source: some EdgeSource, in box: Rect, for area: PixelRect) {
    if EdgeLimits.contains(box) {
      var recorder = Recorder(area)
      source.emitEdges(into: &recorder)
      edges = recorder.edges
    } else {
      var guarded = EdgeGuard(inner: Recorder(area))
      source.emitEdges(into: &guarded)
      edges = guarded.inner.edges
    }
  }

  var verbCount: Int { edges.count }

  func emitEdges<Sink: EdgeSink>(into sink: inout Sink) {
    for edge in edges {
      // Exact, so that rounding gives the same numbers again.
      let points = SIMD4<Double>(edge) * (1.0 / 256)
      sink.addEdge(from: points.lowHalf, to: points.highHalf)
    }
  }

  private struct Recorder: EdgeSink {
    var edges: [SIMD4<Int32>] = []
    private let right: Int32
    private let top: Int32
    private let bottom: Int32

    init(_ area: PixelRect) {
      right = Int32(truncatingIfNeeded: area.maxX << 8)
      top = Int32(truncatingIfNeeded: area.minY << 8)
      bottom = Int32(truncatingIfNeeded: area.maxY << 8)
    }

    @inline(__always)
    mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      let edge = FixedPoint.rounded(start, end)
      let (low, high) = (min(edge.y, edge.w), max(edge.y, edge.w))
      if low < high, high > top, low < bottom, min(edge.x, edge.z) < right { edges.append(edge) }
    }
  }
}
