/// The cards of a whole deck, or random ones.
public struct DeckSettings: RequestPart {
  /// The number of jokers, clamped to 0…2. If nil, 2 in a whole deck of the classic design, and otherwise none.
  public var jokerCount: Int?
  /// The number of random cards to draw, or nil for the whole deck. More cards than a deck has are drawn from as many
  /// decks as they need, shuffled together.
  public var drawCount: Int?
  /// The seed of random cards, or nil for 1.
  public var seed: UInt64?

  /// The whole deck.
  public init() {}

  package static let jokers = RequestMember<DeckSettings>.jokers(\.jokerCount)
  package static let draw = RequestMember<DeckSettings>(
    "draw", \.drawCount, .whole(in: drawCounts), value: "number",
    help: """
      Draw this many random cards, chosen by \(member: "seed"), instead of all; more than 52 are from several decks. \
      Jokers are \
      included only with \(member: "jokers").
      """,
    example: 3)
  package static let seed = RequestMember<DeckSettings>.seed(\.seed, with: ["draw": 2])

  /// The numbers of cards that can be drawn; more than any game needs.
  private static let drawCounts = 1...1000

  public static let members = [Self.jokers, Self.draw, Self.seed]

  /// Throws if members contradict each other or the named cards.
  ///
  /// - Parameters:
  ///   - cards: The named cards, or nil if there are none.
  ///   - limit: The most cards that can be named or drawn.
  package func check(_ cards: [CardName]?, limit: Int) throws(RequestError) {
    try CardName.check(cards, limit: limit)
    if cards != nil { try refuse(Self.members, "can't be used with named cards") }
    guard let drawCount else { return try refuse([Self.seed], "requires \(Self.draw)") }
    let most = min(limit, Self.drawCounts.upperBound)
    guard (1...most).contains(drawCount) else {
      throw RequestError(.request, "\(Self.draw, "\(drawCount)"): must be 1 to \(most)")
    }
  }

  /// The cards in order: the whole deck with its back, or random cards.
  package func names(_ style: CardDesignSettings.Style) -> [CardName] {
    guard let drawCount else { return CardName.deck(jokerCount: jokerCount, style) }
    let deckSize = CardName.deck(jokerCount: jokerCount ?? 0).count - 1
    return CardName.drawn(
      drawCount, deckCount: (max(drawCount, 1) - 1) / deckSize + 1, jokerCount: jokerCount ?? 0, seed: seed ?? 1)
  }
}

extension CardName {
  /// Returns the cards of a deck and the back.
  static func deck(jokerCount: Int?, _ style: CardDesignSettings.Style) -> [CardName] {
    deck(jokerCount: jokerCount ?? style.jokerCount)
  }

  /// Throws if a list of cards is empty or too long.
  static func check(_ cards: [CardName]?, limit: Int) throws(RequestError) {
    guard let cards, !(1...limit).contains(cards.count) else { return }
    throw RequestError(.request, "cards: \(cards.count); must be 1 to \(limit), or left out for the whole deck")
  }
}

extension RequestMember {
  /// The number of jokers in a deck.
  static func jokers(_ path: WritableKeyPath<Request, Int?>) -> RequestMember {
    RequestMember(
      "jokers", path, .whole(in: 0...2), value: "number",
      help: "Number of jokers. (default: 2; 0 with \(member: "style", "lecture"))", example: 1)
  }
}
