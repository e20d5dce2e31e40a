import CanvasCards
import Testing

@Suite struct DrawnCardsTests {
  @Test(arguments: [0, 1, 7, UInt64.max]) func withoutJokersTheyAreThoseOfADeckOfTheSeed(seed: UInt64) {
    var deck = PlayingCardDeck(seed: seed)
    let expected = (0..<52).compactMap { _ in deck.draw() }.map(CardName.card)
    #expect(expected.count == 52)
    for count in [0, 1, 10, 52] { #expect(CardName.drawn(count, seed: seed) == Array(expected.prefix(count))) }
  }

  @Test func eachCardIsDrawnOnceAndTheBackNever() {
    let cards = CardName.drawn(54, jokerCount: 2, seed: 5)
    #expect(Set(cards) == Set(CardName.deck()).subtracting([.back]) && cards.count == 54)
  }

  @Test(arguments: [2, 3, 20]) func fromSeveralDecksEachCardIsDrawnAsOften(deckCount: Int) {
    let cards = CardName.drawn(.max, deckCount: deckCount, jokerCount: 1, seed: 9)
    #expect(cards.count == 53 * deckCount)
    #expect(Dictionary(grouping: cards) { $0 }.values.allSatisfy { $0.count == deckCount })
    #expect(cards == CardName.drawn(53 * deckCount, deckCount: deckCount, jokerCount: 1, seed: 9))
    #expect(cards != CardName.drawn(.max, deckCount: deckCount, jokerCount: 1, seed: 8))
    // The decks are shuffled together.
    #expect(Set(cards.prefix(53)).count < 53)
  }

  @Test func countsBeyondTheDeckAreTheNearest() {
    #expect(CardName.drawn(.max, deckCount: .max).count == 1040)
    #expect(CardName.drawn(.max, deckCount: .min).count == 52)
    #expect(CardName.drawn(-1).isEmpty)
    #expect(CardName.drawn(.max).count == 52)
    #expect(CardName.drawn(.max, jokerCount: 1).count == 53)
  }
}
