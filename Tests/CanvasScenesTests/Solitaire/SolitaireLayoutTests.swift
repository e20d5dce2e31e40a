import Canvas
import CanvasCards
import CanvasScenes
import GoldenScenes
import Testing

@Suite struct SolitaireLayoutTests {
  private let layout = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667))

  @Test func theUsualBoardHasTheSizesOfTheDocument() {
    #expect(layout.unit == 1)
    #expect(abs(layout.cardSize.width - 48.714) < 0.001)
    #expect(abs(layout.cardSize.height - 61.867) < 0.001)
    #expect(layout.cornerRadius == 5 && layout.borderWidth == 2)
    let edges = layout.places.map { (place: Rect) -> Double in (place.minX * 100).rounded() / 100 }
    #expect(edges == [5, 57.71, 110.43, 163.14])
    #expect(layout.places.allSatisfy { $0.minY == 20 })
    #expect(abs(layout.spare.maxX - 370) < 1e-9)
    #expect(abs(layout.spare.minX - layout.revealed.maxX - 4) < 1e-9)
  }

  @Test func theColumnsBeginFifteenBelowAndOverlap() {
    let cards = layout.cards(inColumn: 6, count: 7)
    #expect(abs(cards[0].minY - layout.spare.maxY - 15) < 1e-9)
    // 503.3 below the first card would be 41 for each of twelve more; 26 is the most.
    #expect(zip(cards, cards.dropFirst()).allSatisfy { abs($1.minY - $0.minY - 26) < 1e-9 })
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
      // Six cards face down and thirteen upon them are the most: 18 of each card face up can be seen, and 5 of the others.
      let longest = layout.cards(inColumn: column, count: 19, faceDown: 6)
      let steps = zip(longest, longest.dropFirst()).map { $1.minY - $0.minY }
      #expect(steps.dropFirst(6).allSatisfy { $0 >= 18 * layout.unit - 1e-9 })
      #expect(steps.prefix(6).allSatisfy { $0 >= 5 * layout.unit - 1e-9 && $0 <= steps[6] + 1e-9 })
      #expect(steps.allSatisfy { $0 <= 26 * layout.unit + 1e-9 })
      // The room of a high board is used, but for less than a point a card.
      let thirteen = layout.cards(inColumn: column, count: 13)
      let left = bounds.maxY - 5 * layout.unit - thirteen[12].maxY
      #expect(left < 12 + 1e-9 || thirteen[1].minY - thirteen[0].minY > 26 * layout.unit - 1)
    }
  }

  @Test func cardsFaceDownMakeRoomFirst() {
    // 288 below the first card of a board of 800×480.
    let wide = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: 800, height: 480))
    func steps(_ count: Int, _ faceDown: Int) -> [Double] {
      let cards = wide.cards(inColumn: 0, count: count, faceDown: faceDown)
      return zip(cards, cards.dropFirst()).map { $1.minY - $0.minY }
    }
    let usual = steps(2, 0)[0]
    #expect(steps(9, 6).allSatisfy { abs($0 - usual) < 1e-9 })
    let long = steps(16, 6)
    #expect(long.suffix(9).allSatisfy { abs($0 - usual) < 1e-9 } && long[0] < usual - 1)
    // More than a column can have: nothing is below the bottom, and nothing turns round.
    for faceDown in [-3, 0, 6, 60, 100] {
      #expect(steps(60, faceDown).allSatisfy { $0 >= 0 })
      #expect(wide.cards(inColumn: 0, count: 60, faceDown: faceDown)[59].maxY <= 480)
    }
  }

  /// Of the longest column there can be no rank or suit is cut, nor touched by the next card.
  @Test(arguments: [0.8, 1, 1.3, 1.8, 3], [Size(width: 375, height: 667), Size(width: 800, height: 480)])
  func eachCardShowsItsLineOfRankAndSuit(factor: Double, size: Size) throws {
    let cards = CardStyle.lecture(font: try Font.default(size: 1))
    let board = SolitaireBoard(
      try SolitaireScenes.longColumns(), style: SolitaireStyle(cards: cards, textSizeFactor: factor))
    let image = try board.image(size: size, scale: 3)
    let layout = SolitaireLayout(bounds: Rect(origin: .zero, size: size), textSizeFactor: factor)
    let unit = layout.unit
    func inkCount(_ card: Rect, y: Double) -> Int {
      let (left, right) = (Int((card.minX + 2.5 * unit) * 3), Int((card.maxX - 2.5 * unit) * 3))
      return (left..<right).count { image.color(atPixelX: $0, y: Int(y * 3)) != Color.white }
    }
    let faces = layout.cards(inColumn: 6, count: 19, faceDown: 6).dropFirst(6)
    for (card, next) in zip(faces, faces.dropFirst()) {
      // Through the middle of the line, and between it and the next card's edge.
      let middle = card.minY + (4 + 5.5 * min(factor, 1.8)) * unit
      #expect(inkCount(card, y: middle) > 10)
      #expect(inkCount(card, y: next.minY - 1.2 * unit) == 0)
    }
    let last = try #require(faces.last)
    #expect(last.maxY <= size.height - 5 * unit + 1e-9)
  }

  @Test func aTextSizeThatIsNoneIsTheUsualOne() throws {
    let style = SolitaireStyle(cards: .lecture(font: try Font.default(size: 1)))
    let usual = try SolitaireBoard(Solitaire(seed: 7), style: style).image()
    for factor in [0, -1, .nan, .infinity] {
      var odd = style
      odd.textSizeFactor = factor
      #expect(try SolitaireBoard(Solitaire(seed: 7), style: odd).image() == usual)
      #expect(SolitaireLayout(bounds: layout.bounds, textSizeFactor: factor) == layout)
    }
  }

  @Test func theStagesOfTheExercise() throws {
    let style = SolitaireStyle(cards: .lecture(font: try Font.default(size: 1)))
    func image(_ seed: UInt64, _ stage: SolitaireBoard.Stage) throws -> Image {
      try SolitaireBoard(Solitaire(seed: seed), style: style, stage: stage).image()
    }
    // Seven backs, whatever the game; none of the cards.
    let backs = try image(1, .backs)
    #expect(try image(2, .backs) == backs)
    for column in 0..<7 {
      let place = layout.columnPlace(column)
      // In the ornament's middle, which is light; the ground below.
      #expect(backs.color(atPixelX: Int(place.midX), y: 40) != backs.color(atPixelX: Int(place.midX), y: 400))
      // An open card's corner is white.
      let open = try image(1, .open)
      #expect(open.color(atPixelX: Int(place.midX), y: Int(place.minY) + 5) == .white)
    }
    #expect(try image(1, .open) != image(2, .open))
    #expect(try image(1, .game) == SolitaireBoard(Solitaire(seed: 1), style: style).image())
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
