import CanvasVector

/// Fonts whose glyphs draw nothing: the text of what is drawn as shapes or as an image. Each character has a glyph as wide
/// as the font's size, as readers don't know all texts of several characters.
struct PDFBlankFonts {
  private var places: [Unicode.Scalar: Int] = [:]
  private var scalars: [Unicode.Scalar] = []
  private var references: [PDFReference] = []

  /// The codes of a font are in one byte, and those of control characters are left out.
  private static let firstCode = 33
  private static let count = 222

  /// The font of a character, and its code there.
  mutating func glyph(_ scalar: Unicode.Scalar, in file: inout PDFFile) -> (font: PDFReference, code: UInt8) {
    let place = places[scalar] ?? scalars.count
    if place == scalars.count {
      places[scalar] = place
      scalars.append(scalar)
      if place == references.count * Self.count { references.append(file.reserve()) }
    }
    return (references[place / Self.count], UInt8(Self.firstCode + place % Self.count))
  }

  /// Adds the objects of all fonts.
  func finish(_ file: inout PDFFile) {
    guard !scalars.isEmpty else { return }
    let blank = file.addStream("", Array("1000 0 0 -200 1000 800 d1".utf8))
    for (index, reference) in references.enumerated() {
      let part = scalars.dropFirst(index * Self.count).prefix(Self.count)
      let codes = zip(Self.firstCode..., part).map { (code: UInt16($0), text: String($1)) }
      let texts = file.addStream("", PDFUnicodeMap.bytes(codes, digits: 2))
      // Poppler takes the size of such a font from the width of its m.
      file.set(
        reference,
        "<</Type/Font/Subtype/Type3/FontBBox[0 -200 1000 800]/FontMatrix[.001 0 0 .001 0 0]/Resources<<>>"
          + "/CharProcs<</m \(blank.text)/blank \(blank.text)>>"
          + "/Encoding<</Type/Encoding/Differences[32/m\(String(repeating: "/blank", count: part.count))]>>"
          + "/FirstChar 32/LastChar \(32 + part.count)/Widths[600\(String(repeating: " 1000", count: part.count))]"
          + "/ToUnicode \(texts.text)>>")
    }
  }
}

/// The text of a font's glyphs (PDF 1.7, 9.10.3).
enum PDFUnicodeMap {
  /// - Parameter digits: The hexadecimal digits of a code.
  static func bytes(_ codes: [(code: UInt16, text: String)], digits: Int) -> [UInt8] {
    var text = VectorText()
    func append(code: UInt16) {
      if digits == 2 { text.append(hexadecimal: UInt8(code & 255)) } else { text.append(hexadecimal: code) }
    }
    text +=
      "/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement "
    text += "0>>def/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n1 begincodespacerange<"
    append(code: 0)
    text += "><"
    append(code: 0xFFFF)
    text += ">endcodespacerange\n"
    for start in stride(from: 0, to: codes.count, by: 100) {
      let part = codes[start..<min(start + 100, codes.count)]
      text.append(part.count)
      text += " beginbfchar\n"
      for (code, string) in part {
        text += "<"
        append(code: code)
        text += "><"
        text.append(utf16: string)
        text += ">\n"
      }
      text += "endbfchar\n"
    }
    text += "endcmap CMapName currentdict/CMap defineresource pop end end"
    return text.bytes
  }
}
