/// The fill of the pips of one suit.
struct PipStyle: Sendable, Hashable {
  var color: Color
  /// Whether each suit has its own pattern in addition to the colour.
  var isPatterned = false
  /// The colour between the pattern's marks.
  var ground = Color.white
  /// An outline instead of the deck's own, in a square of side 1 about its centre.
  var ownOutline: Path?

  /// Returns a pip about the origin.
  func pip(_ suit: Suit, height: Double) -> Artwork {
    let outline = (ownOutline ?? SuitPip.path(suit)).applying(Transform(scaleX: height, y: height))
    let plain = filled(outline, color)
    guard isPatterned else { return plain }
    return switch suit {
    case .spades: plain
    case .hearts: plain + marks(Self.dots, height, in: outline)
    case .diamonds: plain + marks(Self.bars, height, in: outline)
    case .clubs: plain + marks(Self.lobes, height, in: ownOutline.map { _ in outline })
    }
  }

  private func marks(_ path: Path, _ height: Double, in outline: Path?) -> Artwork {
    let marks = filled(path, ground).at(0, 0, scale: height)
    return outline.map(marks.clipped(to:)) ?? marks
  }

  // In a square of side 1, like the pips. The marks are coarse, so that they are visible in an index.
  private static let dots: Path = changing(Path()) { path in
    for row in -3...3 {
      for column in -2...2 {
        let shift = row % 2 == 0 ? 0 : 0.11
        path.addPath(circle(0.22 * Double(column) + shift, 0.15 * Double(row) - 0.05, 0.058))
      }
    }
  }

  private static let bars: Path = changing(Path()) { path in
    for place in -3...3 { path.addRect(Rect(x: -0.5, y: 0.15 * Double(place) - 0.0325, width: 1, height: 0.065)) }
  }

  private static let lobes: Path = changing(circle(0, -0.266, 0.125)) { path in
    path.addPath(circle(-0.246, 0.117, 0.125))
    path.addPath(circle(0.246, 0.117, 0.125))
  }
}
