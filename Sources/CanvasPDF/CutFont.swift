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
  /// For each font of the file with this program, the texts of its glyphs, compressed.
  let texts: [[UInt8]]

  /// The cut font of these glyphs, in ascending order, with the texts that some have in each font of the file; nil if the
  /// font can't be cut.
  static func of(_ face: FontFace, glyphs: [UInt16], texts: [[UInt16: String]]) -> CutFont? {
    let key = Key(face: face, glyphs: glyphs, texts: texts)
    if let found = kept.withLock({ $0.fonts[key] }) { return found }
    guard let program = FontProgram(face, glyphs: glyphs) else { return nil }
    let font = CutFont(program, glyphs, texts)
    kept.withLock { $0.add(font, key) }
    return font
  }

  private init(_ font: FontProgram, _ glyphs: [UInt16], _ texts: [[UInt16: String]]) {
    (name, isTrueType, byteCount) = (font.name, font.isTrueType, font.bytes.count)
    program = Flate.compressed(font.bytes)
    self.texts = texts.map { texts in
      let codes = glyphs.compactMap { glyph in texts[glyph].map { (code: glyph, text: $0) } }
      return Flate.compressed(PDFUnicodeMap.bytes(codes, digits: 4))
    }
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
    var texts: [[UInt16: String]]
  }

  private struct Kept {
    var fonts: [Key: CutFont] = [:]
    var byteCount = 0

    mutating func add(_ font: CutFont, _ key: Key) {
      let size =
        font.program.count + font.places.count + 2 * key.glyphs.count
        + font.texts.reduce(0) { $0 + $1.count } + key.texts.joined().reduce(0) { $0 + 18 + $1.value.utf8.count }
      guard size <= CutFont.keptByteCount / 4 else { return }
      if fonts.count >= CutFont.keptCount || byteCount + size > CutFont.keptByteCount { self = Kept() }
      fonts[key] = font
      byteCount += size
    }
  }

  private static let keptCount = 32
  private static let keptByteCount = 1 << 20
  private static let kept = Locked(Kept())
}
