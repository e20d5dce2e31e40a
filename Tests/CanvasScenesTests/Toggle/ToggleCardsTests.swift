import Canvas
import CanvasScenes
import Testing

@Suite struct ToggleCardsTests {
  @Test func aTouchTurnsACardOverAndBackAndOnlyTheFirstCounts() throws {
    var cards = ToggleCards()
    #expect(cards.cards.map(\.emoji) == ["🐶", "🦊", "🐶", "🦊"])
    // Touched card, then which lie face up, and the count.
    let table: [(touch: Int, up: [Int], flips: Int)] = [
      (0, [0], 1), (1, [0, 1], 2), (0, [1], 2), (0, [0, 1], 3), (3, [0, 1, 3], 4), (1, [0, 3], 4), (3, [0], 4),
    ]
    for (touch, up, flips) in table {
      try cards.make(ToggleCards.move(named: "touch \(touch)"))
      #expect(cards.cards.indices.filter { cards.cards[$0].isFaceUp } == up)
      #expect(cards.flips == flips)
    }
  }

  @Test func whatCantBeDoneIsAnErrorAndChangesNothing() throws {
    var cards = ToggleCards()
    let before = cards
    for index in [-1, 4, Int.max, Int.min] {
      #expect(throws: ToggleCardsError.noSuchCard(index, count: 4)) { try cards.make(.touch(index)) }
    }
    #expect(cards == before)
    #expect(cards.legalMoves.map(\.description) == ["touch 0", "touch 1", "touch 2", "touch 3"])
    for text in ["touch", "touch x", "choose 1", "touch 1 2", ""] {
      #expect(throws: MoveTextError.self) { try ToggleCards.move(named: text) }
    }
    #expect(throws: ToggleCardsError.count(0)) { try ToggleCards(emoji: []) }
    #expect(throws: ToggleCardsError.count(1001)) { try ToggleCards(emoji: Array(repeating: "🐶", count: 1001)) }
    #expect(throws: ToggleCardsError.notAnEmoji("x", place: 1)) { try ToggleCards(emoji: ["🐶", "x"]) }
    #expect(try ToggleCards(emoji: Array(repeating: "🐶", count: 1000)).cards.count == 1000)
  }

  @Test func whatIsWrittenReadsBack() throws {
    var cards = try ToggleCards(emoji: ["🍎", "🍌", "🍎"])
    for index in [0, 2, 0, 1] { try cards.make(.touch(index)) }
    #expect(try ToggleCards(json: cards.json()) == cards)
    // What is left out is face down.
    let bytes = Array(#"{ "kind": "toggle", "version": 1, "flips": 0, "cards": [{ "emoji": "🍎" }] }"#.utf8)
    #expect(try ToggleCards(json: bytes) == ToggleCards(emoji: ["🍎"]))
  }

  @Test func theCountEndsAtTheGreatestThatADocumentMaySay() throws {
    let most = 1_000_000_000
    let bytes = Array(
      #"{ "kind": "toggle", "version": 1, "flips": \#(most - 1), "cards": [{ "emoji": "🍎" }] }"#.utf8)
    var cards = try ToggleCards(json: bytes)
    for _ in 0..<4 { try cards.make(.touch(0)) }
    #expect(cards.flips == most)
    #expect(try ToggleCards(json: cards.json()) == cards)
  }

  @Test(arguments: [
    (#""flips": 0, "cards": [{ "emoji": "🐶", "up": true }]"#, "flips: 0; at least"),
    (#""flips": 0, "cards": []"#, "cards: 0 cards; "),
    (#""flips": -1, "cards": [{ "emoji": "🐶" }]"#, "flips: -1; "),
    (#""flips": 1, "cards": [{ "emoji": "dog" }]"#, "cards[0].emoji: 'dog'; "),
    (#""flips": 1, "cards": [{ "emoji": "🐶", "up": 1 }]"#, "cards[0].up: 1; "),
  ])
  func errorsInADocumentNameThePlace(members: String, beginning: String) {
    let document = Array(#"{ "kind": "toggle", "version": 1, \#(members) }"#.utf8)
    let error = #expect(throws: SceneDocumentError.self) { try ToggleCards(json: document) }
    #expect(error?.description.hasPrefix(beginning) == true, "\(error?.description ?? "")")
  }

  @Test func cardsFaceUpAreWhite() throws {
    var cards = ToggleCards()
    try cards.make(.touch(1))
    let style = ConcentrationStyle(font: try Font.default(size: 1))
    let image = try ToggleBoard(cards, style: style).image()
    let frames = ConcentrationLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667), cardCount: 4).cards
    let colors = frames.map { image.color(atPixelX: Int($0.minX) + 16, y: Int($0.minY) + 16) }
    let orange = Color(red8: 255, green8: 147, blue8: 0)
    #expect(colors == [orange, .white, orange, orange])
  }

  @Test func oddRectanglesDrawNothing() throws {
    let board = ToggleBoard(ToggleCards(), style: ConcentrationStyle(font: try Font.default(size: 1)))
    let empty = try DrawingContext(size: Size(width: 9, height: 9))
    for rect in [Rect.null, .zero, Rect(x: 0, y: 0, width: .nan, height: 4)] { board.draw(in: rect, on: empty) }
    #expect(empty.makeImage() == (try DrawingContext(size: Size(width: 9, height: 9)).makeImage()))
    for side in [0.1, 1, 3] { #expect(throws: Never.self) { try board.image(size: Size(width: side, height: side)) } }
  }
}
