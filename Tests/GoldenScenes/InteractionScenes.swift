import Canvas

/// Each two of clip, layer, shadow, blend mode, transform, partition, pattern and text together, and all at once.
enum InteractionScenes {
  static let all: [GoldenScene] = clips + layers + shadows + modes + transforms + together

  // MARK: A clip and …

  private static let clips: [GoldenScene] = [
    scene("clip-and-layer") { context in
      // The clip cuts the layer once: its edge shows no second fringe where discs end at it.
      context.clip(to: oval)
      context.withTransparencyLayer(alpha: 0.6) { discs(context) }
    },
    scene("clip-inside-of-a-layer") { context in
      context.withTransparencyLayer(alpha: 0.6) {
        context.clip(to: oval)
        discs(context)
      }
    },
    scene("clip-and-shadow") { context in
      // The clip cuts the shadow off as well as the shape.
      context.clip(to: oval)
      context.setShadow(offset: Vector(dx: 12, dy: 12), blur: 8, color: .black)
      context.setFillColor(.orange)
      context.fill(Rect(x: 20, y: 20, width: 45, height: 45))
    },
    scene("mask-and-shadow") { context in
      context.clip(to: context.bounds, mask: try stripes())
      context.setShadow(offset: Vector(dx: 10, dy: 10), blur: 6, color: .black)
      context.setFillColor(.orange)
      context.fill(Path(ovalIn: Rect(x: 15, y: 15, width: 60, height: 60)))
    },
    scene("clip-out-and-shadow") { context in
      // The way to draw a shadow alone, around its shape and not under it: cast by a shape far outside.
      let card = Path(roundedRect: Rect(x: 25, y: 25, width: 50, height: 50), cornerRadius: 10)
      context.clip(excluding: card)
      context.setShadow(offset: Vector(dx: 1_004, dy: 6), blur: 10, color: .black)
      context.fill(card.applying(Transform(translationX: -1_000, y: 0)))
    },
    scene("clip-and-mode") { context in
      discs(context)
      context.clip(to: oval)
      context.setBlendMode(.difference)
      context.setFillColor(.white)
      context.fill(context.bounds)
    },
    scene("clip-and-transform") { context in
      // The clip stays where it was made while the transform goes on.
      context.translateBy(x: 50, y: 50)
      context.rotate(by: .pi / 6)
      context.clip(to: Rect(x: -30, y: -30, width: 60, height: 60))
      context.rotate(by: -.pi / 6)
      context.scaleBy(x: 2, y: 0.5)
      context.setFillColor(.orange)
      context.fill(Rect(x: -50, y: -100, width: 100, height: 200))
      context.setFillColor(.blue)
      context.fill(Path(ovalIn: Rect(x: -18, y: -50, width: 36, height: 100)))
    },
    scene("clip-and-partition") { context in
      context.clip(to: oval)
      context.fillPartition(sectors())
    },
    scene("clip-and-pattern") { context in
      context.clip(to: oval)
      context.clip(excluding: Path(ovalIn: Rect(x: 35, y: 35, width: 30, height: 30)))
      context.setFill(.image(try checks(), transform: Transform(rotationAngle: 0.4)))
      context.fill(context.bounds)
    },
    scene("clip-to-text", size: wide, hasText: true) { context in
      // Letters as a clip, pictures inside.
      context.clip(to: try letters("Clip", at: Point(x: 8, y: 2)))
      context.setFill(.image(try checks(), sampling: .nearest))
      context.fill(context.bounds)
      context.setFill(
        .linearGradient(
          Gradient(colors: [.clear, blue], interpolatesPremultiplied: true), from: .zero, to: Point(x: 0, y: 60)))
      context.fill(context.bounds)
    },
    scene("clip-and-text", size: wide, hasText: true) { context in
      context.clip(to: Rect(x: 0, y: 20.5, width: 200, height: 20))
      context.draw(try text("Halved", blue), at: Point(x: 8, y: 2))
    },
  ]

