import Canvas
import CanvasScenes
import Testing

/// Counts and indices that nobody means: an error or a clamped number.
@Suite struct HostileNumbersTests {
  private static let extremes = [Int.min, -1, 0, 100_000, .max]

  @Test(arguments: extremes) func layoutsHaveAnyCount(count: Int) {
    let bounds = Rect(x: 0, y: 0, width: 375, height: 667)
    let concentration = ConcentrationLayout(bounds: bounds, cardCount: count)
    #expect(concentration.cards.count <= 10_000)
    #expect(SolitaireLayout(bounds: bounds).cards(inColumn: 0, count: count, faceDown: count).count <= 1000)
    #expect(SolitaireLayout(bounds: bounds).cards(inColumn: count, count: 3).count == 3)
    #expect(VendingLayout(productCount: count).productScale > 0)
    #expect(VendingLayout(productCount: 8).purchases(count: count).count < 100)
    _ = PieGraphPalette.color(at: count)
  }

  @Test(arguments: extremes) func movesNameAnything(number: Int) throws {
    var game = Solitaire()
    for pile in [Solitaire.Pile.arranged(number), .column(number)] {
      #expect(throws: SolitaireError.noSuchPile(pile)) { try game.make(.move(from: pile, to: .column(1))) }
      #expect(throws: SolitaireError.self) { try game.make(.move(from: .column(1), to: pile)) }
      #expect(throws: SolitaireError.self) { try game.make(.move(from: .column(1), to: .column(2), count: number)) }
    }
    var art = EmojiArt()
    #expect(throws: EmojiArtError.self) { try art.make(.add("😀", x: number, y: number, size: number)) }
    #expect(throws: EmojiArtError.self) { try art.make(.move(id: number, dx: .nan, dy: .infinity)) }
    try art.make(.add("😀", x: 0, y: 0, size: 1))
    #expect(throws: EmojiArtError.self) { try art.make(.move(id: 1, dx: .infinity, dy: -.infinity)) }
    var machine = VendingMachine.example
    #expect(throws: VendingError.self) { try machine.make(.add(machine.menu[0].name, count: number)) }
    var cards = ToggleCards()
    if number != 0 { #expect(throws: ToggleCardsError.self) { try cards.make(.touch(number)) } }
  }

  // With a search for the next number and for the moved emoji, this took a minute.
  @Test func tenThousandEmojiAreAddedAndMoved() throws {
    var art = EmojiArt()
    for number in 1...10_000 {
      try art.make(.add("😀", x: 0, y: 0, size: 1))
      try art.make(.move(id: number, dx: 3, dy: 0))
    }
    #expect(art.emoji.count == 10_000 && art.emoji.allSatisfy { $0.x == 3 })
    let read = try EmojiArt(json: art.json())
    #expect(read == art && read.hashValue == art.hashValue)
  }
}
