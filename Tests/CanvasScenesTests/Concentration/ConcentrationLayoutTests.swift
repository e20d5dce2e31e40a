import Canvas
import CanvasScenes
import Testing

@Suite struct ConcentrationLayoutTests {
  @Test(
    arguments: [2, 4, 14, 16, 52, 100, 998, 10_000],
    [Size(width: 375, height: 667), Size(width: 700, height: 300), Size(width: 60, height: 900)])
  func anyNumberOfCardsFitsIntoAnySize(count: Int, size: Size) throws {
    let layout = ConcentrationLayout(bounds: Rect(origin: Point(x: 5, y: 7), size: size), cardCount: count)
    let cards = layout.cards
    #expect(cards.count == count)
    #expect(layout.columns * layout.rows >= count && layout.columns * (layout.rows - 1) < count)
    #expect(abs(layout.cardSize.width / layout.cardSize.height - 2.0 / 3) < 1e-9)
    for card in cards {
      #expect(layout.bounds.contains(card))
      #expect(card.maxY <= layout.label.minY)
    }
    for (a, b) in zip(cards, cards.dropFirst()) { #expect(!a.intersects(b)) }
  }

  /// The slow twin: every number of columns, without the formula's order.
  @Test(arguments: [2, 6, 14, 30, 64]) func noOtherNumberOfColumnsGivesLargerCards(count: Int) {
    let layout = ConcentrationLayout(bounds: Rect(x: 0, y: 0, width: 400, height: 300), cardCount: count)
    // Less a margin of 0.045 and a label of 0.17 of the shorter side.
    let area = Size(width: 400 - 2 * 13.5, height: 300 - 13.5 - 51)
    for columns in 1...count {
      let rows = (count + columns - 1) / columns
      let other = min(
        area.width / (Double(columns) + 0.1 * Double(columns - 1)),
        area.height / (Double(rows) * 1.5 + 0.1 * Double(rows - 1)))
      #expect(other <= layout.cardSize.width * (1 + 1e-9))
    }
  }

  @Test func oddBoundsHaveNoCards() {
    for bounds in [Rect.null, .zero, Rect(x: 0, y: 0, width: .nan, height: 1)] {
      #expect(ConcentrationLayout(bounds: bounds, cardCount: 4).cards.isEmpty)
    }
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(ConcentrationLayout(bounds: bounds, cardCount: 0).cards.isEmpty)
    #expect(ConcentrationLayout(bounds: bounds, cardCount: -1).cards.isEmpty)
  }
}
