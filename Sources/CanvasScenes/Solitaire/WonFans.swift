/// The four suits of a won game as fans, from ace to king, in place of the columns.
struct WonFans {
  private let fan: HandLayout
  /// The scale of the cards relative to the rest of the board.
  private let factor: Double
  /// The centres of the fans.
  private let centers: [Point]

  private static let largestFactor = 1.5
  /// The step of cards with the deck's faces.
  static let minimumStep = 10 * Double.pi / 180
  /// The gap between a rank and the next card.
  private static let gap = 1.5

  /// Returns the angle between cards, in radians, at which each shows its rank. Large faces have a large 10, which
  /// needs more room than a hand's indices.
  ///
  /// - Parameter corner: The distance of the ranks' ink from the card's upper left corner.
  static func step(showing corner: Size, of card: Size, unit: Double) -> Double {
    let seen = Size(width: corner.width + gap * unit, height: corner.height)
    return max(HandLayout.fanStep(showing: seen, of: card), minimumStep)
  }

  /// Creates the grid of four fans that makes them largest.
  ///
  /// - Parameter step: The angle between cards, in radians. It is reduced if a fan has too little room.
  init(in area: Rect, cardSize: Size, step: Double) {
    let fan = HandLayout(.fan, count: Rank.allCases.count, card: cardSize, step: step)
    let count = Solitaire.placeCount
    var best = (columns: 1, rows: count, factor: 0.0)
    for columns in 1...count where count.isMultiple(of: columns) {
      let rows = count / columns
      let factor = min(
        area.width / (Double(columns) * fan.size.width), area.height / (Double(rows) * fan.size.height))
      if factor > best.factor { best = (columns, rows, factor) }
    }
    self.fan = fan
    factor = min(best.factor, Self.largestFactor)
    let cell = Size(width: area.width / Double(best.columns), height: area.height / Double(best.rows))
    centers = (0..<count).map { index in
      Point(
        x: area.minX + (Double(index % best.columns) + 0.5) * cell.width,
        y: area.minY + (Double(index / best.columns) + 0.5) * cell.height)
    }
  }

  /// Draws piles of cards, each from the ace up.
  func draw(_ piles: [[PlayingCard]], _ cards: BoardCards, on context: DrawingContext) {
    let frame = Rect(center: .zero, size: fan.card)
    for (pile, center) in zip(piles, centers) {
      context.withGState {
        context.translateBy(x: center.x, y: center.y)
        context.scaleBy(x: factor, y: factor)
        context.translateBy(x: -fan.size.width / 2, y: -fan.size.height / 2)
        for (card, place) in zip(pile, fan.places) {
          context.withGState {
            context.concatenate(place.transform)
            cards.draw(card, in: frame, on: context)
          }
        }
      }
    }
  }
}
