import Canvas
import CanvasVector

/// The operators that show letters: their glyphs' numbers, moved where shaping placed them.
struct PDFTextLine {
  private let letters: VectorLetters
  private let font: Int
  private var text = VectorText()
  // Where the next glyph would be, and the baseline, both in points; nil between arrays of glyphs.
  private var pen: Point?
  private var isInString = false

  /// - Parameter font: The index of the letters' font in the file.
  init(_ letters: VectorLetters, font: Int) {
    self.letters = letters
    self.font = font
  }

  mutating func write(to content: inout PDFContent, fonts: inout PDFFonts, transform: Transform) {
    let letters = letters.letters
    var index = 0
    while index < letters.count {
      let count = min(max(letters[index].clusterCount, 1), letters.count - index)
      let text = letters[index].text
      let cluster = index..<index + count
      index += count
      // A cluster whose text the glyphs' own texts don't give is marked with its text.
      if !text.isEmpty, !cluster.isText(text, letters, fonts: &fonts, font) {
        close()
        self.text.append("/Span<</ActualText\(PDFString.text(text))>>BDC\n")
        for index in cluster { show(letters[index], &fonts, transform) }
        close()
        self.text += "EMC\n"
      } else {
        for index in cluster { show(letters[index], &fonts, transform) }
      }
    }
    close()
    content.write(text)
  }

  private mutating func show(_ letter: VectorLetters.Letter, _ fonts: inout PDFFonts, _ transform: Transform) {
    let width = fonts.glyph(letter, ofFontAt: font).width
    let unit = letters.emSize / 1000
    if let pen, abs(letter.origin.y - pen.y) < 1e-4, abs(letter.origin.x - pen.x) < 100 * letters.emSize {
      let step = ((pen.x - letter.origin.x) / unit).rounded()
      if step != 0 {
        if isInString { text += ">" }
        text.append(step, decimals: 0)
        isInString = false
        self.pen?.x -= step * unit
      }
    } else {
      close()
      // Letters have y up.
      text.append(
        Transform(a: 1, b: 0, c: 0, d: -1, tx: letter.origin.x, ty: letter.origin.y).concatenating(transform))
      text += " Tm\n["
      pen = letter.origin
    }
    if !isInString { text += "<" }
    isInString = true
    text.append(hexadecimal: letter.id)
    pen?.x += width * unit
  }

  private mutating func close() {
    guard pen != nil else { return }
    text += isInString ? ">]TJ\n" : "]TJ\n"
    (pen, isInString) = (nil, false)
  }
}

extension Range<Int> {
  /// Whether the texts of these letters' glyphs together are a text.
  fileprivate func isText(
    _ text: String, _ letters: [VectorLetters.Letter], fonts: inout PDFFonts, _ font: Int
  ) -> Bool {
    if count == 1 { return fonts.glyph(letters[lowerBound], ofFontAt: font).text == text }
    return map { fonts.glyph(letters[$0], ofFontAt: font).text }.joined() == text
  }
}
