#if Full || Shaping
  import Canvas
  import CanvasGoldensTesting
  import TestSupport
  import Testing

  /// Short texts are shaped once and looked up from then on: with the same glyphs.
  @Suite(.requiresFont(at: SystemFonts.regular, version: "Version 2.37")) struct ShapedLabelsTests {
    private func glyphs(_ string: String, _ font: Font, spacing: Double = 0) -> [ShapedGlyphRecord] {
      var text = StyledText(string, font: font)
      text.attributes.letterSpacing = spacing
      return text.layout().shapedGlyphs
    }

    @Test func manyLabelsInOneFontHaveTheGlyphsThatEachHasInAFontOfItsOwn() throws {
      let bytes = try FontFile.dejaVuSans()
      let parts = [
        "office", "AV", " ", "To", "10", "♥", "é", "e\u{301}", "ω", "Жд", ".", "fi", "\t", "שלום", "سلام", "\n",
      ]
      var random = SeededGenerator(seed: 7)
      let labels = (0..<60).map { _ in
        (0..<random.next(below: 5)).map { _ in parts[random.next(below: parts.count)] }.joined()
      }
      let shared = try Font(bytes: bytes, size: 20)
      // The third time all were known, but for those that others have driven out.
      let known = (0..<3).map { _ in labels.map { glyphs($0, shared) } }
      for (i, label) in labels.enumerated() {
        let expected = glyphs(label, try Font(bytes: bytes, size: 20))
        #expect(known.allSatisfy { $0[i] == expected }, "\(label)")
      }
    }

    @Test func moreLabelsThanThereArePlacesForAreAllRight() throws {
      let font = try Font(path: SystemFonts.regular, size: 20)
      let digits = (0...9).map { glyphs("\($0)", font)[0] }
      for number in 0..<2000 {
        let expected = "\(number)".enumerated().map { i, digit in
          var glyph = digits[digit.wholeNumberValue ?? 0]
          glyph.cluster = i
          return glyph
        }
        #expect(glyphs("\(number)", font) == expected)
      }
    }

    @Test func aLabelInALaterParagraphHasItsPlaceInTheText() throws {
      let font = try Font(path: SystemFonts.regular, size: 20)
      let single = glyphs("office", font)
      #expect(single.count < 6)
      let both = glyphs("office\noffice", font)
      #expect(Array(both[..<single.count]) == single)
      #expect(both[single.count...].map(\.cluster) == single.map { $0.cluster + 7 })
      #expect(both[single.count...].map(\.glyphID) == single.map(\.glyphID))
    }

    @Test func spacedLettersAreNotTakenForJoinedOnes() throws {
      let font = try Font(path: SystemFonts.regular, size: 20)
      #expect(glyphs("office", font).count < 6)
      #expect(glyphs("office", font, spacing: 1).count == 6)
      #expect(glyphs("office", font).count < 6)
    }

    private static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    private static let latin = [
      "AV", "To", "office", "f", "Ty,", "(five", "W.", "10:30", "->", "1/2", "fi", "x", "LT", "\"A", "A\"", "r-",
      "Very", "P.", "-", "=", "quickly", "'n'", "vow;", "Y",
    ]
    private static let cyrillic = ["Жди", "Тут", "привет,", "Г.", "у", "«А»", "7", "Ёлка", "é", "e\u{301}", "ГА"]
    private static let hebrew = ["שלום", "אב,", "(גד)", "ש\u{5C1}ָ", "12", "הו־", "ל", "עברית."]
    private static let arabic = ["سلام", "لا", "ب", "حكيم،", "(نص)", "ـب", "أزرق", "١٢", "ب\u{200D}", "ثوب."]
    private static let korean = ["원그래프는", "전체가", "키스의", "않다.", "ㄱ", "1번", "(가)", "타고파,", "A"]

    private static let persian = ["می\u{200C}خواهم", "پژوهش", "گچ،", "۱۲", "\u{200C}ها", "چهار"]
    private static let devanagari = ["हिन्दी", "क्षत्रिय", "र्क", "कि", "श्री।", "१२", "र", "ि"]
    private static let thai = ["ภาษาไทย", "ที่นี่", "น้ำ", "ก็", "๑๒", "เป็น", "ำ"]

    private static let fonts: [(path: String, parts: [String])] = [
      (dejaVu, latin), (dejaVu, cyrillic), (dejaVu, hebrew), (dejaVu, arabic), (dejaVu, latin + hebrew + arabic),
      ("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", latin),
      ("/usr/share/fonts/opentype/inter/Inter-Regular.otf", latin + cyrillic),
      ("/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf", latin + cyrillic),
      ("/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf", arabic),
      ("/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf", hebrew),
      ("/usr/share/fonts/truetype/nanum/NanumGothic.ttf", latin + korean),
      ("/usr/share/fonts/truetype/nanum/NanumMyeongjo.ttf", korean),
      // It has kerning beside spaces.
      ("/usr/share/fonts/truetype/nanum/NanumSquareR.ttf", latin + korean),
      (dejaVu, persian + arabic), ("/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", persian + arabic),
      ("/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf", devanagari),
      ("/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf", thai),
    ]

    /// Words that HarfBuzz has shaped before are taken from there, if it says that what is beside them does not matter, and
    /// lines in any case.
    @Test(arguments: fonts)
    func linesOfKnownWordsHaveTheGlyphsOfLinesThatAreShapedAsAWhole(path: String, parts: [String]) throws {
      let bytes = try FontFile.bytes(of: path)
      var random = SeededGenerator(seed: 11)
      let words = (0..<200).map { _ in
        (0..<1 + random.next(below: 3)).map { _ in parts[random.next(below: parts.count)] }.joined()
      }
      let lines = (0..<40).map { _ -> String in
        (0..<12 + random.next(below: 6)).map { _ in
          words[random.next(below: words.count)] + (random.next(below: 9) == 0 ? "  " : " ")
        }.joined()
      }
      func found(_ line: String, _ font: Font, spacing: Double) -> [[ShapedGlyphRecord]] {
        var text = StyledText(line, font: font)
        text.attributes.letterSpacing = spacing
        // Where a line may be cut is a matter of the glyphs' flags.
        return [text.layout().shapedGlyphs, text.layout(width: 130).shapedGlyphs]
      }
      let shared = try Font(bytes: bytes, size: 20)
      for spacing in [0.0, 1] {
        let known = (0..<4).map { _ in lines.map { found($0, shared, spacing: spacing) } }
        for (i, line) in lines.enumerated() {
          // Of so many new words the line is shaped as a whole.
          let expected = found(line, try Font(bytes: bytes, size: 20), spacing: spacing)
          #expect(known.allSatisfy { $0[i] == expected }, "\(line)")
        }
      }
    }
  }
#endif
