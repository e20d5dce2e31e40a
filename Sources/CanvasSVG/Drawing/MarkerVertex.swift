import Canvas

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
    var vertices: [MarkerVertex] = []
    var start = 0
    var current = Point.zero
    // The direction in which an arc leaves.
    var leaving: Vector?
    let ends = segmentEnds.map { Set($0) }
    var isEnd = true
    func add(_ point: Point, leaving out: Vector, arriving: Vector) {
      current = point
      let first = leaving ?? out
      guard isEnd else { return leaving = first }
      leaving = nil
      if let last = vertices.indices.last { vertices[last].outgoing = nonzero(first) ?? vertices[last].outgoing }
      vertices.append(MarkerVertex(point: point, incoming: nonzero(arriving)))
    }
    var isClosed = false
    for (i, element) in path.elements.enumerated() {
      isEnd = ends?.contains(i + 1) ?? true
      defer { isClosed = element == .close }
      switch element {
      case .move(let point):
        start = vertices.count
        current = point
        vertices.append(MarkerVertex(point: point))
      case .line(let point): add(point, leaving: point - current, arriving: point - current)
      case .quadCurve(let point, let control):
        let way = point - current
        add(
          point, leaving: nonzero(control - current) ?? way, arriving: nonzero(point - control) ?? way)
      case .curve(let point, let control1, let control2):
        let way = point - current
        add(
          point, leaving: nonzero(control1 - current) ?? nonzero(control2 - current) ?? way,
          arriving: nonzero(point - control2) ?? nonzero(point - control1) ?? way)
      case .close:
        guard start < vertices.count, !isClosed else { continue }
        isEnd = true
        let first = vertices[start]
        let way = first.point - current
        // The first point keeps the direction of its own line, and the last one that of the closing line.
        add(
          first.point, leaving: nonzero(way) ?? first.outgoing ?? .zero,
          arriving: nonzero(way) ?? vertices[vertices.count - 1].incoming ?? .zero)
      }
    }
    return vertices
  }

  private static func nonzero(_ vector: Vector) -> Vector? { vector.dx == 0 && vector.dy == 0 ? nil : vector }
}
