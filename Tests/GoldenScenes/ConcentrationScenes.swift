import Canvas
import CanvasScenes

/// The game of pairs in its states.
public enum ConcentrationScenes {
  /// Those that show flipCount, whose f and l the font joins to one sign where text is shaped.
  public static let withLigatures = Set(
    ["flip-count", "flip-count-of-a-billion", "largest-text-wide"].map { "scenes/concentration/\($0)" })

  public static let all: [GoldenScene] = [
    scene("dealt") { _ in },
    scene("one-up") { try choose(1, of: &$0) },
    scene("two-up-that-differ") { try choose(2, of: &$0) },
    scene("some-matched") { try match(4, of: &$0) },
    scene("some-matched-at-a-scale-of-three", scale: 3) { try match(4, of: &$0) },
    scene("coral", back: ConcentrationStyle.coral, theme: .imps) { try match(5, of: &$0) },
    scene("touches-counted", counting: .touches) { try touchMatched(&$0) },
    scene("redraws-counted", counting: .redraws) { try touchMatched(&$0) },
    scene("flip-count") {
      try match(2, of: &$0)
    } style: {
      $0.label = .flipCount
    },
    scene("flip-count-of-a-billion") {
      let document = String(decoding: try $0.json(), as: UTF8.self)
      $0 = try Concentration(json: Array(document.replacing("\"flips\" : 0", with: "\"flips\" : 1000000000").utf8))
    } style: {
      $0.label = .flipCount
    },
    scene("small-text") {
      try match(2, of: &$0)
    } style: {
      $0.textSizeFactor = TextSizeCategory.extraSmall.factor
    },
    scene("largest-text") {
      try match(2, of: &$0)
    } style: {
      $0.textSizeFactor = TextSizeCategory.accessibility5.factor
    },
    scene("largest-text-wide", size: Size(width: 700, height: 360)) {
      try match(2, of: &$0)
    } style: {
      ($0.label, $0.textSizeFactor) = (.flipCount, TextSizeCategory.accessibility5.factor)
    },
    scene("done") { try match(8, of: &$0) },
    scene("more-pairs-than-emoji", pairs: 12) { try match(11, of: &$0) },
    scene("wide", pairs: 26, size: Size(width: 700, height: 300), theme: .animals) { try match(9, of: &$0) },
    scene("seven-pairs", pairs: 7, size: Size(width: 375, height: 500), theme: .fruit) { try match(2, of: &$0) },
  ]

  private static func scene(
    _ name: String, pairs: Int = 8, size: Size = ConcentrationLayout.defaultSize, scale: Double = 1,
    back: Color = ConcentrationStyle.orange, theme: ConcentrationTheme = .halloween,
    counting: FlipCounting = .choices,
    _ play: @escaping @Sendable (inout Concentration) throws -> Void,
    style change: @escaping @Sendable (inout ConcentrationStyle) -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene("scenes/concentration/\(name)", size: size, scale: scale, hasText: true) { context in
      var game = try Concentration(pairs: pairs, theme: theme, counting: counting, seed: 3)
      try play(&game)
      var style = ConcentrationStyle(font: try Font.default(size: 16), back: back)
      change(&style)
      ConcentrationBoard(game, style: style).draw(in: context.bounds, on: context)
    }
  }

  /// Chooses that many cards, no two of them of one pair.
  private static func choose(_ count: Int, of game: inout Concentration) throws {
    for identifier in 0..<count {
      if let card = game.cards.firstIndex(where: { $0.identifier == identifier }) { try game.make(.choose(card)) }
    }
  }

  /// Finds two pairs, turns up two cards that differ, and touches a matched card twice: 8 touches, and 1, 0, 1, 0, 1, 2, 2
  /// and 2 cards at the redraws, 9 in all.
  private static func touchMatched(_ game: inout Concentration) throws {
    try match(2, of: &game)
    for identifier in [2, 3, 0, 0] {
      if let card = game.cards.firstIndex(where: { $0.identifier == identifier }) { try game.make(.choose(card)) }
    }
  }

  /// Finds that many pairs; the last one still lies face up.
  private static func match(_ count: Int, of game: inout Concentration) throws {
    for identifier in 0..<count {
      for card in game.cards.indices where game.cards[card].identifier == identifier { try game.make(.choose(card)) }
    }
  }
}
