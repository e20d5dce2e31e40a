internal import Canvas

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

  /// Whether a line that replaces one of others has no point in common with the rest, and keeps a distance from them
  /// after a given corner.
  static func isClear(_ line: [Point], from corner: Int, of others: [[Point]], at place: Int, distance: Double) -> Bool
  {
    let own = box(line).insetBy(dx: -distance, dy: -distance)
    let end = Array(line.dropFirst(corner))
    return others.indices.allSatisfy { i in
      i == place || !overlap(own, box(others[i]))
        || !cross(line, others[i]) && !isNear(end, others[i], distance) && !isNear(others[i].suffix(2), end, distance)
    }
  }

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

  private static func box(_ line: [Point]) -> Rect {
    var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for point in line {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  private static func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
  }

  private static func cross(_ a: [Point], _ b: [Point]) -> Bool {
    for (a0, a1) in zip(a, a.dropFirst()) {
      for (b0, b1) in zip(b, b.dropFirst()) where cross(a0, a1, b0, b1) { return true }
    }
    return false
  }

  private static func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func turn(_ p: Point, _ q: Point, _ r: Point) -> Double { (q - p).cross(r - p) }
    return max(a.y, b.y) >= min(c.y, d.y) && max(c.y, d.y) >= min(a.y, b.y)
      && max(a.x, b.x) >= min(c.x, d.x) && max(c.x, d.x) >= min(a.x, b.x)
      && turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
  }

  private static func meets(_ line: [Point], _ rect: Rect) -> Bool {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    return line.contains(where: rect.contains) || cross(line, corners + [corners[0]])
  }
}
