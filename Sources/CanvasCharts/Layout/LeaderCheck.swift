/// Checks that leaders don't touch each other, labels or the pie.
enum LeaderCheck {
  /// Whether no two lines have a point in common, and no line intersects the label of another.
  static func areClear(_ lines: [[Point]], labels: [Rect]) -> Bool {
    let boxes = lines.map(box)
    for i in lines.indices {
      for j in lines.indices where j != i {
        if j < i, overlap(boxes[i], boxes[j]), cross(lines[i], lines[j]) { return false }
        if j < labels.count, overlap(boxes[i], labels[j]), meets(lines[i], labels[j]) { return false }
      }
    }
    return true
  }

  /// Whether no line runs along another. Near their starts, lines may be as near as their slices are thin.
  ///
  /// - Parameters:
  ///   - distance: The distance below which a line is along another, in points.
  ///   - most: The length that a line may be along others, in points.
  static func areSpread(_ lines: [[Point]], distance: Double, most: Double) -> Bool {
    let boxes = lines.map { box($0).insetBy(dx: -distance / 2, dy: -distance / 2) }
    return lines.indices.allSatisfy { i in
      let near = lines.indices.filter { $0 != i && overlap(boxes[i], boxes[$0]) }.map { lines[$0] }
      guard !near.isEmpty else { return true }
      let step = 1.0
      let count = samples(of: lines[i], step: step).count { point in near.contains { isNear([point], $0, distance) } }
      return Double(count) * step <= most
    }
  }

  /// The length of a line, in points.
  static func length(_ line: [Point]) -> Double { zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } }

  /// Points along a line, at most a step apart.
  private static func samples(of line: [Point], step: Double) -> [Point] {
    zip(line, line.dropFirst()).flatMap { start, end -> [Point] in
      let count = min(max(Int(saturating: ((end - start).length / step).rounded(.up)), 1), 1000)
      return (1...count).map { start + (end - start) * (Double($0) / Double(count)) }
    }
  }

  /// Whether a line that replaces one of others has no point in common with the rest, and keeps a distance from them
  /// after a given corner.
  static func isClear(_ line: [Point], from corner: Int, of others: [[Point]], at place: Int) -> Bool {
    let own = box(line).insetBy(dx: -distance, dy: -distance)
    let end = Array(line.dropFirst(corner))
    return others.indices.allSatisfy { i in
      i == place || !overlap(own, box(others[i]))
        || !cross(line, others[i]) && !isNear(end, others[i], distance) && !isNear(others[i].suffix(2), end, distance)
    }
  }

  /// The minimum distance between tightened lines, in points.
  private static let distance = 1.2

  /// Whether a corner is nearer to a line than a distance.
  private static func isNear(_ corners: some Sequence<Point>, _ line: some Collection<Point>, _ distance: Double)
    -> Bool
  {
    corners.contains { corner in
      zip(line, line.dropFirst()).contains { start, end in
        let (along, toCorner) = (end - start, corner - start)
        let length = along.dot(along)
        let part = length > 0 ? min(max(toCorner.dot(along) / length, 0), 1) : 0
        return (toCorner - along * part).length < distance
      }
    }
  }

  private static func box(_ line: [Point]) -> Rect { Path(lines: line).boundingBox }

  private static func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
  }

  private static func cross(_ a: [Point], _ b: [Point]) -> Bool {
    zip(a, a.dropFirst()).contains { a in zip(b, b.dropFirst()).contains { b in cross(a.0, a.1, b.0, b.1) } }
  }

  private static func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func turn(_ p: Point, _ q: Point, _ r: Point) -> Double { (q - p).cross(r - p) }
    return max(a.y, b.y) >= min(c.y, d.y) && max(c.y, d.y) >= min(a.y, b.y)
      && max(a.x, b.x) >= min(c.x, d.x) && max(c.x, d.x) >= min(a.x, b.x)
      && turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
  }

  private static func meets(_ line: [Point], _ rect: Rect) -> Bool {
    line.contains(where: rect.contains) || cross(line, rect.corners + [rect.corners[0]])
  }
}
