import Canvas
import CanvasVector

/// A cut font as a file has it: compressed, with the places of its glyphs. Pages with the same letters have the same cut
/// fonts: the last ones are kept.
struct CutFont: Sendable {
  let name: String
  let isTrueType: Bool
  /// The number of bytes before the compression.
  let byteCount: Int
  let program: [UInt8]
  /// For TrueType: the place in the cut font of each glyph of the whole one up to the last that is used (PDF 1.7,
  /// 9.7.4.2), compressed.
  let places: [UInt8]
  /// The text of each glyph (PDF 1.7, 9.10.3), compressed.
  let texts: [UInt8]

  /// The cut font of these glyphs, in ascending order, with the text of each, which may be empty; nil if the font can't
  /// be cut.
  static func of(_ face: FontFace, glyphs: [UInt16], texts: [String]) -> CutFont? {
    let key = Key(face: face, glyphs: glyphs, texts: texts)
    if let found = kept.withLock({ $0.fonts[key] }) { return found }
    guard let program = FontProgram(face, glyphs: glyphs) else { return nil }
    let font = CutFont(program, glyphs, texts)
    kept.withLock { $0.add(font, key) }
    return font
  }

  private init(_ font: FontProgram, _ glyphs: [UInt16], _ texts: [String]) {
    (name, isTrueType, byteCount) = (font.name, font.isTrueType, font.bytes.count)
    program = Flate.compressed(font.bytes)
    self.texts = Flate.compressed(Self.unicodeMap(glyphs, texts))
    guard font.isTrueType else {
      places = []
      return
    }
    var map = [UInt8](repeating: 0, count: 2 * (Int(glyphs.last ?? 0) + 1))
    for glyph in glyphs {
      let place = font.numbers[glyph] ?? 0
      map[2 * Int(glyph)] = UInt8(place >> 8)
      map[2 * Int(glyph) + 1] = UInt8(place & 255)
    }
    places = Flate.compressed(map)
  }

  private struct Key: Hashable {
    var face: FontFace
    var glyphs: [UInt16]
    var texts: [String]
  }

  private struct Kept {
    var fonts: [Key: CutFont] = [:]
    var byteCount = 0

    mutating func add(_ font: CutFont, _ key: Key) {
      let size =
        font.program.count + font.places.count + font.texts.count + 18 * key.glyphs.count
        + key.texts.reduce(0) { $0 + $1.utf8.count }
      guard size <= CutFont.keptByteCount / 4 else { return }
      if fonts.count >= CutFont.keptCount || byteCount + size > CutFont.keptByteCount { self = Kept() }
      fonts[key] = font
      byteCount += size
    }
  }

  private static let keptCount = 32
  private static let keptByteCount = 1 << 20
  private static let kept = Locked(Kept())

  private static func unicodeMap(_ glyphs: [UInt16], _ texts: [String]) -> [UInt8] {
    let known = zip(glyphs, texts).filter { !$1.isEmpty }
    var text = VectorText()
    text +=
      "/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement "
    text +=
      "0>>def/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n1 begincodespacerange<0000><FFFF>endcodespacerange\n"
    for start in stride(from: 0, to: known.count, by: 100) {
      let part = known[start..<min(start + 100, known.count)]
      text.append(part.count)
      text += " beginbfchar\n"
      for (glyph, string) in part {
        text += "<"
        text.append(hexadecimal: glyph)
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
