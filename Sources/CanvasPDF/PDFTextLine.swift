import CanvasVector

/// The operators that show letters: their glyphs' numbers, moved where shaping placed them.
struct PDFTextLine {
  private let emSize: Double
  private let baseline: Double
  private let isRightToLeft: Bool
  private let shear: Double
  private let transform: Transform
  private var text = VectorText()
  private var font: PDFReference?
  // Where the next glyph would be, and the baseline, both in points; nil between arrays of glyphs.
  private var pen: Point?
  private var isInString = false
  // The glyphs of the string.
  private var stringCount = 0

  /// - Parameter mode: 0 fills letters, 1 strokes them.
  init(_ letters: VectorLetters, transform: Transform, mode: Int = 0) {
    (emSize, baseline, isRightToLeft) = (letters.emSize, letters.baseline, letters.isRightToLeft)
    shear = letters.face.shear
    self.transform = transform
    text += mode == 0 ? "BT" : "BT 1 Tr"
  }

  /// Shows a letter.
  mutating func show(_ letter: VectorLetters.Letter, _ place: PDFFonts.Place, in content: inout PDFContent) {
    // Some readers reverse letters from right to left that are shown together.
    if isRightToLeft { close() }
    set(place.font, in: &content)
    let unit = emSize / 1000
    if let pen, abs(letter.origin.y - pen.y) < 1e-4, abs(letter.origin.x - pen.x) < 100 * emSize {
      let step = ((pen.x - letter.origin.x) / unit).rounded()
      if step != 0 {
        if isInString { text += ">" }
        text.append(step, decimals: 0)
        isInString = false
        self.pen?.x -= step * unit
      }
    } else {
      close()
      move(to: letter.origin)
      text += "["
      pen = letter.origin
    }
    if isInString, stringCount >= PDFString.byteLimit / 2 {
      text += ">"
      isInString = false
    }
    if !isInString {
      text += "<"
      stringCount = 0
    }
    isInString = true
    stringCount += 1
    text.append(hexadecimal: letter.id)
    pen?.x += place.width * unit
  }

  /// Adds the text of a letter, which draws nothing.
  mutating func addText(
    of letter: VectorLetters.Letter, _ fonts: inout PDFBlankFonts, _ file: inout PDFFile, in content: inout PDFContent
  ) {
    // The characters together are as wide as the letter.
    let width = max(letter.advance / emSize, 0.01) / Double(letter.text.unicodeScalars.count)
    let step = isRightToLeft ? -width * emSize : width * emSize
    var x = letter.origin.x + (isRightToLeft ? letter.advance + step : 0)
    close()
    for scalar in letter.text.unicodeScalars {
      let (font, code) = fonts.glyph(scalar, in: &file)
      set(font, in: &content)
      move(to: Point(x: x, y: baseline), width: width)
      text += "<"
      text.append(hexadecimal: code)
      text += ">Tj\n"
      x += step
    }
  }

  /// Ends the line.
  mutating func end(in content: inout PDFContent, mode: Int = 0) {
    close()
    if font == nil { text += " " }
    text += mode == 0 ? "ET\n" : "0 Tr ET\n"
    content.write(text)
  }

  private mutating func set(_ font: PDFReference, in content: inout PDFContent) {
    guard font != self.font else { return }
    close()
    content.write(text)
    text = VectorText()
    content.setFont(font, size: emSize)
    self.font = font
  }

  /// - Parameter width: The factor of the letters' widths.
  private mutating func move(to place: Point, width: Double = 1) {
    // Letters have y up.
    text.append(Transform(a: width, b: 0, c: shear, d: -1, tx: place.x, ty: place.y).concatenating(transform))
    text += " Tm\n"
  }

  private mutating func close() {
    guard pen != nil else { return }
    text += isInString ? ">]TJ\n" : "]TJ\n"
    (pen, isInString) = (nil, false)
  }
}
