internal import CanvasCards

/// Cards are written by their codes:
///
///     { "kind": "solitaire", "version": 1, "seed": 7, "spare": ["QH", …], "revealed": [],
///       "arranged": [[], [], [], []], "columns": [{ "down": [], "up": ["10S"] }, …] }
extension Solitaire: SceneDocument {
  public static var kind: String { "solitaire" }

  private enum Key: String, CodingKey, CaseIterable {
    case seed, spare, revealed, arranged, columns
  }

  public init(from decoder: any Decoder) throws {
    let members = try Self.members(of: decoder, keyedBy: Key.self)
    seed = try members.member(.seed, allowed: "a whole number from 0 to \(UInt64.max)")
    let cards = "a list of cards such as QH or 10S"
    spare = try members.member(.spare, as: [CodedCard].self, allowed: cards).map(\.card)
    revealed = try members.member(.revealed, as: [CodedCard].self, allowed: cards).map(\.card)
    let arranged = try members.member(
      .arranged, as: [[CodedCard]].self, allowed: "a list of \(Self.placeCount) lists of cards")
    let columns = try members.member(.columns, as: [CodedColumn].self, allowed: "a list of \(Self.columnCount) columns")
    guard arranged.count == Self.placeCount else {
      throw members.failure(.arranged, found: "\(arranged.count) places", allowed: "\(Self.placeCount) places")
    }
    guard columns.count == Self.columnCount else {
      throw members.failure(.columns, found: "\(columns.count) columns", allowed: "\(Self.columnCount) columns")
    }
    self.arranged = arranged.map { $0.map(\.card) }
    self.columns = columns.map(\.column)
    if let error = brokenRule { throw error }
  }

  public func encode(to encoder: any Encoder) throws {
    var members = try Self.members(to: encoder, keyedBy: Key.self)
    try members.encode(seed, forKey: .seed)
    try members.encode(spare.map(\.code), forKey: .spare)
    try members.encode(revealed.map(\.code), forKey: .revealed)
    try members.encode(arranged.map { $0.map(\.code) }, forKey: .arranged)
    try members.encode(columns.map(CodedColumn.init), forKey: .columns)
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

/// A card, as its code in JSON.
private struct CodedCard: Decodable {
  let card: PlayingCard

  init(from decoder: any Decoder) throws {
    let allowed = "a card such as QH or 10S"
    let text = try decoder.text(allowed: allowed)
    guard case .card(let card) = try? CardName(text) else {
      throw decoder.failure(found: .quoted(text), allowed: allowed)
    }
    self.card = card
  }
}

private struct CodedColumn: Codable {
  let column: Solitaire.Column

  private enum Key: String, CodingKey, CaseIterable {
    case down, up
  }

  init(_ column: Solitaire.Column) { self.column = column }

  init(from decoder: any Decoder) throws {
    let members = try decoder.object(keyedBy: Key.self, allowed: "an object with down and up")
    let cards = "a list of cards such as QH or 10S"
    column = Solitaire.Column(
      faceDown: try members.member(.down, as: [CodedCard].self, allowed: cards).map(\.card),
      faceUp: try members.member(.up, as: [CodedCard].self, allowed: cards).map(\.card))
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(column.faceDown.map(\.code), forKey: .down)
    try members.encode(column.faceUp.map(\.code), forKey: .up)
  }
}
