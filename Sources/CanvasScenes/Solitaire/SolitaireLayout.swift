public import Canvas

/// Where things lie on the card-game board: arithmetic only.
///
/// Lengths are those of a board 375 wide, multiplied by `unit`: a larger board has larger cards. A board that is wider
/// than its height can use stands in the middle.
///
///     let layout = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667))
///     layout.cardSize        // 48.71 × 61.87
public struct SolitaireLayout: Sendable, Hashable {
  /// The whole board, standardized.
  public let bounds: Rect
  /// How many times as large as on a board 375 wide everything is; 0 where the board has no area.
  public let unit: Double

  /// The size that all lengths are for.
  public static let usualSize = Size(width: 375, height: 667)

  static let topMargin = 20.0
  static let margin = 5.0
  static let spacing = 4.0
  static let rowSpacing = 15.0
  static let overlap = 18.0
  static let cardRatio = 1.27
  static let cornerRadius = 5.0
  static let borderWidth = 2.0
  private static let cardWidth: Double = {
    let columns = Double(Solitaire.columnCount)
    return (usualSize.width - 2 * margin - (columns - 1) * spacing) / columns
  }()
  // The longest column there can be, six cards face down and thirteen upon them, has its full overlap in this height.
  private static let sufficientHeight =
    topMargin + 2 * cardWidth * cardRatio + rowSpacing + 18 * overlap + margin

  /// The places of a board that fills a rectangle. Negative sides are standardized.
  public init(bounds: Rect) {
    self.bounds = bounds.standardized
    let unit = min(bounds.width / Self.usualSize.width, bounds.height / Self.sufficientHeight)
    self.unit = bounds.isFinite && unit > 0 && unit.isFinite ? unit : 0
  }

  /// A seventh of the width inside the margins, spacing taken off, and 1.27 times as high.
  public var cardSize: Size {
    Size(width: Self.cardWidth * unit, height: Self.cardWidth * unit * Self.cardRatio)
  }

  /// The radius of a card's corners, in points.
  public var cornerRadius: Double { Self.cornerRadius * unit }
  /// The width of the line around a card, in points.
  public var borderWidth: Double { Self.borderWidth * unit }

  /// The four places of arranged cards, in the columns 1 to 4.
  public var places: [Rect] { (0..<Solitaire.placeCount).map { slot(column: $0, y: topRow) } }
  /// The top card that was turned over, in column 6.
  public var revealed: Rect { slot(column: 5, y: topRow) }
  /// The spare pile, in column 7.
  public var spare: Rect { slot(column: 6, y: topRow) }

  /// The cards of a column, counted from 0, from the back to the front. They overlap by 18 less than a card's height; by
  /// more where the column would pass the bottom margin.
  public func cards(inColumn column: Int, count: Int) -> [Rect] {
    let top = topRow + cardSize.height + Self.rowSpacing * unit
    let room = bounds.maxY - Self.margin * unit - cardSize.height - top
    let step = count > 1 ? max(min(Self.overlap * unit, room / Double(count - 1)), 0) : 0
    return (0..<max(count, 0)).map { slot(column: column, y: top + Double($0) * step) }
  }

  private var topRow: Double { bounds.minY + Self.topMargin * unit }

  private func slot(column: Int, y: Double) -> Rect {
    let left = bounds.midX - Self.usualSize.width / 2 * unit + Self.margin * unit
    let x = left + Double(column) * (cardSize.width + Self.spacing * unit)
    return Rect(origin: Point(x: x, y: y), size: cardSize)
  }
}
