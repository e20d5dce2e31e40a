import Canvas

/// Transforms, saved states, current paths, alpha.
enum StateScenes {
  static let all: [GoldenScene] = [
    GoldenScene("canvas/state/translate-rotate-scale") { context in
      context.fillBackground(.white)
      for i in 0..<5 {
        context.withGState {
          context.translateBy(x: 50, y: 50)
          context.rotate(by: Double(i) * .pi / 10)
          context.scaleBy(x: 1 - Double(i) * 0.18, y: 1 - Double(i) * 0.18)
          context.setFillColor(Color(hue: Double(i) / 5, saturation: 0.7, brightness: 0.9))
          context.fill(Rect(x: -40, y: -40, width: 80, height: 80))
        }
      }
    },
    GoldenScene("canvas/state/flipped-and-sheared") { context in
      context.fillBackground(.white)
      context.concatenate(Transform(a: 1, b: 0, c: 0.5, d: -1, tx: 0, ty: 90))
      context.fill(Path(polygon: [Point(x: 10, y: 0), Point(x: 50, y: 0), Point(x: 10, y: 80)]))
    },
    GoldenScene("canvas/state/unbalanced-restores") { context in
      context.fillBackground(.white)
      context.restoreGState()
      context.setFillColor(.red)
      context.saveGState()
      context.setFillColor(.blue)
      context.restoreGState()
      context.restoreGState()
      context.fill(Rect(x: 20, y: 20, width: 60, height: 60))
    },
    GoldenScene("canvas/state/fill-and-stroke-open-sector") { context in
      context.fillBackground(.white)
      context.setFillColor(.orange)
      context.setLineWidth(4)
      context.addArc(center: Point(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: 2, direction: .clockwise)
      context.addLine(to: Point(x: 50, y: 50))
      context.drawPath(using: .fillStroke)
    },
    GoldenScene("canvas/state/points-pass-the-transform-when-added") { context in
      context.fillBackground(.white)
      context.move(to: Point(x: 10, y: 10))
      context.addLine(to: Point(x: 45, y: 10))
      context.scaleBy(x: 2, y: 2)
      context.addLine(to: Point(x: 45, y: 45))
      context.addLine(to: Point(x: 5, y: 45))
      context.fillPath()
    },
    GoldenScene("canvas/state/line-style-restored") { context in
      // The first and the last line are alike.
      context.fillBackground(.white)
      context.setLineWidth(6)
      context.setStrokeColor(.orange)
      func zigzag(_ y: Double) {
        var path = Path()
        path.addLines(between: (0..<6).map { Point(x: 12 + 15 * Double($0), y: y + ($0.isMultiple(of: 2) ? 0 : 12)) })
        context.stroke(path)
      }
      zigzag(15)
      context.withGState {
        context.setLineWidth(10)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setLineDash([14, 12], phase: 3)
        context.setStrokeColor(.purple)
        zigzag(44)
      }
      zigzag(73)
    },
    GoldenScene("canvas/state/device-grid-in-turned-space") { context in
      // Dots at every tenth pixel, whatever the transform.
      context.fillBackground(.white)
      context.translateBy(x: 42, y: 24)
      context.rotate(by: 0.6)
      context.scaleBy(x: 0.8, y: 0.8)
      context.setFillColor(Color(white: 0.85))
      context.fill(Rect(x: 0, y: -16, width: 64, height: 64))
      context.setFillColor(.blue)
      for y in stride(from: 10.5, to: 100, by: 10) {
        for x in stride(from: 10.5, to: 100, by: 10) {
          guard let dot = context.convertToUserSpace(Point(x: x, y: y)) else { continue }
          context.fill(Path(ovalIn: Rect(center: dot, size: Size(width: 4, height: 4))))
        }
      }
    },
    GoldenScene("canvas/state/alpha") { context in
      context.fillBackground(.white)
      context.setFillColor(.black)
      for i in 0..<5 {
        context.setAlpha(Double(i + 1) / 5)
        context.fill(Rect(x: Double(i) * 20, y: 20, width: 20, height: 60))
      }
    },
    GoldenScene("canvas/state/scale-of-three", size: Size(width: 40, height: 40), scale: 3) { context in
      context.fillBackground(.white)
      context.stroke(Path(ovalIn: context.bounds.insetBy(dx: 4, dy: 4)))
    },
  ]
}
