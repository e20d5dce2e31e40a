/// One line of a text. Lengths are points, places relative to the top left of the text's box.
public struct TextLine: Sendable {
  /// Where its first glyph's pen stands: at the left end of its advances, on the baseline.
  public internal(set) var origin: Point
  /// The sum of its glyphs' advances and kerning. Spaces at the end count, but for those at which the line was wrapped.
  public internal(set) var width: Double
  /// The top of its room.
  public internal(set) var top: Double
  /// The height of its room; the sum of all lines' is the height of the text, without spacing between lines.
  public internal(set) var height: Double
  /// From the baseline up to where the text of the line reaches, and down, as its fonts have it.
  public internal(set) var ascent: Double
  /// How far the text of the line reaches below the baseline, as its fonts have it.
  public internal(set) var descent: Double
  /// The part of the string that it shows, with spaces and line ends after it.
  public internal(set) var range: Range<String.Index>
  /// Whether its paragraph runs to the left.
  public internal(set) var isRightToLeft: Bool
  /// Its glyphs, left to right; none for a line that draws nothing.
  public internal(set) var runs: [GlyphRun]

  /// The distance of the baseline from the top of the text's box.
  public var baseline: Double { origin.y }
}

/// A line as a layout keeps it.
struct LineRecord: Sendable {
  var origin: Point
  var width: Double
  var top: Double
  var height: Double
  var ascent: Double
  var descent: Double
  /// In bytes of the string's UTF-8.
  var range: Range<Int>
  /// In the layout's runs.
  var runs: Range<Int>
  var isRightToLeft: Bool
  /// What the paragraph's indents take on the left and on the right.
  var indents: (left: Double, right: Double)
  /// Whether justified text fills it.
  var isJustified = false
}
