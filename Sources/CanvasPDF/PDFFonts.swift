import Canvas
import CanvasVector

/// The fonts of a file, with the glyphs that it uses.
struct PDFFonts {
  /// A font, for which the file has an object.
  struct Use {
    let reference: PDFReference
    /// The width and the text of each glyph.
    fileprivate(set) var glyphs: [UInt16: Glyph] = [:]
  }

  struct Glyph {
    /// In thousandths of the font's size, as in the file.
    var width: Double
    var text: String
  }

  private(set) var uses: [FontFace: Use] = [:]
  // In the order of their first use, so that files are always the same.
  private var order: [FontFace] = []
  /// Fonts that are drawn as outlines: they can't be cut, or may not be embedded.
  var outlined: Set<FontFace>
  /// Whether all fonts are.
  var outlinesAll = false

  init(outlined: Set<FontFace>) { self.outlined = outlined }

  /// The object of a font; nil if its letters are drawn as outlines.
  mutating func reference(of face: FontFace, in file: inout PDFFile) -> PDFReference? {
    guard !outlinesAll, !outlined.contains(face) else { return nil }
    if let use = uses[face] { return use.reference }
    let use = Use(reference: file.reserve())
    uses[face] = use
    order.append(face)
    return use.reference
  }

  /// A glyph's entry, made at its first use with the text it has there.
  mutating func glyph(_ letter: VectorLetters.Letter, of face: FontFace) -> Glyph {
    if let glyph = uses[face]?.glyphs[letter.id] { return glyph }
    let width = (letter.outline.advance * 10_000 / face.unitsPerEm).rounded() / 10
    let glyph = Glyph(width: width, text: letter.clusterCount == 1 ? letter.text : "")
    uses[face]?.glyphs[letter.id] = glyph
    return glyph
  }

  /// Adds the objects of all fonts. Returns those that can't be cut.
  func finish(_ file: inout PDFFile) -> Set<FontFace> {
    var failures: Set<FontFace> = []
    for face in order {
      guard let use = uses[face] else { continue }
      guard let program = FontProgram(face, glyphs: use.glyphs.keys.sorted()) else {
        failures.insert(face)
        continue
      }
      write(face, use, program, to: &file)
    }
    return failures
  }

  private func write(_ face: FontFace, _ use: Use, _ program: FontProgram, to file: inout PDFFile) {
    let unit = 1000 / face.unitsPerEm
    let name = Self.tag(use.reference.number) + "+" + program.name
    let stream = file.addStream(
      program.isTrueType ? "/Length1 \(program.bytes.count)" : "/Subtype/CIDFontType0C", program.bytes)
    let (ascent, descent) = (face.ascent * unit, -face.descent * unit)
    let descriptor = file.add(
      "<</Type/FontDescriptor/FontName/\(name)/Flags 4/ItalicAngle 0/StemV 80"
        + "/FontBBox[-1000 \(descent.text(decimals: 0)) 2000 \(ascent.text(decimals: 0))]"
        + "/Ascent \(ascent.text(decimals: 0))/Descent \(descent.text(decimals: 0))"
        + "/CapHeight \(ascent.text(decimals: 0))/\(program.isTrueType ? "FontFile2" : "FontFile3") \(stream.text)>>")
    let kind =
      program.isTrueType
      ? "/CIDFontType2/CIDToGIDMap \(file.addStream("", Self.places(use.glyphs, program)).text)" : "/CIDFontType0"
    let descendant = file.add(
      "<</Type/Font/Subtype\(kind)/BaseFont/\(name)"
        + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor \(descriptor.text)"
        + "/DW 0/W[\(Self.widths(use.glyphs))]>>")
    let toUnicode = file.addStream("", Array(Self.unicodeMap(use.glyphs).utf8))
    file.set(
      use.reference,
      "<</Type/Font/Subtype/Type0/BaseFont/\(name)/Encoding/Identity-H/DescendantFonts[\(descendant.text)]"
        + "/ToUnicode \(toUnicode.text)>>")
  }

  // The place in the cut font of each glyph of the whole one up to the last that is used (PDF 1.7, 9.7.4.2).
  private static func places(_ glyphs: [UInt16: Glyph], _ program: FontProgram) -> [UInt8] {
    var map = [UInt8](repeating: 0, count: 2 * (Int(glyphs.keys.max() ?? 0) + 1))
    for glyph in glyphs.keys {
      let bytes = (program.numbers[glyph] ?? 0).bigEndianBytes
      map.replaceSubrange(2 * Int(glyph)..<2 * Int(glyph) + 2, with: bytes)
    }
    return map
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

  private static func widths(_ glyphs: [UInt16: Glyph]) -> String {
    var text = ""
    var previous: UInt16?
    for (id, glyph) in glyphs.sorted(by: { $0.key < $1.key }) {
      if let last = previous, last + 1 == id { text += " " } else { text += (previous == nil ? "" : "]") + "\(id)[" }
      text += glyph.width.text(decimals: 1)
      previous = id
    }
    return previous == nil ? "" : text + "]"
  }

  // The text of each glyph (PDF 1.7, 9.10.3).
  private static func unicodeMap(_ glyphs: [UInt16: Glyph]) -> String {
    let lines = glyphs.filter { !$0.value.text.isEmpty }.sorted { $0.key < $1.key }
      .map { "<\(PDFString.hexadecimal($0.key))><\(PDFString.utf16($0.value.text))>\n" }
    var text =
      "/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CIDSystemInfo"
      + "<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n"
      + "1 begincodespacerange<0000><FFFF>endcodespacerange\n"
    for start in stride(from: 0, to: lines.count, by: 100) {
      let part = lines[start..<min(start + 100, lines.count)]
      text += "\(part.count) beginbfchar\n" + part.joined() + "endbfchar\n"
    }
    return text + "endcmap CMapName currentdict/CMap defineresource pop end end"
  }
}

/// Texts in hexadecimal digits.
enum PDFString {
  static func hexadecimal(_ value: UInt16) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  static func utf16(_ text: String) -> String { text.utf16.map(hexadecimal).joined() }

  /// A text string of a dictionary.
  static func text(_ text: String) -> String { "<FEFF\(utf16(text))>" }

  /// The string of an address in ASCII: other characters are percent-encoded in UTF-8.
  static func address(_ url: String) -> String {
    var text = "("
    for byte in url.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"): text += "\\" + String(Unicode.Scalar(byte))
      case 0x21...0x7E: text += String(Unicode.Scalar(byte))
      default: text += "%" + hexadecimal(UInt16(byte)).suffix(2)
      }
    }
    return text + ")"
  }
}
