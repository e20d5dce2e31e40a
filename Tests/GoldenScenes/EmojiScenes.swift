import Canvas

/// Emoji in Noto Color Emoji: pictures that are scaled.
public enum EmojiScenes {
  /// Where Debian's package `fonts-noto-color-emoji` has the font, and the version whose pictures the goldens show.
  public static let fontPath = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  public static let fontVersion = "Version 2.042;GOOG;noto-emoji:20231129:7f49a00d523ae5f94e52fd9f9a39bac9cf65f958"

  public static let all: [GoldenScene] = [
    scene("concentration-themes", Size(width: 350, height: 84)) { context, font in
      context.draw(StyledText("🦇😱🙀👿🎃👻🍭🍬🍎", font: font.withSize(30)), at: Point(x: 4, y: 4))
      context.draw(StyledText("🦇😱🙀😈🎃👻🍭🍬🍎", font: font.withSize(30)), at: Point(x: 4, y: 44))
    },
    scene("emoji-art-palette", Size(width: 520, height: 104)) { context, font in
      context.draw(StyledText("🐶👻🐱🖥📱🍇😱😅🎾🌏", font: font.withSize(40)), at: Point(x: 5, y: 2))
      context.draw(StyledText("🫕🍉🥑🍓⚽️🏀🍌🍎👀", font: font.withSize(40)), at: Point(x: 5, y: 54))
    },
    scene("sizes", Size(width: 520, height: 200)) { context, font in
      var x = 4.0
      for size in [9.0, 12, 16, 20, 24, 32, 48, 64, 160] {
        let text = StyledText("🎃", font: font.withSize(size))
        context.draw(text, baselineAt: Point(x: x, y: 160))
        x += text.size().width + 4
      }
    },
    scene("sizes-at-twice-the-scale", Size(width: 206, height: 64), scale: 2) { context, font in
      var x = 2.0
      for size in [8.0, 12, 16, 24, 32, 50] {
        let text = StyledText("🍓", font: font.withSize(size))
        context.draw(text, baselineAt: Point(x: x, y: 49))
        x += text.size().width + 2
      }
    },
    scene("rotated-scaled-mirrored", Size(width: 240, height: 120)) { context, font in
      let bat = StyledText("🦇", font: font.withSize(36))
      for i in 0..<6 {
        context.withGState {
          context.translateBy(x: 60, y: 60)
          context.rotate(by: Double(i) * .pi / 3 + 0.2)
          context.draw(bat, baselineAt: Point(x: 12, y: 13))
        }
      }
      context.withGState {
        context.translateBy(x: 232, y: 8)
        context.scaleBy(x: -1, y: 1)
        context.draw(bat, at: .zero)
      }
      context.withGState {
        context.translateBy(x: 124, y: 8)
        context.scaleBy(x: 0.6, y: 1.4)
        context.draw(bat, at: .zero)
      }
      context.concatenate(Transform(a: 1, b: 0, c: -0.5, d: 1, tx: 170, ty: 64))
      context.draw(bat, at: .zero)
    },
    scene("alpha-clip-shadow-blend", Size(width: 300, height: 90)) { context, font in
      let face = StyledText("😱", font: font.withSize(60))
      context.setFillColor(.orange)
      context.fill(Rect(x: 0, y: 50, width: 300, height: 40))
      context.draw(
        StyledText("😱", font: font.withSize(60), color: Color.black.withAlpha(0.4)), at: Point(x: 0, y: 8))
      context.withGState {
        context.clip(to: Path(ovalIn: Rect(x: 78, y: 15, width: 50, height: 70)))
        context.draw(face, at: Point(x: 70, y: 8))
      }
      context.withGState {
        context.setShadow(offset: Vector(dx: 4, dy: 5), blur: 6)
        context.draw(face, at: Point(x: 144, y: 8))
      }
      context.setBlendMode(.multiply)
      context.draw(face, at: Point(x: 220, y: 8))
    },
    scene("among-letters", Size(width: 330, height: 60)) { context, font in
      let letters = try Font.default(size: 24)
      let emoji = font.withSize(24)
      var x = 6.0
      for (text, font) in [("Flips: 12 ", letters), ("🎃", emoji), (" of ", letters), ("🍬", emoji), ("!", letters)] {
        let part = StyledText(text, font: font)
        context.draw(part, baselineAt: Point(x: x, y: 38))
        x += part.size().width
      }
    },
  ]

  private static func scene(
    _ name: String, _ size: Size, scale: Double = 1,
    _ drawing: @escaping @Sendable (DrawingContext, Font) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/emoji/\(name)", size: size, scale: scale, hasText: true) { context in
      context.fillBackground(.white)
      try drawing(context, Font(path: fontPath, size: 32))
    }
  }
}
