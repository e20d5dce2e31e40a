import Canvas
import CanvasScenes

/// Images in part, resized, rearranged, and placed in bounds; borders.
enum ImagePartScenes {
  static let all: [GoldenScene] = contentModes + nineParts + parts + filters + arrangements + borders

  // MARK: Content modes

  private static let contentModes =
    ContentMode.allCases.map { mode in
      scene("content-mode/\(mode)") { try placed(flag(width: 40, height: 24), mode, on: $0) }
    } + [
      scene("content-mode/center-of-a-larger-image") { try placed(flag(width: 96, height: 72), .center, on: $0) },
      scene("content-mode/aspectFill-turned") { context in
        context.translateBy(x: 50, y: 50)
        context.rotate(by: 0.35)
        context.scaleBy(x: 0.8, y: 0.8)
        context.translateBy(x: -50, y: -50)
        try placed(flag(width: 40, height: 24), .aspectFill, on: context)
      },
    ]

  private static func placed(_ image: Image, _ mode: ContentMode, on context: DrawingContext) throws {
    let bounds = Rect(x: 14, y: 10, width: 72, height: 80)
    context.setFillColor(.white)
    context.fill(bounds)
    context.draw(image, in: bounds, contentMode: mode)
    context.setStrokeColor(.black)
    context.stroke(bounds.insetBy(dx: -1.5, dy: -1.5))
  }

  // MARK: Nine parts

  private static let nineParts = [
    scene("nine-part/stretch") { try $0.draw(frame(), in: wide, capInsets: EdgeInsets(10)) },
    scene("nine-part/tile") { try $0.draw(frame(), in: wide, capInsets: EdgeInsets(10), resizingMode: .tile) },
    scene("nine-part/turned-without-seams") { context in
      context.translateBy(x: 50, y: 50)
      context.rotate(by: 0.4)
      try context.draw(
        frame(), in: Rect(x: -36, y: -26, width: 72, height: 52), capInsets: EdgeInsets(10), resizingMode: .tile)
    },
    scene("nine-part/three-parts") { context in
      let insets = EdgeInsets(left: 10, right: 10)
      try context.draw(frame(), in: Rect(x: 5, y: 12, width: 90, height: 30), capInsets: insets)
      try context.draw(
        frame(), in: Rect(x: 5, y: 58, width: 90, height: 30), capInsets: insets, resizingMode: .tile)
    },
    scene("nine-part/too-small-for-its-caps") { context in
      try context.draw(frame(), in: Rect(x: 10, y: 10, width: 12, height: 80), capInsets: EdgeInsets(10))
      try context.draw(frame(), in: Rect(x: 34, y: 10, width: 56, height: 12), capInsets: EdgeInsets(10))
      try context.draw(frame(), in: Rect(x: 34, y: 34, width: 15, height: 15), capInsets: EdgeInsets(10))
    },
    scene("nine-part/caps-longer-than-the-image") {
      try $0.draw(frame(), in: wide, capInsets: EdgeInsets(100))
    },
    GoldenScene("canvas/image/nine-part/at-its-scale", size: Size(width: 60, height: 60), scale: 2) { context in
      context.fillBackground(Color(white: 0.9))
      try context.draw(frame(scale: 2), in: Rect(x: 5, y: 15, width: 50, height: 30), capInsets: EdgeInsets(10))
    },
  ]

  private static let wide = Rect(x: 5, y: 15, width: 90, height: 70)

  // MARK: Parts

  private static let parts = [
    scene("part/own-size") { context in
      for (i, source) in sprites.enumerated() {
        try context.draw(sheet(), from: source, in: Rect(x: 10 + Double(i) * 22, y: 42, width: 16, height: 16))
      }
    },
    scene("part/enlarged-without-bleeding") { context in
      for (i, source) in sprites.enumerated() {
        let origin = Point(x: i % 2 == 0 ? 6 : 53, y: i < 2 ? 6 : 53)
        try context.draw(sheet(), from: source, in: Rect(origin: origin, size: Size(width: 41, height: 41)))
      }
    },
    scene("part/reduced-without-bleeding") { context in
      for (i, source) in sprites.enumerated() {
        try context.draw(sheet(), from: source, in: Rect(x: 10.5 + Double(i) * 22, y: 44.3, width: 9.4, height: 9.4))
      }
    },
    scene("part/turned") { context in
      context.translateBy(x: 50, y: 50)
      context.rotate(by: 0.5)
      try context.draw(sheet(), from: sprites[1], in: Rect(x: -30, y: -30, width: 60, height: 60))
    },
    scene("part/beyond-the-image") {
      try $0.draw(
        sheet(), from: Rect(x: -16, y: -16, width: 64, height: 64), in: Rect(x: 2, y: 2, width: 96, height: 96))
    },
    scene("part/half-pixels") {
      try $0.draw(
        flag(width: 4, height: 4), from: Rect(x: 0.5, y: 0.5, width: 3, height: 3),
        in: Rect(x: 10, y: 10, width: 80, height: 80))
    },
  ]

