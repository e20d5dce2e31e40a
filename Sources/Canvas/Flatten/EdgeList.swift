/// A list of an outline's edges, in the order in which they are emitted.
package struct EdgeList: EdgeSink {
  /// The edges, in pixels; in the path's own space if the outline is not transformed to the device.
  package private(set) var edges: [(start: SIMD2<Double>, end: SIMD2<Double>)] = []

  package init(_ outline: FillEdges, visible: Rect? = nil) { outline.emitEdges(into: &self, visible: visible) }

  package init(_ outline: StrokeEdges) { outline.emitEdges(into: &self) }

  mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) { edges.append((start, end)) }

  /// Twice the enclosed area. Its sign is the outline's direction.
  var doubledArea: Double { edges.reduce(0) { $0 + ($1.start.x * $1.end.y - $1.start.y * $1.end.x) } }
}
