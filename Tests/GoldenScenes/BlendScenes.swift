import Canvas

/// Blend modes, and drawing without shades at the edges.
enum BlendScenes {
  static let all: [GoldenScene] =
    BlendMode.allCases.map { mode in
      GoldenScene("canvas/blend/\(name(of: mode))") { context in
        drawDestination(context)
        context.setBlendMode(mode)
        drawSource(context)
      }
    } + [
      clipped("source-in-under-a-clip", .sourceIn),
      clipped("multiply-under-a-clip", .multiply),
      GoldenScene("canvas/blend/image-luminosity-under-a-clip") { context in
        context.fillBackground(Color(red8: 200, green8: 60, blue8: 30))
        context.clip(to: Path(ovalIn: Rect(x: 8, y: 8, width: 84, height: 84)))
        context.setBlendMode(.luminosity)
        try context.draw(bars(), in: Rect(x: 4, y: 20, width: 92, height: 60))
      },
      GoldenScene("canvas/blend/pattern-color-burn") { context in
        context.fillBackground(Color(red8: 150, green8: 200, blue8: 230))
        context.setBlendMode(.colorBurn)
        try context.drawAsPattern(tile(), in: Rect(x: 10, y: 10, width: 80, height: 80))
      },
      GoldenScene("canvas/blend/alpha-one-half") { context in
        // The same three bars with alpha: copied, multiplied, cut out.
        context.fillBackground(Color(red8: 240, green8: 180, blue8: 40))
        context.setFillColor(Color(red8: 30, green8: 90, blue8: 200))
        context.setAlpha(0.5)
        for (i, mode) in [BlendMode.copy, .multiply, .destinationOut].enumerated() {
          context.setBlendMode(mode)
          context.fill(Rect(x: 10 + 28 * Double(i), y: 10.5, width: 24, height: 79))
        }
      },
      GoldenScene("canvas/blend/stroke-difference") { context in
        context.fillBackground(.white)
        context.setBlendMode(.difference)
        context.setStrokeColor(Color(red8: 255, green8: 200, blue8: 0))
        context.setLineWidth(12)
        context.setLineJoin(.round)
        context.stroke(Path(polygon: PathScenes.regularPolygon(5, step: 2)))
        context.stroke(Path(ovalIn: Rect(x: 20, y: 20, width: 60, height: 60)))
      },
      GoldenScene("canvas/blend/text-destination-out", hasText: true) { context in
        // Letters cut out of a plate.
        context.setFillColor(Color(red8: 20, green8: 110, blue8: 90))
        context.fill(Path(roundedRect: Rect(x: 5, y: 25, width: 90, height: 50), cornerRadius: 12))
        context.setBlendMode(.destinationOut)
        let text = try StyledText("Cut", font: Font.default(size: 36))
        let size = text.size()
        context.draw(text, at: Point(x: 50 - size.width / 2, y: 50 - size.height / 2))
      },
      GoldenScene("canvas/blend/clear-rectangles") { context in
        context.setFillColor(Color(red8: 90, green8: 60, blue8: 160))
        context.fill(Path(ovalIn: Rect(x: 5, y: 5, width: 90, height: 90)))
        context.setAlpha(0.2)
        context.clear(Rect(x: 20, y: 40, width: 25, height: 20))
        context.translateBy(x: 68, y: 50)
        context.rotate(by: .pi / 5)
        context.clear(Rect(x: -12.5, y: -12.5, width: 25, height: 25))
      },
      aliased("shapes") { context in
        context.setFillColor(Color(red8: 220, green8: 60, blue8: 50))
        context.fill(Path(ovalIn: Rect(x: 4, y: 4, width: 44, height: 44)))
        context.fill(Rect(x: 54.5, y: 8.4, width: 38.2, height: 30.5))
        context.setStrokeColor(Color(red8: 20, green8: 60, blue8: 140))
        context.setLineWidth(3)
        context.stroke(Path(polygon: PathScenes.regularPolygon(7, step: 3)))
      },
      aliased("under-a-soft-clip") { context in
        // The clip was made with shades, and keeps them; the disc has none.
        context.setShouldAntialias(true)
        context.clip(to: Path(ovalIn: Rect(x: 30, y: 10, width: 60, height: 80)))
        context.setShouldAntialias(false)
        context.setFillColor(Color(red8: 20, green8: 130, blue8: 60))
        context.fill(Path(ovalIn: Rect(x: 10, y: 20, width: 60, height: 60)))
      },
      GoldenScene("canvas/aliased/text", size: Size(width: 140, height: 60), hasText: true) { context in
        context.fillBackground(.white)
        context.setShouldAntialias(false)
        context.draw(StyledText("Hard edges", font: try Font.default(size: 22)), at: Point(x: 5, y: 2))
        context.draw(StyledText("and at eleven points", font: try Font.default(size: 11)), at: Point(x: 5, y: 34))
      },
      aliased("clip") { context in
        context.clip(to: Path(ovalIn: Rect(x: 10, y: 10, width: 80, height: 80)))
        context.setShouldAntialias(true)
        context.setStrokeColor(Color(red8: 160, green8: 30, blue8: 120))
        context.setLineWidth(7)
        for i in 0..<8 {
          var path = Path()
          path.addLines(between: [Point(x: Double(i) * 20 - 40, y: 100), Point(x: Double(i) * 20, y: 0)])
          context.stroke(path)
        }
      },
    ]