  private static let sprites = [
    Rect(x: 0, y: 0, width: 16, height: 16), Rect(x: 16, y: 0, width: 16, height: 16),
    Rect(x: 0, y: 16, width: 16, height: 16), Rect(x: 16, y: 16, width: 16, height: 16),
  ]

  // MARK: Filters

  private static let filters = ResizingFilter.allCases.flatMap { filter in
    [
      scene("resized/enlarged-\(filter)") {
        let image = try flag(width: 12, height: 10).resized(to: Size(width: 84, height: 70), filter: filter)
        $0.draw(image, at: Point(x: 8, y: 15))
      },
      scene("resized/reduced-\(filter)") {
        let image = try rings().resized(to: Size(width: 84, height: 70), filter: filter)
        $0.draw(image, at: Point(x: 8, y: 15))
      },
    ]
  }

  // MARK: Other pixels

  private static let arrangements = [
    scene("arranged/cropped") {
      $0.draw(
        try flag(width: 80, height: 80).cropped(to: Rect(x: 30, y: 10, width: 40, height: 60)), at: Point(x: 30, y: 20)
      )
    },
    scene("arranged/flipped") { context in
      let image = try flag(width: 40, height: 28)
      context.draw(image, at: Point(x: 6, y: 14))
      context.draw(try image.flippedHorizontally(), at: Point(x: 54, y: 14))
      context.draw(try image.flippedVertically(), at: Point(x: 6, y: 58))
      context.draw(try image.rotated(byQuarterTurns: 2), at: Point(x: 54, y: 58))
    },
    scene("arranged/quarter-turns") { context in
      let image = try flag(width: 40, height: 28)
      for turns in 0..<4 {
        let place = Rect(x: turns % 2 == 0 ? 4 : 52, y: turns < 2 ? 4 : 52, width: 44, height: 44)
        context.draw(try image.rotated(byQuarterTurns: turns), in: place, contentMode: .center)
      }
    },
    scene("arranged/tinted") { context in
      let image = try Image(size: Size(width: 32, height: 32)) { inner in
        inner.setFillColor(.orange.withAlpha(0.6))
        inner.fill(inner.bounds.leftHalf)
        inner.setFillColor(.green)
        inner.fill(Path(ovalIn: inner.bounds.insetBy(dx: 3, dy: 3)))
      }
      context.draw(image, at: Point(x: 12, y: 12))
      context.draw(try image.tinted(with: .blue), at: Point(x: 56, y: 12))
      context.draw(try image.tinted(with: .red.withAlpha(0.5)), at: Point(x: 12, y: 56))
      context.draw(try image.tinted(with: .white), at: Point(x: 56, y: 56))
    },
  ]

  // MARK: Borders

  private static let borders = [
    border("square") { $0.strokeBorder(card, lineWidth: 6) },
    border("rounded") { $0.strokeBorder(card, cornerRadius: 20, lineWidth: 6) },
    border("wider-than-its-radius") { $0.strokeBorder(card, cornerRadius: 8, lineWidth: 14) },
    border("four-radii") {
      $0.strokeBorder(card, radii: CornerRadii(topLeft: 40, topRight: 4, bottomRight: 20, bottomLeft: 0), lineWidth: 5)
    },
    border("pill-translucent") { context in
      context.setStrokeColor(.black.withAlpha(0.5))
      context.strokeBorder(Rect(x: 10, y: 30, width: 80, height: 40), cornerRadius: 100, lineWidth: 10)
    },
    border("as-wide-as-half") { $0.strokeBorder(card, cornerRadius: 20, lineWidth: 40) },
    border("beside-a-stroke") { context in
      let (left, right) = (card.leftHalf.insetBy(dx: 5, dy: 10), card.rightHalf.insetBy(dx: 5, dy: 10))
      context.strokeBorder(left, cornerRadius: 10, lineWidth: 6)
      context.setLineWidth(6)
      context.stroke(Path(roundedRect: right, cornerRadius: 10))
      context.setStrokeColor(.white)
      context.setLineWidth(1)
      context.stroke(Path(roundedRect: left, cornerRadius: 10))
      context.stroke(Path(roundedRect: right, cornerRadius: 10))
    },
    border("turned") { context in
      context.translateBy(x: 50, y: 50)
      context.rotate(by: 0.6)
      context.translateBy(x: -50, y: -50)
      context.strokeBorder(card.insetBy(dx: 12, dy: 6), cornerRadius: 16, lineWidth: 6)
    },
    // A layer's content is clipped to its rounded corners; the border lies above.
    border("above-a-clipped-image") { context in
      let shape = Path(roundedRect: card, cornerRadius: 20)
      try context.withGState {
        context.clip(to: shape)
        try context.draw(flag(width: 40, height: 24), in: card, contentMode: .aspectFill)
      }
      context.strokeBorder(card, cornerRadius: 20, lineWidth: 6)
    },
  ]