  // MARK: A layer and …

  private static let layers: [GoldenScene] = [
    scene("layer-and-shadow-inside") { context in
      // Shadows fall inside of the layer, on the discs below, and fade with it.
      context.withTransparencyLayer(alpha: 0.7) {
        context.setShadow(offset: Vector(dx: 4, dy: 5), blur: 5, color: .black)
        discs(context)
      }
    },
    scene("layer-with-shadow-and-alpha") { context in
      context.setAlpha(0.6)
      context.setShadow(offset: Vector(dx: 10, dy: 10), blur: 4, color: .black)
      context.withTransparencyLayer { discs(context) }
    },
    scene("layer-and-mode-inside") { context in
      // Multiplied with what is in the layer only: over the stripes below the discs are as they are.
      ground(context)
      context.withTransparencyLayer {
        context.setBlendMode(.multiply)
        discs(context)
      }
    },
    scene("layer-with-mode") { context in
      ground(context)
      context.setBlendMode(.multiply)
      context.withTransparencyLayer { discs(context) }
    },
    scene("layer-erasing-below") { context in
      ground(context)
      context.setBlendMode(.destinationOut)
      context.withTransparencyLayer(alpha: 0.8) { discs(context) }
    },
    scene("layer-and-transform") { context in
      context.translateBy(x: 50, y: 50)
      context.rotate(by: 0.4)
      context.scaleBy(x: 0.8, y: 0.8)
      context.translateBy(x: -50, y: -50)
      context.withTransparencyLayer(in: Rect(x: 10, y: 10, width: 80, height: 60), alpha: 0.6) { discs(context) }
    },
    scene("layer-and-partition") { context in
      // The label fades with its pie.
      ground(context)
      context.withTransparencyLayer(alpha: 0.6) {
        context.fillPartition(sectors())
        context.setFillColor(.white)
        context.fill(Path(ovalIn: Rect(x: 35, y: 35, width: 30, height: 30)))
      }
    },
    scene("layer-and-pattern") { context in
      ground(context)
      try context.withTransparencyLayer(alpha: 0.6) {
        context.setFill(.image(try checks()))
        context.fill(Path(ovalIn: Rect(x: 10, y: 10, width: 60, height: 60)))
        context.fill(Path(ovalIn: Rect(x: 35, y: 35, width: 60, height: 60)))
      }
    },
    scene("layer-and-text", size: wide, hasText: true) { context in
      // Overlapping letters stay one tone.
      ground(context)
      try context.withTransparencyLayer(alpha: 0.5) {
        context.draw(try text("Over", .black), at: Point(x: 4, y: 2))
        context.draw(try text("laid", .black), at: Point(x: 64, y: 6))
      }
    },
  ]

  // MARK: A shadow and …

