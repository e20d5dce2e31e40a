#if Full || Shaping
  import Canvas
  import Testing

  /// Where lines end inside of words: at soft hyphens, and never inside of what belongs together.
  @Suite struct LineEndTests {
    private func font(_ name: String) throws -> Font {
      try Font(path: "/usr/share/fonts/truetype/noto/NotoSans\(name)-Regular.ttf", size: 20)
    }

    private func lines(_ layout: TextLayout) -> [String] { layout.lines.map { String(layout.string[$0.range]) } }

    /// The glyphs of each line that draw something, as their numbers.
    private func glyphs(_ layout: TextLayout) -> [[UInt32]] {
      layout.lines.map { line in line.runs.flatMap(\.glyphs).map(\.outline.glyphID) }
    }

    @Test func aSoftHyphenIsSeenWhereALineEnds() throws {
      let font = try Font.default(size: 20)
      let hyphen = try #require(font.glyph(of: "-")).glyphID
      func layout(_ text: String, like line: String, _ change: (inout StyledText) -> Void = { _ in }) -> TextLayout {
        var styled = StyledText(text, font: font)
        change(&styled)
        return styled.layout(width: StyledText(line, font: font).size().width)
      }
      let two = layout("extra\u{AD}ord", like: "extra-")
      #expect(glyphs(two).map(\.last) == [hyphen, font.glyph(of: "d")?.glyphID])
      #expect(two.lines[0].width == StyledText("extra-", font: font).size().width)
      // It has room, or the line ends before its word.
      #expect(lines(layout("an extra\u{AD}o", like: "an extra")) == ["an ", "extra\u{AD}o"])
      // Where nothing ends there is nothing.
      let one = layout("extra\u{AD}ord", like: "extraord")
      #expect(glyphs(one) == glyphs(StyledText("extraord", font: font).layout()))
      #expect(!glyphs(layout("extra\u{AD} ord", like: "extra-")).joined().contains(hyphen))
      #expect(!glyphs(layout("extra ord\u{AD}", like: "extra")).joined().contains(hyphen))
      // The rest of the word is narrower than the hyphen.
      #expect(lines(layout("inter\u{AD}i", like: "interi")).count == 1)
      // By characters, and in justified lines.
      let letters = layout("extra\u{AD}ord", like: "extra-") { $0.paragraph.wrapping = .characters }
      #expect(lines(letters)[0] == "extra\u{AD}" && glyphs(letters)[0].last == hyphen)
      let tight = layout("extra\u{AD}ord", like: "extra") { $0.paragraph.wrapping = .characters }
      #expect(lines(tight)[0] == "extra" && !glyphs(tight)[0].contains(hyphen))
      let justified = layout("an extra\u{AD}ord", like: "an extra- ") { $0.alignment = .justified }
      #expect(abs(justified.lines[0].width - justified.size.width) < 1e-9)
      // With spacing, and in the direction of its word.
      #expect(layout("extra\u{AD}ord", like: "extra---") { $0.attributes.letterSpacing = 2 }.lines.count == 2)
      let hebrew = layout("של\u{AD}של", like: "של-")
      #expect(hebrew.lines[0].runs.first?.glyphs.first?.outline.glyphID == hyphen)
    }

    @Test(arguments: [0.0, 1, 5, 30, 80]) func softHyphensLoseAndAddNoText(width: Double) throws {
      let text = "\u{AD}ex\u{AD}tra\u{AD}\u{AD}or \u{AD}di na\u{AD}ry\u{AD}\nab\u{AD}"
      let layout = StyledText(text, font: try Font.default(size: 20)).layout(width: width)
      #expect(lines(layout).joined() == text)
      var narrow = StyledText(text, font: try Font.default(size: 20))
      narrow.paragraph.headIndent = 200
      #expect(lines(narrow.layout(width: width)).joined() == text)
    }

    @Test func anEllipsisStandsWhereTheTextIsCut() throws {
      var text = StyledText("The quick brown fox", font: try Font.default(size: 20))
      text.paragraph.truncation = .tail
      text.paragraph.maximumLineCount = 1
      let layout = text.layout(width: 120)
      let last = try #require(layout.lines[0].runs.last?.glyphs.last)
      let before = try #require(layout.lines[0].runs.first?.glyphs.last)
      #expect(last.utf8Offset == before.utf8Offset + 1)
    }

    @Test(arguments: [
      ("Devanagari", "क्षत्रियक्षत्रिय"), ("Bengali", "ক্ষত্রিয়ক্ষ"), ("Gujarati", "ક્ષત્રિયક્ષ"), ("Kannada", "ಕ್ಷತ್ರಿಯಕ್ಷ"),
      ("Malayalam", "ക്ഷത്രിയക്ഷ"),
      ("Sinhala", "ක්‍ෂත්‍රියක්‍ෂ"), ("Khmer", "ក្សត្រិយក្ស"),
    ]) func aConjunctIsNotDivided(script: String, text: String) throws {
      for width in stride(from: 0.0, to: 90, by: 7) {
        var styled = StyledText(text, font: try font(script))
        let layout = styled.layout(width: width)
        #expect(lines(layout).joined() == text)
        for line in lines(layout) {
          #expect(
            line.unicodeScalars.last.map { $0.properties.canonicalCombiningClass != .virama } == true,
            "\(lines(layout))")
          #expect(line.unicodeScalars.first.map { !$0.properties.isGraphemeExtend && $0 != "\u{200D}" } == true)
          #expect(line.unicodeScalars.last != "\u{200D}")
        }
        styled.paragraph.truncation = .tail
        styled.paragraph.maximumLineCount = 1
        let cut = styled.layout(width: width).lines[0].runs.flatMap(\.glyphs).last?.utf8Offset ?? 0
        let end = text.utf8.index(text.startIndex, offsetBy: cut)
        #expect(
          end == text.startIndex
            || text.unicodeScalars[text.unicodeScalars.index(before: end)].properties.canonicalCombiningClass != .virama
        )
      }
    }

    /// The font has no picture for it, and shows its parts.
    @Test func anEmojiOfSeveralIsNotDivided() throws {
      let emoji = try #require(try? Font(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", size: 20))
      let text = "🧑‍🦰‍🐄🇰🇷👍🏽"
      let layout = StyledText(text, font: emoji).layout(width: 10)
      #expect(lines(layout).allSatisfy { $0.count == 1 } && lines(layout).joined() == text)
    }

    @Test(arguments: [
      ("", "السلام عليكم"), ("Syriac", "ܫܠܡܐ ܥܠܡܐ"), ("NKo", "ߒߞߏ ߒߞߏ"), ("Mongolian", "ᠮᠣᠩᠭᠣᠯ"), ("Adlam", "𞤀𞤣𞤤𞤢𞤥"),
      ("Mandaic", "ࡌࡀࡍࡃࡀ"),
    ]) func lettersThatJoinAreNotSpaced(script: String, text: String) throws {
      let font = try script.isEmpty ? Font.default(size: 20) : font(script)
      var spaced = StyledText(text, font: font)
      spaced.attributes.letterSpacing = 6
      let layout = spaced.layout()
      #expect(layout.size.width == StyledText(text, font: font).size().width)
      #expect(layout.missingGlyphs == nil)
      #expect(spaced.layout(width: layout.size.width).lines.count == 1)
      // Letters of other scripts beside them are.
      var mixed = StyledText(text + " ab", font: font)
      let plain = mixed.size().width
      mixed.attributes.letterSpacing = 6
      #expect(mixed.size().width > plain + 11 && mixed.size().width < plain + 25)
    }

    @Test func otherLettersFromTheRightAreSpacedAndHaveNoLigatures() throws {
      var hebrew = StyledText("שלום", font: try Font.default(size: 20))
      let plain = hebrew.size().width
      hebrew.attributes.letterSpacing = 6
      #expect(hebrew.size().width == plain + 24)
      var office = StyledText("office", font: try Font.default(size: 20))
      office.attributes.letterSpacing = 6
      #expect(office.layout().lines[0].runs.flatMap(\.glyphs).count == 6)
    }
  }
#endif
