public import Canvas

/// Where the cards of a hand lie: upon each other from the left to the right, so that each shows its upper left corner.
/// Arithmetic only, in points.
///
///     let layout = HandLayout(.fan, count: 5, card: Size(width: 250, height: 350))
///     layout.places[2].center      // the middle card stands upright
///
/// A count below 1 counts as 1, one above 200 as that; a side that is not positive or not finite counts as 1 point.
public struct HandLayout: Sendable, Hashable {
  /// How the cards of a hand lie.
  public enum Arrangement: String, Sendable, Hashable, CaseIterable {
    /// Turned about a point below the cards, 1.6 of their height under their middles: 7° from card to card, less where
    /// all would be more than 170°.
    case fan
    /// Upright, 0.3 of a width from card to card, in whole points.
    case row
  }

  /// Where a card lies.
  public struct Place: Sendable, Hashable {
    /// The middle of the card, in points from the top left of the picture.
    public let center: Point
    /// In radians, clockwise as you see it.
    public let angle: Double

    /// From a card whose middle is the origin to its place.
    public var transform: Transform {
      Transform(rotationAngle: angle).concatenating(Transform(translationX: center.x, y: center.y))
    }
  }

  /// The size of a card.
  public let card: Size
  /// The cards' places, the lowest card first.
  public let places: [Place]
  /// The whole picture, in whole points: all cards, and about an eighth of a card's width on each side.
  public let size: Size

  private static let countLimit = 200
  // Parts of the card's height.
  private static let radius = 1.6
  private static let step = 7 * Double.pi / 180
  private static let widest = 170 * Double.pi / 180
  // Parts of the card's width.
  private static let rowStep = 0.3
  private static let margin = 0.125

  /// The places of a number of cards of a size in points.
  public init(_ arrangement: Arrangement, count: Int, card: Size) {
    self.init(arrangement, count: count, card: card, step: Self.step)
  }

  /// - Parameter step: From card to card of a fan, in radians, where all are no more than 170° then.
  package init(_ arrangement: Arrangement, count: Int, card: Size, step: Double) {
    let count = min(max(count, 1), Self.countLimit)
    let card = Size(width: Self.side(card.width), height: Self.side(card.height))
    let places = (0..<count).map { index in
      let steps = Double(index) - Double(count - 1) / 2
      switch arrangement {
      case .row: return Place(center: Point(x: steps * max((Self.rowStep * card.width).rounded(), 1), y: 0), angle: 0)
      case .fan:
        let angle = steps * min(step, Self.widest / Double(max(count - 1, 1)))
        let top = Point(x: 0, y: -Self.radius * card.height)
        return Place(center: top.applying(Transform(rotationAngle: angle)), angle: angle)
      }
    }
    let upright = Rect(x: -card.width / 2, y: -card.height / 2, width: card.width, height: card.height)
    var bounds = Rect.null
    for place in places { bounds = bounds.union(upright.applying(place.transform)) }
    let margin = Self.margin * card.width
    let size = Size(
      width: (bounds.width + 2 * margin).rounded(.up), height: (bounds.height + 2 * margin).rounded(.up))
    // Upright cards begin on whole points.
    let shift = Vector(
      dx: ((size.width - bounds.width) / 2).rounded() - bounds.minX,
      dy: ((size.height - bounds.height) / 2).rounded() - bounds.minY)
    self.card = card
    self.size = size
    self.places = places.map { Place(center: $0.center.offsetBy(dx: shift.dx, dy: shift.dy), angle: $0.angle) }
  }

  /// From card to card of a fan so that each shows so much of its upper left corner beside the next one: in radians, in
  /// tenths of a degree, and no more than 45°.
  package static func fanStep(showing corner: Size, of card: Size) -> Double {
    // From the point about which cards are turned up to the corner's lower edge, where the next card's left edge is
    // furthest left.
    let reach = (radius + 0.5) * card.height - corner.height
    let half = card.width / 2
    let tenth = Double.pi / 1800
    for tenths in 1..<450 {
      let turn = Transform(rotationAngle: Double(tenths) * tenth)
      let (cosine, sine) = (turn.a, turn.b)
      // The edge is a line, half a width to the left of the point and turned about it.
      if half + (reach * sine - half) / cosine >= corner.width { return Double(tenths) * tenth }
    }
    return 450 * tenth
  }

  private static func side(_ length: Double) -> Double { length > 0 && length.isFinite ? min(length, 1e6) : 1 }
}
