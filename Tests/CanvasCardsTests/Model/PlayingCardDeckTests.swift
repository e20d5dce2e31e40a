import Canvas
import CanvasCards
import Testing

@Suite struct PlayingCardDeckTests {
  private func drawn(seed: UInt64) -> [PlayingCard] {
    var deck = PlayingCardDeck(seed: seed)
    var cards: [PlayingCard] = []
    while let card = deck.draw() { cards.append(card) }
    return cards
  }

  @Test func aDeckStartsSuitBySuit() {
    let codes = PlayingCardDeck().cards.map(\.code)
    #expect(codes.count == 52)
    #expect(Array(codes.prefix(3)) == ["AS", "2S", "3S"])
    #expect(codes[13] == "AH")
    #expect(codes.last == "KD")
  }

  @Test func fiftyTwoDifferentCardsAreDrawnAndThenNone() {
    var deck = PlayingCardDeck()
    var seen: Set<PlayingCard> = []
    for left in stride(from: 51, through: 0, by: -1) {
      guard let card = deck.draw() else {
        Issue.record("the deck was empty with \(left + 1) cards to go")
        return
      }
      #expect(!deck.cards.contains(card))
      #expect(deck.cards.count == left)
      seen.insert(card)
    }
    #expect(seen.count == 52)
    #expect(deck.draw() == nil)
    #expect(deck.draw() == nil)
  }

  @Test func theSameSeedGivesTheSameOrder() {
    #expect(drawn(seed: 7) == drawn(seed: 7))
    #expect(drawn(seed: 7) != drawn(seed: 8))
    #expect(drawn(seed: 7) != PlayingCardDeck().cards)
  }

  @Test func theOrderOfTheDefaultSeedNeverChanges() {
    #expect(drawn(seed: 1).prefix(5).map(\.code) == ["4C", "AD", "QD", "9H", "10H"])
  }

  @Test func aGeneratorFromOutsideDecidesInsteadOfTheSeed() {
    var generator = SeededGenerator(seed: 7)
    var deck = PlayingCardDeck(seed: 99)
    var cards: [PlayingCard] = []
    while let card = deck.draw(using: &generator) { cards.append(card) }
    #expect(cards == drawn(seed: 7))
  }
}
