import Canvas
import CanvasScenes

/// Cards that a touch turns over.
public enum ToggleScenes {
  // All show flipCount, whose f and l the font joins to one sign where text is shaped.
  public static let all: [GoldenScene] = [
    scene("dealt", []),
    scene("two-up", [0, 3]),
    scene("turned-back-at-a-scale-of-three", [0, 1, 2, 0], scale: 3),
    scene("wide", [1, 2], size: Size(width: 667, height: 375)),
    scene("largest-text", [1, 2, 3]) { $0.textSizeFactor = TextSizeCategory.accessibility5.factor },
    scene("seven-coral", [0, 2, 4, 6], emoji: ["🍎", "🍌", "🍓", "🍉", "🥑", "🍇", "🍍"]) {
      $0.back = ConcentrationStyle.coral
    },
  ]

  private static func scene(
    _ name: String, _ touches: [Int], emoji: [String]? = nil, size: Size = ToggleBoard.defaultSize, scale: Double = 1,
    _ change: @escaping @Sendable (inout ConcentrationStyle) -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene("scenes/toggle/\(name)", size: size, scale: scale, hasText: true) { context in
      var cards = try emoji.map { try ToggleCards(emoji: $0) } ?? ToggleCards()
      for card in touches { try cards.make(.touch(card)) }
      var style = ConcentrationStyle(font: try Font.default(size: 16))
      change(&style)
      ToggleBoard(cards, style: style).draw(in: context.bounds, on: context)
    }
  }
}
