/// A point of a path with its direction, on which a marker stands.
struct MarkerVertex {
  var point: Point
  /// The direction in which the path arrives, and that in which it leaves; nil where it has none.
  var incoming: Vector?
  var outgoing: Vector?

  /// The rotation from the right to the path's direction, between both directions at a corner.
  var turn: Transform {
    let directions = [incoming, outgoing].compactMap { $0?.normalized }
    guard let first = directions.first, let last = directions.last else { return .identity }
    var direction = (first + last).normalized ?? first.quarterTurnedClockwise
    if first.dot(last) < -0.999_999 { direction = first.quarterTurnedClockwise }
    return Transform(a: direction.dx, b: direction.dy, c: -direction.dy, d: direction.dx, tx: 0, ty: 0)
  }

  /// The points of a path, in their order. Those of all subpaths count as one list.
  ///
  /// - Parameter segmentEnds: The numbers of elements after which a segment of the path data ends, because an arc is
  ///   several elements; nil if each is one.
  static func vertices(of path: Path, segmentEnds: [Int]? = nil) -> [MarkerVertex] {
    var list = MarkerVertices()
    var start = 0
    let ends = segmentEnds.map { Set($0) }
    var isClosed = false
    for (i, element) in path.elements.enumerated() {
      list.isEnd = ends?.contains(i + 1) ?? true
      defer { isClosed = element == .close }
      switch element {
      case .move(let point):
        start = list.vertices.count
        list.current = point
        list.vertices.append(MarkerVertex(point: point))
      case .line(let point): list.add(point, through: [])
      case .quadCurve(let point, let control): list.add(point, through: [control])
      case .curve(let point, let control1, let control2): list.add(point, through: [control1, control2])
      case .close:
        guard start < list.vertices.count, !isClosed else { continue }
        list.isEnd = true
        let first = list.vertices[start]
        let way = (first.point - list.current).nonzero
        // The first point keeps the direction of its own line, and the last one that of the closing line.
        list.add(
          first.point, leaving: way ?? first.outgoing ?? .zero,
          arriving: way ?? list.vertices[list.vertices.count - 1].incoming ?? .zero)
      }
    }
    return list.vertices
  }
}

/// The points of a path up to one of its elements.
private struct MarkerVertices {
  var vertices: [MarkerVertex] = []
  var current = Point.zero
  /// Whether a segment of the path data ends at the element.
  var isEnd = true
  /// The direction in which an arc leaves.
  private var leaving: Vector?

  mutating func add(_ point: Point, through controls: [Point]) {
    let (way, current) = (point - current, current)
    add(
      point, leaving: controls.lazy.compactMap { ($0 - current).nonzero }.first ?? way,
      arriving: controls.reversed().lazy.compactMap { (point - $0).nonzero }.first ?? way)
  }

  mutating func add(_ point: Point, leaving out: Vector, arriving: Vector) {
    current = point
    let first = leaving ?? out
    guard isEnd else { return leaving = first }
    leaving = nil
    if let last = vertices.indices.last { vertices[last].outgoing = first.nonzero ?? vertices[last].outgoing }
    vertices.append(MarkerVertex(point: point, incoming: arriving.nonzero))
  }
}

extension Vector {
  /// The vector, or nil if it has no length.
  fileprivate var nonzero: Vector? { dx == 0 && dy == 0 ? nil : self }
}
