/// A suit as part of a text, for the lecture design: an outline on a baseline, or an emoji. The outline is the font's glyph if the font has the
/// suit, and otherwise the package's own shape, set like a letter.
struct LectureSuitSign {
  /// The outline at font size 1, with the origin at the left end of the baseline and y down. Empty for an emoji.
  let outline: Path
  /// The box of the ink at font size 1, with the same origin. The box of an emoji is the square of its advance in the
  /// middle of its line.
  let ink: Rect
  /// The advance width at font size 1.
  let advance: Double
  /// The form of the sign.
  let form: Form

  /// The forms of a sign.
  enum Form {
    /// A glyph of the font.
    case glyph
    /// The package's own shape.
    case shape
    /// An emoji, which is drawn as text.
    case emoji
  }

  // The height of the package's own shape, its descent, and the room on each side, in ems: about those of text fonts
  // with suits.
  private static let height = 0.76
  private static let depth = 0.03
  private static let sideBearing = 0.07

  init(_ suit: Suit, font: Font, as suits: LectureDesign.Suits = .text) {
    if suits == .emoji {
      let font = font.withSize(1)
      outline = Path()
      advance = StyledText(suit.emoji, font: font).size().width
      ink = Rect(x: 0, y: (font.lineHeight - advance) / 2 - font.ascent, width: advance, height: advance)
      form = .emoji
      return
    }
    if let scalar = suit.symbol.unicodeScalars.first, let glyph = font.glyph(of: scalar), !glyph.isMissing,
      !glyph.path.isEmpty
    {
      let scale = 1 / font.unitsPerEm
      outline = glyph.path.applying(Transform(scaleX: scale, y: scale))
      advance = glyph.advance * scale
      form = .glyph
    } else {
      let shape = SuitShape.of(suit)
      let width = shape.bounds.width / shape.bounds.height * Self.height
      let frame = Rect(x: Self.sideBearing, y: Self.depth - Self.height, width: width, height: Self.height)
      outline = shape.path(in: frame)
      advance = width + 2 * Self.sideBearing
      form = .shape
    }
    ink = outline.boundingBoxOfPath
  }
}
