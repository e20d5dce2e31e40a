/// A glyph chosen by shaping, and its position relative to the pen. It is small, because long texts have millions.
///
/// Lengths are in font units, x to the right, y down.
package struct ShapedGlyph: Sendable, Hashable {
  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Ending a line before this cluster requires reshaping both sides.
    static let isUnsafeToBreak = Flags(rawValue: 1)
    /// The font has no glyph, so the missing box is drawn.
    package static let isMissing = Flags(rawValue: 2)
    /// The glyph draws nothing, whatever the font contains, as for tabs.
    package static let isBlank = Flags(rawValue: 4)
    /// A space, which justified lines widen.
    package static let isSpace = Flags(rawValue: 8)
    /// The last glyph of its cluster from the left, which letter spacing follows.
    package static let endsCluster = Flags(rawValue: 16)
    /// Not in the text: an ellipsis, or a hyphen where a word is broken.
    package static let isInserted = Flags(rawValue: 32)
  }

  /// The glyph number; fonts use 16 bits.
  package var id: UInt16
  package var flags: Flags = []
  /// The start of its text, in bytes of the string.
  package var cluster: UInt32
  /// The distance that it moves the pen.
  package var advance: Int32
  /// The offset from the pen to its origin: at most 32,767, two em of the finest font.
  package var dx: Int16 = 0
  package var dy: Int16 = 0

  /// Whether it draws something or takes space, unlike a joiner.
  package func isSeen(_ outline: GlyphOutline?) -> Bool { advance != 0 || outline?.drawsNothing == false }
}
