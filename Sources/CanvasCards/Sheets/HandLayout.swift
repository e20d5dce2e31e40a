/// The positions of a hand's cards, which overlap from left to right, so that each shows its upper left corner. Pure
/// arithmetic, in points.
///
///     let layout = HandLayout(.fan, count: 5, card: Size(width: 250, height: 350))
///     layout.places[2].center      // the middle card is upright
///
/// The count is clamped to 1…200. A side that is not positive or not finite counts as 1 point.
public struct HandLayout: Sendable, Hashable {
  /// The arrangement of a hand's cards.
  public enum Arrangement: String, Sendable, Hashable, CaseIterable {
    /// Rotated about a point below the cards, 1.6 of their height below their centres. The angle between cards is 7°,
    /// or less if the fan would exceed 170°.
    case fan
    /// Upright, 0.3 of a width from card to card, in whole points.
    case row
  }

  /// The position of a card.
  public struct Place: Sendable, Hashable {
    /// The centre of the card, in points from the top left of the picture.
    public let center: Point
    /// The rotation in radians, clockwise as displayed.
    public let angle: Double

    /// The transform from a card centred on the origin to its place.
    public var transform: Transform {
      Transform(rotationAngle: angle).concatenating(Transform(translationX: center.x, y: center.y))
    }
  }

  /// The size of a card.
  public let card: Size
  /// The cards' places, the lowest card first.
  public let places: [Place]
  /// The size of the picture, in whole points: all cards, with a margin of about an eighth of a card's width.
  public let size: Size

  package static let countLimit = 200
  // Fractions of the card's height.
  private static let radius = 1.6
  private static let step = 7 * Double.pi / 180
  private static let widest = 170 * Double.pi / 180
  // Fractions of the card's width.
  private static let rowStep = 0.3
  private static let margin = 0.125

  /// Creates the places of a number of cards. The size is in points.
  public init(_ arrangement: Arrangement, count: Int, card: Size) {
    self.init(arrangement, count: count, card: card, step: Self.step)
  }

  /// - Parameter step: The angle between cards of a fan, in radians. It is reduced if the fan would exceed 170°.
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
    let bounds = places.reduce(Rect.null) { $0.union(upright.applying($1.transform)) }
    let margin = Self.margin * card.width
    let size = Size(
      width: (bounds.width + 2 * margin).rounded(.up), height: (bounds.height + 2 * margin).rounded(.up))
    // Upright cards start on whole points.
    let shift = Vector(
      dx: ((size.width - bounds.width) / 2).rounded() - bounds.minX,
      dy: ((size.height - bounds.height) / 2).rounded() - bounds.minY)
    self.card = card
    self.size = size
    self.places = places.map { Place(center: $0.center.offsetBy(dx: shift.dx, dy: shift.dy), angle: $0.angle) }
  }

  /// Returns the angle between cards of a fan at which each shows a corner of the given size beside the next one. The
  /// angle is in radians, a multiple of 0.1°, and at most 45°.
  package static func fanStep(showing corner: Size, of card: Size) -> Double {
    // From the centre of rotation up to the corner's lower edge, where the next card's left edge is furthest left.
    let reach = (radius + 0.5) * card.height - corner.height
    let half = card.width / 2
    let tenth = Double.pi / 1800
    for tenths in 1..<450 {
      let turn = Transform(rotationAngle: Double(tenths) * tenth)
      let (cosine, sine) = (turn.a, turn.b)
      // The edge is a line half a width to the left of the centre of rotation, rotated about it.
      if half + (reach * sine - half) / cosine >= corner.width { return Double(tenths) * tenth }
    }
    return 450 * tenth
  }

  private static func side(_ length: Double) -> Double { length > 0 && length.isFinite ? min(length, 1e6) : 1 }
}
