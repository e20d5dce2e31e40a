public import Canvas

/// Where the cards of the game of pairs lie: arithmetic only.
///
/// The cards are as large as fit into the area, two wide to three high, a tenth of a width apart, in the number of
/// columns that makes them largest; a last row that is not full stands in the middle.
public struct ConcentrationLayout: Sendable, Hashable {
  /// The whole board, standardized.
  public let bounds: Rect
  /// The number of cards.
  public let cardCount: Int
  /// The number of cards in a full row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// Empty where there is no room at all.
  public let cardSize: Size

  /// The size that boards have where no other is asked for, in points.
  public static let usualSize = Size(width: 375, height: 667)

  static let cardRatio = 2.0 / 3
  static let spacing = 0.1
  // Parts of the board's shorter side.
  private static let margin = 0.045
  private static let labelHeight = 0.17
  private static let fontSize = 0.096

  /// The places of a number of cards in a rectangle. A negative number counts as 0.
  public init(bounds: Rect, cardCount: Int) {
    self.bounds = bounds.standardized
    self.cardCount = max(cardCount, 0)
    let area = Self.area(in: self.bounds)
    var best = (columns: 1, rows: 1, width: 0.0)
    if area.isFinite, !area.isEmpty, cardCount > 0 {
      for columns in 1...min(cardCount, 2 * Concentration.pairCounts.upperBound) {
        let rows = (cardCount + columns - 1) / columns
        let width = min(
          area.width / (Double(columns) + Self.spacing * Double(columns - 1)),
          area.height / (Double(rows) / Self.cardRatio + Self.spacing * Double(rows - 1)))
        // Strictly larger: of equal ones that with fewer columns, whose last row is not emptier.
        if width > best.width * (1 + 1e-9) { best = (columns, rows, width) }
      }
    }
    columns = best.columns
    rows = best.rows
    cardSize = Size(width: best.width, height: best.width / Self.cardRatio)
  }

  /// The cards' places, row by row.
  public var cards: [Rect] {
    guard cardSize.width > 0 else { return [] }
    let area = Self.area(in: bounds)
    let gap = Self.spacing * cardSize.width
    let height = Double(rows) * cardSize.height + Double(rows - 1) * gap
    return (0..<cardCount).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let inRow = min(cardCount - row * columns, columns)
      let width = Double(inRow) * cardSize.width + Double(inRow - 1) * gap
      return Rect(
        x: area.midX - width / 2 + Double(column) * (cardSize.width + gap),
        y: area.midY - height / 2 + Double(row) * (cardSize.height + gap), width: cardSize.width,
        height: cardSize.height)
    }
  }

  /// Where the count of flips stands: along the bottom.
  public var label: Rect {
    let side = min(bounds.width, bounds.height)
    let height = Self.labelHeight * side
    return Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// The label's font size, in points.
  public var labelFontSize: Double { Self.fontSize * min(bounds.width, bounds.height) }

  /// What the cards may take: all but the label, and a margin.
  private static func area(in bounds: Rect) -> Rect {
    let side = min(bounds.width, bounds.height)
    let margin = margin * side
    return Rect(
      x: bounds.minX + margin, y: bounds.minY + margin, width: bounds.width - 2 * margin,
      height: bounds.height - margin - labelHeight * side)
  }
}
