/// The package's own picture of a beverage: its container, in its colour.
///
/// Drawn in a square of 150, with the drink in the middle.
struct BeverageArtwork {
  let shape: VendingMachine.Shape
  let color: Color

  static let side = 150.0

  /// The colour behind the drink.
  var ground: Color { color.mixed(.white, 0.84) }

  /// Draws the drink, without its ground, in a square.
  func draw(in square: Rect, on context: DrawingContext) {
    context.withGState {
      context.translateBy(x: square.minX, y: square.minY)
      context.scaleBy(x: square.width / Self.side, y: square.height / Self.side)
      switch shape {
      case .can: drawCan(on: context)
      case .bottle: drawBottle(on: context)
      case .carton: drawCarton(on: context)
      case .cup: drawCup(on: context)
      case .mug: drawMug(on: context)
      }
    }
  }

  // MARK: Paints

  private var dark: Color { color.mixed(.black, 0.28) }
  private static let steel = Color(red8: 196, green8: 202, blue8: 208)
  private static let darkSteel = Color(red8: 142, green8: 150, blue8: 158)

  /// Returns a horizontal gradient that looks round, with light from the upper left.
  private func round(from left: Double, to right: Double, _ color: Color) -> Paint {
    .linearGradient(
      Gradient(stops: [
        Gradient.Stop(location: 0, color: color.mixed(.black, 0.22)),
        Gradient.Stop(location: 0.3, color: color.mixed(.white, 0.3)),
        Gradient.Stop(location: 0.55, color: color),
        Gradient.Stop(location: 1, color: color.mixed(.black, 0.34)),
      ]), from: Point(x: left, y: 0), to: Point(x: right, y: 0))
  }

  private func outline(_ data: String) -> Path { (try? Path(svg: data)) ?? Path() }

  private func polygon(_ points: (Double, Double)...) -> Path { Path(polygon: points.map { Point(x: $0.0, y: $0.1) }) }

