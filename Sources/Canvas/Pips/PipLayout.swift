/// Rows of equal symbols in a rectangle, such as the pips of a playing card. It computes positions and measures
/// nothing. `DrawingContext.draw(pips:in:pipSize:turnsLowerHalf:_:)` draws them.
///
/// The rectangle is divided into rows of equal height, one for each count, and each row into columns of equal width,
/// as many as its count. A pip is centred in its cell, in both directions. A row of one pip is therefore centred in
/// the rectangle, and a row of two has one pip in each half.
///
///     func pip(_ size: Double) -> StyledText { StyledText("♥", font: font.withSize(size), color: .red) }
///     let heart = pip(PipLayout.fontSize(fitting: area) { pip($0).size() })
///     for frame in PipLayout(rank: 9).frames(in: area, pipSize: heart.size()) {      // rows [2, 2, 1, 2, 2]
///       context.draw(heart, at: frame.origin)
///     }
public struct PipLayout: Sendable, Hashable {
  /// The number of pips in each row, from the top. If a count is 0 or less, its row is empty.
  public var rows: [Int]

  /// Creates a layout with a number of pips for each row, from the top.
  public init(rows: [Int]) { self.rows = rows }

  /// Creates the layout of a playing card by its rank, 0…10, as in the reference: never more than five rows of two.
  /// Other ranks have no pips and no rows.
  public init(rank: Int) {
    rows = Self.rowsByRank.indices.contains(rank) ? Self.rowsByRank[rank] : []
  }

  private static let rowsByRank = [
    [0], [1], [1, 1], [1, 1, 1], [2, 2], [2, 1, 2], [2, 2, 2], [2, 1, 2, 2], [2, 2, 2, 2], [2, 2, 1, 2, 2],
    [2, 2, 2, 2, 2],
  ]

  /// Returns the frames of the pips: a rectangle of `pipSize` centred in each cell, row by row, from the left.
  ///
  /// A pip larger than its cell extends beyond it evenly. A rectangle that is null, empty or not finite has no pips.
  public func frames(in area: Rect, pipSize: Size) -> [Rect] {
    pips(in: area, pipSize: pipSize).map(\.frame)
  }

  /// Returns the font size at which a pip fits into the rows of every card: one size for all ranks, so that a suit
  /// looks the same on each of its cards.
  ///
  /// As in the reference, the first attempt is as large as the height of the row. The size is then scaled by the
  /// measured height, and again by the measured width if that is wider than the column.
  ///
  /// - Parameters:
  ///   - area: The rectangle in which the pips are laid out.
  ///   - maximumRows: The maximum number of rows in any of the layouts, at least 1.
  ///   - maximumColumns: The maximum number of pips in one row of any of the layouts, at least 1.
  ///   - measure: Returns the size of one pip at a font size, in points. The height is that of the line box.
  /// - Returns: A font size in points, or 0 if nothing fits: the area is null, empty or not finite, or a measured
  ///   size is not positive and finite.
  public static func fontSize(
    fitting area: Rect, maximumRows: Int = 5, maximumColumns: Int = 2, measuring measure: (Double) -> Size
  ) -> Double {
    guard !area.isEmpty, area.isFinite else { return 0 }
    let rowHeight = area.height / Double(max(maximumRows, 1))
    let columnWidth = area.width / Double(max(maximumColumns, 1))
    let attempt = measure(rowHeight)
    let sizeByHeight = rowHeight / (attempt.height / rowHeight)
    guard sizeByHeight > 0, sizeByHeight.isFinite else { return 0 }
    let width = measure(sizeByHeight).width
    guard width > columnWidth else { return width.isNaN ? 0 : sizeByHeight }
    let size = sizeByHeight / (width / columnWidth)
    return size.isFinite ? size : 0
  }
}
