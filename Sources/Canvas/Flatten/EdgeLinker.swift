/// Links oriented edges to closed subpaths.
///
/// Edges of an outline are balanced: at every point as many arrive as leave. So a walk that takes each edge once, as long
/// as it finds one, ends where it began (Hierholzer), however often outlines touch. Coverage under the non-zero rule is
/// that of the edges. Of edges that are not all finite there is no path.
struct EdgeLinker {
  private let edges: [(start: SIMD2<Double>, end: SIMD2<Double>)]

  // Not-a-number is in no order and equals nothing: as a key it is never found, and added ever again.
  private let isFinite: Bool

  init(_ list: EdgeList) {
    isFinite = list.edges.allSatisfy { Point($0.start).isFinite && Point($0.end).isFinite }
    edges = isFinite ? list.edges.filter { $0.start != $0.end } : []
  }

  /// How often the edges wind round a point; 0 where they are not all finite.
  func winding(around point: Point) -> Int {
    guard isFinite else { return 0 }
    return edges.reduce(0) { $0 + Path.crossing(of: Point($1.start), Point($1.end), by: point) }
  }

  var path: Path {
    guard isFinite else { return Path() }
    let (ends, pointCount) = numberedEnds
    // The edges that leave a point: the first of them here, the others by way of `following`.
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
      // All edges from a point before this one are taken, as this one is the first left of its own.
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

  /// The points' numbers, equal ones for equal points, and how many there are.
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
