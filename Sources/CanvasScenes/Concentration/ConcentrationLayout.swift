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
  /// How many times as large as usual the label is.
  private let labelFactor: Double

  /// The size that boards have where no other is asked for, in points.
  public static let usualSize = Size(width: 375, height: 667)

  static let cardRatio = 2.0 / 3
  static let spacing = 0.1
  // Parts of the board's shorter side.
  private static let margin = 0.045
  private static let labelHeight = 0.17
  private static let fontSize = 0.096

  /// - Parameters:
  ///   - bounds: The whole board.
  ///   - cardCount: How many cards there are; below 0 none.
  ///   - textSizeFactor: The reader's text size: what the label's size is multiplied by, at most 2. One that is not a
  ///     positive finite number counts as 1.
  public init(bounds: Rect, cardCount: Int, textSizeFactor: Double = 1) {
    self.bounds = bounds.standardized
    self.cardCount = max(cardCount, 0)
    labelFactor = textSizeFactor > 0 && textSizeFactor.isFinite ? min(textSizeFactor, 2) : 1
    let area = Self.area(in: self.bounds, labelFactor: labelFactor)
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

  /// Where the count of flips stands: along the bottom.
  public var label: Rect {
    let side = min(bounds.width, bounds.height)
    let height = Self.labelHeight * max(labelFactor, 1) * side
    return Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// The label's font size, in points.
  public var labelFontSize: Double { Self.fontSize * labelFactor * min(bounds.width, bounds.height) }

  /// What the cards may take: all but the label, and a margin.
  private static func area(in bounds: Rect, labelFactor: Double) -> Rect {
    let side = min(bounds.width, bounds.height)
    let margin = margin * side
    return Rect(
      x: bounds.minX + margin, y: bounds.minY + margin, width: bounds.width - 2 * margin,
      height: bounds.height - margin - labelHeight * max(labelFactor, 1) * side)
  }
}
