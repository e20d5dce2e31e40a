import Canvas

/// Clips and what meets at their edges.
enum ClipScenes {
  static let all: [GoldenScene] = [
    scene("rectangle") { $0.clip(to: Rect(x: 20, y: 30, width: 50, height: 40)) },
    scene("rectangle-fractional") { $0.clip(to: Rect(x: 20.5, y: 30.25, width: 50.25, height: 40.5)) },
    scene("circle") { $0.clip(to: Path(ovalIn: Rect(x: 10, y: 10, width: 80, height: 80))) },
    scene("even-odd-star") {
      $0.clip(to: Path(polygon: PathScenes.regularPolygon(5, step: 2)), using: .evenOdd)
    },
    scene("nested-circles") {
      $0.clip(to: Path(ovalIn: Rect(x: 0, y: 20, width: 70, height: 70)))
      $0.clip(to: Path(ovalIn: Rect(x: 30, y: 10, width: 70, height: 70)))
    },
    scene("circle-in-fractional-rectangle") {
      $0.clip(to: Rect(x: 15.5, y: 15.5, width: 60, height: 60))
      $0.clip(to: Path(ovalIn: Rect(x: 10, y: 10, width: 80, height: 80)))
    },
    scene("rotated-rectangle") {
      $0.translateBy(x: 50, y: 50)
      $0.rotate(by: .pi / 6)
      $0.clip(to: Rect(x: -30, y: -30, width: 60, height: 60))
      $0.rotate(by: -.pi / 6)
      $0.translateBy(x: -50, y: -50)
    },
    scene("outside-the-picture-draws-nothing") { $0.clip(to: Rect(x: 200, y: 0, width: 50, height: 50)) },
    GoldenScene("canvas/clip/restored") { context in
      context.fillBackground(.white)
      context.saveGState()
      context.clip(to: Path(ovalIn: Rect(x: 10, y: 10, width: 50, height: 50)))
      stripes(context)
      context.restoreGState()
      context.setFillColor(.green)
      context.fill(Rect(x: 60, y: 60, width: 30, height: 30))
    },
    GoldenScene("canvas/clip/shape-on-its-own-clip") { context in
      // The edge's coverage counts twice, as with Core Graphics.
      let path = Path(roundedRect: Rect(x: 10.5, y: 10.5, width: 79, height: 79), cornerRadius: 25)
      context.clip(to: path)
      context.setFillColor(.black)
      context.fill(path)
    },
    GoldenScene("canvas/clip/bounds-in-turned-space") { context in
      // The clip's box on the device, and around it that of the turned space.
      context.fillBackground(.white)
      context.translateBy(x: 50, y: 50)
      context.rotate(by: .pi / 10)
      let deviceSpace = context.userSpaceToDeviceSpaceTransform
      let oval = Path(ovalIn: Rect(x: -30, y: -20, width: 60, height: 40))
      let box = context.withGState {
        context.clip(to: oval)
        context.setFillColor(Color(red8: 255, green8: 200, blue8: 0))
        context.fill(context.boundingBoxOfClipPath)
        return context.boundingBoxOfClipPath
      }
      context.setStrokeColor(.red)
      context.stroke(box)
      if let toUserSpace = deviceSpace.inverted() { context.concatenate(toUserSpace) }
      context.setStrokeColor(.blue)
      context.stroke(oval.applying(deviceSpace).boundingBoxOfPath)
    },
    GoldenScene("canvas/clip/current-path") { context in
      context.fillBackground(.white)
      context.addEllipse(in: Rect(x: 20, y: 20, width: 60, height: 60))
      context.clip()
      // The clip has consumed the path: this fills nothing.
      context.fillPath()
      stripes(context)
    },
  ]

  private static func scene(_ name: String, _ clip: @escaping @Sendable (DrawingContext) -> Void) -> GoldenScene {
    GoldenScene("canvas/clip/\(name)") { context in
      context.fillBackground(.white)
      clip(context)
      stripes(context)
    }
  }

  private static func stripes(_ context: DrawingContext) {
    context.setFillColor(Color(red8: 255, green8: 200, blue8: 0))
    context.fill(Rect(x: 0, y: 0, width: 100, height: 100))
    context.setStrokeColor(.black)
    for i in 0..<10 {
      var path = Path()
      path.addLines(between: [Point(x: Double(i) * 20 - 60, y: 100), Point(x: Double(i) * 20, y: 0)])
      context.stroke(path, style: StrokeStyle(width: 6))
    }
  }
}
