public import Canvas

/// The outlines of the four suits, for fonts that lack them and for suits drawn as shapes.
///
/// Each is one closed subpath without self-crossings, symmetric about its axis, in a box about 1000 high with the top
/// at y 0 and the axis at x 0. The right half is given, from the top to the foot.
struct SuitShape {
  let path: Path
  let bounds: Rect

  /// Returns the outline of a suit at the largest size that fits the rectangle, about its centre.
  func path(in rect: Rect) -> Path {
    let target = bounds.aspectFit(in: rect)
    guard !target.isEmpty, target.isFinite else { return Path() }
    let factor = target.height / bounds.height
    return path.applying(
      Transform(
        a: factor, b: 0, c: 0, d: factor, tx: target.midX - bounds.midX * factor,
        ty: target.midY - bounds.midY * factor))
  }

  static func of(_ suit: Suit) -> SuitShape {
    switch suit {
    case .spades: spade
    case .hearts: heart
    case .clubs: club
    case .diamonds: diamond
    }
  }

  // An inverted heart with a flared foot.
  private static let spade = SuitShape { half in
    half.move(to: Point(x: 0, y: 0))
    half.addCurve(to: Point(x: 272, y: 327), control1: Point(x: 60, y: 115), control2: Point(x: 165, y: 225))
    half.addCurve(to: Point(x: 460, y: 640), control1: Point(x: 375, y: 425), control2: Point(x: 460, y: 515))
    half.addCurve(to: Point(x: 268, y: 832), control1: Point(x: 460, y: 750), control2: Point(x: 378, y: 832))
    half.addCurve(to: Point(x: 40, y: 690), control1: Point(x: 172, y: 832), control2: Point(x: 92, y: 775))
    half.addCurve(to: Point(x: 190, y: 1000), control1: Point(x: 38, y: 850), control2: Point(x: 88, y: 950))
  }

  private static let heart = SuitShape { half in
    half.move(to: Point(x: 0, y: 215))
    half.addCurve(to: Point(x: 250, y: 0), control1: Point(x: 45, y: 85), control2: Point(x: 140, y: 0))
    half.addCurve(to: Point(x: 471.5, y: 248), control1: Point(x: 380, y: 0), control2: Point(x: 471.5, y: 108))
    half.addCurve(to: Point(x: 262, y: 636), control1: Point(x: 471.5, y: 400), control2: Point(x: 385, y: 510))
    half.addCurve(to: Point(x: 0, y: 967), control1: Point(x: 155, y: 746), control2: Point(x: 55, y: 850))
  }

  // Two circles and the spade's foot. The angles are where the circles meet each other, and where the lower one meets
  // the foot.
  private static let club = SuitShape { half in
    half.move(to: Point(x: 0, y: 0))
    half.addArc(
      center: Point(x: 0, y: 232), radius: 232, startAngle: -.pi / 2, endAngle: 0.48694, direction: .clockwise)
    half.addArc(
      center: Point(x: 250.5, y: 565), radius: 229, startAngle: -1.77067, endAngle: 2.65290, direction: .clockwise)
    half.addCurve(to: Point(x: 195, y: 994), control1: Point(x: 46, y: 845), control2: Point(x: 92, y: 945))
  }

  // The sides are slightly concave, because straight ones look convex between the points.
  private static let diamond = SuitShape { half in
    half.move(to: Point(x: 0, y: 0))
    half.addCurve(to: Point(x: 400, y: 500), control1: Point(x: 108, y: 178), control2: Point(x: 248, y: 353))
    half.addCurve(to: Point(x: 0, y: 1000), control1: Point(x: 248, y: 647), control2: Point(x: 108, y: 822))
  }

  private init(rightHalf draw: (inout Path) -> Void) {
    var outline = Path()
    draw(&outline)
    path = outline.closedByMirrorImage
    bounds = path.boundingBoxOfPath
  }
}

extension Suit {
  /// Returns the outline of the suit at the largest size that fits the rectangle, with its own proportions, about the
  /// rectangle's centre. It is one closed subpath, or empty if the rectangle is null, empty or not finite.
  public func path(in rect: Rect) -> Path { SuitShape.of(self).path(in: rect) }
}
