internal import CanvasMath

/// Where a plot has marks and texts: the ranges from top to bottom that are taken, for each point from left to right.
struct InkMap: Sendable {
  private let left: Double
  private var columns: [[ClosedRange<Double>]]

  init(of rect: Rect) {
    left = rect.minX.rounded(.down)
    columns = Array(repeating: [], count: max(Int(saturating: min(rect.width, 10_000).rounded(.up)) + 1, 1))
  }

  private func indices(from low: Double, to high: Double) -> Range<Int> {
    let first = max(Int(saturating: (low - left).rounded(.down)), 0)
    return first..<max(min(Int(saturating: (high - left).rounded(.up)), columns.count), first)
  }

  mutating func add(_ box: Rect) {
    guard box.isFinite, !box.isNull else { return }
    for index in indices(from: box.minX, to: box.maxX) { columns[index].append(box.minY...max(box.minY, box.maxY)) }
  }

  /// Adds a line through points from left to right and, if there is a lower edge, the area above it.
  mutating func add(_ points: [Point], above bottoms: [Point] = []) {
    for index in points.indices.dropLast() {
      let (a, b) = (points[index], points[index + 1])
      let floor = bottoms.indices.contains(index + 1) ? [bottoms[index].y, bottoms[index + 1].y] : []
      func height(at x: Double) -> Double {
        b.x > a.x ? a.y + (b.y - a.y) * min(max((x - a.x) / (b.x - a.x), 0), 1) : b.y
      }
      for column in indices(from: a.x, to: max(b.x, a.x + 1)) {
        let x = left + Double(column)
        let ends = [height(at: x), height(at: x + 1)] + (b.x > a.x ? [] : [a.y]) + floor
        guard let low = ends.min(), let high = ends.max(), low.isFinite, high.isFinite else { continue }
        columns[column].append(low...high)
      }
    }
  }

  /// Joins the ranges that meet, so that many marks cost no more than few.
  mutating func join() {
    for index in columns.indices where columns[index].count > 1 { columns[index] = columns[index].merged() }
  }

  /// Whether nothing is in a box.
  func isFree(_ box: Rect) -> Bool {
    !indices(from: box.minX, to: box.maxX).contains { index in
      columns[index].contains { $0.lowerBound < box.maxY && box.minY < $0.upperBound }
    }
  }
}
