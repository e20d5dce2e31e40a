/// Links oriented edges into closed subpaths.
///
/// The edges of an outline are balanced: at every point, as many arrive as leave. A walk that takes each edge once,
/// for as long as it finds one, therefore ends where it began (Hierholzer), however often outlines touch. Coverage
/// under the non-zero rule is that of the edges. If any edge is not finite, the path is empty.
struct EdgeLinker {
  private let edges: [(start: SIMD2<Double>, end: SIMD2<Double>)]

  // NaN equals nothing, so as a key it would never be found and would be inserted repeatedly.
  private let isFinite: Bool

  init(_ list: EdgeList) {
    isFinite = list.edges.allSatisfy { Point($0.start).isFinite && Point($0.end).isFinite }
    edges = isFinite ? list.edges.filter { $0.start != $0.end } : []
  }

  /// The winding number of the edges around a point, or 0 if they are not all finite.
  func winding(around point: Point) -> Int {
    guard isFinite else { return 0 }
    return edges.reduce(0) { $0 + Path.crossing(of: Point($1.start), Point($1.end), by: point) }
  }

  var path: Path {
    guard isFinite else { return Path() }
    let (ends, pointCount) = numberedEnds
    // The edges that leave a point: `first` has the first one, `following` links it to the others.
    var first = [Int?](repeating: nil, count: pointCount)
    var following = [Int?](repeating: nil, count: edges.count)
    for i in edges.indices.reversed() {
      following[i] = first[ends[i].start]
      first[ends[i].start] = i
    }
    var isTaken = [Bool](repeating: false, count: edges.count)
    var result = Path()
    for i in edges.indices where !isTaken[i] {
      let start = ends[i].start
      result.move(to: Point(edges[i].start))
      var point = start
      // The start point's earlier edges are all taken, so its first remaining edge is this one.
      while let edge = first[point] {
        first[point] = following[edge]
        isTaken[edge] = true
        point = ends[edge].end
        if point == start { break }
        result.addLine(to: Point(edges[edge].end))
      }
      result.close()
    }
    return result
  }

  /// The numbers of each edge's end points (equal points have equal numbers), and the number of distinct points.
  private var numberedEnds: (ends: [(start: Int, end: Int)], pointCount: Int) {
    var numbers: [SIMD2<Double>: Int] = [:]
    numbers.reserveCapacity(edges.count)
    func number(of point: SIMD2<Double>) -> Int {
      if let number = numbers[point] { return number }
      let number = numbers.count
      numbers[point] = number
      return number
    }
    var ends: [(start: Int, end: Int)] = []
    ends.reserveCapacity(edges.count)
    for i in edges.indices {
      // Most edges begin where the one before ends.
      let isNext = i > 0 && edges[i].start == edges[i - 1].end
      ends.append((isNext ? ends[i - 1].end : number(of: edges[i].start), number(of: edges[i].end)))
    }
    return (ends, numbers.count)
  }
}
