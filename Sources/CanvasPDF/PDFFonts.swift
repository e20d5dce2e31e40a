import CanvasVector

/// The fonts of a file, with the glyphs that it uses.
struct PDFFonts {
  /// How a letter is shown.
  struct Place {
    /// The font's object.
    let font: PDFReference
    /// In thousandths of the font's size, as in the file.
    let width: Double
  }

  /// A face that the file has.
  private struct Use {
    let face: FontFace
    var widths: [UInt16: Double] = [:]
    /// Its fonts. Readers know one text for a glyph of a font, so a glyph with another text is in another one.
    var fonts: [(reference: PDFReference, texts: [UInt16: String])] = []
  }

  // In the order of their first use, so that files are always the same.
  private var uses: [Use] = []
  private var indices: [FontFace: Int] = [:]
  // The font that was used last is mostly used again.
  private var last = 0
  /// Fonts that are drawn as outlines: they can't be cut, or may not be embedded.
  private let outlined: Set<FontFace>
  /// Whether all fonts are.
  let outlinesAll: Bool
  /// The fonts of texts that are drawn as shapes.
  var blanks = PDFBlankFonts()

  init(outlined: Set<FontFace>, outlinesAll: Bool) {
    self.outlined = outlined
    self.outlinesAll = outlinesAll
  }

  /// The most fonts of a face. Fonts with more texts for a glyph are made for it.
  private static let maximumFontCount = 32

  /// How letters of a face are shown; nil for those that are drawn as outlines.
  mutating func places(of letters: VectorLetters, in file: inout PDFFile) -> [Place?] {
    guard let index = index(of: letters.face) else { return letters.letters.map { _ in nil } }
    return letters.letters.map { place(of: $0, ofFaceAt: index, in: &file) }
  }

  private mutating func place(
    of letter: VectorLetters.Letter, ofFaceAt index: Int, in file: inout PDFFile
  ) -> Place? {
    guard !letter.text.isEmpty else { return nil }
    let unitsPerEm = uses[index].face.unitsPerEm
    var number = 0
    while number < uses[index].fonts.count {
      let known = uses[index].fonts[number].texts[letter.id]
      if known == letter.text { break }
      if known == nil {
        uses[index].fonts[number].texts[letter.id] = letter.text
        break
      }
      number += 1
    }
    if number == uses[index].fonts.count {
      guard number < Self.maximumFontCount else { return nil }
      uses[index].fonts.append((file.reserve(), [letter.id: letter.text]))
    }
    let width =
      uses[index].widths[letter.id] ?? (letter.outline.advance * 10_000 / unitsPerEm).rounded() / 10
    uses[index].widths[letter.id] = width
    return Place(font: uses[index].fonts[number].reference, width: width)
  }

  private mutating func index(of face: FontFace) -> Int? {
    if last < uses.count, uses[last].face === face { return last }
    guard !outlinesAll, !outlined.contains(face) else { return nil }
    last = indices[face] ?? uses.count
    if last == uses.count {
      uses.append(Use(face: face))
      indices[face] = last
    }
    return last
  }

  /// Adds the objects of all fonts. Returns those that can't be cut.
  func finish(_ file: inout PDFFile) -> Set<FontFace> {
    var failures: Set<FontFace> = []
    for use in uses where !use.fonts.isEmpty {
      let glyphs = use.widths.sorted { $0.key < $1.key }
      guard let font = CutFont.of(use.face, glyphs: glyphs.map(\.key), texts: use.fonts.map(\.texts)) else {
        failures.insert(use.face)
        continue
      }
      write(use, glyphs, font, to: &file)
    }
    blanks.finish(&file)
    return failures
  }

