import Canvas

/// A glyph as shaping gave it, to compare with HarfBuzz's own tool.
struct ShapedGlyphRecord: Sendable, Hashable {
  var glyphID: Int
  /// In bytes of the string's UTF-8.
  var cluster: Int
  /// In font units, y down.
  var advance: Int
  var dx: Int
  var dy: Int
}

extension TextLayout {
  /// All glyphs from left to right, line after line, spaces included.
  var shapedGlyphs: [ShapedGlyphRecord] {
    runs.flatMap { run in
      run.shaped.map {
        ShapedGlyphRecord(
          glyphID: Int($0.id), cluster: Int($0.cluster), advance: Int($0.advance), dx: Int($0.dx), dy: Int($0.dy))
      }
    }
  }
}
