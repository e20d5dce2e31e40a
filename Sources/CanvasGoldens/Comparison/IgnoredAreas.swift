/// The ignored areas, queried row by row from the top.
struct IgnoredAreas {
  /// The areas, sorted by their first row.
  private let areas: [PixelArea]
  private var next = 0
  /// The areas that include the last queried row.
  private var active: [PixelArea] = []

  init(_ areas: [PixelArea]) {
    self.areas = areas.sorted { $0.y < $1.y }
  }

  var isEmpty: Bool { areas.isEmpty }

  /// The ignored columns of a row below `width`, as disjoint ranges from left to right. Rows must be queried from the
  /// top down; some can be skipped.
  mutating func columns(y: Int, width: Int) -> [Range<Int>] {
    guard next < areas.count || !active.isEmpty else { return [] }
    while next < areas.count, areas[next].y <= y {
      active.append(areas[next])
      next += 1
    }
    active.removeAll { Self.end($0.y, $0.height) <= y }
    guard !active.isEmpty else { return [] }
    var columns: [Range<Int>] = []
    for area in active.sorted(by: { $0.x < $1.x }) {
      let start = max(area.x, columns.last?.upperBound ?? 0)
      let end = min(Self.end(area.x, area.width), width)
      if start < end { columns.append(start..<end) }
    }
    return columns
  }

  /// The end of a side, clamped to the range of `Int`.
  private static func end(_ start: Int, _ length: Int) -> Int {
    let (sum, overflows) = start.addingReportingOverflow(length)
    return overflows ? (length > 0 ? .max : .min) : sum
  }
}
