internal import CanvasMath

/// The ignored areas, queried row by row from the top.
struct IgnoredAreas {
  /// The areas with a pixel of the pictures, sorted by their first row.
  private let areas: [PixelArea]
  private var next = 0
  /// The areas that include the last queried row, sorted by their first column.
  private var active: [PixelArea] = []
  /// The first row after the end of one of them.
  private var firstEnd = Int.max
  /// The columns of the active areas, as disjoint ranges from left to right.
  private var columns: [Range<Int>] = []

  /// - Parameter size: The size of the larger picture on each axis.
  init(_ areas: [PixelArea], size: PixelSize) {
    let touching = areas.filter { area in
      area.x < size.width && area.y < size.height && Self.end(area.x, area.width) > 0
        && Self.end(area.y, area.height) > 0
    }
    self.areas = touching.sorted { $0.y < $1.y }
  }

  /// The ignored columns of a row below `width`, as disjoint ranges from left to right. Rows must be queried from the
  /// top down; some can be skipped.
  mutating func columns(y: Int, width: Int) -> [Range<Int>] {
    guard next < areas.count || !active.isEmpty else { return [] }
    update(y)
    guard let last = columns.last, last.upperBound > width else { return columns }
    return columns.compactMap { $0.lowerBound < width ? $0.lowerBound..<min($0.upperBound, width) : nil }
  }

  /// Begins and ends areas up to a row.
  private mutating func update(_ y: Int) {
    var hasChanged = false
    while next < areas.count, areas[next].y <= y {
      let area = areas[next]
      active.insert(area, at: active.partitionIndex { $0.x > area.x })
      firstEnd = min(firstEnd, Self.end(area.y, area.height))
      next += 1
      hasChanged = true
    }
    if firstEnd <= y {
      active.removeAll { Self.end($0.y, $0.height) <= y }
      firstEnd = active.reduce(Int.max) { min($0, Self.end($1.y, $1.height)) }
      hasChanged = true
    }
    guard hasChanged else { return }
    columns.removeAll(keepingCapacity: true)
    for area in active {
      let start = max(area.x, columns.last?.upperBound ?? 0)
      let end = Self.end(area.x, area.width)
      if start < end { columns.append(start..<end) }
    }
  }

  /// The end of a side, clamped to the range of `Int`.
  private static func end(_ start: Int, _ length: Int) -> Int {
    let (sum, overflows) = start.addingReportingOverflow(length)
    return overflows ? (length > 0 ? .max : .min) : sum
  }
}
