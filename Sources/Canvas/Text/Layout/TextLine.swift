/// One line of a text. Lengths are in points, and positions are relative to the top left corner of the text's box.
public struct TextLine: Sendable {
  /// The origin of the first glyph, on the baseline.
  public internal(set) var origin: Point
  /// The sum of its glyphs' advances and kerning. Trailing spaces count, except those at which the line was wrapped.
  public internal(set) var width: Double
  /// The top of the line's box.
  public internal(set) var top: Double
  /// The height of the line's box. The sum over all lines is the height of the text without spacing.
  public internal(set) var height: Double
  /// The distance from the baseline up to the top of the text in the line, according to its fonts.
  public internal(set) var ascent: Double
  /// The distance from the baseline down to the bottom of the text in the line, according to its fonts.
  public internal(set) var descent: Double
  /// The range of the string that the line shows, including the spaces and line ends after it.
  public internal(set) var range: Range<String.Index>
  /// Whether its paragraph runs from right to left.
  public internal(set) var isRightToLeft: Bool
  /// The runs of its glyphs, from left to right; empty if the line draws nothing.
  public internal(set) var runs: [GlyphRun]

  /// The distance of the baseline from the top of the text's box.
  public var baseline: Double { origin.y }
}

/// A line as stored in a layout.
package struct LineRecord: Sendable {
  var origin: Point
  var width: Double
  var top: Double
  var height: Double
  var ascent: Double
  var descent: Double
  /// The range in UTF-8 bytes of the string.
  package var range: Range<Int>
  /// The range in the layout's runs.
  package var runs: Range<Int>
  var isRightToLeft: Bool
  /// The paragraph's indents on the left and on the right.
  var indents: (left: Double, right: Double)
  /// The runs that justified text stretches: those after the last tab of a wrapped line.
  var stretchedRuns = 0..<0
  /// The text of its inserted glyphs: an ellipsis or a hyphen, or empty if there are none.
  package var insertedText = ""
}
