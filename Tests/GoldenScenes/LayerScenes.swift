import Canvas

/// Transparency layers, shadows, masks and partitions.
enum LayerScenes {
  static let all: [GoldenScene] = [
    scene("layer/group-alpha") { context in
      context.setAlpha(0.5)
      context.withTransparencyLayer { discs(context) }
    },
    scene("layer/alpha-without-a-layer") { context in
      context.setAlpha(0.5)
      discs(context)
    },
    scene("layer/nested") { context in
      context.withTransparencyLayer(alpha: 0.7) {
        discs(context)
        context.withTransparencyLayer(alpha: 0.5) {
          context.setFillColor(.black)
          context.fill(Rect(x: 20, y: 45, width: 60, height: 10))
        }
      }
    },
    scene("layer/in-a-rectangle") { context in
      context.withTransparencyLayer(in: Rect(x: 0, y: 0, width: 60, height: 100)) { discs(context) }
    },
    scene("layer/under-a-turned-clip") { context in
      context.translateBy(x: 50, y: 50)
      context.rotate(by: 0.5)
      context.clip(to: Rect(x: -35, y: -25, width: 70, height: 50))
      context.rotate(by: -0.5)
      context.translateBy(x: -50, y: -50)
      context.withTransparencyLayer(alpha: 0.6) { discs(context) }
    },
    scene("layer/multiplied") { context in
      context.setFillColor(.yellow)
      context.fill(Rect(x: 0, y: 50, width: 100, height: 50))
      context.setBlendMode(.multiply)
      context.withTransparencyLayer { discs(context) }
    },
    scene("layer/erased-inside-only") { context in
      context.withTransparencyLayer {
        discs(context)
        context.clear(Rect(x: 40, y: 40, width: 20, height: 20))
      }
    },
    scene("shadow/default-color") { context in
      context.setShadow(offset: Vector(dx: 5, dy: 8), blur: 8)
      context.fill(Path(roundedRect: Rect(x: 20, y: 20, width: 55, height: 45), cornerRadius: 10))
    },
    scene("shadow/hard-edge") { context in
      context.setShadow(offset: Vector(dx: 8, dy: 8), blur: 0, color: .blue)
      context.fill(Path(ovalIn: Rect(x: 20, y: 20, width: 50, height: 50)))
    },
    scene("shadow/ignores-the-transform") { context in
      context.translateBy(x: 50, y: 40)
      context.rotate(by: .pi / 4)
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: Vector(dx: 0, dy: 12), blur: 6)
      context.setFillColor(.orange)
      context.fill(Rect(x: -12, y: -12, width: 24, height: 24))
    },
    scene("shadow/of-a-stroke") { context in
      context.setShadow(offset: Vector(dx: 3, dy: 4), blur: 4)
      context.setStrokeColor(.purple)
      context.stroke(Path(ovalIn: Rect(x: 20, y: 20, width: 60, height: 55)), style: StrokeStyle(width: 8))
    },
    scene("shadow/of-a-layer-is-one") { context in
      context.setShadow(offset: Vector(dx: 6, dy: 6), blur: 5)
      context.withTransparencyLayer { discs(context) }
    },
    scene("shadow/cast-into-the-clip") { context in
      context.clip(to: Rect(x: 50, y: 0, width: 50, height: 100))
      context.setShadow(offset: Vector(dx: 40, dy: 10), blur: 4)
      context.setFillColor(.red)
      context.fill(Path(ovalIn: Rect(x: 5, y: 20, width: 40, height: 40)))
    },
    scene("shadow/under-half-alpha") { context in
      context.setAlpha(0.5)
      context.setShadow(offset: Vector(dx: 10, dy: 10), blur: 2, color: .black)
      context.setFillColor(.red)
      context.fill(Rect(x: 20, y: 20, width: 45, height: 45))
    },
    GoldenScene("canvas/shadow/of-text-at-a-scale-of-two", size: Size(width: 120, height: 40), scale: 2, hasText: true)
    {
      context in
      context.fillBackground(.white)
      context.setShadow(offset: Vector(dx: 1, dy: 2), blur: 2)
      context.draw(
        StyledText("Shadow", font: try Font.default(size: 26), color: .blue), at: Point(x: 6, y: 4))
    },
    scene("mask/clip-out-a-circle") { context in
      context.clip(excluding: Path(ovalIn: Rect(x: 25, y: 25, width: 50, height: 50)))
      discs(context)
    },
    scene("mask/clip-to-rectangles") { context in
      context.clip(to: (0..<5).map { Rect(x: Double($0) * 20.5, y: 10, width: 10, height: 80) })
      discs(context)
    },
    scene("mask/clip-to-an-image") { context in
      context.clip(to: Rect(x: 10, y: 10, width: 80, height: 80), mask: try maskImage())
      context.setFillColor(.red)
      context.fill(context.bounds)
    },
    scene("mask/clip-to-luminance") { context in
      context.clip(to: Rect(x: 10, y: 10, width: 80, height: 80), mask: try maskImage(), channel: .luminance)
      context.setFillColor(.red)
      context.fill(context.bounds)
    },
    scene("partition/sectors") { context in
      context.fillPartition(sectors)
    },
    scene("partition/sectors-one-by-one-have-seams") { context in
      for (path, color) in sectors {
        context.setFillColor(color)
        context.fill(path)
      }
    },
    scene("partition/stripes-between-pixels") { context in
      context.fillPartition(
        (0..<16).map { i in
          (
            Path(rect: Rect(x: 10 + Double(i) * 5.3, y: 10, width: 5.3, height: 80)),
            Color(hue: Double(i) / 16, saturation: 0.7, brightness: 0.8)
          )
        })
    },
  ]

  private static func scene(
    _ name: String, _ drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/\(name)") { context in
      context.fillBackground(.white)
      try drawing(context)
    }
  }

  private static func discs(_ context: DrawingContext) {
    for (i, color) in [Color.red, .green, .blue].enumerated() {
      context.setFillColor(color)
      context.fill(Path(ovalIn: Rect(x: 10 + Double(i) * 15, y: i == 1 ? 35 : 10, width: 50, height: 50)))
    }
  }

  // From nothing at the left to all at the right, half of it black.
  private static func maskImage() throws -> Image {
    try Image(size: Size(width: 40, height: 40)) { context in
      for x in 0..<40 {
        context.setFillColor(Color(white: 1, alpha: Double(x) / 39))
        context.fill(Rect(x: Double(x), y: 0, width: 1, height: 20))
        context.setFillColor(Color(white: Double(x) / 39))
        context.fill(Rect(x: Double(x), y: 20, width: 1, height: 20))
      }
    }
  }

  private static let sectors: [(path: Path, color: Color)] = (0..<12).map { i in
    let angle = Double(i) * .pi / 6 + 0.1
    var path = Path()
    path.move(to: Point(x: 50, y: 50))
    path.addArc(center: Point(x: 50, y: 50), radius: 44, startAngle: angle, delta: .pi / 6)
    path.close()
    return (path, i % 2 == 0 ? Color(red8: 20, green8: 20, blue8: 60) : Color(red8: 40, green8: 40, blue8: 90))
  }
}
