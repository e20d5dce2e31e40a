import Canvas
import CanvasCards

/// Hands of cards: fans and rows. They need no font.
public enum HandScenes {
  public static let all: [GoldenScene] = [
    scene("fan-of-five", .fan, CardName.drawn(5, seed: 3)),
    scene("fan-of-thirteen", .fan, CardName.drawn(13, seed: 8)),
    scene("fan-of-the-deck", .fan, CardName.deck().dropLast(), width: 125),
    scene("row-of-ten", .row, CardName.drawn(10, seed: 3)),
    scene("row-of-one-at-a-scale-of-two", .row, [.joker(.red)], width: 125, scale: 2),
    scene("fan-of-two-on-nothing", .fan, [.card(PlayingCard(.ace, of: .spades)), .back], ground: nil),
  ]

  private static func scene(
    _ name: String, _ arrangement: HandLayout.Arrangement, _ cards: [CardName], width: Double = 250,
    scale: Double = 1, ground: Color? = Color(red8: 45, green8: 84, blue8: 72)
  ) -> GoldenScene {
    let layout = HandLayout(arrangement, count: cards.count, card: Size(width: width, height: 1.4 * width))
    return GoldenScene("cards/hands/\(name)", size: layout.size, scale: scale) { context in
      DeckHand(cards: cards, layout: layout, style: .classic, ground: ground).draw(in: context.bounds, on: context)
    }
  }
}
