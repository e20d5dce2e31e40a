import Canvas

/// Pens.
enum StrokeScenes {
  static let all: [GoldenScene] =
    StrokeStyle.Join.allCases.map { join in
      scene("\(join)-join", StrokeStyle(width: 16, join: join), zigzag)
    }
    + StrokeStyle.Join.allCases.map { join in
      scene("\(join)-join-closed", StrokeStyle(width: 14, join: join), triangle)
    }
    + StrokeStyle.Cap.allCases.map { cap in
      scene("\(cap)-cap", StrokeStyle(width: 14, cap: cap), strokes)
    }
    + StrokeStyle.Cap.allCases.map { cap in
      scene("\(cap)-cap-dots", StrokeStyle(width: 14, cap: cap)) { path in
        for i in 0..<3 {
          path.move(to: Point(x: 25 + Double(i) * 25, y: 50))
          path.addLine(to: Point(x: 25 + Double(i) * 25, y: 50))
        }
      }
    }
    + StrokeStyle.Cap.allCases.map { cap in
      scene("\(cap)-cap-dashes", StrokeStyle(width: 6, cap: cap, dash: [14, 8, 0, 8])) { path in
        path.addEllipse(in: Rect(x: 12, y: 12, width: 76, height: 76))
      }
    }
    + [
      scene("dash-phase", StrokeStyle(width: 4, dash: [10, 5], dashPhase: 7)) { path in
        path.addRect(Rect(x: 15, y: 15, width: 70, height: 70))
      },
      scene("dash-odd-list", StrokeStyle(width: 4, dash: [12, 4, 4])) { path in
        path.addLines(between: [Point(x: 5, y: 30), Point(x: 95, y: 30)])
        path.addLines(between: [Point(x: 5, y: 70), Point(x: 95, y: 70)])
      },
      scene("miter-limit", StrokeStyle(width: 6, miterLimit: 4)) { path in
        for (i, dx) in [30.0, 20, 10, 4].enumerated() {
          let x = 20 + Double(i) * 23
          path.addLines(between: [Point(x: x - dx / 2, y: 90), Point(x: x, y: 40), Point(x: x + dx / 2, y: 90)])
        }
      },
      scene("tight-curve-wide-pen", StrokeStyle(width: 30)) { path in
        path.move(to: Point(x: 20, y: 90))
        path.addCurve(to: Point(x: 80, y: 90), control1: Point(x: 45, y: 5), control2: Point(x: 55, y: 5))
      },
      scene("cusp", StrokeStyle(width: 8, join: .round)) { path in
        path.move(to: Point(x: 15, y: 85))
        path.addCurve(to: Point(x: 85, y: 85), control1: Point(x: 105, y: 5), control2: Point(x: -5, y: 5))
      },
      scene("rounded-rectangle", StrokeStyle(width: 5)) { path in
        path.addRoundedRect(in: Rect(x: 15, y: 15, width: 70, height: 70), cornerRadius: 20)
      },
      scene("open-sector-misses-a-radius", StrokeStyle(width: 4)) { path in
        path.addArc(center: Point(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 4, direction: .clockwise)
        path.addLine(to: Point(x: 50, y: 50))
      },
      GoldenScene("canvas/stroke/widths") { context in
        context.fillBackground(.white)
        for i in 0..<10 {
          let y = 5.5 + Double(i) * 10
          var path = Path()
          path.addLines(between: [Point(x: 5, y: y), Point(x: 95, y: y + 3)])
          context.stroke(path, style: StrokeStyle(width: Double(i) * 0.5))
        }
      },
      GoldenScene("canvas/stroke/hairline-under-scale") { context in
        context.fillBackground(.white)
        context.scaleBy(x: 10, y: 2)
        context.setLineWidth(0)
        context.stroke(Path(ovalIn: Rect(x: 1, y: 5, width: 8, height: 40)))
      },
      GoldenScene("canvas/stroke/non-uniform-transform") { context in
        context.fillBackground(.white)
        context.translateBy(x: 50, y: 50)
        context.rotate(by: 0.4)
        context.scaleBy(x: 3, y: 0.8)
        context.setLineWidth(8)
        context.stroke(Path(ovalIn: Rect(x: -10, y: -30, width: 20, height: 60)))
      },
      GoldenScene("canvas/stroke/translucent-overlap-is-painted-once") { context in
        context.fillBackground(.white)
        context.setStrokeColor(.blue.withAlpha(0.5))
        context.stroke(
          Path(polygon: PathScenes.regularPolygon(5, step: 2)), style: StrokeStyle(width: 10, join: .round))
      },
    ]

  private static func scene(
    _ name: String, _ style: StrokeStyle, _ build: @escaping @Sendable (inout Path) -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/stroke/\(name)") { context in
      context.fillBackground(.white)
      var path = Path()
      build(&path)
      context.setStrokeColor(Color(red8: 0, green8: 90, blue8: 160))
      context.stroke(path, style: style)
      // The path itself, as thin as can be.
      context.setStrokeColor(.white)
      context.stroke(path, style: StrokeStyle(width: 0))
    }
  }

  @Sendable private static func zigzag(_ path: inout Path) {
    path.addLines(between: [
      Point(x: 15, y: 80), Point(x: 35, y: 25), Point(x: 55, y: 80), Point(x: 85, y: 50),
    ])
  }

  @Sendable private static func triangle(_ path: inout Path) {
    path.addPath(Path(polygon: [Point(x: 50, y: 20), Point(x: 80, y: 75), Point(x: 20, y: 75)]))
  }

  @Sendable private static func strokes(_ path: inout Path) {
    path.addLines(between: [Point(x: 20, y: 20), Point(x: 80, y: 20)])
    path.addLines(between: [Point(x: 20, y: 45), Point(x: 80, y: 60)])
    path.move(to: Point(x: 20, y: 85))
    path.addQuadCurve(to: Point(x: 80, y: 85), control: Point(x: 50, y: 50))
  }
}
