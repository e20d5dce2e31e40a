/// What one glyph of a font draws and how far it moves the pen, in font units.
///
/// A class, because many positions share one glyph and a position is then one reference; it never changes.
public final class Glyph: Sendable {
  /// What it is drawn with.
  public enum Ink: Sendable {
    /// Its `path`, in the paint of the text.
    case outline
    /// Outlines one above the other, the lowest first.
    case layers([GlyphLayer])
    /// A picture that fills a rectangle: origin on the baseline, y down, in font units.
    case image(Image, in: Rect)
  }

  public let ink: Ink
  /// The closed contours: origin on the baseline, y down, in font units; to fill by the non-zero rule. Empty where the
  /// glyph draws nothing, as a space, and where it is a picture; of a glyph with layers all layers' contours.
  public let path: Path
  /// The box of all that is drawn, control points included; `Rect.null` where nothing is.
  public let bounds: Rect
  /// How far the next glyph's origin lies to the right, in font units.
  public let advance: Double
  /// The glyph's number in its font; 0 for what the font doesn't have.
  public let glyphID: UInt32

  init(path: Path, advance: Double, glyphID: UInt32) {
    self.ink = .outline
    self.path = path
    self.bounds = path.boundingBox
    self.advance = advance
    self.glyphID = glyphID
  }

  init(layers: [GlyphLayer], advance: Double, glyphID: UInt32) {
    var path = Path()
    for layer in layers { path.addPath(layer.path) }
    self.ink = .layers(layers)
    self.path = path
    self.bounds = path.boundingBox
    self.advance = advance
    self.glyphID = glyphID
  }

  init(image: Image, in rect: Rect, advance: Double, glyphID: UInt32) {
    self.ink = .image(image, in: rect)
    self.path = Path()
    self.bounds = rect
    self.advance = advance
    self.glyphID = glyphID
  }

  /// Whether this is the box that stands for a character that the font doesn't have.
  public var isMissing: Bool { glyphID == 0 && !path.isEmpty }

  /// What stands for a character without a glyph: a hollow box on the baseline, 0.6 em wide, as high as a capital.
  static func missing(unitsPerEm em: Double, capHeight: Double) -> Glyph {
    let outer = Rect(x: 0.05 * em, y: -capHeight, width: 0.6 * em, height: capHeight)
    let pen = 0.06 * em
    var path = Path()
    path.addLines(between: outer.corners)
    path.close()
    // The hole winds the other way, so it is one under both fill rules.
    path.addLines(between: outer.insetBy(dx: pen, dy: pen).corners.reversed())
    path.close()
    return Glyph(path: path, advance: 0.7 * em, glyphID: 0)
  }
}

/// One outline of a glyph that has its own colours.
public struct GlyphLayer: Sendable, Hashable {
  /// As `Glyph.path`.
  public var path: Path
  /// Nil: the paint of the text.
  public var color: Color?
}
