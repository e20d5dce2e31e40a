/// The positions of the cards of the game of pairs. Pure arithmetic.
///
/// The cards are as large as the area allows, with a ratio of 2:3 and a tenth of a width between them. The number of
/// columns is the one that makes them largest. An incomplete last row is centred.
public struct ConcentrationLayout: Sendable, Hashable {
  /// The whole board, standardized.
  public let bounds: Rect
  /// The number of cards.
  public let cardCount: Int
  /// The number of cards in a full row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The size of a card, or empty if there is no room.
  public let cardSize: Size
  /// The scale of the label.
  private let labelFactor: Double

  /// The default size of boards in points.
  public static let defaultSize = Size(width: 375, height: 667)

  static let cardRatio = 2.0 / 3
  static let spacing = 0.1
  // Fractions of the board's shorter side.
  private static let margin = 0.045
  private static let labelHeight = 0.17
  private static let fontSize = 0.096

  /// - Parameters:
  ///   - bounds: The whole board.
  ///   - cardCount: The number of cards, clamped to 0…10 000.
  ///   - textSizeFactor: The factor for the label's size, at most 2, as for a reader's text size. One that is not
  ///     positive and finite counts as 1.
  public init(bounds: Rect, cardCount: Int, textSizeFactor: Double = 1) {
    self.bounds = bounds.standardized
    let cardCount = min(max(cardCount, 0), 2 * Concentration.pairCounts.upperBound)
    self.cardCount = cardCount
    labelFactor = textSizeFactor > 0 && textSizeFactor.isFinite ? min(textSizeFactor, 2) : 1
    let area = Self.area(in: self.bounds, labelFactor: labelFactor)
    var best = (columns: 1, rows: 1, width: 0.0)
    if area.isFinite, !area.isEmpty, cardCount > 0 {
      for columns in 1...cardCount {
        let rows = (cardCount + columns - 1) / columns
        let width = min(
          area.width / (Double(columns) + Self.spacing * Double(columns - 1)),
          area.height / (Double(rows) / Self.cardRatio + Self.spacing * Double(rows - 1)))
        // Strictly larger: if several are equal, use the fewest columns, whose last row is at least as full.
        if width > best.width * (1 + 1e-9) { best = (columns, rows, width) }
      }
    }
    columns = best.columns
    rows = best.rows
    cardSize = Size(width: best.width, height: best.width / Self.cardRatio)
  }

  /// The rectangles of the cards, row by row.
  public var cards: [Rect] {
    guard cardSize.width > 0 else { return [] }
    let area = Self.area(in: bounds, labelFactor: labelFactor)
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

  /// The rectangle of the count of flips, along the bottom.
  public var label: Rect {
    let side = min(bounds.width, bounds.height)
    let height = Self.labelHeight * max(labelFactor, 1) * side
    return Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// The label's font size, in points.
  public var labelFontSize: Double { Self.fontSize * labelFactor * min(bounds.width, bounds.height) }

  /// Returns the area for the cards: everything except the label and a margin.
  private static func area(in bounds: Rect, labelFactor: Double) -> Rect {
    let side = min(bounds.width, bounds.height)
    let margin = margin * side
    return Rect(
      x: bounds.minX + margin, y: bounds.minY + margin, width: bounds.width - 2 * margin,
      height: bounds.height - margin - labelHeight * max(labelFactor, 1) * side)
  }
}
