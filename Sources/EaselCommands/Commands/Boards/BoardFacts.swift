#if Full || Boards
  internal import Canvas
  internal import CanvasScenes
  internal import EaselShared

  /// The board in the output of `--json`: the state of its game after the moves, and the legal moves, written as in a
  /// list of moves.
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

    /// Any card can be touched, so there is no list of moves.
    static func of(_ cards: ToggleCards, moveCount: Int) -> JSONText {
      .object([
        "moves": .whole(moveCount), "flips": .whole(cards.flips),
        "faceUp": .whole(cards.cards.count(where: \.isFaceUp)),
      ])
    }

    /// The graph's radius, the frame of its view, the state of the touch, and the boxes of sectors and labels.
    static func of(_ view: PieGraphView, moveCount: Int, marks: [PieGraphMark]) -> JSONText {
      .object(["moves": .whole(moveCount), "graph": graph(view), "marks": marks.json])
    }

    private static func graph(_ view: PieGraphView) -> JSONText {
      let frame = view.frame
      return .object([
        "state": .text(view.state.rawValue), "radius": .decimal(view.radius),
        "frame": .list([frame.minX, frame.minY, frame.width, frame.height].map(JSONText.decimal)),
      ])
    }

    static func of(_ visit: VendingVisit, moveCount: Int) -> JSONText {
      let machine = visit.machine
      return .object([
        "moves": .whole(moveCount), "screen": .text(visit.screen.rawValue), "balance": .whole(machine.balance),
        "bought": .whole(machine.history.count), "legalMoves": list(machine.legalMoves),
        "graph": visit.graph.map(graph) ?? .null,
      ])
    }

    /// Emoji can be added anywhere, so there is no list of moves.
    static func of(_ art: EmojiArt, moveCount: Int) -> JSONText {
      .object(["moves": .whole(moveCount), "emoji": .whole(art.emoji.count)])
    }

    private static func list(_ moves: [some CustomStringConvertible]) -> JSONText {
      .list(moves.map { .text($0.description) })
    }
  }

  extension [PieGraphMark] {
    /// The boxes of the app's sectors and labels in points, in the form of a chart's marks.
    var json: JSONText {
      .list(
        map {
          .object([
            "name": .text($0.name), "value": .number($0.value), "share": .number($0.fraction), "box": $0.box.json,
            "label": $0.label?.json ?? .null,
          ])
        })
    }
  }
#endif
