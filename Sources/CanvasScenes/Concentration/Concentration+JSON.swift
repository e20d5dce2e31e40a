/// The game's state:
///
///     { "kind": "concentration", "version": 1, "seed": 3, "theme": "🦇😱🙀👿🎃👻🍭🍬🍎", "flips": 2, "seen": [4, 0],
///       "cards": [{ "pair": 4, "up": true, "matched": false }, …] }
///
/// `"counting"` is `"touches"` or `"redraws"`. Without it, flips are counted by choices.
extension Concentration: StoredScene {
  public static var kind: String { "concentration" }

  static var keys: [String] { ["seed", "theme", "counting", "flips", "seen", "cards"] }

  init(stored members: DocumentMembers) throws(SceneDocumentError) {
    seed = try members["seed"].whole(in: 0...UInt64.max)
    theme = try Self.theme(members["theme"])
    counting = try members["counting"].ifGiven.map(Self.counting) ?? .choices
    flips = try members["flips"].whole(in: Self.flipCounts)
    cards = try members["cards"].list(allowed: "a list of cards", Card.init(stored:))
    guard cards.count.isMultiple(of: 2), Self.pairCounts.contains(cards.count / 2) else {
      throw members["cards"].failure(
        found: "\(cards.count) cards",
        allowed: "two cards for each pair, and \(Self.pairCounts.lowerBound) to \(Self.pairCounts.upperBound) pairs")
    }
    let (list, allowed) = (members["seen"], "a list of pairs in the order first seen")
    seen = try list.list(allowed: allowed) { (pair) throws(SceneDocumentError) in
      guard let number = pair.integer(Int.self) else { throw list.failure(allowed: allowed) }
      return number
    }
    if let error = brokenRule { throw error }
  }

  private static func theme(_ value: DocumentValue) throws(SceneDocumentError) -> ConcentrationTheme {
    let text = try value.text(allowed: "a string of emoji")
    do { return try ConcentrationTheme(text) } catch {
      switch error {
      case .empty: throw value.failure(found: "''", allowed: "at least one emoji")
      case .notAnEmoji(let sign, let place):
        throw value.failure("[\(place)]", found: .quoted(sign), allowed: Emoji.allowed)
      case .twice(let sign, let place):
        throw value.failure("[\(place)]", found: "\(String.quoted(sign)) again", allowed: "each emoji once")
      }
    }
  }

  private static func counting(_ value: DocumentValue) throws(SceneDocumentError) -> FlipCounting {
    guard let counting = value.value?.string.flatMap(FlipCounting.init) else {
      throw value.failure(allowed: FlipCounting.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return counting
  }

  var stored: [String: JSONTree] {
    var members: [String: JSONTree] = [
      "seed": .whole(seed), "theme": .text(theme.emoji.joined()), "flips": .number(Double(flips)),
      "seen": .list(seen.map { .number(Double($0)) }), "cards": .list(cards.map(\.stored)),
    ]
    if counting != .choices { members["counting"] = .text(counting.rawValue) }
    return members
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

extension Concentration.Card {
  fileprivate init(stored value: DocumentValue) throws(SceneDocumentError) {
    let members = try value.object(["pair", "up", "matched"], allowed: "an object with pair, up and matched")
    identifier = try members["pair"].whole(in: 0...Concentration.pairCounts.upperBound - 1)
    isFaceUp = try members["up"].ifGiven?.flag() ?? false
    isMatched = try members["matched"].ifGiven?.flag() ?? false
  }

  fileprivate var stored: JSONTree {
    .object(["pair": .number(Double(identifier)), "up": .bool(isFaceUp), "matched": .bool(isMatched)])
  }
}
