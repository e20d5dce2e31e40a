/// The state of the cards:
///
///     { "kind": "toggle", "version": 1, "flips": 3, "cards": [{ "emoji": "🐶", "up": true }, …] }
extension ToggleCards: SceneDocument {
  public static var kind: String { "toggle" }

  private enum Key: String, CodingKey, CaseIterable {
    case flips, cards
  }

  public init(from decoder: any Decoder) throws {
    let members = try Self.members(of: decoder, keyedBy: Key.self)
    flips = try members.whole(.flips, in: Self.flipCounts)
    cards = try members.member(.cards, as: [CodedToggleCard].self, allowed: "a list of cards").map(\.card)
    guard Self.counts.contains(cards.count) else {
      throw members.failure(
        .cards, found: "\(cards.count) cards", allowed: "\(Self.counts.lowerBound) to \(Self.counts.upperBound)")
    }
    let faceUp = cards.count(where: \.isFaceUp)
    guard flips >= faceUp else {
      throw members.failure(
        .flips, found: "\(flips)", allowed: "at least the number of cards face up, \(faceUp)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var members = try Self.members(to: encoder, keyedBy: Key.self)
    try members.encode(flips, forKey: .flips)
    try members.encode(cards.map(CodedToggleCard.init), forKey: .cards)
  }
}

private struct CodedToggleCard: Codable {
  let card: ToggleCards.Card

  private enum Key: String, CodingKey, CaseIterable {
    case emoji, up
  }

  init(_ card: ToggleCards.Card) { self.card = card }

  init(from decoder: any Decoder) throws {
    let members = try decoder.object(keyedBy: Key.self, allowed: "an object with emoji and up")
    let emoji = try members.member(.emoji, as: String.self, allowed: Emoji.allowed)
    guard Emoji.isEmoji(emoji) else {
      throw members.failure(.emoji, found: .quoted(emoji), allowed: Emoji.allowed)
    }
    card = ToggleCards.Card(
      emoji: emoji, isFaceUp: try members.optionalMember(.up, allowed: "true or false") ?? false)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(card.emoji, forKey: .emoji)
    try members.encode(card.isFaceUp, forKey: .up)
  }
}
