import Canvas
import CanvasCards
public import CanvasScenes

/// The card-game board in its states.
public enum SolitaireScenes {
  public static let all: [GoldenScene] = [
    scene("dealt", Solitaire(seed: 7)),
    scene("dealt-at-a-scale-of-three", Solitaire(seed: 7), scale: 3),
    scene("some-moves-made", try played(upTo: 58)),
    scene("some-moves-made-at-a-scale-of-three", try played(upTo: 58), scale: 3),
    scene("spare-pile-empty", try drawn(24)),
    scene("nothing-left-to-draw", try played(upTo: 110)),
    scene("won", try played(upTo: .max)),
    scene("won-wide", try played(upTo: .max), size: wide),
    scene("won-with-deck-faces", try played(upTo: .max), scale: 2) { $0.faces = .deck },
    scene("long-columns", try longColumns(), size: Size(width: 375, height: 400)),
    scene("wide", Solitaire(seed: 7), size: wide),
    scene("small", try played(upTo: 58), size: Size(width: 160, height: 240)),
    scene("deck-faces", try played(upTo: 58), scale: 2) { $0.faces = .deck },
    scene("deck-faces-wide", try played(upTo: 58), size: wide) { $0.faces = .deck },
    scene("some-moves-made-wide", try played(upTo: 58), size: wide),
    scene("long-columns-wide", try longColumns(), size: wide),
    scene("classic", try played(upTo: 58), scale: 2) { $0.cards = .classic },
    scene("classic-wide", try played(upTo: 58), size: wide, scale: 2) { $0.cards = .classic },
    scene("classic-won", try played(upTo: .max), scale: 2) { $0.cards = .classic },
    scene("small-text", try played(upTo: 58)) { $0.textSizeFactor = TextSizeCategory.extraSmall.factor },
    scene("large-text", try played(upTo: 58)) { $0.textSizeFactor = TextSizeCategory.extraExtraExtraLarge.factor },
    scene("largest-text", try played(upTo: 58), scale: 2) {
      $0.textSizeFactor = TextSizeCategory.accessibility5.factor
    },
    scene("largest-text-wide", try played(upTo: 58), size: wide) {
      $0.textSizeFactor = TextSizeCategory.accessibility5.factor
    },
    scene("long-columns-largest-text", try longColumns(), scale: 2) {
      $0.textSizeFactor = TextSizeCategory.accessibility5.factor
    },
    scene("long-columns-largest-text-wide", try longColumns(), size: wide, scale: 2) {
      $0.textSizeFactor = TextSizeCategory.accessibility5.factor
    },
    scene("won-largest-text", try played(upTo: .max), scale: 2) {
      $0.textSizeFactor = TextSizeCategory.accessibility5.factor
    },
    scene("stage-backs", Solitaire(seed: 7), stage: .backs),
    scene("stage-backs-wide", Solitaire(seed: 7), size: wide, stage: .backs),
    scene("stage-open", Solitaire(seed: 7), stage: .open),
    scene("stage-open-wide", Solitaire(seed: 7), size: wide, stage: .open),
    scene("own-background", Solitaire(seed: 7)) { $0.background = try planks() },
  ]

  private static let wide = Size(width: 800, height: 480)

  private static func scene(
    _ name: String, _ game: @autoclosure @escaping @Sendable () throws -> Solitaire,
    size: Size = SolitaireLayout.defaultSize, scale: Double = 1, stage: SolitaireBoard.Stage = .game,
    _ change: @escaping @Sendable (inout SolitaireStyle) throws -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene("scenes/solitaire/\(name)", size: size, scale: scale, hasText: true) { context in
      var style = SolitaireStyle(cards: CardStyle.lecture(font: try Font.default(size: 16)))
      try change(&style)
      SolitaireBoard(try game(), style: style, stage: stage).draw(in: context.bounds, on: context)
    }
  }

  /// The deal of seed 2 after some of the first legal moves that lead to its end.
  private static func played(upTo count: Int) throws -> Solitaire {
    var game = Solitaire(seed: 2)
    for move in SolitaireMoves.ofSeedTwo.prefix(count) { try game.make(try Solitaire.move(named: move)) }
    return game
  }

  private static func drawn(_ count: Int) throws -> Solitaire {
    var game = Solitaire(seed: 7)
    for _ in 0..<count { try game.make(.draw) }
    return game
  }

  /// A column as long as a column can be, the last, and one of thirteen cards face up.
  public static func longColumns() throws -> Solitaire {
    let suits: [[Suit]] = [[.spades, .hearts], [.clubs, .diamonds]]
    let runs = suits.map { pair in
      (0..<13).map { PlayingCard(suit: pair[$0 % 2], rank: Rank.allCases[12 - $0]).code }
    }
    let rest = PlayingCard.allCases.map(\.code).filter { code in !runs.joined().contains(code) }
    func list(_ cards: some Sequence<String>) -> String {
      "[" + cards.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }
    let empty = #"{ "down": [], "up": [] }"#
    let columns = [
      empty, empty, #"{ "down": [], "up": \#(list(runs[1])) }"#, empty, empty, empty,
      #"{ "down": \#(list(rest.prefix(6))), "up": \#(list(runs[0])) }"#,
    ]
    let document = """
      { "kind": "solitaire", "version": 1, "seed": 1, "spare": \(list(rest.dropFirst(6))), "revealed": [],
        "arranged": [[], [], [], []], "columns": [\(columns.joined(separator: ", "))] }
      """
    return try Solitaire(json: Array(document.utf8))
  }

  /// A tile of one's own: two planks of wood.
  private static func planks() throws -> Image {
    try Image(size: Size(width: 60, height: 40)) { context in
      let wood = [Color(red8: 122, green8: 84, blue8: 52), Color(red8: 134, green8: 94, blue8: 60)]
      for (index, color) in wood.enumerated() {
        context.setFillColor(color)
        context.fill(Rect(x: 0, y: Double(index) * 20, width: 60, height: 19))
      }
      context.setFillColor(Color(red8: 92, green8: 62, blue8: 38))
      context.fill(Rect(x: 0, y: 19, width: 60, height: 1))
      context.fill(Rect(x: 0, y: 39, width: 60, height: 1))
      context.fill(Rect(x: 20, y: 0, width: 1, height: 20))
      context.fill(Rect(x: 48, y: 20, width: 1, height: 20))
    }
  }
}
