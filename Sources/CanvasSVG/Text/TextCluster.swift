/// Letters that belong together, as they are placed.
struct TextCluster {
  /// A glyph with its place beside the cluster's origin, in points.
  struct Glyph {
    var outline: GlyphOutline
    var offset: Vector
    /// Points per font unit.
    var scale: Double
    /// The glyph's number in its font.
    var id: UInt16
    var advance: Double
  }

  /// The first of its characters.
  var character: Int
  var span: Int
  var glyphs: [Glyph]
  /// The distance from the start of its chunk to its origin, as the font has it.
  var start: Double
  var advance: Double
  var font: Font
  var face: FontFace
  var isRightToLeft: Bool
  var text: String
  /// Whether it begins and ends between letters that join.
  var joins: (before: Bool, after: Bool)
  /// Where it is drawn: from the cluster's origin to user space.
  var transform = Transform.identity
  /// Whether it is drawn: letters beyond the end of a path aren't.
  var isShown = true

  /// The box of its letters by the metrics of its font, in user space.
  var cell: Rect {
    Rect(x: 0, y: -font.ascent, width: advance, height: font.ascent + font.descent).applying(transform)
  }

  /// Whether a line under another cluster goes on under this one.
  func isInRow(with other: TextCluster) -> Bool {
    let (a, b) = (transform, other.transform)
    guard a.a == b.a, a.b == b.b, a.c == b.c, a.d == b.d else { return false }
    let way = Vector(dx: a.tx - b.tx, dy: a.ty - b.ty)
    return abs(way.cross(Vector(dx: a.a, dy: a.b))) < 1e-6 * (1 + way.length)
  }

  /// Whether its glyphs have colours of their own.
  var hasColors: Bool { glyphs.contains { $0.outline.colors != nil } }

  /// The outlines of its letters without colours of their own, in user space.
  var path: Path {
    var path = Path()
    for glyph in glyphs where glyph.outline.colors == nil {
      path.addPath(
        glyph.outline.path,
        transform: Transform(a: glyph.scale, b: 0, c: 0, d: glyph.scale, tx: glyph.offset.dx, ty: glyph.offset.dy)
          .concatenating(transform))
    }
    return path
  }
}
