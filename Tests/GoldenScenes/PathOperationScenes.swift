import Canvas

/// What is made of paths: outlines, dashes, parts, SVG data, continuous corners.
enum PathOperationScenes {
  static let all: [GoldenScene] = [
    scene("stroked") { context in
      // The outline of a stroke, filled and itself stroked.
      let outline = wave.stroked(StrokeStyle(width: 18, cap: .round, join: .round))
      fill(outline, on: context)
      context.stroke(outline, style: StrokeStyle(width: 1))
    },
    scene("stroked-twice") { context in
      let band = Path(polygon: PathScenes.regularPolygon(5, step: 2, radius: 38)).stroked(
        StrokeStyle(width: 12, join: .round))
      fill(band.stroked(StrokeStyle(width: 2)), on: context)
    },
    scene("stroked-clip") { context in
      // What a stroke can't do by itself: be a clip.
      context.clip(to: Path(ovalIn: Rect(x: 18, y: 18, width: 64, height: 64)).stroked(StrokeStyle(width: 22)))
      for i in 0..<10 {
        context.setFillColor(i % 2 == 0 ? blue : .orange)
        context.fill(Rect(x: Double(i) * 10, y: 0, width: 10, height: 100))
      }
    },
    scene("dashed") { context in
      context.setStrokeColor(blue)
      let dashes = Path(ovalIn: Rect(x: 12, y: 12, width: 76, height: 76)).dashed([18, 8, 0, 8], phase: 9)
      context.stroke(dashes, style: StrokeStyle(width: 6, cap: .round))
    },
    scene("trimmed") { context in
      for (i, fraction) in [0.1, 0.35, 0.6, 0.85, 1].enumerated() {
        let inset = 8 + Double(i) * 9
        let ring = Path(ovalIn: Rect(x: 0, y: 0, width: 100, height: 100).insetBy(dx: inset, dy: inset))
        context.setStrokeColor(.gray.withAlpha(0.3))
        context.stroke(ring, style: StrokeStyle(width: 5))
        context.setStrokeColor(blue)
        context.stroke(ring.trimmed(from: 0, to: fraction), style: StrokeStyle(width: 5, cap: .round))
      }
    },
    scene("trimmed-through-subpaths") { context in
      var path = wave
      path.addRect(Rect(x: 15, y: 70, width: 30, height: 20))
      path.addEllipse(in: Rect(x: 60, y: 65, width: 30, height: 30))
      context.setStrokeColor(.gray.withAlpha(0.4))
      context.stroke(path, style: StrokeStyle(width: 1))
      context.setStrokeColor(blue)
      context.stroke(path.trimmed(from: 0.25, to: 0.8), style: StrokeStyle(width: 5))
    },
    scene("points-and-tangents") { context in
      context.setStrokeColor(.gray)
      context.stroke(wave, style: StrokeStyle(width: 1))
      let length = wave.length
      for i in 0...14 {
        let place = length * Double(i) / 14
        guard let point = wave.point(atLength: place), let tangent = wave.tangent(atLength: place) else { continue }
        let normal = tangent.quarterTurnedClockwise
        context.setStrokeColor(blue)
        context.stroke(line(point - normal * 7, point + normal * 7), style: StrokeStyle(width: 2))
        context.setStrokeColor(.red)
        context.stroke(line(point, point + tangent * 6), style: StrokeStyle(width: 1))
      }
    },
    scene("stroke-contains") { context in
      let style = StrokeStyle(width: 16, cap: .square, join: .bevel, dash: [36, 30])
      context.setStrokeColor(.gray.withAlpha(0.4))
      context.stroke(wave, style: style)
      for y in 0..<25 {
        for x in 0..<25 {
          let center = Point(x: Double(x) * 4 + 2, y: Double(y) * 4 + 2)
          context.setFillColor(wave.strokeContains(center, style: style) ? blue : .red.withAlpha(0.3))
          context.fill(Rect(center: center, size: Size(width: 2, height: 2)))
        }
      }
    },
    scene("svg-shapes") { context in
      let colors = [Color.red, blue, .orange, .gray]
      for (i, data) in shapes.enumerated() {
        try context.withGState {
          context.translateBy(x: Double(i % 2) * 50 + 1, y: Double(i / 2) * 50 + 1)
          context.scaleBy(x: 2, y: 2)
          context.setFillColor(colors[i])
          context.fill(try Path(svg: data))
        }
      }
    },
    scene("svg-arcs-by-flags") { context in
      // As the figure of the SVG specification: two ellipses through two points make four arcs; one of them in blue.
      let all = ["0 0", "0 1", "1 0", "1 1"]
      for (i, flags) in all.enumerated() {
        try context.withGState {
          context.translateBy(x: Double(i % 2) * 50, y: Double(i / 2) * 50)
          context.setStrokeColor(.gray.withAlpha(0.5))
          for other in all {
            context.stroke(try Path(svg: "M20 20A14 9 -20 \(other) 30 30"), style: StrokeStyle(width: 1))
          }
          context.setStrokeColor(blue)
          context.stroke(try Path(svg: "M20 20A14 9 -20 \(flags) 30 30"), style: StrokeStyle(width: 3))
        }
      }
    },
    scene("svg-relative-and-compact") { context in
      let stairs = try Path(svg: "m8 92v-14h14v-14h14v-14h14v-14h14v-14h14v-14h14v84z")
      fill(stairs, on: context)
      context.setStrokeColor(.white)
      context.stroke(
        try Path(svg: "m30 86c5-10 10-10 15 0s10 10 15 0 10-10 15 0q4 8 8 0t8 0"), style: StrokeStyle(width: 3))
      context.setStrokeColor(.red)
      context.stroke(try Path(svg: "M28.5.5e1a20 20 0 0120 20 15 15 0 10-15 15"), style: StrokeStyle(width: 3))
    },
    scene("continuous-corners") { context in
      fill(Path(continuousRoundedRect: Rect(x: 10, y: 10, width: 80, height: 80), cornerRadius: 24), on: context)
    },
    GoldenScene("canvas/path-operations/continuous-and-circular-corners", scale: 2) { context in
      context.fillBackground(.white)
      // One corner, large; the others lie outside.
      let box = Rect(x: -110, y: 10, width: 200, height: 200)
      context.setStrokeColor(.red)
      context.stroke(Path(roundedRect: box, cornerRadius: 54), style: StrokeStyle(width: 1))
      context.setStrokeColor(blue)
      context.stroke(Path(continuousRoundedRect: box, cornerRadius: 54), style: StrokeStyle(width: 1))
    },
    scene("continuous-corners-four-radii") { context in
      fill(
        Path(
          continuousRoundedRect: Rect(x: 10, y: 10, width: 80, height: 80),
          radii: CornerRadii(topLeft: 0, topRight: 10, bottomRight: 25, bottomLeft: 40)), on: context)
    },
    scene("continuous-corners-short-sides") { context in
      for (i, height) in [10.0, 20, 30].enumerated() {
        fill(
          Path(
            continuousRoundedRect: Rect(x: 10, y: 8 + Double(i) * (13 + Double(i) * 5), width: 80, height: height),
            cornerRadius: i == 2 ? 12 : 99), on: context)
      }
    },
  ]

