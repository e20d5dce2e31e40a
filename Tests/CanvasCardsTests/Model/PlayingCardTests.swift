import CanvasCards
import Testing

@Suite struct PlayingCardTests {
  @Test func thereAreFourSuitsAndThirteenRanks() {
    #expect(Suit.allCases.map(\.symbol) == ["♠", "♥", "♣", "♦"])
    #expect(Suit.allCases.filter(\.isRed) == [.hearts, .diamonds])
    #expect(Rank.allCases.map(\.order) == Array(1...13))
    #expect(Rank.allCases.map(\.label) == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
  }

  @Test func aSymbolIsOneScalarSoThatNoFontShowsItsEmoji() {
    for suit in Suit.allCases { #expect(suit.symbol.unicodeScalars.count == 1) }
    #expect(Suit.hearts.symbol.unicodeScalars.first?.value == 0x2665)
  }

  @Test(arguments: Rank.allCases)
  func aRankIsFoundByItsOrder(rank: Rank) {
    #expect(Rank(order: rank.order) == rank)
  }

  @Test(arguments: [Int.min, -1, 0, 14, Int.max])
  func thereIsNoRankOfAnotherOrder(order: Int) {
    #expect(Rank(order: order) == nil)
  }

  @Test func aCardPrintsItsOrderAndTheModelsEmoji() {
    #expect("\(PlayingCard(.queen, of: .hearts))" == "12 \u{2764}\u{FE0F}")
    #expect("\(PlayingCard(.ace, of: .spades))" == "1 \u{2660}\u{FE0F}")
    #expect(Suit.allCases.map { "\($0)" } == ["♠️", "❤️", "♣️", "♦️"])
    #expect(PlayingCard(.numeric(10), of: .diamonds).code == "10D")
    #expect(PlayingCard(.king, of: .clubs).code == "KC")
  }
}
