extension Solitaire {
  /// Parses a move from a line: `draw`, `shuffle`, `shuffle 12`, `w a1`, `c3 c5`, `c3 c5 2`.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    let words = text.split(separator: " ")
    if let move = move(words) { return move }
    throw MoveTextError(
      text, allowed: "use draw, shuffle [SEED], or FROM TO [COUNT] with w, a1 to a4 or c1 to c7, such as c3 c5 2")
  }

  private static func move(_ words: [Substring]) -> Move? {
    switch (words.first, words.count) {
    case ("draw", 1): return .draw
    case ("shuffle", 1): return .shuffle()
    case ("shuffle", 2): return UInt64(words[1]).map { .shuffle(seed: $0) }
    case (_, 2...3):
      guard let source = Pile(words[0]), let target = Pile(words[1]) else { return nil }
      guard words.count == 3 else { return .move(from: source, to: target) }
      return Int(words[2]).map { .move(from: source, to: target, count: $0) }
    default: return nil
    }
  }
}

extension Solitaire.Pile {
  fileprivate init?(_ text: Substring) {
    if text == "w" {
      self = .revealed
      return
    }
    guard let letter = text.first, let number = Int(text.dropFirst()), number >= 0 else { return nil }
    switch letter {
    case "a": self = .arranged(number)
    case "c": self = .column(number)
    default: return nil
    }
  }
}

extension Solitaire.Move: CustomStringConvertible {
  /// The text of the move in a list of moves.
  public var description: String {
    switch self {
    case .draw: "draw"
    case .shuffle(let seed): seed.map { "shuffle \($0)" } ?? "shuffle"
    case .move(let source, let target, let count): count == 1 ? "\(source) \(target)" : "\(source) \(target) \(count)"
    }
  }
}
