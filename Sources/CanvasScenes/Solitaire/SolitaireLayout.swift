public import Canvas

/// Where things lie on the card-game board: arithmetic only.
///
/// Lengths are those of a board 375 wide, multiplied by `unit`: a larger board has larger cards, as large as leaves the
/// longest column there can be its room. On a board that is wider than these need, the columns stand further apart, up to
/// a card's width more; what is wider still stands in the middle. Where text is larger each card shows more of itself, so
/// the cards of a low board are smaller.
///
///     let layout = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667))
///     layout.cardSize        // 48.71 × 61.87
public struct SolitaireLayout: Sendable, Hashable {
  /// The whole board, standardized.
  public let bounds: Rect
  /// How many times as large as on a board 375 wide everything is; 0 where the board has no area.
  public let unit: Double
  /// How much of a card face up another one upon it leaves to be seen, at least, on a board 375 wide.
  private let overlap: Double

  /// The size that all lengths are for.
  public static let usualSize = Size(width: 375, height: 667)

  static let topMargin = 20.0
  static let margin = 5.0
  static let spacing = 4.0
  static let rowSpacing = 15.0
  static let cardRatio = 1.27
  static let cornerRadius = 5.0
  static let borderWidth = 2.0
  private static let cardWidth: Double = {
    let columns = Double(Solitaire.columnCount)
    return (usualSize.width - 2 * margin - (columns - 1) * spacing) / columns
  }()
  /// How much of a card face down is seen where a column is long: its edge, to be counted.
  private static let backEdge = 5.0
  // The longest column there can be is six cards face down and thirteen upon them.
  private static func sufficientHeight(overlap: Double) -> Double {
    topMargin + 2 * cardWidth * cardRatio + rowSpacing + 6 * backEdge + 12 * overlap + margin
  }
  /// No more of a large face than its line of rank and suit is seen above the next card, where text is not larger.
  private static let largestStep = 26.0
  /// Columns of so many cards more than one have the step that the board's height allows; longer ones are rare.
  private static let usualSteps = 12.0

  /// The places of a board that fills a rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The whole board. Negative sides are standardized.
  ///   - textSizeFactor: That of the board's style, where its cards have large faces; 1 for the deck's, which are the
  ///     same with any. From 1 to about 1.8 each card shows more of itself; others count as the nearer of these. One that
  ///     is not a positive finite number counts as 1.
  public init(bounds: Rect, textSizeFactor: Double = 1) {
    self.bounds = bounds.standardized
    let factor = textSizeFactor > 0 && textSizeFactor.isFinite ? max(textSizeFactor, 1) : 1
    overlap = LargeFace.overlap(textSizeFactor: factor)
    let unit = min(
      bounds.width / Self.usualSize.width, bounds.height / Self.sufficientHeight(overlap: overlap))
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
  public var places: [Rect] { (0..<Solitaire.placeCount).map { slot(column: $0, y: top) } }
  /// The top card that was turned over, in column 6.
  public var revealed: Rect { slot(column: 5, y: top) }
  /// The spare pile, in column 7.
  public var spare: Rect { slot(column: 6, y: top) }

  /// The cards of a column, counted from 0, from the back to the front. Each shows 18 of the one below it, more where the
  /// board is high enough for thirteen, up to 26, and up to 27.6 where text is larger. Where the column would pass the
  /// bottom margin, less: of cards face down first, until no more than their edges are seen.
  ///
  /// - Parameters:
  ///   - column: From 0 to 6; of others, places beside the board.
  ///   - count: How many cards; none below 1.
  ///   - faceDown: How many of them, from the back, lie face down.
  public func cards(inColumn column: Int, count: Int, faceDown: Int = 0) -> [Rect] {
    let backs = min(max(faceDown, 0), max(count - 1, 0))
    let step = steps(backs: Double(backs), faces: Double(count - 1 - backs))
    var y = columnTop
    return (0..<max(count, 0)).map { index in
      defer { y += index < backs ? step.back : step.face }
      return slot(column: column, y: y)
    }
  }

  /// From a card to the one upon it.
  private func steps(backs: Double, faces: Double) -> (back: Double, face: Double) {
    let room = max(bounds.maxY - Self.margin * unit - cardSize.height - columnTop, 0)
    let usual = max(overlap * unit, min(room / Self.usualSteps, Self.largestStep * unit).rounded(.down))
    guard (backs + faces) * usual > room else { return (usual, usual) }
    let edge = min(Self.backEdge * unit, room / (backs + faces))
    let back = backs > 0 ? max((room - faces * usual) / backs, edge) : 0
    return (back, faces > 0 ? min((room - backs * back) / faces, usual) : 0)
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

  private var columnTop: Double { top + cardSize.height + Self.rowSpacing * unit }
  /// What a board that is wider than its cards need has between two columns beside the usual spacing.
  private var extraSpacing: Double {
    let surplus = max(bounds.width - Self.usualSize.width * unit, 0)
    return min(surplus / Double(Solitaire.columnCount - 1), cardSize.width)
  }

  /// The seven places along the top, that which stays free between the arranged cards and the revealed one too.
  var topRow: [Rect] { (0..<Solitaire.columnCount).map { slot(column: $0, y: top) } }

  private var top: Double { bounds.minY + Self.topMargin * unit }

  private func slot(column: Int, y: Double) -> Rect {
    let spacing = Self.spacing * unit + extraSpacing
    let gaps = Double(Solitaire.columnCount - 1)
    let left = bounds.midX - (Double(Solitaire.columnCount) * cardSize.width + gaps * spacing) / 2
    let x = left + Double(column) * (cardSize.width + spacing)
    return Rect(origin: Point(x: x, y: y), size: cardSize)
  }
}