  private static let shadows: [GoldenScene] = [
    scene("shadow-and-mode") { context in
      // Shadow and shape are multiplied with the ground.
      ground(context)
      context.setBlendMode(.multiply)
      context.setShadow(offset: Vector(dx: 10, dy: 10), blur: 4, color: Color(red: 1, green: 0, blue: 0))
      context.setFillColor(Color(red: 0.5, green: 0.8, blue: 1))
      context.fill(Path(ovalIn: Rect(x: 15, y: 15, width: 55, height: 55)))
    },
    scene("shadow-and-transform") { context in
      // Three turns, one light.
      context.setShadow(offset: Vector(dx: 0, dy: 6), blur: 3)
      for (i, angle) in [0, Double.pi / 4, .pi].enumerated() {
        context.withGState {
          context.translateBy(x: 20 + 30 * Double(i), y: 45)
          context.rotate(by: angle)
          context.scaleBy(x: 2, y: 3)
          context.setFillColor(.orange)
          context.fill(Path(polygon: [Point(x: -5, y: 5), Point(x: 0, y: -6), Point(x: 5, y: 5)]))
        }
      }
    },
    scene("shadow-and-partition") { context in
      // One shadow below the pie, none of a sector on its neighbour.
      context.setShadow(offset: Vector(dx: 4, dy: 6), blur: 6)
      context.fillPartition(sectors())
    },
    scene("shadow-and-pattern") { context in
      // Through the pattern's holes the shadow shows.
      context.setShadow(offset: Vector(dx: 5, dy: 5), blur: 2, color: .black)
      context.setFill(.image(try checks(), transform: Transform(scaleX: 2, y: 2)))
      context.fill(Path(ovalIn: Rect(x: 15, y: 15, width: 64, height: 64)))
    },
    scene("shadow-and-image") { context in
      context.setShadow(offset: Vector(dx: 6, dy: 8), blur: 4, color: blue)
      context.translateBy(x: 45, y: 45)
      context.rotate(by: -0.3)
      context.draw(try ring(), in: Rect(x: -30, y: -30, width: 60, height: 60))
    },
    scene("shadow-and-gradient") { context in
      // A fading shape has a fading shadow.
      context.setShadow(offset: Vector(dx: 8, dy: 14), blur: 3, color: .black)
      context.setFill(
        .linearGradient(Gradient(colors: [.red, .red.withAlpha(0)]), from: .zero, to: Point(x: 90, y: 0)))
      context.fill(Rect(x: 10, y: 15, width: 80, height: 50))
    },
    scene("shadow-and-text", size: wide, hasText: true) { context in
      context.setShadow(offset: Vector(dx: 2, dy: 3), blur: 4)
      let gradient = Gradient(colors: [.orange, .red])
      var shade = try text("Shade", .black)
      shade.paint = .linearGradient(gradient, from: .zero, to: Point(x: 0, y: 60))
      context.draw(shade, at: Point(x: 8, y: 2))
    },
    scene("shadow-without-antialiasing") { context in
      context.setShouldAntialias(false)
      context.setShadow(offset: Vector(dx: 8, dy: 8), blur: 6, color: .black)
      context.setFillColor(.orange)
      context.fill(Path(ovalIn: Rect(x: 15, y: 15, width: 60, height: 60)))
    },
  ]

  // MARK: A blend mode and …

  private static let modes: [GoldenScene] = [
    scene("mode-and-transform") { context in
      ground(context)
      context.setBlendMode(.exclusion)
      context.translateBy(x: 50, y: 50)
      for i in 0..<3 {
        context.setFillColor([.red, .green, .blue][i])
        context.fill(Rect(x: -10, y: -42, width: 20, height: 84))
        context.rotate(by: .pi / 3)
      }
    },
    scene("mode-and-partition") { context in
      ground(context)
      context.setBlendMode(.multiply)
      context.fillPartition(sectors())
    },
    scene("mode-and-pattern") { context in
      ground(context)
      context.setBlendMode(.screen)
      context.setFill(.image(try checks(), transform: Transform(rotationAngle: 0.6)))
      context.fill(oval)
    },
    scene("mode-and-gradient") { context in
      context.setFill(.linearGradient(spectrum, from: .zero, to: Point(x: 100, y: 0)))
      context.fill(context.bounds)
      context.setBlendMode(.saturation)
      context.setFill(.linearGradient(Gradient(colors: [.red, .gray]), from: .zero, to: Point(x: 0, y: 100)))
      context.fill(oval)
    },
    scene("mode-and-text", size: wide, hasText: true) { context in
      ground(context)
      context.setBlendMode(.difference)
      context.draw(try text("Invert", .white), at: Point(x: 8, y: 2))
    },
    scene("copy-replaces-rectangles") { context in
      // Where the rectangle is only half opaque so is the picture afterwards; the ground does not shine through.
      ground(context)
      context.setBlendMode(.copy)
      context.setFillColor(.red.withAlpha(0.5))
      context.fill(Rect(x: 15, y: 15, width: 30, height: 70))
      context.setFillColor(.clear)
      context.fill(Rect(x: 55, y: 15, width: 30, height: 70))
    },
  ]

