/// The edges of a shape in 1/256 pixel, as they were once given: what several threads can read.
struct RecordedEdges: EdgeSource {
  private let edges: [SIMD4<Int32>]

  /// - Parameter box: A box of all edges, in pixels; finite.
  init(_ source: some EdgeSource, in box: Rect) {
    if EdgeLimits.contains(box) {
      var recorder = Recorder()
      source.emitEdges(into: &recorder)
      edges = recorder.edges
    } else {
      var guarded = EdgeGuard(inner: Recorder())
      source.emitEdges(into: &guarded)
      edges = guarded.inner.edges
    }
  }

  func emitEdges<Sink: EdgeSink>(into sink: inout Sink) {
    for edge in edges {
      // Exact, so that rounding gives the same numbers again.
      let points = SIMD4<Double>(edge) * (1.0 / 256)
      sink.addEdge(from: points.lowHalf, to: points.highHalf)
    }
  }

  private struct Recorder: EdgeSink {
    var edges: [SIMD4<Int32>] = []

    @inline(__always)
    mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      let edge = FixedPoint.rounded(start, end)
      if edge.y != edge.w { edges.append(edge) }
    }
  }
}