  private static let blue = Color(red8: 0, green8: 90, blue8: 160)

  // A heart, a check mark in a disc, a star, a crescent, each 24 units wide.
  private static let shapes = [
    "M12 21.35l-1.45-1.32C5.4 15.36 2 12.28 2 8.5 2 5.42 4.42 3 7.5 3c1.74 0 3.41.81 4.5 2.09C13.09 3.81 14.76 3 16.5 3 "
      + "19.58 3 22 5.42 22 8.5c0 3.78-3.4 6.86-8.55 11.54z",
    "M12 2A10 10 0 1112 22 10 10 0 1112 2zM7 12l-1.5 1.5L10 18l9-9-1.5-1.5L10 15z",
    "M12 1.5l3.1 7.2 7.9.7-6 5.2 1.8 7.7L12 18.2l-6.8 4.1L7 14.6 1 9.4l7.9-.7z",
    "M15 2a10.4 10.4 0 100 20A13 13 0 0115 2",
  ]

  private static let wave: Path = {
    var path = Path()
    path.move(to: Point(x: 14, y: 50))
    path.addCurve(to: Point(x: 50, y: 40), control1: Point(x: 14, y: 0), control2: Point(x: 50, y: 0))
    path.addQuadCurve(to: Point(x: 70, y: 55), control: Point(x: 50, y: 70))
    path.addLine(to: Point(x: 86, y: 18))
    return path
  }()

  private static func fill(_ path: Path, on context: DrawingContext) {
    context.setFillColor(blue)
    context.fill(path)
  }

  private static func line(_ a: Point, _ b: Point) -> Path {
    var path = Path()
    path.addLines(between: [a, b])
    return path
  }

  private static func scene(
    _ name: String, _ drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/path-operations/\(name)") { context in
      context.fillBackground(.white)
      try drawing(context)
    }
  }
}
