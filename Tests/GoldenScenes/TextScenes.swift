import Canvas

/// Text in DejaVu Sans.
enum TextScenes {
  static let all: [GoldenScene] = [
    scene("sizes", Size(width: 440, height: 150)) { context, font in
      var y = 2.0
      for size in [8.0, 10, 12, 14, 18, 24, 36] {
        let text = StyledText("Hamburgefonstiv 0123", font: font.withSize(size))
        context.draw(text, at: Point(x: 4, y: y))
        y += text.size().height
      }
    },
    scene("alignment", Size(width: 240, height: 60)) { context, font in
      for (i, alignment) in [TextAlignment.left, .center, .right].enumerated() {
        let rect = Rect(x: 5 + Double(i) * 78, y: 5, width: 74, height: 50)
        context.setStrokeColor(.lightGray)
        context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
        context.draw(
          StyledText("one\nand two", font: font.withSize(14), color: .blue, alignment: alignment), in: rect)
      }
    },
    scene("baseline-and-line-box", Size(width: 170, height: 50)) { context, font in
      let text = StyledText("Égjpq", font: font.withSize(28), color: .darkGray)
      context.setFillColor(.yellow)
      context.fill(Rect(origin: Point(x: 4, y: 4), size: text.size()))
      context.draw(text, at: Point(x: 4, y: 4))
      context.draw(text, baselineAt: Point(x: 84, y: 40))
      context.setFillColor(.red)
      context.fill(Rect(x: 84, y: 40, width: 86, height: 1))
    },
    scene("kerning", Size(width: 160, height: 30)) { context, font in
      context.draw(StyledText("AVAToTyWa.", font: font.withSize(22)), at: Point(x: 4, y: 1))
    },
    scene("suits-and-variation-selectors", Size(width: 210, height: 40)) { context, font in
      context.draw(
        StyledText("♠\u{FE0F}♥\u{FE0F}♦\u{FE0F}♣\u{FE0F} ♠♥♦♣", font: font.withSize(26)), at: Point(x: 4, y: 4))
    },
    scene("missing-glyphs-are-boxes", Size(width: 120, height: 30)) { context, font in
      context.draw(StyledText("A漢字B", font: font.withSize(22)), at: Point(x: 4, y: 1))
    },
    scene("rotated", Size(width: 120, height: 120)) { context, font in
      context.translateBy(x: 60, y: 60)
      for i in 0..<6 {
        context.withGState {
          context.rotate(by: Double(i) * .pi / 3)
          context.draw(StyledText("rotate", font: font.withSize(14)), baselineAt: Point(x: 15, y: 5))
        }
      }
    },
    scene("clipped-and-translucent", Size(width: 120, height: 50)) { context, font in
      context.clip(to: Path(ovalIn: Rect(x: 5, y: 2, width: 110, height: 46)))
      context.setAlpha(0.6)
      context.draw(StyledText("CLIPPED", font: font.withSize(34), color: .purple), at: Point(x: -10, y: 4))
    },
    scene("as-a-path", Size(width: 120, height: 50)) { context, font in
      let path = StyledText("Path", font: font.withSize(40)).path(at: Point(x: 6, y: 0))
      context.setFillColor(.yellow)
      context.fill(path)
      context.stroke(path)
    },
  ]

  private static func scene(
    _ name: String, _ size: Size, _ drawing: @escaping @Sendable (DrawingContext, Font) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/text/\(name)", size: size, hasText: true) { context in
      context.fillBackground(.white)
      // Without other fonts to look in.
      try drawing(context, Font(path: SystemFonts.regular, size: 16))
    }
  }
}
