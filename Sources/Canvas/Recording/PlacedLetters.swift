/// Letters that a caller has placed itself and draws as a path, with what they stand for: formats with fonts have them as
/// text.
package struct PlacedLetters: Sendable {
  /// A glyph at its place.
  package struct Letter: Sendable {
    /// The glyph's number in its font.
    package var id: UInt16
    package var outline: GlyphOutline
    /// The glyph's origin.
    package var origin: Point
    /// The distance from the pen's place before the glyph to the one after it.
    package var advance: Double
    /// What the glyph stands for. In the order of the text, the letters' texts are all of it. Empty for a further glyph
    /// of a cluster with fewer characters than glyphs.
    package var text: String
    /// Whether it stands elsewhere than the font and the spacing have it after the letter on its left.
    package var isApart = false

    package init(id: UInt16, outline: GlyphOutline, origin: Point, advance: Double, text: String) {
      (self.id, self.outline, self.origin, self.advance, self.text) = (id, outline, origin, advance, text)
    }
  }

  /// Letters of one font on a baseline, from left to right.
  package struct Row: Sendable {
    package var face: FontFace
    package var emSize: Double
    package var isRightToLeft: Bool
    /// From the row's own space, whose baseline has the y 0, to user space.
    package var transform: Transform
    package var letters: [Letter]
    package var features: [FontFeature] = []
    /// The space after each letter, and in addition after each space, in points.
    package var spacing = (letters: 0.0, words: 0.0)
    package var language: TextLanguage?
    /// Whether capitals are drawn in place of the text's letters: small capitals that the font doesn't have.
    package var areCapitals = false
    /// Whether it begins, is moved apart or ends between letters that join: as texts they would have other forms.
    package var isCut = false

    package init(face: FontFace, emSize: Double, isRightToLeft: Bool, transform: Transform, letters: [Letter]) {
      (self.face, self.emSize, self.isRightToLeft) = (face, emSize, isRightToLeft)
      (self.transform, self.letters) = (transform, letters)
    }
  }

  /// The outlines in user space.
  package var path: Path
  package var rows: [Row]
  /// Whether they go on with the text of the letters that were drawn before.
  package var continuesText = false

  package init(path: Path, rows: [Row]) { (self.path, self.rows) = (path, rows) }
}

extension DrawingContext {
  /// Fills letters. Without a paint nothing is drawn, but formats with fonts have the text.
  package func fill(_ letters: PlacedLetters, with paint: Paint?) {
    if let recorder { return recorder.add(.letters(letters, paint), state) }
    if let paint { fill(letters.path, with: paint) }
  }
}
