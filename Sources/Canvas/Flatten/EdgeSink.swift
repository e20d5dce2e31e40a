/// A consumer of an outline's straight edges. It receives each edge once, in any order.
///
/// Edges are oriented, and together they are closed: every horizontal line crosses as many upward edges as downward
/// ones.
protocol EdgeSink {
  /// Adds the edge from one point to another.
  mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>)
}

extension Point {
  @inline(__always) var simd: SIMD2<Double> { SIMD2(x, y) }
  @inline(__always) init(_ v: SIMD2<Double>) { self.init(x: v.x, y: v.y) }
}

/// A transform stored as vectors, for points that are vectors too.
struct VectorTransform {
  let x: SIMD2<Double>
  let y: SIMD2<Double>
  let origin: SIMD2<Double>

  init(_ t: Transform) {
    x = SIMD2(t.a, t.b)
    y = SIMD2(t.c, t.d)
    origin = SIMD2(t.tx, t.ty)
  }

  @inline(__always)
  func apply(_ p: SIMD2<Double>) -> SIMD2<Double> { x * p.x + y * p.y + origin }
}

/// A list of an outline's edges, in the order in which they are emitted.
package struct EdgeList: EdgeSink {
  /// The edges, in pixels; in the path's own space if the outline is not transformed to the device.
  package private(set) var edges: [(start: SIMD2<Double>, end: SIMD2<Double>)] = []

  package init(_ outline: FillEdges, visible: Rect? = nil) { outline.emitEdges(into: &self, visible: visible) }

  init() {}

  mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) { edges.append((start, end)) }

  /// Twice the enclosed area. Its sign is the outline's direction.
  var doubledArea: Double { edges.reduce(0) { $0 + ($1.start.x * $1.end.y - $1.start.y * $1.end.x) } }
}
