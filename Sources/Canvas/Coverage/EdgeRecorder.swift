/// Stores edges in 1/256 pixel, relative to the corner of an area. Edges that change none of the area's pixels are
/// dropped.
struct EdgeRecorder: EdgeSink {
  private(set) var edges: [SIMD4<Int32>]
  /// Whether a vertical edge is so tall that rows beside it may be equal.
  private(set) var hasTallSides = false
  // Whether edges may exceed the range of fixed point.
  private let isGuarded: Bool
  private let origin: SIMD4<Int32>
  private let right: Int32
  private let bottom: Int32

  /// - Parameters:
  ///   - memory: An empty array in which to store the edges.
  ///   - box: A box of all edges, in pixels.
  init(_ memory: [SIMD4<Int32>] = [], for area: PixelRect, box: Rect) {
    edges = memory
    isGuarded = !EdgeLimits.contains(box)
    origin = FixedPoint.origin(of: area)
    right = Int32(truncatingIfNeeded: area.width << 8)
    bottom = Int32(truncatingIfNeeded: area.height << 8)
  }

  @inline(__always)
  mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    if isGuarded {
      EdgeGuard.forEachPart(from: start, to: end) { append(FixedPoint.rounded($0, $1)) }
    } else {
      append(FixedPoint.rounded(start, end))
    }
  }

  @inline(__always)
  private mutating func append(_ place: SIMD4<Int32>) {
    let edge = place &- origin
    guard edge.y != edge.w, max(edge.y, edge.w) > 0, min(edge.y, edge.w) < bottom, min(edge.x, edge.z) < right else {
      return
    }
    if edge.x == edge.z && abs(edge.w &- edge.y) > BandLayout.tallSide { hasTallSides = true }
    edges.append(edge)
  }
}

/// The edges of a shape, emitted once and stored for several threads to read.
struct RecordedEdges {
  /// The edges, in 1/256 pixel, relative to the corner of the area.
  let edges: [SIMD4<Int32>]
  private let origin: SIMD4<Int32>

  /// - Parameters:
  ///   - box: A finite box of all edges, in pixels.
  ///   - area: The pixels that matter.
  init(_ outline: Outline, box: Rect, for area: PixelRect, visible: Rect?) {
    var recorder = EdgeRecorder(for: area, box: box)
    outline.emitEdges(into: &recorder, visible: visible)
    edges = recorder.edges
    origin = FixedPoint.origin(of: area)
  }

  /// Edges in 1/256 pixel.
  init(_ edges: [SIMD4<Int32>]) { (self.edges, origin) = (edges, .zero) }

  func emitEdges<Sink: EdgeSink>(into sink: inout Sink) {
    for edge in edges {
      // This is exact, so rounding gives the same numbers again.
      let points = SIMD4<Double>(edge &+ origin) * (1.0 / 256)
      sink.addEdge(from: points.lowHalf, to: points.highHalf)
    }
  }
}
