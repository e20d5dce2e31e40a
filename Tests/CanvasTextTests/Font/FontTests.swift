import Canvas
import Testing

@Suite struct FontTests {
  let font: Font

  init() throws { font = try Font.default(size: 2048) }

  @Test func defaultFontIsDejaVuSansOfANamedVersion() {
    #expect(font.familyName == "DejaVu Sans")
    #expect(font.styleName == "Book")
    #expect(font.version == "Version 2.37")
  }

  @Test func metricsAreThoseOfTheFontFile() {
    // At as many points as there are units to the em, points are font units.
    #expect(font.unitsPerEm == 2048)
    #expect(font.ascent == 1901)
    #expect(font.descent == 483)
    #expect(font.lineGap == 0)
    #expect(font.lineHeight == 2384)
    // The OS/2 table is of version 1 and states neither: the heights of H and x.
    #expect(font.capHeight == 1493)
    #expect(font.xHeight == 1120)
  }

  @Test func metricsGrowWithTheSize() {
    let small = font.withSize(16)
    #expect(small.size == 16)
    #expect(small.ascent == 1901.0 / 128)
    #expect(small.lineHeight == 2384.0 / 128)
    #expect(small.capHeight == 1493.0 / 128)
  }

  @Test func baselinesOfACornerLabelAreWhereCairoPutsThem() {
    let label = font.withSize(29.750000000000004)
    let offset = 6.930000000000001
    #expect(offset + label.ascent == 34.54462402343751)
    #expect(offset + label.ascent + label.lineHeight == 69.1754833984375)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func aSizeThatIsNoneHasNoLengths(size: Double) {
    let odd = font.withSize(size)
    #expect([odd.ascent, odd.descent, odd.lineGap, odd.lineHeight, odd.capHeight, odd.xHeight] == [0, 0, 0, 0, 0, 0])
    #expect(odd.familyName == "DejaVu Sans")
  }

  @Test func fontsOfTheSameBytesAndSizeAreEqual() throws {
    let again = try Font.default(size: 2048)
    #expect(again == font)
    #expect(again.hashValue == font.hashValue)
    #expect(font.withSize(12) != font)
    #expect(font.withSize(12).withSize(2048) == font)
    #expect(try Font(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", size: 2048) != font)
    #expect(try Font(bytes: FontFile.dejaVuSans(), size: 2048).withStandardFallback() == font)
  }

  @Test func itKnowsWhichCharactersItHas() {
    for scalar in "A♠♥♦♣é 10\u{FE0F}\u{200D}".unicodeScalars { #expect(font.contains(scalar)) }
    for scalar in "한漢🦇".unicodeScalars { #expect(!font.contains(scalar)) }
  }

  @Test func kerningPullsAVTogetherAndLeavesDigitsAlone() throws {
    func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) throws -> Double {
      let a = try #require(font.glyph(of: first))
      let b = try #require(font.glyph(of: second))
      return font.kerning(between: a, and: b)
    }
    #expect(try kerning("A", "V") == -131)
    #expect(try kerning("V", "A") == -131)
    #expect(try kerning("1", "0") == 0)
    // What the font lacks has no pairs.
    #expect(try kerning("漢", "A") == 0)
  }
}
