internal import Canvas
internal import CanvasCards

/// A card's face for a board: rank and suit large in a line at the top, so that a card upon the card leaves them
/// visible, and a large suit below.
struct LargeFace {
  private let color: Color
  private let rank: Path
  private let suits: Path

  // Points of a card 48.71 wide.
  private static let rankCapHeight = 11.0
  /// Of ranks that go below the baseline.
  private static let largestRankHeight = 12.0
  private static let top = 4.0
  private static let side = 5.0
  private static let smallSuit = 10.5
  private static let largeSuit = 29.0
  private static let bottom = 6.5

  init(_ card: PlayingCard, font: Font, frame: Rect, unit: Double) {
    color = card.suit.color
    let capHeight = Self.rankCapHeight * unit
    let sample = font.withSize(1).capHeight
    let text = StyledText(card.rank.label, font: font.withSize(sample > 0 ? capHeight / sample : capHeight))
    let label = text.path(at: .zero)
    // By the ink and not by the advance and the baseline: the rank's left edge then lies as far in as the suit's right
    // one, and a J or Q that goes below the baseline does not reach under the next card.
    let ink = label.boundingBoxOfPath
    if ink.isNull {
      rank = label
    } else {
      let shrink = min(1, Self.largestRankHeight * unit / ink.height)
      rank = label.applying(
        Transform(translationX: -ink.minX, y: -ink.minY)
          .concatenating(Transform(scaleX: shrink, y: shrink))
          .concatenating(Transform(translationX: frame.minX + Self.side * unit, y: frame.minY + Self.top * unit)))
    }
    let small = Self.smallSuit * unit
    var suits = card.suit.path(
      in: Rect(
        x: frame.maxX - Self.side * unit - small,
        y: frame.minY + Self.top * unit + (capHeight - small) / 2, width: small, height: small))
    let large = Self.largeSuit * unit
    suits.addPath(
      card.suit.path(
        in: Rect(
          x: frame.midX - large / 2, y: frame.maxY - Self.bottom * unit - large, width: large, height: large)))
    self.suits = suits
  }

  func draw(on context: DrawingContext) {
    context.setFillColor(color)
    context.fill(rank)
    context.fill(suits)
  }
}