  private static let card = Rect(x: 10, y: 10, width: 80, height: 80)

  private static func border(
    _ name: String, _ drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/border/\(name)") { context in
      context.fillBackground(Color(white: 0.9))
      context.setStrokeColor(Color(red8: 30, green8: 90, blue8: 160))
      try drawing(context)
    }
  }

  private static func scene(
    _ name: String, _ drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/image/\(name)") { context in
      context.fillBackground(Color(white: 0.9))
      try drawing(context)
    }
  }

  // MARK: Images

  // No symmetry: a red triangle at the top left, stripes to the right, a disc, a green foot.
  private static func flag(width: Double, height: Double) throws -> Image {
    try Image(size: Size(width: width, height: height)) { context in
      context.scaleBy(x: width / 12, y: height / 10)
      context.setFillColor(Color(red8: 255, green8: 220, blue8: 120))
      context.fill(Rect(x: 0, y: 0, width: 12, height: 10))
      context.setFillColor(Color(red8: 70, green8: 100, blue8: 200))
      for x in [7.0, 9, 11] { context.fill(Rect(x: x, y: 0, width: 1, height: 8)) }
      context.setFillColor(Color(red8: 40, green8: 140, blue8: 70))
      context.fill(Rect(x: 0, y: 8, width: 12, height: 2))
      context.setFillColor(.red)
      context.fill(Path(polygon: [.zero, Point(x: 6, y: 0), Point(x: 0, y: 6)]))
      context.setFillColor(.black)
      context.fill(Path(ovalIn: Rect(x: 3, y: 3, width: 4, height: 4)))
    }
  }

  // A frame of 30×30 points with caps of 10: round corners, sides with a notch, a middle with a diamond.
  private static func frame(scale: Double = 1) throws -> Image {
    try Image(size: Size(width: 30, height: 30), scale: scale) { context in
      context.setFillColor(Color(red8: 250, green8: 240, blue8: 200))
      context.fill(Path(roundedRect: context.bounds, cornerRadius: 9))
      context.setFillColor(.orange)
      context.fill(
        Path(polygon: [Point(x: 15, y: 11), Point(x: 19, y: 15), Point(x: 15, y: 19), Point(x: 11, y: 15)]))
      context.setStrokeColor(Color(red8: 120, green8: 60, blue8: 20))
      context.strokeBorder(context.bounds, cornerRadius: 9, lineWidth: 3)
      context.setFillColor(.red)
      for center in [Point(x: 15, y: 5), Point(x: 15, y: 25), Point(x: 5, y: 15), Point(x: 25, y: 15)] {
        context.fill(Path(ovalIn: Rect(center: center, size: Size(width: 5, height: 5))))
      }
    }
  }

  // 32×32: four sprites of 16 that touch, each its colour to the edge.
  private static func sheet() throws -> Image {
    try Image(size: Size(width: 32, height: 32)) { context in
      let colors: [Color] = [.red, .green, .blue, .black.withAlpha(0.4)]
      for (i, sprite) in sprites.enumerated() {
        context.setFillColor(colors[i])
        context.fill(sprite)
        context.setFillColor(.white)
        context.fill(Path(ovalIn: sprite.insetBy(dx: 4, dy: 4)))
      }
    }
  }

  // 168×140: fine rings, which show what a filter leaves out.
  private static func rings() throws -> Image {
    try Image(size: Size(width: 168, height: 140)) { context in
      context.setStrokeColor(.blue)
      context.setLineWidth(1.5)
      for radius in stride(from: 3.0, to: 70, by: 4) {
        context.stroke(
          Path(ovalIn: Rect(center: Point(x: 84, y: 70), size: Size(width: 2 * radius, height: 2 * radius))))
      }
      context.setFillColor(.red.withAlpha(0.5))
      context.fill(Rect(x: 84, y: 0, width: 84, height: 70))
    }
  }
}
