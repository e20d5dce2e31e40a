/// The state of the cards:
///
///     { "kind": "toggle", "version": 1, "flips": 3, "cards": [{ "emoji": "🐶", "up": true }, …] }
extension ToggleCards: StoredScene {
  public static var kind: String { "toggle" }

  static var keys: [String] { ["flips", "cards"] }

  init(stored members: DocumentMembers) throws(SceneDocumentError) {
    flips = try members["flips"].whole(in: Self.flipCounts)
    cards = try members["cards"].list(allowed: "a list of cards", Card.init(stored:))
    guard Self.counts.contains(cards.count) else {
      throw members["cards"].failure(
        found: "\(cards.count) cards", allowed: "\(Self.counts.lowerBound) to \(Self.counts.upperBound)")
    }
    let faceUp = cards.count(where: \.isFaceUp)
    guard flips >= faceUp else {
      throw members["flips"].failure(
        found: "\(flips)", allowed: "at least the number of cards face up, \(faceUp)")
    }
  }

  var stored: [String: JSONTree] { ["flips": .number(Double(flips)), "cards": .list(cards.map(\.stored))] }
}

extension ToggleCards.Card {
  fileprivate init(stored value: DocumentValue) throws(SceneDocumentError) {
    let members = try value.object(["emoji", "up"], allowed: "an object with emoji and up")
    emoji = try members["emoji"].text(allowed: Emoji.allowed)
    guard Emoji.isEmoji(emoji) else { throw members["emoji"].failure(found: .quoted(emoji), allowed: Emoji.allowed) }
    isFaceUp = try members["up"].ifGiven?.flag() ?? false
  }

  fileprivate var stored: JSONTree { .object(["emoji": .text(emoji), "up": .bool(isFaceUp)]) }
}
