/// The shape of one glyph, its colours if it has some, and how far it moves the pen, in font units.
///
/// A class, because many positions share one outline and a position is then one reference; it never changes.
public final class GlyphOutline: Sendable {
  /// The closed contours: origin on the baseline, y down, in font units; to fill by the non-zero rule. Empty where the
  /// glyph draws nothing, as a space, or is a picture.
  public let path: Path
  /// The box of all that is drawn: of the picture, or of the points of outlines, control points included; `Rect.null`
  /// where nothing is.
  public let bounds: Rect
  /// What is drawn instead of the path; nil for a glyph in the text's own colour.
  public let colors: GlyphColors?
  /// The distance to the next glyph's origin, in font units.
  public let advance: Double
  /// The glyph's number in its font; 0 for what the font doesn't have.
  public let glyphID: UInt32

  init(path: Path, advance: Double, glyphID: UInt32, colors: GlyphColors? = nil) {
    self.path = path
    self.advance = advance
    self.glyphID = glyphID
    self.colors = colors
    bounds =
      switch colors {
      case nil: path.boundingBox
      case .layers(let layers): layers.reduce(.null) { $0.union($1.bounds) }
      case .bitmap(let bitmap): bitmap.frame
      }
  }

  /// Whether it only takes room, as a space.
  public var drawsNothing: Bool { bounds.isNull }

  /// What it takes in a cache: points, or as many times four pixels.
  var cost: Int {
    switch colors {
    case nil: path.points.count
    case .layers(let layers): layers.reduce(path.points.count) { $0 + $1.path.points.count }
    case .bitmap(let bitmap): bitmap.image.pixelWidth * bitmap.image.pixelHeight / 4
    }
  }

  /// Whether this is the box for a character that the font doesn't have.
  public var isMissing: Bool { glyphID == 0 && !path.isEmpty }

  /// What stands for a character without a glyph: a hollow box on the baseline, 0.6 em wide, as high as a capital.
  static func missing(unitsPerEm em: Double, capHeight: Double) -> GlyphOutline {
    let outer = Rect(x: 0.05 * em, y: -capHeight, width: 0.6 * em, height: capHeight)
    // Half as wide as the hole is high at most: a font may state capitals of any height.
    let pen = min(0.06 * em, capHeight / 4)
    var path = Path()
    path.addLines(between: outer.corners)
    path.close()
    // The hole winds the other way, so it is one under both fill rules.
    path.addLines(between: outer.insetBy(dx: pen, dy: pen).corners.reversed())
    path.close()
    return GlyphOutline(path: path, advance: 0.7 * em, glyphID: 0)
  }
}
