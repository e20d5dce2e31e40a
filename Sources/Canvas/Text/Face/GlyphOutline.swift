/// The shape of one glyph, its colours if it has any, and its advance, in font units.
///
/// An immutable class, so that many positions can share one outline by reference.
public final class GlyphOutline: Sendable {
  /// The closed contours in font units, with the origin on the baseline and y down. Fill them with the non-zero rule.
  /// Empty if the glyph draws nothing, like a space, or is a bitmap.
  public let path: Path
  /// The bounds of the drawn glyph: those of the bitmap, or of the points of outlines, including control points;
  /// `Rect.null` if nothing is drawn.
  public let bounds: Rect
  /// The content that is drawn instead of the path; nil for a glyph in the text's own colour.
  public let colors: GlyphColors?
  /// The distance to the next glyph's origin, in font units.
  public let advance: Double
  /// The glyph's number in its font; 0 for a character that the font doesn't have.
  public let glyphID: UInt32
  /// Whether the font has colours for the glyph in a form that isn't drawn, COLR of version 1 or SVG: it has the text's
  /// own colour.
  package let lacksColors: Bool

  init(path: Path, advance: Double, glyphID: UInt32, colors: GlyphColors? = nil, lacksColors: Bool = false) {
    self.path = path
    self.advance = advance
    self.glyphID = glyphID
    self.colors = colors
    self.lacksColors = lacksColors
    bounds =
      switch colors {
      case nil: path.boundingBox
      case .layers(let layers): layers.reduce(.null) { $0.union($1.bounds) }
      case .bitmap(let bitmap): bitmap.frame
      }
  }

  /// The same glyph, leaning to the right by a part of its height. Glyphs in colours stay upright.
  func sheared(by shear: Double) -> GlyphOutline {
    guard shear != 0, colors == nil, !path.isEmpty else { return self }
    return GlyphOutline(
      path: path.applying(Transform(a: 1, b: 0, c: -shear, d: 1, tx: 0, ty: 0)), advance: advance, glyphID: glyphID,
      lacksColors: lacksColors)
  }

  /// Whether it draws nothing, like a space.
  public var drawsNothing: Bool { bounds.isNull }

  /// The cost in a cache: the number of points, or a quarter of the number of pixels.
  var cost: Int {
    switch colors {
    case nil: path.points.count
    case .layers(let layers): layers.reduce(path.points.count) { $0 + $1.path.points.count }
    case .bitmap(let bitmap): bitmap.image.pixelWidth * bitmap.image.pixelHeight / 4
    }
  }

  /// Whether this is the box for a character that the font doesn't have.
  public var isMissing: Bool { glyphID == 0 && !path.isEmpty }

  /// The glyph for missing characters: a hollow box on the baseline, 0.6 em wide and as high as a capital.
  static func missing(unitsPerEm em: Double, capHeight: Double) -> GlyphOutline {
    let outer = Rect(x: 0.05 * em, y: -capHeight, width: 0.6 * em, height: capHeight)
    // At most half the height of the hole: a font may declare any cap height.
    let pen = min(0.06 * em, capHeight / 4)
    var path = Path()
    path.addLines(between: outer.corners)
    path.close()
    // The hole has the opposite direction, so it is a hole with both fill rules.
    path.addLines(between: outer.insetBy(dx: pen, dy: pen).corners.reversed())
    path.close()
    return GlyphOutline(path: path, advance: 0.7 * em, glyphID: 0)
  }
}
