/// A glyph that shaping chose, and where it stands beside the pen; small, because long texts have millions.
///
/// Lengths are font units, x to the right, y down.
package struct ShapedGlyph: Sendable, Hashable {
  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// To end a line before this cluster, both sides must be shaped anew.
    static let isUnsafeToBreak = Flags(rawValue: 1)
    /// The font has no glyph: the box that says so.
    static let isMissing = Flags(rawValue: 2)
    /// It draws nothing, whatever the font says: tabs.
    static let isBlank = Flags(rawValue: 4)
    /// A space, which justified lines widen.
    static let isSpace = Flags(rawValue: 8)
    /// The last glyph of its cluster, seen from the left: letter spacing follows it.
    static let endsCluster = Flags(rawValue: 16)
  }

  /// Fonts number their glyphs in 16 bits.
  package var id: UInt16
  var flags: Flags = []
  /// Where its text begins, in bytes of the string.
  package var cluster: UInt32
  /// How far it moves the pen.
  package var advance: Int32
  /// From the pen to its origin: at most 32,767, two em of the finest font.
  package var dx: Int16 = 0
  package var dy: Int16 = 0
}
