internal import Canvas

/// Whether lines to labels are clear of each other, of labels and of the pie.
enum LeaderCheck {
  /// Whether no two lines have a point in common, and none meets another's label.
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

  /// The first two lines that have a point in common.
  static func firstCrossing(_ lines: [[Point]]) -> (Int, Int)? {
    let boxes = lines.map(box)
    for j in lines.indices {
      for i in 0..<j where overlap(boxes[i], boxes[j]) && cross(lines[i], lines[j]) { return (i, j) }
    }
    return nil
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
    return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
      && overlap(box([a, b]), box([c, d]))
  }

  private static func meets(_ line: [Point], _ rect: Rect) -> Bool {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    return line.contains(where: rect.contains) || cross(line, corners + [corners[0]])
  }
}