  private func panel(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Path {
    Path(roundedRect: Rect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  private func drawShadow(_ x: Double, _ width: Double, on context: DrawingContext) {
    context.fill(
      Path(ovalIn: Rect(x: x, y: 124, width: width, height: 10)), with: .color(Color(white: 0, alpha: 0.14)))
  }

  // MARK: Shapes

  private func drawCan(on context: DrawingContext) {
    drawShadow(42, 66, on: context)
    context.fill(polygon((48, 36), (54, 26), (96, 26), (102, 36)), with: round(from: 48, to: 102, Self.steel))
    context.fill(polygon((48, 118), (54, 128), (96, 128), (102, 118)), with: round(from: 48, to: 102, Self.steel))
    context.fill(panel(53, 22, 44, 5, 2.5), with: .color(Self.darkSteel))
    let body = panel(47, 34, 56, 86, 4)
    context.fill(body, with: round(from: 47, to: 103, color))
    // A wave across the body, and a drop on it.
    context.withGState {
      context.clip(to: body)
      let wave = outline("M47 84 C68 66 82 92 103 72 V86 C82 106 68 80 47 98 Z")
      context.fill(wave, with: .color(Color(white: 1, alpha: 0.92)))
    }
    context.fill(Path(ovalIn: Rect(x: 64, y: 46, width: 22, height: 22)), with: .color(Color(white: 1, alpha: 0.92)))
    context.fill(Path(ovalIn: Rect(x: 69, y: 51, width: 12, height: 12)), with: .color(dark))
  }

  private func drawBottle(on context: DrawingContext) {
    drawShadow(45, 60, on: context)
    let glass = outline(
      "M67 26 V38 C67 50 52 50 52 64 V122 Q52 129 59 129 H91 Q98 129 98 122 V64 C98 50 83 50 83 38 V26 Z")
    context.fill(glass, with: round(from: 52, to: 98, color.mixed(.white, 0.18)))
    context.withGState {
      context.clip(to: glass)
      context.fill(panel(52, 74, 46, 36, 0), with: .color(Color(white: 1, alpha: 0.94)))
      context.fill(panel(52, 74, 46, 5, 0), with: .color(dark))
      context.fill(panel(52, 105, 46, 5, 0), with: .color(dark))
    }
    // A drop on the label.
    context.fill(outline("M75 82 C86 94 84 102 75 102 C66 102 64 94 75 82"), with: .color(color))
    context.fill(panel(65, 17, 20, 11, 2.5), with: .color(dark))
  }

  private func drawCarton(on context: DrawingContext) {
    drawShadow(42, 68, on: context)
    // The front, the shaded side, the slopes of the roof, and its ridge.
    context.fill(polygon((47, 54), (83, 54), (83, 129), (47, 129)), with: .color(color))
    context.fill(polygon((83, 54), (103, 54), (103, 129), (83, 129)), with: .color(dark))
    context.fill(polygon((47, 54), (55, 34), (89, 34), (83, 54)), with: .color(color.mixed(.white, 0.38)))
    context.fill(polygon((83, 54), (89, 34), (95, 34), (103, 54)), with: .color(color.mixed(.black, 0.12)))
    context.fill(polygon((55, 24), (95, 24), (95, 34), (55, 34)), with: .color(color.mixed(.white, 0.62)))
    context.fill(Path(ovalIn: Rect(x: 52, y: 76, width: 26, height: 26)), with: .color(Color(white: 1, alpha: 0.95)))
    context.fill(Path(ovalIn: Rect(x: 57, y: 81, width: 16, height: 16)), with: .color(dark))
    context.fill(panel(52, 110, 26, 4, 2), with: .color(Color(white: 1, alpha: 0.95)))
    context.fill(panel(52, 117, 18, 4, 2), with: .color(Color(white: 1, alpha: 0.95)))
  }

  private func drawCup(on context: DrawingContext) {
    drawShadow(46, 58, on: context)
    // The straw is behind the lid.
    let straw = Path(lines: [Point(x: 79, y: 46), Point(x: 86, y: 14)])
    context.stroke(straw, with: .color(dark), style: StrokeStyle(width: 5, cap: .round))
    let cup = polygon((46, 46), (104, 46), (96, 129), (54, 129))
    context.fill(cup, with: round(from: 46, to: 104, color.mixed(.white, 0.12)))
    context.withGState {
      context.clip(to: cup)
      context.fill(panel(40, 70, 70, 32, 0), with: .color(Color(white: 1, alpha: 0.94)))
      // Ice, above the sleeve.
      for (x, y, angle) in [(56.0, 52.0, 0.2), (74, 55, -0.3), (88, 51, 0.35)] {
        let cube = Path(
          roundedRect: Rect(center: .zero, size: Size(width: 12, height: 12)), cornerRadius: 2.5
        ).applying(Transform(rotationAngle: angle).concatenating(Transform(translationX: x + 2, y: y + 5)))
        context.fill(cube, with: .color(Color(white: 1, alpha: 0.45)))
      }
    }
    context.fill(Path(ovalIn: Rect(x: 65, y: 76, width: 20, height: 20)), with: .color(color))
    context.fill(panel(42, 38, 66, 9, 4.5), with: .color(Self.steel.mixed(.white, 0.4)))
  }

  private func drawMug(on context: DrawingContext) {
    drawShadow(34, 78, on: context)
    context.stroke(Path(ovalIn: Rect(x: 84, y: 72, width: 32, height: 36)), with: .color(dark), lineWidth: 8)
    context.fill(
      Path(
        roundedRect: Rect(x: 38, y: 58, width: 62, height: 71),
        radii: CornerRadii(topLeft: 4, topRight: 4, bottomRight: 20, bottomLeft: 20)),
      with:
        round(from: 38, to: 100, color))
    context.fill(Path(ovalIn: Rect(x: 38, y: 51, width: 62, height: 15)), with: .color(color.mixed(.white, 0.5)))
    context.fill(Path(ovalIn: Rect(x: 43, y: 54, width: 52, height: 10)), with: .color(color.mixed(.black, 0.5)))
    // Steam.
    for x in [56.0, 69, 82] {
      var steam = Path()
      steam.move(to: Point(x: x, y: 44))
      steam.addCurve(to: Point(x: x, y: 20), control1: Point(x: x - 9, y: 35), control2: Point(x: x + 9, y: 29))
      context.stroke(steam, with: .color(Color(white: 0.55, alpha: 0.55)), style: StrokeStyle(width: 4, cap: .round))
    }
  }
}
