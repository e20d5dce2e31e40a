/// The game's state:
///
///     { "kind": "concentration", "version": 1, "seed": 3, "theme": "🦇😱🙀👿🎃👻🍭🍬🍎", "flips": 2, "seen": [4, 0],
///       "cards": [{ "pair": 4, "up": true, "matched": false }, …] }
///
/// `"counting"` is `"touches"` or `"redraws"`. Without it, flips are counted by choices.
extension Concentration: SceneDocument {
  public static var kind: String { "concentration" }

  private enum Key: String, CodingKey, CaseIterable {
    case seed, theme, counting, flips, seen, cards
  }

  public init(from decoder: any Decoder) throws {
    let members = try Self.members(of: decoder, keyedBy: Key.self)
    seed = try members.member(.seed, allowed: "a whole number from 0 to \(UInt64.max)")
    let text = try members.member(.theme, as: String.self, allowed: "a string of emoji")
    do { theme = try ConcentrationTheme(text) } catch {
      switch error {
      case .empty: throw members.failure(.theme, found: "''", allowed: "at least one emoji")
      case .notAnEmoji(let sign, let place):
        throw members.failure(.theme, "[\(place)]", found: .quoted(sign), allowed: Emoji.allowed)
      case .twice(let sign, let place):
        throw members.failure(.theme, "[\(place)]", found: "\(String.quoted(sign)) again", allowed: "each emoji once")
      }
    }
    let allowed = FlipCounting.allCases.map(\.rawValue).joined(separator: ", ")
    let way = try members.optionalMember(.counting, as: String.self, allowed: allowed) ?? FlipCounting.choices.rawValue
    guard let counting = FlipCounting(rawValue: way) else {
      throw members.failure(.counting, found: .quoted(way), allowed: allowed)
    }
    self.counting = counting
    flips = try members.whole(.flips, in: Self.flipCounts)
    cards = try members.member(.cards, as: [CodedPairCard].self, allowed: "a list of cards").map(\.card)
    guard cards.count.isMultiple(of: 2), Self.pairCounts.contains(cards.count / 2) else {
      throw members.failure(
        .cards, found: "\(cards.count) cards",
        allowed: "two cards for each pair, and \(Self.pairCounts.lowerBound) to \(Self.pairCounts.upperBound) pairs")
    }
    seen = try members.member(.seen, as: [Int].self, allowed: "a list of pairs in the order first seen")
    if let error = brokenRule { throw error }
  }

  public func encode(to encoder: any Encoder) throws {
    var members = try Self.members(to: encoder, keyedBy: Key.self)
    try members.encode(seed, forKey: .seed)
    try members.encode(theme.emoji.joined(), forKey: .theme)
    if counting != .choices { try members.encode(counting.rawValue, forKey: .counting) }
    try members.encode(flips, forKey: .flips)
    try members.encode(seen, forKey: .seen)
    try members.encode(cards.map(CodedPairCard.init), forKey: .cards)
  }

  /// The error for a state that no game can reach, or nil if the state is valid.
  private var brokenRule: SceneDocumentError? {
    let pairs = 0..<cards.count / 2
    var places = [[Int]](repeating: [], count: pairs.count)
    for (index, card) in cards.enumerated() {
      guard pairs.contains(card.identifier) else {
        return .value(
          path: "cards[\(index)].pair", found: "\(card.identifier)", allowed: "0 to \(pairs.count - 1)")
      }
      guard places[card.identifier].count < 2 else {
        return .value(
          path: "cards[\(index)].pair", found: "\(card.identifier) for the third time", allowed: "each pair twice")
      }
      places[card.identifier].append(index)
    }
    for pair in places where cards[pair[0]].isMatched != cards[pair[1]].isMatched {
      return .value(
        path: "cards[\(pair[1])].matched", found: "\(cards[pair[1]].isMatched)",
        allowed: "the same as for the other card of the pair, cards[\(pair[0])]")
    }
    let faceUp = cards.indices.filter { cards[$0].isFaceUp }
    if faceUp.count > 2 {
      return .value(path: "cards[\(faceUp[2])].up", found: "a third card face up", allowed: "at most two")
    }
    var known: Set<Int> = []
    for (index, identifier) in seen.enumerated()
    where !pairs.contains(identifier) || !known.insert(identifier).inserted {
      return .value(path: "seen[\(index)]", found: "\(identifier)", allowed: "each pair at most once")
    }
    for (index, card) in cards.enumerated() where card.isFaceUp || card.isMatched {
      guard known.contains(card.identifier) else {
        return .value(
          path: "cards[\(index)].pair", found: "\(card.identifier), which is not in seen",
          allowed: "each pair with a card face up or matched to be in seen")
      }
    }
    return nil
  }
}

private struct CodedPairCard: Codable {
  let card: Concentration.Card

  private enum Key: String, CodingKey, CaseIterable {
    case pair, up, matched
  }

  init(_ card: Concentration.Card) { self.card = card }

  init(from decoder: any Decoder) throws {
    let members = try decoder.object(keyedBy: Key.self, allowed: "an object with pair, up and matched")
    card = Concentration.Card(
      identifier: try members.whole(.pair, in: 0...Concentration.pairCounts.upperBound - 1),
      isFaceUp: try members.optionalMember(.up, allowed: "true or false") ?? false,
      isMatched: try members.optionalMember(.matched, allowed: "true or false") ?? false)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(card.identifier, forKey: .pair)
    try members.encode(card.isFaceUp, forKey: .up)
    try members.encode(card.isMatched, forKey: .matched)
  }
}
