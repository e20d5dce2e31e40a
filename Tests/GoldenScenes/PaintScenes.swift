import Canvas

/// Gradients and image patterns.
enum PaintScenes {
  static let all: [GoldenScene] = spreads + stops + circles + cones + mixing + uses + dithering + patterns

  private static let warm = Gradient(colors: [.red, .yellow, .blue])
  private static let center = Point(x: 50, y: 50)

  // MARK: Gradients

  private static let spreads: [GoldenScene] = Gradient.Spread.allCases.flatMap { spread in
    var gradient = warm
    gradient.spread = spread
    let from = Point(x: 35, y: 40)
    let to = Point(x: 60, y: 55)
    return [
      scene("linear-\(spread)", .linearGradient(gradient, from: from, to: to)),
      scene("radial-\(spread)", .radialGradient(gradient, center: center, radius: 20)),
      scene(
        "two-circles-\(spread)",
        .radialGradient(
          gradient, startCenter: Point(x: 42, y: 45), startRadius: 6, endCenter: Point(x: 52, y: 52), endRadius: 24)),
    ]
  }

  private static let stops: [GoldenScene] = [
    scene("no-stops", .linearGradient(Gradient(stops: []), from: .zero, to: center)),
    scene("one-stop", .linearGradient(Gradient(colors: [.orange]), from: .zero, to: center)),
    scene(
      "hard-edges",
      .linearGradient(
        Gradient(stops: [
          .init(location: 0, color: .red), .init(location: 0, color: .green), .init(location: 0.5, color: .cyan),
          .init(location: 0.5, color: .purple), .init(location: 1, color: .white), .init(location: 1, color: .black),
        ]), from: Point(x: 20, y: 0), to: Point(x: 80, y: 0))),
    scene(
      "unsorted-stops-beyond-the-ends",
      .linearGradient(
        Gradient(stops: [
          .init(location: 3, color: .blue), .init(location: 0.5, color: .white), .init(location: -1, color: .red),
        ]), from: Point(x: 10, y: 10), to: Point(x: 90, y: 90))),
    scene(
      "with-its-own-transform",
      .linearGradient(
        warm, from: .zero, to: Point(x: 1, y: 0),
        transform: Transform(a: 60, b: 30, c: -20, d: 60, tx: 20, ty: 20))),
    GoldenScene("canvas/paint/turned-with-the-context") { context in
      context.fillBackground(.white)
      context.translateBy(x: 50, y: 50)
      context.rotate(by: 0.5)
      context.scaleBy(x: 1.5, y: 0.5)
      context.setFill(.radialGradient(warm, center: .zero, radius: 30))
      context.fill(Rect(x: -30, y: -60, width: 60, height: 120))
    },
  ]

  private static let circles: [GoldenScene] = [
    circles("cone-growing", Point(x: 25, y: 50), 5, Point(x: 65, y: 50), 20),
    circles("cone-shrinking", Point(x: 35, y: 50), 20, Point(x: 75, y: 50), 5),
    circles("cone-of-equal-radii", Point(x: 30, y: 40), 20, Point(x: 70, y: 60), 20),
    circles("cone-repeat", Point(x: 40, y: 50), 5, Point(x: 50, y: 50), 8, spread: .repeat),
    circles("focus-inside", Point(x: 35, y: 40), 0, Point(x: 50, y: 50), 40),
    circles("focus-on-the-rim", Point(x: 20, y: 50), 0, Point(x: 50, y: 50), 30),
    circles("focus-outside", Point(x: 10, y: 50), 0, Point(x: 65, y: 50), 25),
    circles("touching-from-inside", Point(x: 30, y: 50), 10, Point(x: 50, y: 50), 30),
    circles("concentric-ring", Point(x: 50, y: 50), 40, Point(x: 50, y: 50), 15),
    circles("ring-reflect", Point(x: 50, y: 50), 10, Point(x: 50, y: 50), 20, spread: .reflect),
  ]

