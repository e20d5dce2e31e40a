import Canvas
import CanvasScenes
import Testing

@Suite struct SolitaireLayoutTests {
  private let layout = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667))

  @Test func theUsualBoardHasTheSizesOfTheDocument() {
    #expect(layout.unit == 1)
    #expect(abs(layout.cardSize.width - 48.714) < 0.001)
    #expect(abs(layout.cardSize.height - 61.867) < 0.001)
    #expect(layout.cornerRadius == 5 && layout.borderWidth == 2)
    #expect(layout.places.map(\.minX).map { ($0 * 100).rounded() / 100 } == [5, 57.71, 110.43, 163.14])
    #expect(layout.places.allSatisfy { $0.minY == 20 })
    #expect(abs(layout.spare.maxX - 370) < 1e-9)
    #expect(abs(layout.spare.minX - layout.revealed.maxX - 4) < 1e-9)
  }

  @Test func theColumnsBeginFifteenBelowAndOverlap() {
    let cards = layout.cards(inColumn: 6, count: 7)
    #expect(abs(cards[0].minY - layout.spare.maxY - 15) < 1e-9)
    // 503.3 below the first card, for 18 more: 27 of each show.
    #expect(zip(cards, cards.dropFirst()).allSatisfy { abs($1.minY - $0.minY - 27) < 1e-9 })
    #expect(cards.allSatisfy { $0.minX == layout.spare.minX })
    #expect(layout.cards(inColumn: 0, count: 0).isEmpty)
    #expect(layout.cards(inColumn: 0, count: -1).isEmpty)
  }

  @Test(arguments: [(375, 667), (320, 300), (1024, 768), (300, 3000), (3000, 300)])
  func theLongestColumnStaysAboveTheBottomMargin(width: Double, height: Double) throws {
    let bounds = Rect(x: 10, y: 20, width: width, height: height)
    let layout = SolitaireLayout(bounds: bounds)
    for column in 0..<7 {
      for count in [1, 7, 19, 52] {
        let cards = layout.cards(inColumn: column, count: count)
        #expect(cards.allSatisfy { bounds.contains($0) })
        let last = try #require(cards.last)
        #expect(last.maxY <= bounds.maxY - 5 * layout.unit + 1e-9)
      }
      // Six cards face down and thirteen upon them are the most, and have room without squeezing.
      let longest = layout.cards(inColumn: column, count: 19)
      let step = longest[1].minY - longest[0].minY
      #expect(step >= 18 * layout.unit - 1e-9 && step <= max(18 * layout.unit, layout.cardSize.height / 2) + 1e-9)
      // The room of a high board is used, but for less than a point a card.
      let left = bounds.maxY - 5 * layout.unit - longest[18].maxY
      #expect(left < 18 + 1e-9 || step > layout.cardSize.height / 2 - 1)
    }
  }

  @Test(arguments: [(800.0, 480.0, 1.0), (1112, 834, 1), (600, 480, 1), (375, 667, 1), (3000, 480, 0)])
  func aWideBoardUsesItsWidth(width: Double, height: Double, part: Double) {
    let layout = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: width, height: height))
    let tops = layout.places + [layout.revealed, layout.spare]
    let used = layout.spare.maxX - layout.places[0].minX
    let gap = layout.places[1].minX - layout.places[0].maxX
    // As much as there is, or a card's width between two columns beside the usual spacing.
    let wanted = min(width - 10 * layout.unit, (13 * layout.cardSize.width + 24 * layout.unit))
    #expect(abs(used - wanted) < 1e-9)
    #expect(used >= 0.75 * part * width)
    #expect(abs(layout.places[0].minX - (width - layout.spare.maxX)) < 1e-9)
    #expect(gap <= layout.cardSize.width + 4 * layout.unit + 1e-9)
    for (column, top) in zip([0, 1, 2, 3, 5, 6], tops) { #expect(layout.columnPlace(column).minX == top.minX) }
  }

  @Test func aBoardWithoutAreaHasNoCards() {
    for bounds in [
      Rect.null, .zero, Rect(x: 0, y: 0, width: 0, height: 5), Rect(x: 0, y: 0, width: .nan, height: 5),
      Rect(x: 0, y: 0, width: .infinity, height: .infinity),
    ] {
      #expect(SolitaireLayout(bounds: bounds).unit == 0)
    }
  }
}
