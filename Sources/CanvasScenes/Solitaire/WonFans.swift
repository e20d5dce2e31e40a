internal import Canvas
internal import CanvasCards

/// How a win is shown: the four suits as fans, from ace to king, where the columns were.
struct WonFans {
  private let fan: HandLayout
  /// How many times as large as on the rest of the board the cards are.
  private let factor: Double
  /// The fans' middles.
  private let centers: [Point]

  private static let largestFactor = 1.5
  // Large faces have a large 10, which needs more room than a hand's indices.
  private static let step = 10 * Double.pi / 180

  /// The grid of four fans that makes them largest.
  init(in area: Rect, cardSize: Size) {
    let fan = HandLayout(.fan, count: Rank.allCases.count, card: cardSize, step: Self.step)
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
    let frame = Rect(
      x: -fan.card.width / 2, y: -fan.card.height / 2, width: fan.card.width, height: fan.card.height)
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