  private static func circles(
    _ name: String, _ start: Point, _ startRadius: Double, _ end: Point, _ endRadius: Double,
    spread: Gradient.Spread = .pad
  ) -> GoldenScene {
    let gradient = Gradient(colors: [.red, .yellow, .blue], spread: spread)
    return GoldenScene("canvas/paint/\(name)") { context in
      context.fillBackground(.white)
      context.setFill(
        .radialGradient(
          gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius))
      context.fill(context.bounds)
      context.setLineWidth(0.5)
      for (center, radius) in [(start, startRadius), (end, endRadius)] {
        context.stroke(Path(ovalIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))))
      }
    }
  }

  private static let cones: [GoldenScene] = [
    scene("conic", .conicGradient(warm, center: center)),
    scene("conic-from-the-top", .conicGradient(warm, center: center, startAngle: -.pi / 2)),
    scene(
      "conic-counterclockwise",
      .conicGradient(warm, center: Point(x: 40, y: 60), startAngle: .pi / 4, direction: .counterclockwise)),
    scene(
      "conic-pie",
      .conicGradient(
        Gradient(stops: [
          .init(location: 0, color: .red), .init(location: 0.3, color: .red), .init(location: 0.3, color: .green),
          .init(location: 0.8, color: .green), .init(location: 0.8, color: .blue), .init(location: 1, color: .blue),
        ]), center: center, startAngle: -.pi / 2)),
  ]

  private static let mixing: [GoldenScene] = [
    GoldenScene("canvas/paint/interpolation-spaces", size: Size(width: 240, height: 150)) { context in
      context.fillBackground(.white)
      let pairs: [[Color]] = [
        [.black, .white], [.red, .green], [.blue, .yellow], [.magenta, .green], [.blue, .white],
      ]
      for (i, pair) in pairs.enumerated() {
        for (j, space) in Gradient.Interpolation.allCases.enumerated() {
          context.setFill(
            .linearGradient(
              Gradient(colors: pair, interpolation: space), from: Point(x: 10, y: 0), to: Point(x: 230, y: 0)))
          context.fill(Rect(x: 0, y: Double(i) * 30 + Double(j) * 9, width: 240, height: 9))
        }
      }
    },
    GoldenScene("canvas/paint/fading-straight-and-premultiplied", size: Size(width: 200, height: 90)) { context in
      context.fillBackground(.white)
      for (i, colors) in [[Color.red, .clear], [.red, .blue.withAlpha(0)], [.red.withAlpha(0.2), .green]].enumerated() {
        for (j, premultiplied) in [false, true].enumerated() {
          let gradient = Gradient(colors: colors, interpolatesPremultiplied: premultiplied)
          context.setFill(.linearGradient(gradient, from: .zero, to: Point(x: 200, y: 0)))
          context.fill(Rect(x: 0, y: Double(i) * 30 + Double(j) * 14, width: 200, height: 14))
        }
      }
    },
  ]

  private static let uses: [GoldenScene] = [
    GoldenScene("canvas/paint/as-a-stroke") { context in
      context.fillBackground(.white)
      context.setStroke(.linearGradient(warm, from: Point(x: 10, y: 10), to: Point(x: 90, y: 90)))
      context.setLineWidth(12)
      context.stroke(Path(ovalIn: context.bounds.insetBy(dx: 12, dy: 20)))
    },
    GoldenScene("canvas/paint/as-a-dashed-stroke-and-a-fill") { context in
      context.fillBackground(.white)
      context.setFill(.radialGradient(Gradient(colors: [.white, .green]), center: center, radius: 45))
      context.setStroke(.conicGradient(warm, center: center))
      context.setLineWidth(6)
      context.setLineDash([9, 5])
      context.addEllipse(in: context.bounds.insetBy(dx: 8, dy: 8))
      context.drawPath(using: .fillStroke)
    },
    GoldenScene("canvas/paint/as-text", size: Size(width: 200, height: 50), hasText: true) { context in
      context.fillBackground(.white)
      var text = StyledText("Gradient", font: try Font.default(size: 40))
      let gradient = Gradient(colors: [.red, .blue], interpolation: .oklab)
      text.paint = .linearGradient(gradient, from: .zero, to: Point(x: 200, y: 0))
      context.draw(text, at: Point(x: 6, y: 1))
    },
    GoldenScene("canvas/paint/translucent-under-a-clip-even-odd") { context in
      context.fillBackground(.white)
      context.setAlpha(0.6)
      context.clip(to: Path(ovalIn: context.bounds.insetBy(dx: 5, dy: 5)))
      var path = Path(rect: Rect(x: 0, y: 20, width: 100, height: 60))
      path.addEllipse(in: Rect(x: 30, y: 30, width: 40, height: 40))
      context.setFill(.linearGradient(warm, from: .zero, to: Point(x: 100, y: 100)))
      context.fill(path, using: .evenOdd)
    },
  ]

  private static let dithering: [GoldenScene] = [
    GoldenScene("canvas/paint/dithered-below-banded", size: Size(width: 160, height: 80)) { context in
      context.fillBackground(.white)
      for (y, isDithered) in [(0.0, false), (40, true)] {
        let gradient = Gradient(
          colors: [Color(red8: 40, green8: 60, blue8: 80), Color(red8: 46, green8: 62, blue8: 84)],
          isDithered: isDithered)
        context.setFill(.linearGradient(gradient, from: .zero, to: Point(x: 160, y: 0)))
        context.fill(Rect(x: 0, y: y, width: 160, height: 40))
      }
    }
  ]

  private static func scene(_ name: String, _ paint: Paint) -> GoldenScene {
    GoldenScene("canvas/paint/\(name)") { context in
      context.fillBackground(.white)
      context.setFill(paint)
      context.fill(Path(rect: context.bounds.insetBy(dx: 5, dy: 5)))
    }
  }

  // MARK: Patterns

  private static let patterns: [GoldenScene] =
    Paint.Sampling.allCases.map { sampling in
      pattern("enlarged-\(sampling)", sampling: sampling, transform: Transform(scaleX: 8, y: 8))
    }
    + Paint.Sampling.allCases.map { sampling in
      GoldenScene("canvas/paint/pattern-reduced-\(sampling)") { context in
        context.fillBackground(.white)
        let image = try Image(size: Size(width: 160, height: 160)) { context in
          context.setStroke(.linearGradient(warm, from: .zero, to: Point(x: 160, y: 160)))
          context.setLineWidth(1.5)
          for inset in stride(from: 0.0, to: 80, by: 4) {
            context.stroke(context.bounds.insetBy(dx: inset, dy: inset))
          }
        }
        context.setFill(.image(image, sampling: sampling, transform: Transform(scaleX: 0.3, y: 0.3)))
        context.fill(context.bounds)
      }
    }
    + Paint.Tiling.allCases.map { tiling in
      pattern(
        "tiling-\(tiling)", tilingX: tiling, tilingY: tiling,
        transform: Transform(a: 3, b: 0, c: 0, d: 3, tx: 35, ty: 35))
    }
    + [
      pattern(
        "repeat-across-mirror-down", tilingX: .repeat, tilingY: .mirror, sampling: .nearest,
        transform: Transform(scaleX: 3, y: 3)),
      pattern(
        "pad-across-none-down", tilingX: .pad, tilingY: .none,
        transform: Transform(a: 3, b: 0, c: 0, d: 3, tx: 35, ty: 35)),
      pattern(
        "turned-bicubic", tilingX: .none, tilingY: .none, sampling: .bicubic,
        transform: Transform(scaleX: 7, y: 7).concatenating(Transform(rotationAngle: 0.4))
          .concatenating(Transform(translationX: 30, y: 5))),
      pattern(
        "turned-mirror", tilingX: .mirror, tilingY: .mirror,
        transform: Transform(rotationAngle: 0.3).scaledBy(x: 2, y: 2)),
      GoldenScene("canvas/paint/pattern-as-a-stroke") { context in
        context.fillBackground(.white)
        context.setStroke(.image(try arrow()))
        context.setLineWidth(20)
        context.stroke(Path(ovalIn: context.bounds.insetBy(dx: 15, dy: 15)))
      },
    ]

  private static func pattern(
    _ name: String, tilingX: Paint.Tiling = .repeat, tilingY: Paint.Tiling = .repeat,
    sampling: Paint.Sampling = .bilinear, transform: Transform
  ) -> GoldenScene {
    GoldenScene("canvas/paint/pattern-\(name)") { context in
      context.fillBackground(Color(white: 0.85))
      context.setFill(
        .image(try arrow(), tilingX: tilingX, tilingY: tilingY, sampling: sampling, transform: transform))
      context.fill(context.bounds)
    }
  }

  // 10×10: an arrow to the upper right on a partly transparent ground, so that no turn or mirror looks like another.
  private static func arrow() throws -> Image {
    try Image(size: Size(width: 10, height: 10)) { context in
      context.setFillColor(.yellow)
      context.fill(Rect(x: 0, y: 0, width: 10, height: 6))
      context.setStrokeColor(.blue)
      context.setLineWidth(1.5)
      context.move(to: Point(x: 2, y: 8))
      context.addLine(to: Point(x: 7, y: 3))
      context.strokePath()
      context.setFillColor(.red)
      context.fill(Rect(x: 6, y: 1, width: 3, height: 3))
    }
  }
}
