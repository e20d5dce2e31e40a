internal import Canvas

/// The fill of the pips of one suit.
struct PipStyle: Sendable, Hashable {
  var color: Color
  /// Whether each suit has its own pattern in addition to the colour.
  var isPatterned = false
  /// The colour between the pattern's marks.
  var ground = Color.white

  /// Returns a pip about the origin.
  func pip(_ suit: Suit, height: Double) -> Artwork {
    let outline = SuitPip.path(suit).applying(Transform(scaleX: height, y: height))
    let plain = filled(outline, color)
    guard isPatterned else { return plain }
    return switch suit {
    case .spades: plain
    case .hearts: plain + filled(Self.dots, ground).at(0, 0, scale: height).clipped(to: outline)
    case .diamonds: plain + filled(Self.bars, ground).at(0, 0, scale: height).clipped(to: outline)
    case .clubs: plain + filled(Self.lobes, ground).at(0, 0, scale: height)
    }
  }

  // In a square of side 1, like the pips. The marks are coarse, so that they are visible in an index.
  private static let dots: Path = {
    var path = Path()
    for row in -3...3 {
      for column in -2...2 {
        let shift = row % 2 == 0 ? 0 : 0.11
        path.addPath(circle(0.22 * Double(column) + shift, 0.15 * Double(row) - 0.05, 0.058))
      }
    }
    return path
  }()

  private static let bars: Path = {
    var path = Path()
    for place in -3...3 { path.addRect(Rect(x: -0.5, y: 0.15 * Double(place) - 0.0325, width: 1, height: 0.065)) }
    return path
  }()

  private static let lobes: Path = {
    var path = circle(0, -0.266, 0.125)
    path.addPath(circle(-0.246, 0.117, 0.125))
    path.addPath(circle(0.246, 0.117, 0.125))
    return path
  }()
}

extension ClassicDesign {
  func pipStyle(_ suit: Suit) -> PipStyle {
    PipStyle(color: suitColors[suit], isPatterned: hasSuitPatterns, ground: cardColor)
  }
}
