/// The tree of component glyphs of a TrueType glyph, read to determine how long loading will take.
///
/// FreeType refuses cycles, but not a tree whose glyphs each contain the next one twice: thirty of them are a billion
/// visits. Valid fonts nest two or three deep and need a few dozen.
struct CompositeGlyphs {
  /// Reads bytes of the tables at an offset; nil if a table ends before.
  let locations: (_ offset: Int, _ count: Int) -> [UInt8]?
  let glyphs: (_ offset: Int, _ count: Int) -> [UInt8]?
  /// Whether `loca` has four bytes per glyph rather than two.
  let hasLongLocations: Bool

  static let maximumVisits = 1_024
  static let maximumDepth = 64

  /// Whether the glyph, including the visits already counted, is made of at most `maximumVisits` glyphs, nested at
  /// most `maximumDepth` deep.
  func isBounded(_ glyphID: UInt32, visits: inout Int) -> Bool { visit(Int(glyphID), depth: 0, &visits) }

  private func visit(_ glyphID: Int, depth: Int, _ visits: inout Int) -> Bool {
    visits += 1
    guard visits <= Self.maximumVisits, depth <= Self.maximumDepth else { return false }
    guard var at = offset(of: glyphID), let contours = number(at), contours >= 0x8000 else { return true }
    // The number of contours and the box come first.
    at += 10
    var flags = Self.moreComponents
    while flags & Self.moreComponents != 0 {
      guard let nextFlags = number(at), let component = number(at + 2) else { return true }
      guard visit(component, depth: depth + 1, &visits) else { return false }
      flags = nextFlags
      at += 4 + (flags & Self.wordArguments != 0 ? 4 : 2)
      at += flags & Self.scale != 0 ? 2 : flags & Self.twoScales != 0 ? 4 : flags & Self.matrix != 0 ? 8 : 0
    }
    return true
  }

  // The flags of a component in OpenType's `glyf` table.
  private static let wordArguments = 0x0001
  private static let scale = 0x0008
  private static let moreComponents = 0x0020
  private static let twoScales = 0x0040
  private static let matrix = 0x0080

  /// The offset of a glyph in `glyf`; nil for a glyph that is empty or doesn't exist.
  private func offset(of glyphID: Int) -> Int? {
    let size = hasLongLocations ? 4 : 2
    guard let bytes = locations(glyphID * size, 2 * size) else { return nil }
    let (start, end) = (bytes[..<size].bigEndianNumber, bytes[size...].bigEndianNumber)
    guard start < end else { return nil }
    return hasLongLocations ? start : 2 * start
  }

  private func number(_ offset: Int) -> Int? { glyphs(offset, 2)?.bigEndianNumber }
}
