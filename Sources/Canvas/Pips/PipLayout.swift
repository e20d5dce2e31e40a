/// Rows of equal symbols in a rectangle, such as the pips of a playing card: arithmetic only, nothing is measured here.
///
/// The rectangle is cut into as many rows of equal height as there are counts, and each row into as many columns of
/// equal width as its count says. A pip stands in the middle of its cell, in both directions; a row of one is thus
/// centred across the rectangle, and a row of two has one pip in each half.
///
///     func pip(_ size: Double) -> StyledText { StyledText("♥", font: font.withSize(size), color: .red) }
///     let heart = pip(PipLayout.fontSize(fitting: area) { pip($0).size() })
///     for frame in PipLayout(rank: 9).frames(in: area, pipSize: heart.size()) {      // rows [2, 2, 1, 2, 2]
///       context.draw(heart, at: frame.origin)
///     }
public struct PipLayout: Sendable, Hashable {
  /// How many pips each row has, from the top. A count of zero or less leaves its row empty.
  public var rows: [Int]

  /// A layout with a number of pips for each row, from the top.
  public init(rows: [Int]) { self.rows = rows }

  /// The layout of a playing card by its rank, 0…10, as in the reference: never more than five rows of two. Other ranks
  /// have no pips, and so no rows.
  public init(rank: Int) {
    rows = Self.rowsByRank.indices.contains(rank) ? Self.rowsByRank[rank] : []
  }

  private static let rowsByRank = [
    [0], [1], [1, 1], [1, 1, 1], [2, 2], [2, 1, 2], [2, 2, 2], [2, 1, 2, 2], [2, 2, 2, 2], [2, 2, 1, 2, 2],
    [2, 2, 2, 2, 2],
  ]

  /// Where the pips go: a rectangle of `pipSize` about the middle of each cell, row by row, from the left.
  ///
  /// A pip larger than its cell overhangs it evenly. A rectangle that is null, empty or not finite holds none.
  public func frames(in area: Rect, pipSize: Size) -> [Rect] {
    guard !area.isEmpty, area.isFinite else { return [] }
    let rowHeight = area.height / Double(rows.count)
    var frames: [Rect] = []
    for (row, count) in rows.enumerated() where count > 0 {
      let columnWidth = area.width / Double(count)
      let middle = area.minY + rowHeight * (Double(row) + 0.5)
      for column in 0..<count {
        let center = Point(x: area.minX + columnWidth * (Double(column) + 0.5), y: middle)
        frames.append(Rect(center: center, size: pipSize))
      }
    }
    return frames
  }

  /// The font size at which a pip fits into every card's rows: one size for all ranks, so that a suit looks the same on
  /// each of its cards.
  ///
  /// As in the reference: a first try is as large as the row is high, then the size is scaled by the height that it
  /// really took, and once more by its width if it is wider than its column.
  ///
  /// - Parameters:
  ///   - area: The rectangle that the pips are laid out in.
  ///   - mostRows: The most rows that any of the layouts has, at least 1.
  ///   - mostColumns: The most pips in one row of any of the layouts, at least 1.
  ///   - measure: The size of one pip at a font size, in points; its height is that of the line box.
  /// - Returns: A font size in points, or 0 if nothing fits: an area that is null, empty or not finite, or a measured
  ///   size that is not positive and finite.
  public static func fontSize(
    fitting area: Rect, mostRows: Int = 5, mostColumns: Int = 2, measuring measure: (Double) -> Size
  ) -> Double {
    guard !area.isEmpty, area.isFinite else { return 0 }
    let rowHeight = area.height / Double(max(mostRows, 1))
    let columnWidth = area.width / Double(max(mostColumns, 1))
    let attempt = measure(rowHeight)
    let sizeByHeight = rowHeight / (attempt.height / rowHeight)
    guard sizeByHeight > 0, sizeByHeight.isFinite else { return 0 }
    let width = measure(sizeByHeight).width
    guard width > columnWidth else { return width.isNaN ? 0 : sizeByHeight }
    let size = sizeByHeight / (width / columnWidth)
    return size.isFinite ? size : 0
  }
}
