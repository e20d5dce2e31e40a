/// The edges of an outline, as they are given.
package struct EdgeList: EdgeSink {
  /// In pixels.
  package private(set) var edges: [(start: SIMD2<Double>, end: SIMD2<Double>)] = []

  package init(_ outline: FillEdges, visible: Rect? = nil) { outline.emitEdges(into: &self, visible: visible) }

  package init(_ outline: StrokeEdges) { outline.emitEdges(into: &self) }

  mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) { edges.append((start, end)) }

  /// Twice the signed area inside, whichever way the outline turns.
  var doubledArea: Double { edges.reduce(0) { $0 + ($1.start.x * $1.end.y - $1.start.y * $1.end.x) } }
}
