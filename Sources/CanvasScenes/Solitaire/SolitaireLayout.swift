public import Canvas

/// Where things lie on the card-game board: arithmetic only.
///
/// Lengths are those of a board 375 wide, multiplied by `unit`: a larger board has larger cards. On a board that is wider
/// than these need, the columns stand further apart, up to a card's width more; what is wider still stands in the middle.
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
  // The longest column there can be is six cards face down and thirteen upon them.
  private static let longestSteps = 18.0
  private static let sufficientHeight =
    topMargin + 2 * cardWidth * cardRatio + rowSpacing + longestSteps * overlap + margin

  public init(bounds: Rect) {
    self.bounds = bounds.standardized
    let unit = min(bounds.width / Self.usualSize.width, bounds.height / Self.sufficientHeight)
    self.unit = bounds.isFinite && unit > 0 && unit.isFinite ? unit : 0
  }

  /// A seventh of the width inside the margins, spacing taken off, and 1.27 times as high.
  public var cardSize: Size {
    Size(width: Self.cardWidth * unit, height: Self.cardWidth * unit * Self.cardRatio)
  }

  public var cornerRadius: Double { Self.cornerRadius * unit }
  public var borderWidth: Double { Self.borderWidth * unit }

  /// The four places of arranged cards, in the columns 1 to 4.
  public var places: [Rect] { (0..<Solitaire.placeCount).map { slot(column: $0, y: topRow) } }
  /// The top card that was turned over, in column 6.
  public var revealed: Rect { slot(column: 5, y: topRow) }
  /// The spare pile, in column 7.
  public var spare: Rect { slot(column: 6, y: topRow) }

  /// The cards of a column, counted from 0, from the back to the front. Each shows 18 of the one below it, more where the
  /// board is high enough for the longest column there can be, up to half a card; less where the column would pass the
  /// bottom margin.
  public func cards(inColumn column: Int, count: Int) -> [Rect] {
    let top = columnTop
    let room = bounds.maxY - Self.margin * unit - cardSize.height - top
    let usual = max(Self.overlap * unit, min(room / Self.longestSteps, cardSize.height / 2).rounded(.down))
    let step = count > 1 ? max(min(usual, room / Double(count - 1)), 0) : 0
    return (0..<max(count, 0)).map { slot(column: column, y: top + Double($0) * step) }
  }

  /// Where a column begins, counted from 0: its first card, or its place where it has none.
  public func columnPlace(_ column: Int) -> Rect { slot(column: column, y: columnTop) }

  /// What is below the top row, inside of the margins.
  var columnArea: Rect {
    let margin = Self.margin * unit
    return Rect(
      x: bounds.minX + margin, y: columnTop, width: bounds.width - 2 * margin,
      height: bounds.maxY - margin - columnTop)
  }

  private var columnTop: Double { topRow + cardSize.height + Self.rowSpacing * unit }
  /// What a board that is wider than its cards need has between two columns beside the usual spacing.
  private var extraSpacing: Double {
    let surplus = max(bounds.width - Self.usualSize.width * unit, 0)
    return min(surplus / Double(Solitaire.columnCount - 1), cardSize.width)
  }

  private var topRow: Double { bounds.minY + Self.topMargin * unit }

  private func slot(column: Int, y: Double) -> Rect {
    let spacing = Self.spacing * unit + extraSpacing
    let gaps = Double(Solitaire.columnCount - 1)
    let left = bounds.midX - (Double(Solitaire.columnCount) * cardSize.width + gaps * spacing) / 2
    let x = left + Double(column) * (cardSize.width + spacing)
    return Rect(origin: Point(x: x, y: y), size: cardSize)
  }
}
