/// The outlines of the four pips, each in a square of side 1 about its centre.
enum SuitPip {
  static func path(_ suit: Suit) -> Path {
    switch suit {
    case .spades: spade
    case .hearts: heart
    case .diamonds: diamond
    case .clubs: club
    }
  }

  // The right halves, from the top to the foot.
  private static let spade = symmetric(
    "M0 -.5 C.055 -.385 .165 -.275 .285 -.165 .395 -.065 .46 .02 .46 .13 .46 .255 .37 .335 .262 .335"
      + " .17 .335 .095 .29 .048 .212 .056 .335 .1 .44 .2 .5 L0 .5")
  private static let heart = symmetric(
    "M0 -.285 C.035 -.405 .13 -.483 .245 -.483 .372 -.483 .471 -.385 .471 -.24 .471 -.1 .38 0 .265 .13"
      + " .15 .262 .045 .38 0 .484")
  // The sides are slightly concave, because straight ones look convex between the points.
  private static let diamond = symmetric("M0 -.5 C.1 -.32 .245 -.135 .4 0 .245 .135 .1 .32 0 .5")
  private static let club = symmetric(
    "M0 -.5 C.133 -.5 .236 -.398 .236 -.268 .236 -.192 .2 -.13 .142 -.092 .172 -.108 .206 -.117 .244 -.117"
      + " .377 -.117 .48 -.012 .48 .118 .48 .248 .377 .352 .244 .352 .158 .352 .09 .308 .044 .236"
      + " .056 .345 .1 .44 .196 .5 L0 .5")

  /// The edge of the spade's blade from one side of its foot over the point to the other, for a line parallel to it.
  static let bladeEdge: Path = {
    let right = svg(
      "M0 -.5 C.055 -.385 .165 -.275 .285 -.165 .395 -.065 .46 .02 .46 .13 .46 .255 .37 .335 .262 .335 .19 .335"
        + " .13 .3 .09 .235"
    )
    var edge = right.applying(Transform(scaleX: -1, y: 1)).reversed
    for case .curve(let end, let control1, let control2) in right.elements {
      edge.addCurve(to: end, control1: control1, control2: control2)
    }
    return edge
  }()

  private static func symmetric(_ rightHalf: String) -> Path { svg(rightHalf).closedByMirrorImage }
}

extension Path {
  /// The closed outline of which this path is the right half. The half begins and ends on the axis x = 0. The outline
  /// is one subpath, so that its stroke has no seam.
  var closedByMirrorImage: Path {
    var outline = self
    for element in applying(Transform(scaleX: -1, y: 1)).reversed.elements {
      switch element {
      case .move(let end), .line(let end):
        if end != outline.currentPoint { outline.addLine(to: end) }
      case .quadCurve(let end, let control): outline.addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        outline.addCurve(to: end, control1: control1, control2: control2)
      case .close: break
      }
    }
    outline.close()
    return outline
  }
}
