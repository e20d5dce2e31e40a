internal import Canvas

/// A suit as text has it: an outline on a baseline. The font's own where it has the suit, else our shape set as if it
/// were a letter.
struct SuitSign {
  /// Origin at the left end of the baseline, y down, at font size 1.
  let outline: Path
  /// How far the sign moves the pen at font size 1.
  let advance: Double
  /// Whether the font has the suit.
  let isFromFont: Bool

  // Our shape's height, how far it hangs below the baseline, and the room on each side, in ems: about what text fonts
  // with suits have.
  private static let height = 0.76
  private static let depth = 0.03
  private static let sideBearing = 0.07

  init(_ suit: Suit, font: Font) {
    if let scalar = suit.symbol.unicodeScalars.first, let glyph = font.glyph(of: scalar), !glyph.isMissing,
      !glyph.path.isEmpty
    {
      let scale = 1 / font.unitsPerEm
      outline = glyph.path.applying(Transform(scaleX: scale, y: scale))
      advance = glyph.advance * scale
      isFromFont = true
    } else {
      let shape = SuitShape.of(suit)
      let width = shape.bounds.width / shape.bounds.height * Self.height
      let frame = Rect(x: Self.sideBearing, y: Self.depth - Self.height, width: width, height: Self.height)
      outline = shape.path(in: frame)
      advance = width + 2 * Self.sideBearing
      isFromFont = false
    }
  }
}
