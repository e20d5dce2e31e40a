import Canvas
import CanvasVector

/// The fonts of a file, with the glyphs that it uses.
struct PDFFonts {
  struct Glyph {
    /// In thousandths of the font's size, as in the file.
    var width: Double
    var text: String
  }

  /// A font, for which the file has an object.
  private struct Use {
    let face: FontFace
    let reference: PDFReference
    /// The width and the text of each glyph.
    var glyphs: [UInt16: Glyph] = [:]
  }

  // In the order of their first use, so that files are always the same.
  private var uses: [Use] = []
  private var indices: [FontFace: Int] = [:]
  // The font that was used last is mostly used again.
  private var last = 0
  /// Fonts that are drawn as outlines: they can't be cut, or may not be embedded.
  private let outlined: Set<FontFace>
  /// Whether all fonts are.
  private let outlinesAll: Bool

  init(outlined: Set<FontFace>, outlinesAll: Bool) {
    self.outlined = outlined
    self.outlinesAll = outlinesAll
  }

  /// The index of a font; nil if its letters are drawn as outlines.
  mutating func index(of face: FontFace, in file: inout PDFFile) -> Int? {
    if last < uses.count, uses[last].face === face { return last }
    guard !outlinesAll, !outlined.contains(face) else { return nil }
    last = indices[face] ?? uses.count
    if last == uses.count {
      uses.append(Use(face: face, reference: file.reserve()))
      indices[face] = last
    }
    return last
  }

  /// The object of a font.
  func reference(at index: Int) -> PDFReference { uses[index].reference }

  /// A glyph's entry, made at its first use with the text it has there.
  mutating func glyph(_ letter: VectorLetters.Letter, ofFontAt index: Int) -> Glyph {
    if let glyph = uses[index].glyphs[letter.id] { return glyph }
    let width = (letter.outline.advance * 10_000 / uses[index].face.unitsPerEm).rounded() / 10
    let glyph = Glyph(width: width, text: letter.clusterCount == 1 ? letter.text : "")
    uses[index].glyphs[letter.id] = glyph
    return glyph
  }

  /// Adds the objects of all fonts. Returns those that can't be cut.
  func finish(_ file: inout PDFFile) -> Set<FontFace> {
    var failures: Set<FontFace> = []
    for use in uses {
      let glyphs = use.glyphs.sorted { $0.key < $1.key }
      guard let font = CutFont.of(use.face, glyphs: glyphs.map(\.key), texts: glyphs.map(\.value.text)) else {
        failures.insert(use.face)
        continue
      }
      write(use, glyphs, font, to: &file)
    }
    return failures
  }

  private func write(
    _ use: Use, _ glyphs: [(key: UInt16, value: Glyph)], _ font: CutFont, to file: inout PDFFile
  ) {
    let unit = 1000 / use.face.unitsPerEm
    let name = Self.tag(use.reference.number) + "+" + font.name
    let stream = file.addCompressedStream(
      (font.isTrueType ? "/Length1 \(font.byteCount)" : "/Subtype/CIDFontType0C") + "/Filter/FlateDecode", font.program)
    let (ascent, descent) = (use.face.ascent * unit, -use.face.descent * unit)
    let descriptor = file.add(
      "<</Type/FontDescriptor/FontName/\(name)/Flags 4/ItalicAngle 0/StemV 80"
        + "/FontBBox[-1000 \(descent.text(decimals: 0)) 2000 \(ascent.text(decimals: 0))]"
        + "/Ascent \(ascent.text(decimals: 0))/Descent \(descent.text(decimals: 0))"
        + "/CapHeight \(ascent.text(decimals: 0))/\(font.isTrueType ? "FontFile2" : "FontFile3") \(stream.text)>>")
    let kind =
      font.isTrueType
      ? "/CIDFontType2/CIDToGIDMap \(file.addCompressedStream("/Filter/FlateDecode", font.places).text)"
      : "/CIDFontType0"
    let descendant = file.add(
      "<</Type/Font/Subtype\(kind)/BaseFont/\(name)"
        + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor \(descriptor.text)"
        + "/DW 0/W[\(Self.widths(glyphs))]>>")
    let toUnicode = file.addCompressedStream("/Filter/FlateDecode", font.texts)
    file.set(
      use.reference,
      "<</Type/Font/Subtype/Type0/BaseFont/\(name)/Encoding/Identity-H/DescendantFonts[\(descendant.text)]"
        + "/ToUnicode \(toUnicode.text)>>")
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

  private static func widths(_ glyphs: [(key: UInt16, value: Glyph)]) -> String {
    var text = VectorText()
    var previous: UInt16?
    for (id, glyph) in glyphs {
      if let last = previous, last + 1 == id {
        text += " "
      } else {
        if previous != nil { text += "]" }
        text.append(Int(id))
        text += "["
      }
      text.append(glyph.width, decimals: 1)
      previous = id
    }
    if previous != nil { text += "]" }
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
