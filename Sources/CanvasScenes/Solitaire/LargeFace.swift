/// A card's face for a board: a large rank and suit in a line at the top, which stay visible if a card covers the
/// rest, and a large suit below.
struct LargeFace {
  private let color: Color
  private let rank: Path
  private let suits: Path

  // In points of a card 48.71 wide and 61.87 high.
  private static let rankCapHeight = 11.0
  /// The maximum height of ranks that extend below the baseline.
  private static let largestRankHeight = 12.0
  private static let top = 4.0
  private static let side = 5.0
  private static let smallSuit = 10.5
  private static let largeSuit = 29.0
  private static let bottom = 6.5
  /// The gap between rank and suit for large text.
  private static let gap = 2.5
  /// The gap between the line and the large suit for large text. No part of the suit is visible above the next card.
  private static let lineGap = 4.0
  /// The maximum factor. With a larger one the line would leave no room for the large suit.
  private static let largestFactor = 1.8

  /// Returns the height of a covered card that must stay visible to show its rank and suit with a small margin: 18 at
  /// the default text size.
  static func overlap(textSizeFactor: Double) -> Double {
    top + largestRankHeight * min(textSizeFactor, largestFactor) + 2
  }

  /// Returns the distance of the ink's extent, for the widest rank and the one that extends furthest down, from a
  /// card's upper left corner.
  static func rankCorner(card size: Size, font: Font, unit: Double, textSizeFactor: Double) -> Size {
    var ink = Rect.null
    for rank in Rank.allCases {
      let face = LargeFace(
        PlayingCard(suit: .spades, rank: rank), font: font, frame: Rect(origin: .zero, size: size), unit: unit,
        textSizeFactor: textSizeFactor)
      ink = ink.union(face.rank.boundingBoxOfPath)
    }
    return ink.isNull ? .zero : Size(width: ink.maxX, height: ink.maxY)
  }

  init(_ card: PlayingCard, font: Font, frame: Rect, unit: Double, textSizeFactor: Double) {
    color = card.suit.color
    let factor = min(textSizeFactor, Self.largestFactor)
    // A larger line is closer to the edges.
    let side = (factor > 1 ? Self.side - 2 * (factor - 1) : Self.side) * unit
    let capHeight = Self.rankCapHeight * factor * unit
    let small = Self.smallSuit * factor * unit
    let line = Rect(
      x: frame.minX + side, y: frame.minY + Self.top * unit, width: max(frame.width - 2 * side, 0), height: capHeight)
    rank = Self.rank(
      card.rank, font: font, capHeight: capHeight, largestHeight: Self.largestRankHeight * factor * unit,
      width: line.width - small - Self.gap * unit, at: line.origin)
    var suits = card.suit.path(
      in: Rect(x: line.maxX - small, y: line.midY - small / 2, width: small, height: small))
    let bottom = frame.maxY - Self.bottom * unit
    let large = max(min(Self.largeSuit * unit, bottom - line.maxY - Self.lineGap * unit), 0)
    suits.addPath(
      card.suit.path(in: Rect(x: frame.midX - large / 2, y: bottom - large, width: large, height: large)))
    self.suits = suits
  }

  /// Returns the rank's outline with the upper left corner of its ink at a point.
  ///
  /// It is positioned by its ink, not by advance and baseline. The rank's left edge is then as far from the card's
  /// edge as the suit's right edge, and a J or Q with a descender does not extend under the next card. A 10 that is
  /// too wide is narrowed, as on cards.
  private static func rank(
    _ rank: Rank, font: Font, capHeight: Double, largestHeight: Double, width: Double, at corner: Point
  ) -> Path {
    let sample = font.withSize(1).capHeight
    let text = StyledText(rank.label, font: font.withSize(sample > 0 ? capHeight / sample : capHeight))
    let label = text.path(at: .zero)
    let ink = label.boundingBoxOfPath
    guard !ink.isNull else { return label }
    let shrink = min(1, largestHeight / ink.height)
    let narrow = min(shrink, max(width, 0) / ink.width)
    return label.applying(
      Transform(translationX: -ink.minX, y: -ink.minY)
        .concatenating(Transform(scaleX: narrow, y: shrink))
        .concatenating(Transform(translationX: corner.x, y: corner.y)))
  }

  func draw(on context: DrawingContext) {
    for path in [rank, suits] { context.fill(path, with: .color(color)) }
  }
}
