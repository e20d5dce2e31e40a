#if Full || Shaping
  import Canvas
  import TestSupport
  import Testing

  /// Clusters that no font has all of, and clusters that are too long.
  @Suite struct ClusterPartTests {
    let font: Font

    init() throws { font = try Font.default(size: 20) }

    private func families(_ string: String, _ font: Font? = nil) -> [String] {
      StyledText(string, font: font ?? self.font).layout().lines.flatMap { $0.runs.map(\.font.familyName) }
    }

    /// A font with boxes for some characters.
    private func font(_ family: String, _ characters: [Unicode.Scalar], isEmoji: Bool = false) throws -> Font {
      var writer = FontWriter()
      writer.family = family
      writer.glyphs += [.box(0, 0, 500, 500), .box(0, 0, 500, 500)]
      for scalar in characters { writer.characters[scalar] = 1 }
      if isEmoji {
        writer.palette = [.red]
        writer.layers = [1: [(2, 0)]]
      }
      return try Font(bytes: writer.bytes(), size: 10)
    }

    @Test func eachPartIsDrawnByAFontThatHasIt() throws {
      let list = try [font("B", ["カ"]), font("C", ["\u{1112}", "\u{119E}"]), font("D", ["\u{11AB}", "\u{309A}"])]
      let mixed = try font("A", ["a"]).withFallback(list)
      #expect(families("カ\u{309A}", mixed) == ["B", "D"])
      #expect(families("\u{1112}\u{119E}\u{11AB}", mixed) == ["C", "D"])
      #expect(StyledText("カ\u{309A}", font: mixed).missingCharacters.isEmpty)
      // A font that has more of it comes before one that stands earlier in the list.
      let longer = try font("E", ["カ", "\u{309A}", "\u{301}"])
      #expect(families("カ\u{309A}\u{301}\u{302}", try font("A", ["a"]).withFallback(list + [longer])) == ["E", "A"])
    }

    @Test func whatNoFontHasIsABoxBesideWhatTheyHave() throws {
      let mixed = try font("A", ["a"]).withFallback([font("B", ["カ"])])
      let layout = StyledText("aカ\u{309A}a", font: mixed).layout()
      #expect(layout.missingCharacters == ["\u{309A}"])
      let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
      #expect(glyphs.map(\.outline.isMissing) == [false, false, true, false])
      #expect(
        layout.missingGlyphs?.description
          == "A lacks U+309A: drawn as a box; the Debian package fonts-noto-cjk may help")
    }

    @Test(arguments: [
      ("a\u{1F3FF}", ["DejaVu Sans", "Noto Color Emoji"], 2), ("1\u{1F3FF}", ["DejaVu Sans", "Noto Color Emoji"], 2),
      (" \u{1F3FF}", ["DejaVu Sans", "Noto Color Emoji"], 1), ("👍\u{1F3FF}", ["Noto Color Emoji"], 1),
      ("☝\u{FE0F}\u{1F3FF}", ["Noto Color Emoji"], 1), ("\u{1F3FF}", ["Noto Color Emoji"], 1),
    ])
    func aSkinToneOnNoEmojiIsAPictureOfItsOwn(string: String, expected: [String], count: Int) {
      let layout = StyledText(string, font: font).layout()
      #expect(layout.lines[0].runs.map(\.font.familyName) == expected)
      let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
      #expect(glyphs.count == count)
      #expect(!glyphs.contains { $0.outline.isMissing })
      #expect(layout.missingGlyphs == nil)
    }

    // The emoji font has glyphs without pictures: of a space, also below a keycap, and of the letters of flags. They are not
    // drawn.
    @Test(arguments: [("😀 \u{20E3}😀", 3), ("😀 😀", 2), ("🏴\u{E0061}\u{E0062}\u{E0030}\u{E007F}", nil as Int?)])
    func aGlyphWithoutAPictureIsNoBoxWhereThereIsNothingToShow(string: String, count: Int?) throws {
      let emoji = try Font(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", size: 20)
      let layout = StyledText(string, font: emoji).layout()
      let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
      #expect(!glyphs.contains { $0.outline.isMissing } && layout.missingGlyphs == nil)
      if let count { #expect(glyphs.count == count) }
    }

    @Test func packagesThatAreThereAreNotRecommended() throws {
      let alone = try Font(path: SystemFonts.regular, size: 20)
      #expect(StyledText("콜", font: alone).missingGlyphs?.debianPackages == ["fonts-nanum"])
      // U+A97D is no character: the Korean font is in the list and lacks it.
      #expect(StyledText("\u{A97D}", font: font).missingGlyphs?.debianPackages == [])
    }

    // MARK: Marks

    @Test func aLetterHasAtMost64Marks() {
      func text(_ count: Int) -> TextLayout {
        StyledText("a" + String(repeating: "\u{301}", count: count) + "b", font: font).layout()
      }
      #expect(text(64).missingGlyphs == nil)
      #expect(text(65).missingGlyphs?.description == "a mark is left out: a letter has at most 64")
      let many = text(40_000)
      #expect(many.missingGlyphs?.surplusMarkCount == 39_936)
      #expect(many.missingGlyphs?.description == "39936 marks are left out: a letter has at most 64")
      #expect(many.size == text(64).size)
      #expect(many.lines[0].runs.flatMap(\.glyphs).count == text(64).lines[0].runs.flatMap(\.glyphs).count)
      // Each letter by itself.
      let each = "a" + String(repeating: "\u{302}", count: 40)
      #expect(StyledText(each + each, font: font).missingGlyphs == nil)
    }

    @Test func marksAreCountedOnceHoweverTheTextIsBroken() {
      var text = StyledText("one a" + String(repeating: "\u{301}", count: 400) + "b two", font: font)
      let wholeCount = text.missingGlyphs?.surplusMarkCount
      #expect(wholeCount == 336)
      for wrapping in ParagraphStyle.Wrapping.allCases {
        for truncation in ParagraphStyle.Truncation.allCases {
          text.paragraph.wrapping = wrapping
          text.paragraph.truncation = truncation
          for width in [0.0, 12, 25, 60] {
            let layout = text.layout(width: width, height: 50)
            #expect(layout.missingGlyphs?.surplusMarkCount == wholeCount, "\(wrapping), \(truncation), \(width)")
          }
        }
      }
    }

    @Test func oddTextsAreLaidOutWhole() {
      let parts: [Unicode.Scalar] = [
        "a", " ", "가", "字", "א", "ع", "1", "\u{301}", "\u{309A}", "カ", "\u{1F3FF}", "👩", "\u{200D}", "\u{FE0F}",
        "\u{1F1E6}",
        "\u{600}", "\u{7}", "\u{1112}", "\u{119E}", "\u{11AB}", "\r", "\n", "\t", "\u{94D}", "क", "\u{E0020}",
        "\u{12000}", "\u{20E3}",
      ]
      var random = SeededGenerator(seed: 22)
      for _ in 0..<500 {
        var string = ""
        for _ in 0..<Int.random(in: 0...40, using: &random) {
          let part = parts[Int.random(in: 0..<parts.count, using: &random)]
          for _ in 0..<(Int.random(in: 0..<20, using: &random) == 0 ? 70 : 1) { string.unicodeScalars.append(part) }
        }
        var text = StyledText(string, font: font)
        if Bool.random(using: &random) {
          let half = string.unicodeScalars.index(string.startIndex, offsetBy: string.unicodeScalars.count / 2)
          text.setAttributes(in: half..<string.endIndex) { $0.paint = .color(.red) }
        }
        let layout = text.layout(width: Double(Int.random(in: 0...200, using: &random)))
        #expect(layout.lines.first?.range.lowerBound == string.startIndex)
        #expect(layout.lines.last?.range.upperBound == string.endIndex)
        for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
          #expect(line.range.upperBound == next.range.lowerBound)
        }
        #expect(
          (layout.missingGlyphs?.controlCharacters ?? []) == (string.unicodeScalars.contains("\u{7}") ? ["\u{7}"] : []))
        // A box is never drawn without being said.
        let hasBox = layout.lines.flatMap(\.runs).flatMap(\.glyphs).contains { $0.outline.isMissing }
        #expect(hasBox == !layout.missingCharacters.isEmpty, "\(string.debugDescription)")
      }
    }

    // MARK: Control characters

    @Test func controlCharactersAreSaid() {
      let missing = StyledText("a\u{7}b\tc\nd\u{85}e\u{7}\u{9B}", font: font).missingGlyphs
      #expect(missing?.controlCharacters == ["\u{7}", "\u{9B}"])
      #expect(missing?.description == "U+0007, U+009B are control characters: left out")
      #expect(StyledText("a\u{200D}\u{AD}\u{FEFF}b", font: font).missingGlyphs == nil)
    }

    @Test func partsAreJoined() throws {
      let texts = ["\u{7}콜", "콜\u{0}라", "a"].map { StyledText($0, font: font.withFallback([])).missingGlyphs }
      let joined = MissingGlyphs(joining: texts, font: font)
      #expect(joined?.characters == ["콜", "라"])
      #expect(joined?.controlCharacters == ["\u{7}", "\u{0}"])
      #expect(MissingGlyphs(joining: [nil], font: font) == nil)
    }
  }
#endif