  // MARK: A transform and …

  private static let transforms: [GoldenScene] = [
    scene("transform-and-partition") { context in
      ground(context)
      context.concatenate(Transform(a: 0.9, b: 0.25, c: -0.35, d: 0.6, tx: 24, ty: 7))
      context.fillPartition(sectors())
    },
    scene("transform-and-pattern") { context in
      context.concatenate(Transform(a: 1, b: 0.3, c: -0.3, d: 1, tx: 20, ty: -5))
      context.setFill(.image(try checks(), sampling: .nearest))
      context.fill(Path(roundedRect: Rect(x: 10, y: 15, width: 60, height: 60), cornerRadius: 12))
    },
    scene("transform-and-text", size: wide, hasText: true) { context in
      context.concatenate(Transform(a: 1, b: -0.12, c: -0.35, d: 1, tx: 24, ty: 14))
      var shear = try text("Shear", .black)
      shear.paint = .image(try checks(), transform: .identity)
      context.draw(shear, at: Point(x: 4, y: 2))
    },
    scene("partition-of-paints") { context in
      let paints: [Paint] = [
        .linearGradient(spectrum, from: Point(x: 50, y: 50), to: Point(x: 95, y: 95)),
        .radialGradient(Gradient(colors: [.white, blue]), center: center, radius: 45),
        .image(try checks()),
        .conicGradient(Gradient(colors: [.yellow, .red]), center: center, startAngle: .pi, direction: .clockwise),
        .color(.orange),
        .image(try checks(), transform: Transform(rotationAngle: .pi / 4).scaledBy(x: 0.6, y: 0.6)),
      ]
      context.fillPartition(paints.indices.map { (sector($0, of: paints.count), paints[$0]) })
    },
    scene("partition-of-overlapping-discs") { context in
      // Later ones get what is left.
      let gradient = Gradient(colors: [.white, blue])
      context.fillPartition([
        (
          Path(ovalIn: Rect(x: 10, y: 10, width: 50, height: 50)),
          .radialGradient(gradient, center: Point(x: 35, y: 35), radius: 25)
        ),
        (Path(ovalIn: Rect(x: 40, y: 20, width: 50, height: 50)), .color(.orange)),
        (Path(ovalIn: Rect(x: 22, y: 42, width: 50, height: 50)), .image(try checks())),
      ])
    },
  ]

  // MARK: All

  private static let together: [GoldenScene] = [
    scene("everything") { context in
      ground(context)
      context.clip(to: Path(roundedRect: Rect(x: 6, y: 6, width: 88, height: 88), cornerRadius: 24))
      context.translateBy(x: 50, y: 47)
      context.rotate(by: -0.35)
      context.translateBy(x: -50, y: -50)
      context.setBlendMode(.multiply)
      context.setAlpha(0.9)
      context.setShadow(offset: Vector(dx: 5, dy: 7), blur: 6)
      context.withTransparencyLayer {
        context.fillPartition(
          (0..<6).map { (sector($0, of: 6), Color(hue: Double($0) / 6, saturation: 0.5, brightness: 1)) })
        context.setBlendMode(.destinationOut)
        context.fill(Path(ovalIn: Rect(x: 36, y: 36, width: 28, height: 28)))
      }
    },
    scene("everything-at-a-scale-of-two", size: wide, scale: 2, hasText: true) { context in
      ground(context)
      context.clip(to: Path(roundedRect: Rect(x: 4, y: 4, width: 192, height: 52), cornerRadius: 14))
      context.setShadow(offset: Vector(dx: 2, dy: 3), blur: 4, color: .black)
      context.setBlendMode(.multiply)
      try context.withTransparencyLayer(alpha: 0.8) {
        context.concatenate(Transform(a: 1, b: 0, c: -0.2, d: 1, tx: 8, ty: 0))
        context.draw(try text("All", .red), at: Point(x: 8, y: 2))
        context.setFill(.image(try checks()))
        context.fill(Path(roundedRect: Rect(x: 90, y: 12, width: 90, height: 36), cornerRadius: 8))
      }
    },
  ]