  private func write(_ use: Use, _ glyphs: [(key: UInt16, value: Double)], _ font: CutFont, to file: inout PDFFile) {
    let name = Self.tag(use.fonts[0].reference.number) + "+" + font.name
    let stream = file.addCompressedStream(
      (font.isTrueType ? "/Length1 \(font.byteCount)" : "/Subtype/CIDFontType0C") + "/Filter/FlateDecode", font.program)
    let descriptor = file.add(
      "<</Type/FontDescriptor/FontName/\(name)\(Self.description(of: use.face))"
        + "/\(font.isTrueType ? "FontFile2" : "FontFile3") \(stream.text)>>")
    let kind =
      font.isTrueType
      ? "/CIDFontType2/CIDToGIDMap \(file.addCompressedStream("/Filter/FlateDecode", font.places).text)"
      : "/CIDFontType0"
    let descendant = file.add(
      "<</Type/Font/Subtype\(kind)/BaseFont/\(name)"
        + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor \(descriptor.text)"
        + "/DW 0/W[\(Self.widths(glyphs))]>>")
    for ((reference, _), texts) in zip(use.fonts, font.texts) {
      let toUnicode = file.addCompressedStream("/Filter/FlateDecode", texts)
      file.set(
        reference,
        "<</Type/Font/Subtype/Type0/BaseFont/\(name)/Encoding/Identity-H/DescendantFonts[\(descendant.text)]"
          + "/ToUnicode \(toUnicode.text)>>")
    }
  }

  /// The entries of a descriptor that tell a face from others of its family (PDF 1.7, 9.8).
  private static func description(of face: FontFace) -> String {
    let (unit, look) = (1000 / face.unitsPerEm, face.look)
    // Some readers take text from fonts with very different descents for two lines.
    let descent = max(-face.descent * unit, -300).text(decimals: 0)
    let ascent = (face.ascent * unit).text(decimals: 0)
    // Symbolic, as glyphs have numbers; one width for all, italic and bold.
    let flags =
      4 + (look.isMonospaced ? 1 : 0) + (look.slant == .upright ? 0 : 64) + (look.weight >= 700 ? 1 << 18 : 0)
    // Some italic faces have no angle, or one without its sign.
    let angle = look.slant == .upright ? 0 : look.italicAngle == 0 ? -12 : -abs(look.italicAngle)
    let weight = (min(max(look.weight, 100), 900) / 100).rounded() * 100
    let stretches: [(most: Double, name: String)] = [
      (56, "UltraCondensed"), (69, "ExtraCondensed"), (81, "Condensed"), (94, "SemiCondensed"), (106, "Normal"),
      (119, "SemiExpanded"), (137, "Expanded"), (175, "ExtraExpanded"),
    ]
    // The width of stems grows with the weight: 80 for regular, and twice as much for black.
    return "/FontFamily\(PDFString.text(face.familyName))"
      + "/FontStretch/\(stretches.first { look.width <= $0.most }?.name ?? "UltraExpanded")"
      + "/FontWeight \(weight.text(decimals: 0))/Flags \(flags)/ItalicAngle \(angle.text(decimals: 1))"
      + "/StemV \((16 + weight * 0.16).text(decimals: 0))/FontBBox[-1000 \(descent) 2000 \(ascent)]"
      + "/Ascent \(ascent)/Descent \(descent)/CapHeight \(ascent)"
  }

  // Six capitals, as subsets have them (PDF 1.7, 9.6.4).
  private static func tag(_ number: Int) -> String {
    var rest = number
    return String(
      (0..<6).map { _ -> Character in
        defer { rest /= 26 }
        return Character(Unicode.Scalar(UInt8(65 + rest % 26)))
      })
  }

  private static func widths(_ glyphs: [(key: UInt16, value: Double)]) -> String {
    var text = VectorText()
    var previous: UInt16?
    for (id, width) in glyphs {
      if let last = previous, last + 1 == id {
        text += " "
      } else {
        if previous != nil { text += "]" }
        text.append(Int(id))
        text += "["
      }
      text.append(width, decimals: 1)
      previous = id
    }
    if previous != nil { text += "]" }
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
