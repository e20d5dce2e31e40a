internal import Canvas

/// A suit as part of a text: an outline on a baseline. It is the font's glyph if the font has the suit, and otherwise
/// the package's own shape, set like a letter.
struct SuitSign {
  /// The outline at font size 1, with the origin at the left end of the baseline and y down.
  let outline: Path
  /// The advance width at font size 1.
  let advance: Double
  /// Whether the font has the suit.
  let isFromFont: Bool

  // The height of the package's own shape, its descent, and the room on each side, in ems: about those of text fonts
  // with suits.
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
