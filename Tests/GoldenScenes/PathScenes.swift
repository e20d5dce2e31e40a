import Canvas

/// One shape each, filled.
enum PathScenes {
  static let all: [GoldenScene] = [
    scene("rectangle") { $0.addRect(Rect(x: 20, y: 30, width: 60, height: 40)) },
    scene("rectangle-fractional") { $0.addRect(Rect(x: 20.25, y: 30.5, width: 59.5, height: 39.75)) },
    scene("ellipse") { $0.addEllipse(in: Rect(x: 10, y: 25, width: 80, height: 50)) },
    scene("circle") { $0.addEllipse(in: Rect(x: 10, y: 10, width: 80, height: 80)) },
    scene("rounded-rectangle") {
      $0.addRoundedRect(in: Rect(x: 10, y: 20, width: 80, height: 60), cornerRadius: 15)
    },
    scene("rounded-rectangle-pill") {
      $0.addRoundedRect(in: Rect(x: 10, y: 30, width: 80, height: 40), cornerRadius: 99)
    },
    scene("rounded-rectangle-four-radii") {
      $0.addRoundedRect(
        in: Rect(x: 10, y: 10, width: 80, height: 80),
        radii: CornerRadii(topLeft: 0, topRight: 10, bottomRight: 25, bottomLeft: 40))
    },
    scene("quadratic-curves") {
      $0.move(to: Point(x: 10, y: 90))
      $0.addQuadCurve(to: Point(x: 90, y: 90), control: Point(x: 50, y: -60))
      $0.addQuadCurve(to: Point(x: 10, y: 90), control: Point(x: 50, y: 60))
    },
    scene("cubic-curves") {
      $0.move(to: Point(x: 50, y: 30))
      $0.addCurve(
        to: Point(x: 50, y: 90), control1: Point(x: 40, y: -10), control2: Point(x: -40, y: 40))
      $0.addCurve(
        to: Point(x: 50, y: 30), control1: Point(x: 140, y: 40), control2: Point(x: 60, y: -10))
      $0.close()
    },
    scene("arc-clockwise-is-the-bottom-half") {
      $0.addArc(center: Point(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, direction: .clockwise)
    },
    scene("arc-counterclockwise-is-the-top-half") {
      $0.addArc(center: Point(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, direction: .counterclockwise)
    },
    scene("arc-by-delta") {
      $0.addArc(center: Point(x: 50, y: 50), radius: 40, startAngle: .pi / 4, delta: 1.5 * .pi)
    },
    scene("arcs-by-tangents") {
      $0.move(to: Point(x: 50, y: 10))
      $0.addArc(tangent1End: Point(x: 90, y: 10), tangent2End: Point(x: 90, y: 50), radius: 10)
      $0.addArc(tangent1End: Point(x: 90, y: 90), tangent2End: Point(x: 50, y: 90), radius: 20)
      $0.addArc(tangent1End: Point(x: 10, y: 90), tangent2End: Point(x: 10, y: 50), radius: 30)
      $0.addArc(tangent1End: Point(x: 10, y: 10), tangent2End: Point(x: 50, y: 10), radius: 40)
      $0.close()
    },
    scene("polygon") {
      $0.addPath(Path(polygon: regularPolygon(7)))
    },
    scene("pie-sector") {
      $0.addPath(
        Path(pieCenter: Point(x: 50, y: 50), radius: 42, startAngle: 0.3, endAngle: 5.2))
    },
    scene("ring-sector") {
      $0.addPath(
        Path(pieCenter: Point(x: 50, y: 50), radius: 42, innerRadius: 20, startAngle: -0.5, endAngle: 4))
    },
    scene("ring") {
      $0.addPath(
        Path(pieCenter: Point(x: 50, y: 50), radius: 42, innerRadius: 20, startAngle: 1, endAngle: 1 + 2 * .pi))
    },
    scene("appended-with-transforms") { path in
      let petal = Path(ovalIn: Rect(x: -8, y: -45, width: 16, height: 40))
      for i in 0..<6 {
        path.addPath(
          petal,
          transform: Transform(rotationAngle: Double(i) * .pi / 3)
            .concatenating(Transform(translationX: 50, y: 50)))
      }
    },
    scene("reversed-hole") { path in
      path.addEllipse(in: Rect(x: 10, y: 10, width: 80, height: 80))
      path.addPath(Path(rect: Rect(x: 35, y: 35, width: 30, height: 30)).reversed)
    },
    GoldenScene("canvas/path/flattened") { context in
      context.fillBackground(.white)
      let curve = Path(ovalIn: Rect(x: 10, y: 10, width: 80, height: 80))
      context.setLineWidth(1)
      context.stroke(curve.flattened(tolerance: 4))
      context.setStrokeColor(.red)
      context.stroke(curve)
    },
    GoldenScene("canvas/path/bounding-boxes") { context in
      context.fillBackground(.white)
      var path = Path()
      path.move(to: Point(x: 15, y: 60))
      path.addCurve(to: Point(x: 80, y: 70), control1: Point(x: 20, y: 10), control2: Point(x: 95, y: 5))
      context.setLineWidth(2)
      context.stroke(path)
      context.setLineWidth(1)
      context.setStrokeColor(.blue)
      context.stroke(path.boundingBox)
      context.setStrokeColor(.red)
      context.stroke(path.boundingBoxOfPath)
    },
  ]

  private static func scene(_ name: String, _ build: @escaping @Sendable (inout Path) -> Void) -> GoldenScene {
    GoldenScene("canvas/path/\(name)") { context in
      context.fillBackground(.white)
      var path = Path()
      build(&path)
      context.setFillColor(Color(red8: 0, green8: 90, blue8: 160))
      context.fill(path)
    }
  }

  static func regularPolygon(_ count: Int, step: Int = 1, radius: Double = 42) -> [Point] {
    (0..<count).map { i in
      // The circle's points through a transform: no sine of the C library reaches a pixel.
      Point(x: 0, y: -radius)
        .applying(Transform(rotationAngle: 2 * .pi * Double(i * step) / Double(count)))
        .offsetBy(dx: 50, dy: 50)
    }
  }
}
