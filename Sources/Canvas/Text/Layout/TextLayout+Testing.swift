/// What shaping gave, for tests that compare it with HarfBuzz's own tool.
extension TextLayout {
  package struct ShapedGlyphRecord: Sendable, Hashable {
    package var glyphID: Int
    /// In bytes of the string's UTF-8.
    package var cluster: Int
    /// In font units, y down.
    package var advance: Int
    package var dx: Int
    package var dy: Int

    package init(glyphID: Int, cluster: Int, advance: Int, dx: Int, dy: Int) {
      self.glyphID = glyphID
      self.cluster = cluster
      self.advance = advance
      self.dx = dx
      self.dy = dy
    }
  }

  /// All glyphs from left to right, line after line, spaces included.
  package var shapedGlyphs: [ShapedGlyphRecord] {
    runs.flatMap { run in
      run.shaped.map {
        ShapedGlyphRecord(
          glyphID: Int($0.id), cluster: Int($0.cluster), advance: Int($0.advance), dx: Int($0.dx), dy: Int($0.dy))
      }
    }
  }
}
