import Canvas
import CanvasCards
import Testing

@Suite struct HandLayoutTests {
  private let card = Size(width: 250, height: 350)

  @Test func aRowShowsThreeTenthsOfEachCard() {
    let layout = HandLayout(.row, count: 3, card: card)
    // 2 × 75 + 250 + 2 × 31.25, and 350 + 2 × 31.25.
    #expect(layout.size == Size(width: 463, height: 413))
    #expect(layout.places.map(\.center) == [157, 232, 307].map { Point(x: $0, y: 207) })
    #expect(layout.places.allSatisfy { $0.angle == 0 })
  }

  @Test func aFanTurnsAboutAPointBelow() throws {
    let layout = HandLayout(.fan, count: 5, card: card)
    let middle = layout.places[2]
    #expect(middle.angle == 0)
    let pivot = Point(x: middle.center.x, y: middle.center.y + 1.6 * 350)
    for (index, place) in layout.places.enumerated() {
      #expect(abs(place.angle - Double(index - 2) * 7 * .pi / 180) < 1e-12)
      // The pivot is 1.6 heights under each card's middle, in the card's own direction.
      let below = Point(x: 0, y: 1.6 * 350).applying(place.transform)
      #expect(abs(below.x - pivot.x) < 1e-9 && abs(below.y - pivot.y) < 1e-9)
    }
  }

  @Test(arguments: HandLayout.Arrangement.allCases, [1, 2, 5, 13, 54, 200])
  func allCardsStandWithinTheMargin(arrangement: HandLayout.Arrangement, count: Int) throws {
    let layout = HandLayout(arrangement, count: count, card: card)
    #expect(layout.places.count == count)
    let upright = Rect(x: -125, y: -175, width: 250, height: 350)
    var bounds = Rect.null
    for place in layout.places { bounds = bounds.union(upright.applying(place.transform)) }
    let margins = [
      bounds.minX, bounds.minY, layout.size.width - bounds.maxX, layout.size.height - bounds.maxY,
    ]
    #expect(margins.allSatisfy { $0 >= 30.5 && $0 < 33 }, "\(margins)")
    let first = try #require(layout.places.first)
    let last = try #require(layout.places.last)
    #expect(last.angle - first.angle <= 170.001 * .pi / 180)
  }

  @Test func oddNumbersGiveAHandAllTheSame() {
    #expect(HandLayout(.fan, count: -5, card: card).places.count == 1)
    #expect(HandLayout(.row, count: .max, card: card).places.count == 200)
    for odd in [-1, 0, Double.nan, .infinity] {
      let layout = HandLayout(.fan, count: 3, card: Size(width: odd, height: 10))
      #expect(layout.card == Size(width: 1, height: 10))
      #expect(layout.size.width.isFinite && layout.size.width >= 1)
    }
  }

  @Test(arguments: [(23.0, 16.0), (25.4, 25.6), (10, 40), (1, 1)])
  func aFansStepShowsACornerOfEachCard(width: Double, height: Double) {
    let card = Size(width: 48.7, height: 61.9)
    // The next card turned back: a point of the lower one that it hides is inside of it then.
    func hides(_ x: Double, _ y: Double, step: Double) -> Bool {
      let reach = 1.6 * card.height
      let point = Point(x: x - card.width / 2, y: y - card.height / 2 - reach)
      let back = point.applying(Transform(rotationAngle: -step))
      return abs(back.x) < card.width / 2 && abs(back.y + reach) < card.height / 2
    }
    let step = HandLayout.fanStep(showing: Size(width: width, height: height), of: card)
    let depths = stride(from: 0.0, through: height, by: 0.5)
    #expect(!depths.contains { hides(width - 0.001, $0, step: step) })
    #expect(hides(width, height, step: step - 0.11 * .pi / 180))
  }
}
