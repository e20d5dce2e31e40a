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
    return path.applying(Transform(scale: factor, moving: bounds.center, to: target.center))
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
  private static let spade = SuitShape(
    rightHalf: svg(
      "M0 0 C60 115 165 225 272 327 C375 425 460 515 460 640 C460 750 378 832 268 832 C172 832 92 775 40 690"
        + " C38 850 88 950 190 1000"))

  private static let heart = SuitShape(
    rightHalf: svg(
      "M0 215 C45 85 140 0 250 0 C380 0 471.5 108 471.5 248 C471.5 400 385 510 262 636 C155 746 55 850 0 967"))

  // Two circles and the spade's foot. The angles are where the circles meet each other, and where the lower one meets
  // the foot.
  private static let club: SuitShape = {
    var half = Path()
    half.move(to: .zero)
    half.addArc(
      center: Point(x: 0, y: 232), radius: 232, startAngle: -.pi / 2, endAngle: 0.48694, direction: .clockwise)
    half.addArc(
      center: Point(x: 250.5, y: 565), radius: 229, startAngle: -1.77067, endAngle: 2.65290, direction: .clockwise)
    half.addCurve(to: Point(x: 195, y: 994), control1: Point(x: 46, y: 845), control2: Point(x: 92, y: 945))
    return SuitShape(rightHalf: half)
  }()

  // The sides are slightly concave, because straight ones look convex between the points.
  private static let diamond = SuitShape(rightHalf: svg("M0 0 C108 178 248 353 400 500 C248 647 108 822 0 1000"))

  private init(rightHalf: Path) {
    path = rightHalf.closedByMirrorImage
    bounds = path.boundingBoxOfPath
  }
}
