/// Areas that are left out, asked for row by row from the top.
struct IgnoredAreas {
  /// Sorted by their first row.
  private let areas: [PixelArea]
  private var next = 0
  /// Those that reach into the last row that was asked for.
  private var active: [PixelArea] = []

  init(_ areas: [PixelArea]) {
    self.areas = areas.sorted { $0.y < $1.y }
  }

  var isEmpty: Bool { areas.isEmpty }

  /// The ignored columns of a row, from left to right, apart from each other, below `width`. Rows must be asked for
  /// from the top to the bottom; those between may be left out.
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

  /// Where a side ends, the largest number where that is beyond it.
  private static func end(_ start: Int, _ length: Int) -> Int {
    let (sum, overflows) = start.addingReportingOverflow(length)
    return overflows ? (length > 0 ? .max : .min) : sum
  }
}
