/// A drawing as a value: a list of parts, from bottom to top.
///
/// Figures are functions that return artwork. `at(_:_:turn:scale:)`, `mirrored` and `clipped(to:)` put one into
/// another:
///
///     let flag = Artwork {
///       filled("M0 0 H20 V12 H0Z", .white)
///       disc(10, 6, 3, .red)
///     }
///     let half = Artwork { flag.at(30, 0, turn: 90) }
///
/// Units are those of the card's grid, 250 to the card's width; y points down.
struct Artwork: Sendable {
  enum Part: Sendable {
    case fill(Path, Color)
    case stroke(Path, Color, StrokeStyle)
    case group(Artwork, Transform)
    case clip(Artwork, Path)
    case crop(Artwork, Rect)
  }

  private(set) var parts: [Part]

  init(_ parts: [Part] = []) { self.parts = parts }

  init(@ArtworkBuilder _ parts: () -> Artwork) { self = parts() }

  var isEmpty: Bool { parts.isEmpty }

  static func + (below: Artwork, above: Artwork) -> Artwork { Artwork(below.parts + above.parts) }

  func applying(_ transform: Transform) -> Artwork {
    transform.isIdentity || isEmpty ? self : Artwork([.group(self, transform)])
  }

  /// Returns the artwork with its origin at a point, enlarged by a factor and turned clockwise by an angle in
  /// degrees.
  func at(_ x: Double, _ y: Double, turn degrees: Double = 0, scale: Double = 1) -> Artwork {
    applying(
      Transform(translationX: x, y: y).rotated(by: degrees * .pi / 180).scaledBy(x: scale, y: scale))
  }

  /// The artwork with left and right exchanged.
  var mirrored: Artwork { applying(Transform(scaleX: -1, y: 1)) }

  /// The artwork turned by 180° about the origin. Both axes are negated, which is exact.
  var halfTurned: Artwork { applying(Transform(scaleX: -1, y: -1)) }

  /// The artwork on both sides of the axis: itself and, above it, its mirror image.
  var onBothSides: Artwork { self + mirrored }

  func clipped(to path: Path) -> Artwork { isEmpty ? self : Artwork([.clip(self, path)]) }

  /// Returns the artwork clipped to a rectangle, which is much cheaper than a path.
  func cropped(to rect: Rect) -> Artwork { isEmpty ? self : Artwork([.crop(self, rect)]) }

  /// Turns artwork that was drawn looking left to look in the given direction.
  func looking(_ look: Look) -> Artwork { look == .left ? self : mirrored }
}

@resultBuilder
enum ArtworkBuilder {
  static func buildBlock(_ parts: Artwork...) -> Artwork { buildArray(parts) }
  static func buildArray(_ parts: [Artwork]) -> Artwork { Artwork(parts.flatMap(\.parts)) }
  static func buildOptional(_ part: Artwork?) -> Artwork { part ?? Artwork() }
  static func buildEither(first part: Artwork) -> Artwork { part }
  static func buildEither(second part: Artwork) -> Artwork { part }
}

extension DrawingContext {
  /// Draws artwork in the context's user space and restores the context's state.
  func draw(_ artwork: Artwork, after change: () -> Void = {}) {
    withGState {
      change()
      drawParts(of: artwork)
    }
  }

  private func drawParts(of artwork: Artwork) {
    for part in artwork.parts {
      switch part {
      case .fill(let path, let color):
        fill(path, with: .color(color))
      case .stroke(let path, let color, let style):
        setStrokeColor(color)
        stroke(path, style: style)
      case .group(let inner, let transform): draw(inner) { concatenate(transform) }
      case .clip(let inner, let path): draw(inner) { clip(to: path) }
      case .crop(let inner, let rect): draw(inner) { clip(to: rect) }
      }
    }
  }
}
