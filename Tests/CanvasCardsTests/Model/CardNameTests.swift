import CanvasCards
import Testing

@Suite struct CardNameTests {
  @Test(arguments: PlayingCard.allCases)
  func everyCardIsFoundByItsCodeItsSymbolAndWhatItPrints(card: PlayingCard) throws {
    let names = [
      card.code, card.code.lowercased(), card.rank.label + card.suit.symbol,
      card.rank.label + card.suit.symbol + "\u{FE0F}",
      card.description,
    ]
    for name in names { #expect(try CardName(name) == .card(card), "\(name)") }
  }

  @Test(
    arguments: [
      ("QH", "QH"), ("qh", "QH"), ("10S", "10S"), ("TS", "10S"), ("ts", "10S"), ("Q♥", "QH"), ("Q♥\u{FE0F}", "QH"),
      ("Q♥\u{FE0E}", "QH"), ("Q❤", "QH"), ("Q❤\u{FE0F}", "QH"), ("Q♡", "QH"), ("q♡", "QH"), ("a♤", "AS"), ("2♧", "2C"),
      ("T♢", "10D"), ("queen of hearts", "QH"), ("Queen Of Hearts", "QH"), ("QUEEN OF HEARTS", "QH"),
      ("queen_of_hearts", "QH"), ("queen-of-hearts", "QH"), ("ten of spades", "10S"), ("10 of spades", "10S"),
      ("10_of_spades", "10S"), ("  ace   of\tspades ", "AS"), ("ace of spade", "AS"), ("queen_diamond", "QD"),
      ("1_club", "AC"), ("12 ♥", "QH"), ("jack ♣", "JC"), ("Q of H", "QH"), ("two of clubs", "2C"), ("2 hearts", "2H"),
      ("🂽", "QH"), ("🂡", "AS"), ("🂪", "10S"), ("🂫", "JS"), ("🂮", "KS"), ("🃁", "AD"), ("🃞", "KC"), ("🃑", "AC"),
    ] as [(String, String)])
  func nameIsUnderstood(name: String, code: String) throws {
    guard case .card(let card) = try CardName(name) else {
      Issue.record("\(name) is a back")
      return
    }
    #expect(card.code == code)
  }

  @Test(arguments: ["back", "Back", "BACK", " back ", "cardback", "card back", "card_back", "🂠"])
  func backIsUnderstood(name: String) throws {
    #expect(try CardName(name) == .back)
  }

  @Test(arguments: [
    "", " ", "\u{FE0F}", "Z", "Q", "H", "ZZ", "1H", "0S", "11S", "12H", "13C", "14 ♠", "0 of spades", "-1H", "QX", "XH",
    "the queen of hearts", "queen of", "of hearts", "queen of of hearts", "queen hearts of", "hearts of queen", "HQ",
    "QHH", "QH QS", "QH.png", "../QH", "queen of red", "Q♥♥", "🂽🂽", "🂽H", "♥", "10 10", "backs", "1️⃣0️⃣H", "Q🂽",
    "१०H", "10٠S", "eleven of spades", String(repeating: "Q", count: 10_000),
  ])
  func nameIsRefusedWithWhatIsAllowed(name: String) {
    #expect(throws: CardNameError.unknown(name)) { try CardName(name) }
    let message = CardNameError.unknown(name).description
    #expect(!message.contains("\n"))
    #expect(message.count < 250)
    #expect(message.contains("use A, 2 to 10"))
  }

  @Test(arguments: ["🂬", "🂼", "🃌", "🃜", "🃟", "🂯", "🂰", "🃠", "🃰", "white joker", "knight of cups"])
  func cardsOfOtherDecksAreRefusedAsSuch(name: String) {
    #expect(throws: CardNameError.notInTheDeck(name)) { try CardName(name) }
  }

  @Test(arguments: ["RJ", "rj", "🂿", "joker", "red_joker", "joker-red", "Red Joker", "jokerred"])
  func namesOfTheRedJoker(name: String) throws { #expect(try CardName(name) == .joker(.red)) }

  @Test(arguments: ["BJ", "bj", "🃏", "🃏\u{FE0F}", "black_joker", "joker-black", "Joker Black"])
  func namesOfTheBlackJoker(name: String) throws { #expect(try CardName(name) == .joker(.black)) }

  @Test func aMessageStaysOnItsLineWhateverTheNameHolds() {
    let message = CardNameError.unknown("a\nb\r\u{1B}[31m\u{2028}\u{202E}\u{0}♥").description
    #expect(message.hasPrefix(#""a\u{A}b\u{D}\u{1B}[31m\u{2028}\u{202E}\u{0}♥" is not a card; "#))
  }
}
