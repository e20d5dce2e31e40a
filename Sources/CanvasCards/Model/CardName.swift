/// A card of the deck, a joker, or the back, by its name.
///
/// Names are case-insensitive:
///
/// - a rank and a suit in one word: `QH`, `10S`, `TS`, or with the suit's symbol: `Q♥`, `Q♥️`, `Q❤️`
/// - words, separated by spaces, `_` or `-`, with or without "of": `queen of hearts`, `ten_of_spades`, `12 ❤️`
/// - the playing cards of Unicode: `🂽`
/// - for jokers `RJ`, `red joker`, `joker-red`, `joker` and `🂿`, or `BJ`, `black joker` and `🃏`
/// - for the back `back`, `cardback` and `🂠`
///
///     switch try CardName("queen of hearts") {
///     case .card(let card): print(card.code)      // QH
///     case .joker(let joker): print(joker.code)
///     case .back: print("a back")
///     }
public enum CardName: Sendable, Hashable {
  /// One of the 52 cards.
  case card(PlayingCard)
  /// One of the two jokers.
  case joker(Joker)
  /// The back, which is the same for all cards.
  case back

  /// Reads a name. The error has the name and the accepted forms.
  public init(_ text: String) throws(CardNameError) {
    // Variation selectors only choose between a coloured and a plain form of the same symbol.
    let scalars = text.unicodeScalars.filter { $0.value != 0xFE0F && $0.value != 0xFE0E }
    if scalars.count == 1, let scalar = scalars.first, Self.unicodeCards.contains(scalar.value) {
      self = try Self.unicodeCard(scalar, of: text)
      return
    }
    let words = String(String.UnicodeScalarView(scalars)).lowercased()
      .split { $0.isWhitespace || $0 == "_" || $0 == "-" }.map(String.init)
    if words == ["back"] || words == ["cardback"] || words == ["card", "back"] {
      self = .back
      return
    }
    let card =
      switch words.count {
      case 1: Self.card(inOneWord: words[0])
      case 2: Self.card(rank: words[0], suit: words[1])
      case 3 where words[1] == "of": Self.card(rank: words[0], suit: words[2])
      default: nil as PlayingCard?
      }
    if let card {
      self = .card(card)
    } else if let joker = Self.joker(words.joined(separator: " ")) {
      self = .joker(joker)
    } else {
      throw words.contains { $0.hasPrefix("joker") || $0.hasPrefix("knight") } ? .notInTheDeck(text) : .unknown(text)
    }
  }

  private static func card(inOneWord word: String) -> PlayingCard? {
    guard let last = word.last, let suit = suit(String(last)), let rank = shortRank(String(word.dropLast())) else {
      return nil
    }
    return PlayingCard(suit: suit, rank: rank)
  }

  private static func card(rank: String, suit: String) -> PlayingCard? {
    guard let suit = Self.suit(suit), let rank = shortRank(rank) ?? longRank(rank) else { return nil }
    return PlayingCard(suit: suit, rank: rank)
  }

  // The block "Playing Cards" from the back to the last trump. The low digit counts ace to ten, jack, knight, queen,
  // king.
  private static let unicodeCards: ClosedRange<UInt32> = 0x1F0A0...0x1F0FF

  private static func unicodeCard(_ scalar: Unicode.Scalar, of text: String) throws(CardNameError) -> CardName {
    switch scalar.value {
    case 0x1F0A0: return .back
    case 0x1F0BF: return .joker(.red)
    case 0x1F0CF: return .joker(.black)
    default: break
    }
    let suits: [Suit] = [.spades, .hearts, .diamonds, .clubs]
    let place = Int(scalar.value - 0x1F0A0)
    guard suits.indices.contains(place / 16) else { throw .notInTheDeck(text) }
    let rank: Rank? =
      switch place % 16 {
      case let order where order <= 11: Rank(order: order)
      case 13: .queen
      case 14: .king
      default: nil
      }
    guard let rank else { throw .notInTheDeck(text) }
    return .card(PlayingCard(suit: suits[place / 16], rank: rank))
  }

  private static func joker(_ words: String) -> Joker? {
    switch words {
    case "rj", "joker", "joker red", "red joker", "redjoker", "jokerred": .red
    case "bj", "joker black", "black joker", "blackjoker", "jokerblack": .black
    default: nil
    }
  }

  private static func suit(_ word: String) -> Suit? {
    switch word {
    case "s", "spade", "spades", "♠", "♤": .spades
    case "h", "heart", "hearts", "♥", "♡", "❤": .hearts
    case "c", "club", "clubs", "♣", "♧": .clubs
    case "d", "diamond", "diamonds", "♦", "♢": .diamonds
    default: nil
    }
  }

  private static func shortRank(_ word: String) -> Rank? {
    word == "t" ? .numeric(10) : Rank.allCases.first { $0.label.lowercased() == word }
  }

  // Words, and the numbers that a card's description has. In one word, "1H" or "12H" is more likely a typo than an
  // ace or a queen.
  private static func longRank(_ word: String) -> Rank? {
    let numbers = ["1": 1, "11": 11, "12": 12, "13": 13]
    return (rankNames.firstIndex(of: word).map { $0 + 1 } ?? numbers[word]).flatMap(Rank.init(order:))
  }

  /// The names of the ranks in order, from the ace.
  static let rankNames = [
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
  ]
}

/// An error for a name that doesn't denote a card.
public enum CardNameError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name is not recognized.
  case unknown(String)
  /// The name is that of a card that is not in a deck of 52, such as a knight, a white joker or a trump.
  case notInTheDeck(String)

  /// One line with the name and the accepted names.
  public var description: String {
    switch self {
    case .unknown(let name):
      "\(Self.quoted(name)) is not a card; use A, 2 to 10, T, J, Q, K with S, H, C, D or ♠ ♥ ♣ ♦ (QH, 10♠), "
        + "words (queen of hearts), playing cards of Unicode (🂽), joker-red, joker-black or back"
    case .notInTheDeck(let name):
      "\(Self.quoted(name)) is not in a deck of 52; use ace, 2 to 10, jack, queen or king of spades, hearts, "
        + "clubs or diamonds, a joker or back"
    }
  }

  // Control characters and others that would break the line or act on a terminal are escaped. A long name is cut, so
  // that the line stays readable.
  private static func quoted(_ name: String) -> String {
    let longest = 40
    let text = name.unicodeScalars.prefix(longest).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: String(scalar)
      }
    }.joined()
    return "\"" + text + (name.unicodeScalars.count > longest ? "…\"" : "\"")
  }
}
