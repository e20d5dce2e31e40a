/// A line across the plot at a value or a place, with its name at the end.
public struct RuleLayout: Sendable, Equatable {
  /// Where the line begins, in points.
  public var from: Point
  /// Where the line ends, in points.
  public var to: Point
  /// The value of the line, or nil for a line at a place.
  public var value: Double?
  /// The colour, or nil for that of titles.
  public var color: Color?
  /// The labels that the line leaves out, with a small margin.
  public var holes: [Rect] = []
  /// A rectangle in the background colour behind a name that is above marks.
  public var plate: Rect?
  /// The lengths of a dash and of a gap, in points.
  public static let dash = [4.0, 3.0]
  /// The width of the line, in points.
  public static let width = 1.5

  /// The distance that labels of values keep from the line if they have room, in points.
  static let clearance = 5.0

  /// Adds holes for labels that the line would cross.
  mutating func leaveOut(_ labels: [PlacedText]) {
    let line = Rect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: max(abs(to.x - from.x), 0.1),
      height: max(abs(to.y - from.y), 0.1))
    holes = labels.map { label in
      let capital = label.style.size * 0.73
      return Rect(x: label.box.minX, y: label.origin.y - capital, width: label.width, height: capital)
        .insetBy(dx: -3, dy: -3)
    }.filter { $0.intersects(line) }
  }

  /// The parts of the line between the holes.
  var parts: [(Point, Point)] {
    let isLevel = from.y == to.y
    var result: [(Point, Point)] = []
    var start = isLevel ? min(from.x, to.x) : min(from.y, to.y)
    let end = isLevel ? max(from.x, to.x) : max(from.y, to.y)
    func add(_ low: Double, _ high: Double) {
      guard high - low > 1 else { return }
      result.append(
        isLevel
          ? (Point(x: low, y: from.y), Point(x: high, y: from.y))
          : (Point(x: from.x, y: low), Point(x: from.x, y: high)))
    }
    let gaps = holes.map { isLevel ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }.sorted { $0 < $1 }
    for gap in gaps {
      add(start, min(gap.0, end))
      start = max(start, gap.1)
    }
    add(start, end)
    return result
  }
}
