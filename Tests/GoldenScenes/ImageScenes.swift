import Canvas

/// Images drawn into pictures.
enum ImageScenes {
  static let all: [GoldenScene] = [
    scene("at-a-point") { try $0.draw(checkers(), at: Point(x: 34, y: 34)) },
    scene("at-a-fractional-point") { try $0.draw(checkers(), at: Point(x: 34.5, y: 34.25)) },
    scene("enlarged") { try $0.draw(checkers(), in: Rect(x: 10, y: 10, width: 80, height: 80)) },
    scene("reduced") { try $0.draw(rings(), in: Rect(x: 30, y: 30, width: 40, height: 40)) },
    scene("reduced-one-way") { try $0.draw(rings(), in: Rect(x: 5, y: 35, width: 90, height: 30)) },
    scene("rotated") { context in
      context.translateBy(x: 50, y: 50)
      context.rotate(by: 0.5)
      try context.draw(rings(), in: Rect(x: -35, y: -35, width: 70, height: 70))
    },
    scene("flipped") { context in
      context.translateBy(x: 0, y: 100)
      context.scaleBy(x: 1, y: -1)
      try context.draw(checkers(), in: Rect(x: 10, y: 20, width: 64, height: 64))
    },
    scene("pattern") { try $0.drawAsPattern(checkers(), in: Rect(x: 10, y: 10, width: 80, height: 80)) },
    scene("pattern-turned") { context in
      context.rotate(by: 0.3)
      try context.drawAsPattern(checkers(), in: Rect(x: 20, y: -10, width: 70, height: 70))
    },
    scene("translucent-under-a-clip") { context in
      context.setAlpha(0.5)
      context.clip(to: Path(ovalIn: Rect(x: 10, y: 10, width: 80, height: 80)))
      try context.draw(rings(), in: Rect(x: 0, y: 0, width: 100, height: 100))
    },
    GoldenScene("canvas/image/at-its-scale", size: Size(width: 60, height: 60), scale: 2) { context in
      context.fillBackground(.white)
      let image = try Image(size: Size(width: 20, height: 20), scale: 2) { inner in
        inner.setFillColor(.red)
        inner.fill(Path(ovalIn: inner.bounds))
      }
      context.draw(image, at: Point(x: 20, y: 20))
    },
  ]

  private static func scene(
    _ name: String, _ drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/image/\(name)") { context in
      context.fillBackground(Color(white: 0.9))
      try drawing(context)
    }
  }

  // 32×32: coloured squares, one quarter transparent.
  private static func checkers() throws -> Image {
    try Image(size: Size(width: 32, height: 32)) { context in
      for y in 0..<4 {
        for x in 0..<4 where x < 2 || y < 2 || (x + y) % 2 == 0 {
          context.setFillColor(Color(hue: Double(y * 4 + x) / 16, saturation: 0.8, brightness: 0.9))
          context.fill(Rect(x: Double(x) * 8, y: Double(y) * 8, width: 8, height: 8))
        }
      }
    }
  }

  // 120×120: fine rings, which show what a filter leaves out.
  private static func rings() throws -> Image {
    try Image(size: Size(width: 120, height: 120)) { context in
      context.setStrokeColor(.blue)
      context.setLineWidth(1.5)
      for radius in stride(from: 3.0, to: 60, by: 4) {
        context.stroke(
          Path(ovalIn: Rect(center: Point(x: 60, y: 60), size: Size(width: 2 * radius, height: 2 * radius))))
      }
      context.setFillColor(.red.withAlpha(0.5))
      context.fill(Rect(x: 60, y: 0, width: 60, height: 60))
    }
  }
}