  // MARK: What they draw

  private static let wide = Size(width: 200, height: 60)
  private static let center = Point(x: 50, y: 50)
  private static let blue = Color(red8: 40, green8: 90, blue8: 180)
  private static let oval = Path(ovalIn: Rect(x: 8, y: 14, width: 84, height: 72))
  private static let spectrum = Gradient(
    colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 0.85, brightness: 0.95) })

  private static func scene(
    _ name: String, size: Size = Size(width: 100, height: 100), scale: Double = 1, hasText: Bool = false,
    _ drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/interaction/\(name)", size: size, scale: scale, hasText: hasText) { context in
      context.fillBackground(.white)
      try drawing(context)
    }
  }

  private static func discs(_ context: DrawingContext) {
    for (i, color) in [Color.red, .yellow, Color(red8: 60, green8: 150, blue8: 230)].enumerated() {
      context.setFillColor(color)
      context.fill(Path(ovalIn: Rect(x: 10 + Double(i) * 15, y: i == 1 ? 36 : 12, width: 50, height: 50)))
    }
  }

  // Broad stripes, light and grey.
  private static func ground(_ context: DrawingContext) {
    context.setFillColor(Color(red8: 190, green8: 200, blue8: 170))
    for y in stride(from: 0.0, to: 100, by: 20) { context.fill(Rect(x: 0, y: y, width: 200, height: 10)) }
  }

  // Six sectors of dark colours, in which a light seam would show.
  private static func sectors() -> [(path: Path, color: Color)] {
    (0..<6).map { i in
      (
        sector(i, of: 6),
        Color(hue: 0.55 + Double(i) / 14, saturation: 0.7, brightness: i.isMultiple(of: 2) ? 0.45 : 0.65)
      )
    }
  }

  private static func sector(_ i: Int, of count: Int) -> Path {
    let sweep = 2 * Double.pi / Double(count)
    var path = Path()
    path.move(to: center)
    path.addArc(center: center, radius: 42, startAngle: 0.2 + Double(i) * sweep, delta: sweep)
    path.close()
    return path
  }

  // 10×10: two red squares, two holes.
  private static func checks() throws -> Image {
    try Image(size: Size(width: 10, height: 10)) { context in
      context.setFillColor(Color(red8: 210, green8: 60, blue8: 50))
      context.fill(Rect(x: 0, y: 0, width: 5, height: 5))
      context.setFillColor(Color(red8: 60, green8: 60, blue8: 130))
      context.fill(Rect(x: 5, y: 5, width: 5, height: 5))
    }
  }

  // 30×30: a ring on nothing.
  private static func ring() throws -> Image {
    try Image(size: Size(width: 30, height: 30), scale: 2) { context in
      context.setStroke(.conicGradient(spectrum, center: context.bounds.center))
      context.setLineWidth(7)
      context.stroke(Path(ovalIn: context.bounds.insetBy(dx: 4, dy: 4)))
    }
  }

  // A mask of soft vertical stripes.
  private static func stripes() throws -> Image {
    try Image(size: Size(width: 100, height: 100)) { context in
      let gradient = Gradient(colors: [.black, .clear], spread: .reflect)
      context.setFill(.linearGradient(gradient, from: .zero, to: Point(x: 12, y: 0)))
      context.fill(context.bounds)
    }
  }

  private static func text(_ string: String, _ color: Color) throws -> StyledText {
    StyledText(string, font: try Font.default(size: 44), color: color)
  }

  private static func letters(_ string: String, at point: Point) throws -> Path {
    try text(string, .black).path(at: point)
  }
}
