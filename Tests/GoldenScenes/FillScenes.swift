import Canvas

/// Rules, colours and coverage.
enum FillScenes {
  static let all: [GoldenScene] = [
    GoldenScene("canvas/fill/star-non-zero") { star($0, .nonZero) },
    GoldenScene("canvas/fill/star-even-odd") { star($0, .evenOdd) },
    GoldenScene("canvas/fill/open-path-is-closed") { context in
      context.fillBackground(.white)
      context.move(to: Point(x: 10, y: 10))
      context.addLine(to: Point(x: 90, y: 30))
      context.addLine(to: Point(x: 30, y: 90))
      context.fillPath()
    },
    GoldenScene("canvas/fill/translucent-colors-over-white") { circles($0, background: .white) },
    GoldenScene("canvas/fill/translucent-colors-over-nothing") { circles($0, background: nil) },
    GoldenScene("canvas/fill/thin-slivers") { context in
      context.fillBackground(.white)
      for i in 0..<12 {
        let y = 4 + Double(i) * 8
        context.fill(
          Path(polygon: [Point(x: 2, y: y), Point(x: 98, y: y + 0.2), Point(x: 98, y: y + 0.2 + Double(i) / 8)]))
      }
    },
    GoldenScene("canvas/fill/hundred-spokes") { context in
      context.fillBackground(.white)
      for i in 0..<100 {
        let angle = Double(i) * .pi / 50
        context.fill(
          Path(pieCenter: Point(x: 50, y: 50), radius: 48, startAngle: angle, endAngle: angle + .pi / 100))
      }
    },
    GoldenScene("canvas/fill/gamut-of-hues") { context in
      for i in 0..<10 {
        for j in 0..<10 {
          context.setFillColor(
            Color(hue: Double(i) / 10, saturation: Double(j + 1) / 10, brightness: 1 - Double(j) / 20))
          context.fill(Rect(x: Double(i) * 10, y: Double(j) * 10, width: 10, height: 10))
        }
      }
    },
    GoldenScene("canvas/fill/larger-than-the-picture") { context in
      context.fillBackground(.white)
      context.setFillColor(.purple)
      context.fill(Path(ovalIn: Rect(x: -2_000, y: 50, width: 4_100, height: 4_000)))
    },
    GoldenScene("canvas/fill/wide-picture-in-bands", size: Size(width: 900, height: 60)) { context in
      context.fillBackground(.white)
      context.setFillColor(.brown)
      context.fill(Path(ovalIn: Rect(x: 5, y: 5, width: 890, height: 50)))
    },
  ]

  private static func star(_ context: DrawingContext, _ rule: FillRule) {
    context.fillBackground(.white)
    context.setFillColor(Color(red8: 200, green8: 120, blue8: 0))
    context.fill(Path(polygon: PathScenes.regularPolygon(5, step: 2)), using: rule)
  }

  private static func circles(_ context: DrawingContext, background: Color?) {
    if let background { context.fillBackground(background) }
    for (i, color) in [Color.red, .green, .blue].enumerated() {
      context.setFillColor(color.withAlpha(0.5))
      context.fill(Path(ovalIn: Rect(x: 10 + Double(i) * 15, y: i == 1 ? 35 : 10, width: 50, height: 50)))
    }
  }
}
