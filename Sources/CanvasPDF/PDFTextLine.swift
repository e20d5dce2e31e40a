import Canvas
import CanvasVector

/// The operators that show letters: their glyphs' numbers, moved where shaping placed them.
struct PDFTextLine {
  private let letters: VectorLetters
  private var text = ""
  // Where the next glyph would be, and the baseline, both in points; nil between arrays of glyphs.
  private var pen: Point?
  private var isInString = false

  init(_ letters: VectorLetters) { self.letters = letters }

  mutating func write(to content: inout PDFContent, fonts: inout PDFFonts, transform: Transform) {
    var index = 0
    while index < letters.letters.count {
      let end = min(index + max(letters.letters[index].clusterCount, 1), letters.letters.count)
      let cluster = letters.letters[index..<end]
      index = end
      guard let first = cluster.first else { continue }
      let glyphs = cluster.map { fonts.glyph($0, of: letters.face) }
      // A cluster whose text the glyphs' own texts don't give is marked with its text.
      let isMarked = !first.text.isEmpty && glyphs.map(\.text).joined() != first.text
      if isMarked {
        close(&content)
        content.op("/Span<</ActualText\(PDFString.text(first.text))>>BDC")
      }
      for (letter, glyph) in zip(cluster, glyphs) { show(letter, glyph, &content, transform) }
      if isMarked {
        close(&content)
        content.op("EMC")
      }
    }
    close(&content)
  }

  private mutating func show(
    _ letter: VectorLetters.Letter, _ glyph: PDFFonts.Glyph, _ content: inout PDFContent, _ transform: Transform
  ) {
    let unit = letters.emSize / 1000
    if let pen, abs(letter.origin.y - pen.y) < 1e-4, abs(letter.origin.x - pen.x) < 100 * letters.emSize {
      let step = ((pen.x - letter.origin.x) / unit).rounded()
      if step != 0 {
        if isInString { text += ">" }
        text += step.text(decimals: 0)
        isInString = false
        self.pen?.x -= step * unit
      }
    } else {
      close(&content)
      // Letters have y up.
      let placed = Transform(a: 1, b: 0, c: 0, d: -1, tx: letter.origin.x, ty: letter.origin.y)
        .concatenating(transform)
      content.append(placed)
      content.op("Tm")
      text = "["
      pen = letter.origin
    }
    if !isInString { text += "<" }
    isInString = true
    text += PDFString.hexadecimal(letter.id)
    pen?.x += glyph.width * unit
  }

  private mutating func close(_ content: inout PDFContent) {
    guard pen != nil else { return }
    content.op(text + (isInString ? ">]TJ" : "]TJ"))
    (text, pen, isInString) = ("", nil, false)
  }
}
