/// The shape of one glyph and how far it moves the pen, in font units.
///
/// A class, because many positions share one outline and a position is then one reference; it never changes.
public final class GlyphOutline: Sendable {
  /// The closed contours: origin on the baseline, y down, in font units; to fill by the non-zero rule. Empty where the
  /// glyph draws nothing, as a space.
  public let path: Path
  /// The box of all points of the path, control points included; `Rect.null` for an empty path.
  public let bounds: Rect
  /// How far the next glyph's origin lies to the right, in font units.
  public let advance: Double
  /// The glyph's number in its font; 0 for what the font doesn't have.
  public let glyphID: UInt32

  init(path: Path, advance: Double, glyphID: UInt32) {
    self.path = path
    self.bounds = path.boundingBox
    self.advance = advance
    self.glyphID = glyphID
  }

  /// Whether this is the box that stands for a character that the font doesn't have.
  public var isMissing: Bool { glyphID == 0 && !path.isEmpty }

  /// What stands for a character without a glyph: a hollow box on the baseline, 0.6 em wide, as high as a capital.
  static func missing(unitsPerEm em: Double, capHeight: Double) -> GlyphOutline {
    let outer = Rect(x: 0.05 * em, y: -capHeight, width: 0.6 * em, height: capHeight)
    let pen = 0.06 * em
    var path = Path()
    path.addLines(between: outer.corners)
    path.close()
    // The hole winds the other way, so it is one under both fill rules.
    path.addLines(between: outer.insetBy(dx: pen, dy: pen).corners.reversed())
    path.close()
    return GlyphOutline(path: path, advance: 0.7 * em, glyphID: 0)
  }
}