  private static func aliased(
    _ name: String, _ drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/aliased/\(name)") { context in
      context.fillBackground(.white)
      context.setShouldAntialias(false)
      try drawing(context)
    }
  }

  private static func clipped(_ name: String, _ mode: BlendMode) -> GoldenScene {
    GoldenScene("canvas/blend/\(name)") { context in
      drawDestination(context)
      var ring = Path(ovalIn: Rect(x: 12, y: 12, width: 76, height: 76))
      ring.addEllipse(in: Rect(x: 36, y: 36, width: 28, height: 28))
      context.clip(to: ring, using: .evenOdd)
      context.setBlendMode(mode)
      drawSource(context)
    }
  }

  // MARK: The two discs

  /// A yellow disc at the upper left, less and less opaque downwards.
  private static func drawDestination(_ context: DrawingContext) {
    let disc = Path(ovalIn: Rect(x: 6, y: 10, width: 62, height: 62))
    for (i, alpha) in [1, 0.65, 0.3].enumerated() {
      context.withGState {
        context.clip(to: Rect(x: 0, y: [0, 38, 54][i], width: 100, height: [38, 16, 46][i]))
        context.setFillColor(Color(red8: 250, green8: 190, blue8: 60, alpha8: UInt8(alpha * 255)))
        context.fill(disc)
      }
    }
  }

  /// A blue disc at the lower right, less and less opaque to the left.
  private static func drawSource(_ context: DrawingContext) {
    let disc = Path(ovalIn: Rect(x: 32, y: 28, width: 62, height: 62))
    for (i, alpha) in [0.3, 0.65, 1].enumerated() {
      context.withGState {
        context.clip(to: Rect(x: [0, 46, 58][i], y: 0, width: [46, 12, 42][i], height: 100))
        context.setFillColor(Color(red8: 50, green8: 100, blue8: 210, alpha8: UInt8(alpha * 255)))
        context.fill(disc)
      }
    }
  }

  // MARK: Images

  // 16×16: bars of all hues, the right quarter translucent.
  private static func bars() throws -> Image {
    try Image(size: Size(width: 16, height: 16)) { context in
      for i in 0..<8 {
        context.setFillColor(Color(hue: Double(i) / 8, saturation: 0.8, brightness: 1 - Double(i) / 12))
        context.setAlpha(i < 6 ? 1 : 0.4)
        context.fill(Rect(x: Double(i) * 2, y: 0, width: 2, height: 16))
      }
    }
  }

  // 20×20: a soft disc on nothing.
  private static func tile() throws -> Image {
    try Image(size: Size(width: 20, height: 20)) { context in
      context.setFillColor(Color(red8: 230, green8: 120, blue8: 90))
      context.fill(Path(ovalIn: Rect(x: 2, y: 2, width: 16, height: 16)))
    }
  }

  // The case as the names of goldens are written: colorBurn is color-burn.
  private static func name(of mode: BlendMode) -> String {
    var name = ""
    for character in "\(mode)" {
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
    return name
  }
}
