import Canvas
import CanvasScenes

/// Pictures made of emoji.
public enum EmojiArtScenes {
  public static let all: [GoldenScene] = [
    scene("blank", []),
    scene("emoji-about-the-centre", crossing),
    scene("emoji-about-the-centre-at-a-scale-of-three", crossing, size: Size(width: 320, height: 240), scale: 3),
    scene("palette", crossing, palette: true),
    scene("palette-at-a-scale-of-three", crossing, palette: true, size: Size(width: 320, height: 240), scale: 3),
    scene("palette-scrolled", crossing, palette: true) { $0.paletteOffset = 300 },
    scene("palette-scrolled-in-a-tall-picture", crossing, palette: true, size: tall) { $0.paletteOffset = 1e6 },
    scene("meadow-that-fits-a-tall-picture", meadow, background: true, palette: true, size: tall) { $0.fits = true },
    scene("meadow-that-fits-a-wide-picture", meadow, background: true, size: Size(width: 800, height: 400)) {
      $0.fits = true
    },
    scene("emoji-beyond-the-page-that-fit", crossing + ["add 🌏 -420 0 200"], size: tall) { $0.fits = true },
    scene("meadow", meadow, background: true),
    scene("meadow-in-a-tall-picture", meadow, background: true, size: Size(width: 300, height: 480)),
    scene("moved-and-scaled", ["add 🍎 0 0 40", "add 🍌 0 0 40", "move 1 -90.9 20.9", "scale 1 2.5", "scale 2 0.5"]),
  ]

  private static let tall = Size(width: 375, height: 667)

  private static func scene(
    _ name: String, _ moves: [String], background: Bool = false, palette: Bool = false,
    size: Size = EmojiArtPicture.defaultSize, scale: Double = 1,
    _ change: @escaping @Sendable (inout EmojiArtStyle) -> Void = { _ in }
  ) -> GoldenScene {
    GoldenScene("scenes/emoji-art/\(name)", size: size, scale: scale, hasText: true) { context in
      let art = try EmojiArt().state(after: MoveList(moves.joined(separator: "\n")))
      var style = EmojiArtStyle(font: try Font.default(size: 16), showsPalette: palette)
      change(&style)
      EmojiArtPicture(art, background: background ? try landscape() : nil, style: style).draw(
        in: context.bounds, on: context)
    }
  }

  private static let crossing = [
    "add 😅 0 0 96", "add 🐶 -120 0 40", "add 🐱 120 0 40", "add 👻 0 -90 40", "add 🏀 0 90 40",
  ]

  private static let meadow = [
    "add 🐶 -120 90 72", "add 🐱 70 110 60", "add 🌏 200 -130 48", "add 🍓 -40 150 36", "add ⚽️ 0 120 32",
    "add 👻 -210 -60 64",
  ]

  /// Our own background: hills under an evening sky.
  private static func landscape() throws -> Image {
    try Image(size: Size(width: 640, height: 480)) { context in
      context.setFill(
        .linearGradient(
          Gradient(colors: [
            Color(red8: 72, green8: 116, blue8: 190), Color(red8: 176, green8: 208, blue8: 236),
            Color(red8: 252, green8: 226, blue8: 176),
          ]), from: .zero, to: Point(x: 0, y: 320)))
      context.fill(context.bounds)
      context.setFillColor(Color(red8: 255, green8: 240, blue8: 190))
      context.fill(Path(ovalIn: Rect(x: 420, y: 200, width: 90, height: 90)))
      for (color, y, bend) in [
        (Color(red8: 98, green8: 150, blue8: 96), 280.0, -70.0), (Color(red8: 74, green8: 134, blue8: 72), 330, 60),
        (Color(red8: 104, green8: 168, blue8: 76), 380, -40),
      ] {
        var hill = Path()
        hill.move(to: Point(x: 0, y: y))
        hill.addCurve(
          to: Point(x: 640, y: y), control1: Point(x: 210, y: y + bend), control2: Point(x: 430, y: y - bend))
        hill.addLine(to: Point(x: 640, y: 480))
        hill.addLine(to: Point(x: 0, y: 480))
        hill.close()
        context.setFillColor(color)
        context.fill(hill)
      }
    }
  }
}
