internal import Canvas
internal import CanvasScenes

/// What `--json` tells of a board: how its game stands after the moves, and which moves are allowed then, written as in
/// a list of moves.
enum BoardFacts {
  static func of(_ game: Solitaire, moveCount: Int) -> JSONText {
    .object([
      "isWon": .bool(game.isWon), "moves": .whole(moveCount), "arranged": .whole(game.arranged.joined().count),
      "legalMoves": list(game.legalMoves),
    ])
  }

  static func of(_ game: Concentration, moveCount: Int) -> JSONText {
    .object([
      "isWon": .bool(game.isDone), "moves": .whole(moveCount), "flips": .whole(game.flips),
      "matches": .whole(game.matches), "pairs": .whole(game.cards.count / 2), "legalMoves": list(game.legalMoves),
    ])
  }

  static func of(_ machine: VendingMachine, moveCount: Int) -> JSONText {
    .object([
      "moves": .whole(moveCount), "balance": .whole(machine.balance), "bought": .whole(machine.history.count),
      "legalMoves": list(machine.legalMoves),
    ])
  }

  /// Emoji may be added anywhere: there is no list of all moves.
  static func of(_ art: EmojiArt, moveCount: Int) -> JSONText {
    .object(["moves": .whole(moveCount), "emoji": .whole(art.emoji.count)])
  }

  private static func list(_ moves: [some CustomStringConvertible]) -> JSONText {
    .list(moves.map { .text($0.description) })
  }
}
