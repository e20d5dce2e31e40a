import Canvas
import CanvasCards

/// Every face, the back, and what a card's options change.
public enum CardScenes {
  public static let all: [GoldenScene] =
    PlayingCard.allCases.map { card in
      scene(card.code) { CardFace(card, style: $0) }
    } + [
      GoldenScene("cards/back", size: cardSize) { context in
        CardFace(.back, style: CardStyle.lecture(font: try Font.default(size: 16))).draw(
          in: context.bounds, on: context)
      },
      scene("face-down-is-the-back") { CardFace(.back, style: $0) },
      scene("large-text-5H") { _ in
        let large = LectureDesign(font: try Font.default(size: 16), textSizeFactor: 1.6)
        return CardFace(PlayingCard(.numeric(5), of: .hearts), style: CardStyle(large))
      },
      scene("small-10C", size: Size(width: 60, height: 84)) {
        CardFace(PlayingCard(.numeric(10), of: .clubs), style: $0)
      },
      scene("wide-9D", size: Size(width: 350, height: 200)) {
        CardFace(PlayingCard(.numeric(9), of: .diamonds), style: $0)
      },
      scene("scaled-QS", size: Size(width: 125, height: 175), scale: 3) {
        CardFace(PlayingCard(.queen, of: .spades), style: $0)
      },
      scene("picture-KH") { style in
        var style = style
        style.pictures.faces[PlayingCard(.king, of: .hearts)] = try picture()
        return CardFace(PlayingCard(.king, of: .hearts), style: style)
      },
      scene("picture-at-full-size-KH") { style in
        var style = style
        style.pictures.faces[PlayingCard(.king, of: .hearts)] = try picture()
        style.faceCardScale = 1
        return CardFace(PlayingCard(.king, of: .hearts), style: style)
      },
    ]

  private static let cardSize = Size(width: 250, height: 350)

  private static func scene(
    _ name: String, size: Size = cardSize, scale: Double = 1,
    _ face: @escaping @Sendable (CardStyle) throws -> CardFace
  ) -> GoldenScene {
    GoldenScene("cards/\(name)", size: size, scale: scale, hasText: true) { context in
      let style = CardStyle.lecture(font: try Font.default(size: 16))
      try face(style).draw(in: context.bounds, on: context)
    }
  }

  // A stand-in for a court's picture: a crown before a sunset.
  static func picture() throws -> Image {
    try Image(size: Size(width: 130, height: 200)) { context in
      context.fillBackground(Color(red8: 255, green8: 214, blue8: 140))
      context.setFillColor(Color(red8: 230, green8: 110, blue8: 60))
      context.fill(Path(ovalIn: Rect(x: 15, y: 60, width: 100, height: 100)))
      context.setFillColor(Color(red8: 90, green8: 40, blue8: 110))
      context.fill(
        Path(polygon: [
          Point(x: 25, y: 140), Point(x: 20, y: 80), Point(x: 45, y: 110), Point(x: 65, y: 65),
          Point(x: 85, y: 110), Point(x: 110, y: 80), Point(x: 105, y: 140),
        ]))
    }
  }
}
