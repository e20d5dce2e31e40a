/// The positions of the card-game board. Pure arithmetic.
///
/// Lengths are those of a board 375 wide, multiplied by `unit`. A larger board has larger cards, limited by the room
/// that the longest possible column needs. On a wider board the space between columns grows by up to a card's width;
/// beyond that the board is centred. With larger text, each card shows more of itself, so the cards of a low board
/// are smaller.
///
///     let layout = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667))
///     layout.cardSize        // 48.71 × 61.87
public struct SolitaireLayout: Sendable, Hashable {
  /// The whole board, standardized.
  public let bounds: Rect
  /// The scale relative to a board 375 wide, or 0 if the board has no area.
  public let unit: Double
  /// The minimum visible height of a face-up card with another on it, on a board 375 wide.
  private let overlap: Double

  /// The default size, which all lengths are for.
  public static let defaultSize = Size(width: 375, height: 667)

  static let topMargin = 20.0
  static let margin = 5.0
  static let spacing = 4.0
  static let rowSpacing = 15.0
  static let cardRatio = 1.27
  static let cornerRadius = 5.0
  static let borderWidth = 2.0
  private static let cardWidth: Double = {
    let columns = Double(Solitaire.columnCount)
    return (defaultSize.width - 2 * margin - (columns - 1) * spacing) / columns
  }()
  /// The visible height of a face-down card in a long column: its edge, so that the cards can be counted.
  private static let backEdge = 5.0
  // The longest possible column has six face-down cards and thirteen face-up cards on them.
  private static func sufficientHeight(overlap: Double) -> Double {
    topMargin + 2 * cardWidth * cardRatio + rowSpacing + 6 * backEdge + 12 * overlap + margin
  }
  /// The maximum step without larger text. At most the rank and suit line of a large face is visible above the next
  /// card.
  private static let largestStep = 26.0
  /// Columns of up to this many cards, plus one, use the step that the board's height allows; longer ones are rare.
  private static let defaultSteps = 12.0

  /// Creates the layout of a board that fills a rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the board. A rectangle with negative sides is standardized.
  ///   - textSizeFactor: The factor of the board's style if its cards have large faces, and 1 for the deck's faces,
  ///     which don't depend on it. From 1 to about 1.8, each card shows more of itself; other values are clamped to
  ///     this range. One that is not positive and finite counts as 1.
  public init(bounds: Rect, textSizeFactor: Double = 1) {
    self.bounds = bounds.standardized
    let factor = textSizeFactor > 0 && textSizeFactor.isFinite ? max(textSizeFactor, 1) : 1
    overlap = LargeFace.overlap(textSizeFactor: factor)
    let unit = min(
      bounds.width / Self.defaultSize.width, bounds.height / Self.sufficientHeight(overlap: overlap))
    self.unit = bounds.isFinite && unit > 0 && unit.isFinite ? unit : 0
  }

  /// The size of a card: a seventh of the width inside the margins, less the spacing, and 1.27 times as high.
  public var cardSize: Size {
    Size(width: Self.cardWidth * unit, height: Self.cardWidth * unit * Self.cardRatio)
  }

  /// The radius of a card's corners, in points.
  public var cornerRadius: Double { Self.cornerRadius * unit }
  /// The width of the line around a card, in points.
  public var borderWidth: Double { Self.borderWidth * unit }

  /// The four arranged places, in columns 1 to 4.
  public var places: [Rect] { (0..<Solitaire.placeCount).map { slot(column: $0, y: top) } }
  /// The top revealed card, in column 6.
  public var revealed: Rect { slot(column: 5, y: top) }
  /// The spare pile, in column 7.
  public var spare: Rect { slot(column: 6, y: top) }

  /// Returns the cards of a column, counted from 0, from the back to the front. Each card shows 18 points of the one
  /// below it, and more on a board with room for thirteen: up to 26, or up to 27.6 with larger text. If the column
  /// would cross the bottom margin, the cards overlap more: first face-down cards, until only their edges are
  /// visible.
  ///
  /// - Parameters:
  ///   - column: The column, 0 to 6. Others are beside the board.
  ///   - count: The number of cards, clamped to 0…1000.
  ///   - faceDown: The number of face-down cards, from the back.
  public func cards(inColumn column: Int, count: Int, faceDown: Int = 0) -> [Rect] {
    let count = min(max(count, 0), 1000)
    let backs = min(max(faceDown, 0), max(count - 1, 0))
    let step = steps(backs: Double(backs), faces: Double(count - 1 - backs))
    var y = columnTop
    return (0..<count).map { index in
      defer { y += index < backs ? step.back : step.face }
      return slot(column: column, y: y)
    }
  }

  /// Returns the distances from a face-down and from a face-up card to the next.
  private func steps(backs: Double, faces: Double) -> (back: Double, face: Double) {
    let room = max(bounds.maxY - Self.margin * unit - cardSize.height - columnTop, 0)
    let usual = max(overlap * unit, min(room / Self.defaultSteps, Self.largestStep * unit).rounded(.down))
    guard (backs + faces) * usual > room else { return (usual, usual) }
    let edge = min(Self.backEdge * unit, room / (backs + faces))
    let back = backs > 0 ? max((room - faces * usual) / backs, edge) : 0
    return (back, faces > 0 ? min((room - backs * back) / faces, usual) : 0)
  }

  /// Returns the place of a column, counted from 0: its first card, or the empty place.
  public func columnPlace(_ column: Int) -> Rect { slot(column: column, y: columnTop) }

  /// The area below the top row, inside the margins.
  var columnArea: Rect {
    let margin = Self.margin * unit
    return Rect(
      x: bounds.minX + margin, y: columnTop, width: bounds.width - 2 * margin,
      height: bounds.maxY - margin - columnTop)
  }

  private var columnTop: Double { top + cardSize.height + Self.rowSpacing * unit }

  /// The seven places along the top, including the unused one between the arranged and the revealed cards.
  var topRow: [Rect] { (0..<Solitaire.columnCount).map { slot(column: $0, y: top) } }

  /// The rectangle of the system's bar, above the margin.
  var statusBar: Rect { Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: top - bounds.minY) }

  private var top: Double { bounds.minY + Self.topMargin * unit }

  private func slot(column: Int, y: Double) -> Rect {
    let gaps = Double(Solitaire.columnCount - 1)
    // A board that is wider than its cards need has more space between columns.
    let surplus = max(bounds.width - Self.defaultSize.width * unit, 0)
    let spacing = Self.spacing * unit + min(surplus / gaps, cardSize.width)
    let left = bounds.midX - (Double(Solitaire.columnCount) * cardSize.width + gaps * spacing) / 2
    let x = left + Double(column) * (cardSize.width + spacing)
    return Rect(origin: Point(x: x, y: y), size: cardSize)
  }
}
