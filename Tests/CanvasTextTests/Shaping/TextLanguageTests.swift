import Canvas
import CanvasGoldensTesting
import Testing

/// What the language of a text, and the strictness of its lines, change.
@Suite struct TextLanguageTests {
  @Test func aTagHasPartsOfLettersAndDigits() {
    for (tag, own) in [
      ("sr", "sr"), ("zh-Hant_TW", "zh-hant-tw"), ("x-klingon", "x-klingon"), ("ca-ES-valencia", "ca-es-valencia"),
      ("de-Latn-DE-1996-variant", "de-latn-de-1996"),
    ] { #expect(TextLanguage(tag)?.tag == own) }
    for wrong in ["", "s", "sr-", "-sr", "sr RS", "serbskijjazyk", "sérbe", "12", "a\u{0}"] {
      #expect(TextLanguage(wrong) == nil, "\(wrong)")
    }
    #expect(("s r" as TextLanguage).tag == "")
  }

  #if Full || Shaping
    private static let noto = "/usr/share/fonts/truetype/noto/NotoSans-Italic.ttf"
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    private func glyphs(_ string: String, _ language: TextLanguage?) throws -> [Int] {
      var text = StyledText(string, font: try Font(path: Self.noto, size: 16))
      text.attributes.language = language
      return text.layout().shapedGlyphs.map(\.glyphID)
    }

    // The numbers of HarfBuzz's own tool for this font.
    @Test(
      .requiresFont(
        at: TextLanguageTests.noto,
        version: "Version 2.004; ttfautohint (v1.8.3) -l 8 -r 50 -G 200 -x 14 -D latn -f none -a qsq -X \"\""))
    func aFontHasOtherLettersForALanguage() throws {
      // In turns, as short texts are looked up from then on.
      for _ in 0..<2 {
        #expect(try glyphs("бгдпт", nil) == [455, 457, 458, 469, 472])
        #expect(try glyphs("бгдпт", "sr") == [2411, 2412, 2413, 2414, 2415])
        #expect(try glyphs("бгдпт", "sr-Cyrl-RS") == [2411, 2412, 2413, 2414, 2415])
        #expect(try glyphs("бгдпт", "ru") == [455, 457, 458, 469, 472])
        #expect(try glyphs("ŞŢ", nil) == [287, 847])
        #expect(try glyphs("ŞŢ", "ro") == [328, 291])
      }
      // Words of a line, and parts of a text.
      let line = Array(repeating: "бгдпт", count: 6).joined(separator: " ")
      let plain = try glyphs(line, nil)
      #expect(try glyphs(line, "sr") != plain && glyphs(line, nil) == plain)
      let font = try Font(path: Self.noto, size: 16)
      let text =
        StyledText("бгдпт", font: font)
        + StyledText("бгдпт", attributes: TextAttributes(font: font, language: "sr"))
      #expect(text.layout().shapedGlyphs.map(\.glyphID) == [455, 457, 458, 469, 472, 2411, 2412, 2413, 2414, 2415])
    }

    /// The lines of a text that are as wide as some of its letters.
    private func lines(_ string: String, like width: String, _ change: (inout StyledText) -> Void = { _ in }) throws
      -> [String]
    {
      let font = try Font.default(size: 20)
      var text = StyledText(string, font: font)
      change(&text)
      let layout = text.layout(width: StyledText(width, font: font).size().width)
      return layout.lines.map { String(string[$0.range]) }
    }

    @Test func smallKanaBeginNoLineOfAStrictText() throws {
      func lines(_ strictness: ParagraphStyle.Strictness, _ string: String) throws -> [String] {
        try self.lines(string, like: "あいうえおか") {
          $0.attributes.language = "ja"
          $0.paragraph.strictness = strictness
        }
      }
      #expect(try lines(.strict, "あいうえおかょう") == ["あいうえお", "かょう"])
      #expect(try lines(.normal, "あいうえおかょう") == ["あいうえおか", "ょう"])
      #expect(try lines(.loose, "あいうえおかょう") == ["あいうえおか", "ょう"])
      #expect(try lines(.normal, "あいうえおかゝう") == ["あいうえお", "かゝう"])
      #expect(try lines(.loose, "あいうえおかゝう") == ["あいうえおか", "ゝう"])
      // In no language, strict texts are the default.
      #expect(try self.lines("あいうえおかょう", like: "あいうえおか") == ["あいうえお", "かょう"])
    }

    @Test func koreanBreaksBetweenWordsOrSyllables() throws {
      let text = "안녕하세요 세계여러분"
      #expect(try lines(text, like: "안녕하세요 세계") == ["안녕하세요 ", "세계여러분"])
      #expect(
        try lines(text, like: "안녕하세요 세계") { $0.paragraph.wrapping = .syllables } == ["안녕하세요 세계", "여러분"])
    }

    @Test(arguments: [
      ("th", "สวัสดีชาวโลก", "สวัสดีชาว"), ("km", "ភាសាខ្មែរ", "ភាសា"), ("lo", "ພາສາລາວ", "ພາສາ"),
      ("my", "မြန်မာဘာသာ", "မြန်မာ"),
    ]) func dictionariesFindTheWordsOfLanguagesWithoutSpaces(tag: String, text: String, first: String) throws {
      let rest = String(text.dropFirst(first.count))
      for language in [nil, TextLanguage(tag)] {
        #expect(try lines(text, like: first + rest.prefix(1)) { $0.attributes.language = language } == [first, rest])
      }
    }

    @Test(.requiresFont(at: TextLanguageTests.inter, version: "Version 3.019;git-0a5106e0b"))
    func smallerCapitalsStandForThoseThatAFontDoesNotHave() throws {
      let font = try Font(path: Self.inter, size: 100)
      #expect(!font.offers(.smallCapitals) && font.offers(.tabularFigures) && font.offers("kern"))
      let small = font.withFeatures([.smallCapitals])
      func width(_ string: String, _ font: Font) -> Double { StyledText(string, font: font).size().width }
      #expect(abs(width("abc", small) - width("ABC", font.withSize(70))) < 1e-9)
      #expect(width("AB 12", small) == width("AB 12", font))
      #expect(abs(width("aß", small) - width("ASS", font.withSize(70))) < 1e-9)
      let all = font.withFeatures([.smallCapitals, "c2sc"])
      #expect(abs(width("aB", all) - width("AB", font.withSize(70))) < 1e-9)
      func turkish(_ string: String, _ font: Font) -> Double {
        var text = StyledText(string, font: font)
        text.attributes.language = "tr"
        return text.layout().shapedGlyphs.reduce(0) { 31 * $0 + Double($1.glyphID) }
      }
      #expect(turkish("abi", small) == turkish("ABİ", font) && turkish("abi", small) != turkish("ABI", font))
      // The letters are found where they are in the text, and the line is as high as its own size.
      let layout = StyledText("Xaßé1", font: small).layout()
      #expect(layout.shapedGlyphs.map(\.cluster) == [0, 1, 2, 2, 4, 6])
      #expect(layout.size.height == StyledText("X", font: font).size().height)
      #expect(width("abc", font.withFeatures([FontFeature("smcp", value: 0)].compactMap(\.self))) == width("abc", font))
    }
  #endif
}
