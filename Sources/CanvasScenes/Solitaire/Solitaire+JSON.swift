/// Cards are written by their codes:
///
///     { "kind": "solitaire", "version": 1, "seed": 7, "spare": ["QH", …], "revealed": [],
///       "arranged": [[], [], [], []], "columns": [{ "down": [], "up": ["10S"] }, …] }
extension Solitaire: StoredScene {
  public static var kind: String { "solitaire" }

  static var keys: [String] { ["seed", "spare", "revealed", "arranged", "columns"] }

  init(stored members: DocumentMembers) throws(SceneDocumentError) {
    seed = try members["seed"].whole(in: 0...UInt64.max)
    spare = try members["spare"].cards()
    revealed = try members["revealed"].cards()
    let (places, allowed) = (members["arranged"], "a list of \(Self.placeCount) lists of cards")
    arranged = try places.list(allowed: allowed) { (place) throws(SceneDocumentError) in
      guard place.elements != nil else { throw places.failure(allowed: allowed) }
      return try place.cards()
    }
    columns = try members["columns"].list(allowed: "a list of \(Self.columnCount) columns", Column.init(stored:))
    guard arranged.count == Self.placeCount else {
      throw places.failure(found: "\(arranged.count) places", allowed: "\(Self.placeCount) places")
    }
    guard columns.count == Self.columnCount else {
      throw members["columns"].failure(found: "\(columns.count) columns", allowed: "\(Self.columnCount) columns")
    }
    if let error = brokenRule { throw error }
  }

  var stored: [String: JSONTree] {
    [
      "seed": .whole(seed), "spare": .cards(spare), "revealed": .cards(revealed),
      "arranged": .list(arranged.map(JSONTree.cards)), "columns": .list(columns.map(\.stored)),
    ]
  }

  /// The error for a state that no game can reach, or nil if the state is valid.
  private var brokenRule: SceneDocumentError? {
    var seen: [PlayingCard: String] = [:]
    for (path, card) in placedCards {
      if let before = seen.updateValue(path, forKey: card) {
        return .value(path: path, found: "\(card.code), which is also \(before)", allowed: "each card once")
      }
    }
    if let missing = PlayingCard.allCases.first(where: { seen[$0] == nil }) {
      return .value(
        path: "", found: "\(seen.count) cards, without \(missing.code)", allowed: "each of the 52 cards once")
    }
    for (place, cards) in arranged.enumerated() {
      for (index, card) in cards.enumerated() where !card.canBeArranged(on: index > 0 ? cards[index - 1] : nil) {
        return .value(
          path: "arranged[\(place)][\(index)]", found: card.code, allowed: "one suit in order from its ace")
      }
    }
    for (number, column) in columns.enumerated() {
      if column.faceUp.isEmpty, !column.faceDown.isEmpty {
        return .value(
          path: "columns[\(number)].up", found: "no card", allowed: "a face-up card at the front of the column")
      }
      for (index, card) in column.faceUp.enumerated().dropFirst()
      where !card.canBeStacked(on: column.faceUp[index - 1]) {
        return .value(
          path: "columns[\(number)].up[\(index)]", found: "\(card.code) on \(column.faceUp[index - 1].code)",
          allowed: "the next lower rank in the other colour")
      }
    }
    return nil
  }

  /// The cards with their paths in the document.
  private var placedCards: [(path: String, card: PlayingCard)] {
    func list(_ path: String, _ cards: [PlayingCard]) -> [(path: String, card: PlayingCard)] {
      cards.enumerated().map { ("\(path)[\($0)]", $1) }
    }
    return list("spare", spare) + list("revealed", revealed)
      + arranged.enumerated().flatMap { list("arranged[\($0)]", $1) }
      + columns.enumerated().flatMap { list("columns[\($0)].down", $1.faceDown) + list("columns[\($0)].up", $1.faceUp) }
  }
}

extension DocumentValue {
  /// Cards by their codes.
  fileprivate func cards() throws(SceneDocumentError) -> [PlayingCard] {
    try list(allowed: "a list of cards such as QH or 10S") { (value) throws(SceneDocumentError) in
      let allowed = "a card such as QH or 10S"
      let text = try value.text(allowed: allowed)
      guard case .card(let card) = try? CardName(text) else {
        throw value.failure(found: .quoted(text), allowed: allowed)
      }
      return card
    }
  }
}

extension JSONTree {
  fileprivate static func cards(_ cards: [PlayingCard]) -> JSONTree { .list(cards.map { .text($0.code) }) }
}

extension Solitaire.Column {
  fileprivate init(stored value: DocumentValue) throws(SceneDocumentError) {
    let members = try value.object(["down", "up"], allowed: "an object with down and up")
    faceDown = try members["down"].cards()
    faceUp = try members["up"].cards()
  }

  fileprivate var stored: JSONTree { .object(["down": .cards(faceDown), "up": .cards(faceUp)]) }
}
