#if Full || Shaping
  import Canvas
  import TestSupport
  import Testing

  /// Which font draws what, and in which direction.
  @Suite struct ItemizationTests {
    let latin: Font
    let korean: Font
    let emoji: Font
    let hebrew: Font

    init() throws {
      korean = try Font(path: "/usr/share/fonts/truetype/nanum/NanumGothic.ttf", size: 20)
      emoji = try Font(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", size: 20)
      hebrew = try Font(path: "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf", size: 20)
      latin = try Font(path: SystemFonts.regular, size: 20).withFallback([korean, emoji])
    }

    private func families(_ string: String) -> [String] {
      StyledText(string, font: latin).layout().lines.flatMap { $0.runs.map(\.font.familyName) }
    }

    @Test func eachClusterIsDrawnByTheFirstFontThatHasIt() {
      #expect(families("Cola 콜라") == ["DejaVu Sans", "NanumGothic"])
      #expect(families("콜라 500") == ["NanumGothic", "DejaVu Sans"])
      #expect(StyledText("콜라\u{1F964}", font: latin).missingCharacters.isEmpty)
      #expect(StyledText("\u{12000}콜", font: latin).missingCharacters == ["\u{12000}"])
    }

    @Test func suitsAreTextUnlessASelectorAsksForColour() {
      #expect(families("♥") == ["DejaVu Sans"])
      #expect(families("♥\u{FE0F}") == ["Noto Color Emoji"])
      #expect(families("♥\u{FE0E}") == ["DejaVu Sans"])
      // An emoji by itself, of which DejaVu Sans has a drawing in black.
      #expect(families("😀") == ["Noto Color Emoji"])
      #expect(families("😀\u{FE0E}") == ["DejaVu Sans"])
      #expect(families("1") == ["DejaVu Sans"])
      #expect(families("1\u{FE0F}\u{20E3}") == ["Noto Color Emoji"])
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "🇰🇷", "👍🏽", "🏳️‍🌈", "👩‍🚀", "1️⃣", "❤️", "☝🏿"])
    func sequencesAreOneGlyph(string: String) {
      let runs = StyledText(string, font: latin).layout().lines[0].runs
      #expect(runs.flatMap(\.glyphs).count == 1)
      #expect(runs.map(\.font.familyName) == ["Noto Color Emoji"])
    }

    @Test(arguments: [
      // Before, after, and around letters; between fonts the letters before decide.
      ("ー、カ。", ["C"]), ("カー。", ["C"]), ("「カ」", ["C"]), ("A「カ」A", ["A", "C", "A"]), ("가、カ。", ["B", "C"]),
      ("가カ、", ["B", "C"]), ("A、A", ["A", "B", "A"]), ("、", ["B"]), ("、가", ["B"]), ("カー、가、", ["C", "B"]),
      // What the neighbour lacks comes from the list; emoji do too, and are no neighbours.
      ("カ…", ["C", "B"]), ("カ🎃、", ["C", "E", "B"]), ("🎃「カ」", ["E", "C"]), ("カ、🎃", ["C", "E"]),
      // A letter is of the first font that has it, whatever stands beside it.
      ("カ漢", ["C", "B"]),
    ])
    func punctuationIsDrawnByTheFontOfItsNeighbours(string: String, expected: [String]) throws {
      func font(_ family: String, _ characters: String, hasColor: Bool = false) throws -> Font {
        var writer = FontWriter()
        writer.family = family
        writer.glyphs += [.box(0, 0, 500, 500), .box(0, 0, 500, 500)]
        for scalar in characters.unicodeScalars { writer.characters[scalar] = 1 }
        if hasColor {
          writer.palette = [.red]
          writer.layers = [1: [(2, 0)]]
        }
        return try Font(bytes: writer.bytes(), size: 10)
      }
      // B has punctuation too, and comes first.
      let list = try [
        font("B", "가漢、。「」ー…"), font("C", "カ漢、。「」ー"), font("E", "🎃", hasColor: true),
      ]
      let layout = StyledText(string, font: try font("A", "A").withFallback(list)).layout()
      #expect(layout.missingCharacters.isEmpty)
      // A bracket after another script's letters is a run of its own.
      var families: [String] = []
      for run in layout.lines[0].runs where run.font.familyName != families.last {
        families.append(run.font.familyName)
      }
      #expect(families == expected)
    }

    @Test func marksStayWithTheirBase() {
      // DejaVu Sans has the letter and the mark; Hangul of parts is one syllable.
      #expect(families("e\u{301}") == ["DejaVu Sans"])
      #expect(families("\u{1112}\u{1161}\u{11AB}") == ["NanumGothic"])
      #expect(StyledText("\u{1112}\u{1161}\u{11AB}", font: latin).missingCharacters.isEmpty)
    }

    @Test func emojiDoNotPushLinesApart() {
      let plain = StyledText("a", font: latin).size().height
      #expect(StyledText("a😀", font: latin).size().height == plain)
    }

    @Test func linesStandInVisualOrder() {
      let font = hebrew.withFallback([latin])
      let layout = StyledText("abc שלום 12 xyz", font: font).layout()
      let offsets = layout.lines[0].runs.flatMap(\.glyphs).map(\.utf8Offset)
      // The letters of the word from right to left, the number after it left of it, but from left to right.
      #expect(offsets == [0, 1, 2, 13, 14, 10, 8, 6, 4, 16, 17, 18])
      #expect(!layout.lines[0].isRightToLeft)
    }

    @Test func paragraphsRunAsTheirFirstLetterDoes() throws {
      let font = hebrew.withFallback([latin])
      let layout = StyledText("שלום abc\nabc שלום", font: font).layout(width: 300)
      #expect(layout.lines.map(\.isRightToLeft) == [true, false])
      #expect(layout.lines[1].origin.x == 0)
      #expect(abs(layout.lines[0].origin.x + layout.lines[0].width - 300) < 1e-9)
      var forced = StyledText("abc", font: font)
      forced.paragraph.direction = .rightToLeft
      #expect(forced.layout(width: 300).lines[0].origin.x > 200)
    }

    @Test func wrappedRightToLeftTextReadsFromTheTop() {
      let string = "אחת שתיים שלוש ארבע"
      let text = StyledText(string, font: hebrew)
      let layout = text.layout(width: text.size().width / 2)
      #expect(layout.lines.count >= 2)
      #expect(layout.lines.map { String(string[$0.range]) }.joined() == string)
      let first = layout.lines[0].runs.flatMap(\.glyphs)
      // The rightmost letter is the text's first.
      #expect(first.last?.utf8Offset == 0)
    }

    @Test func thaiBreaksBetweenItsWords() throws {
      let thai = try Font(path: "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf", size: 20)
      let string = "ภาษาไทยง่ายนิดเดียว"
      let text = StyledText(string, font: thai)
      let words = text.layout(width: text.size().width * 0.45).lines.map { String(string[$0.range]) }
      #expect(
        words == ["ภาษาไทย", "ง่าย", "นิดเดียว"] || words == ["ภาษาไทย", "ง่ายนิด", "เดียว"]
          || words == ["ภาษาไทย", "ง่ายนิดเดียว"])
    }

    @Test func aKoreanWordWiderThanALineBreaksBetweenSyllables() {
      let layout = StyledText("한국어문장", font: latin).layout(width: 50)
      #expect(layout.lines.count == 3)
    }

    @Test(arguments: [
      ["오프라인 ", "그래픽스"], ["한글 ", "2026년에"], ["글꼴 ", "Inter체"], ["소리 ", "ㅋㅋㅋㅋㅋ"],
      // Decomposed, and next to Chinese characters.
      ["오늘 ", "\u{1100}\u{1173}\u{1105}\u{1162}\u{1111}\u{1175}\u{11A8}"], ["오늘 ", "韓국어로"],
    ])
    func koreanBreaksBetweenItsWords(words: [String]) {
      let string = words.joined()
      let text = StyledText(string, font: latin)
      // Wide enough for all but the last syllable, and for each word.
      let layout = text.layout(width: text.size().width - 1)
      #expect(layout.lines.map { String(string[$0.range]) } == words)
    }

    @Test func otherTextBreaksBesideKoreanAsBefore() {
      func places(_ string: String) -> [String] {
        let places = LineBreaks.places(in: string)
        return zip([string.startIndex] + places, places).map { String(string[$0..<$1]) }
      }
      #expect(places("한국-미국 中文字 가。나") == ["한국-", "미국 ", "中", "文", "字 ", "가。", "나"])
    }

    @Test(arguments: ["Dies office fjord AVAT", "नमस्ते दुनिया क्षत्रिय", "مرحبا بالعالم كيف الحال"])
    func aWrappedLineIsShapedAsIfItStoodAlone(string: String) throws {
      let noto = "/usr/share/fonts/truetype/noto/NotoSans"
      let font = try latin.withFallback([
        Font(path: noto + "Devanagari-Regular.ttf", size: 1), Font(path: noto + "Arabic-Regular.ttf", size: 1),
      ])
      let whole = StyledText(string, font: font)
      for part in 1..<12 {
        let layout = whole.layout(width: whole.size().width * Double(part) / 12)
        for line in layout.lines {
          var alone = StyledText(String(string[line.range]), font: font)
          while alone.string.hasSuffix(" ") { alone.string.removeLast() }
          // Cut inside of a word, letters may still join across the line's end.
          guard line.range.upperBound == string.endIndex || string[..<line.range.upperBound].hasSuffix(" "),
            line.range.lowerBound == string.startIndex || string[..<line.range.lowerBound].hasSuffix(" ")
          else { continue }
          #expect(
            line.runs.flatMap(\.glyphs).map(\.outline.glyphID)
              == alone.layout().lines[0].runs.flatMap(\.glyphs).map(\.outline.glyphID))
          #expect(abs(line.width - alone.size().width) < 1e-9)
        }
      }
    }

    @Test func whatIsAnEmojiByItselfLiesWhereItIsLookedFor() {
      let strays = Self.allScalars.filter { scalar in
        !EmojiPresentation.mayBeEmoji(scalar) && scalar.properties.isEmojiPresentation
      }
      #expect(strays.isEmpty)
    }

    private static let allScalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

    @Test func whatDrawsNothingLiesWhereItIsLookedFor() {
      let strays = Self.allScalars.filter {
        $0.value >= 0xAD && !$0.mayBeInvisible
          && ($0.properties.isDefaultIgnorableCodePoint || $0.properties.isWhitespace)
      }
      #expect(strays.isEmpty)
    }

    @Test func lettersThatStandAloneJoinNoneOfTheirKind() {
      let letters = Self.allScalars.filter(\.standsAlone)
      #expect(letters.count > 40_000)
      let others = Array("a \u{E9}\u{3B1}\u{436}\u{5D0}\u{628}가漢カ".unicodeScalars)
      for (i, letter) in letters.enumerated() {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: [others[i % others.count], letter, letter, others[i / 7 % others.count]])
        #expect(String(text).count == 4)
      }
    }

    @Test func aLetterIsDrawnByTheFirstFontThatHasItWhateverStandsBesideIt() throws {
      let fonts = [latin, korean, hebrew]
      let font = latin.withFallback([korean, hebrew])
      let parts = [
        "é", "Ž", "ω", "Ж", "콜", "라", "水", "カ", "ש", "ם", "س", "ل", " ", " ", "  ", "-", "a", "1", "e\u{301}",
        "カ\u{309A}", "\u{600}", "س\u{651}", "가", "각", "\u{E000}",
      ]
      var random = SeededGenerator(seed: 12)
      var seen = 0
      for _ in 0..<400 {
        let string = (0..<1 + random.next(below: 14)).map { _ in parts[random.next(below: parts.count)] }.joined()
        let runs = StyledText(string, font: font).layout().lines[0].runs
        var families: [Int: String] = [:]
        for run in runs { for glyph in run.shaped { families[Int(glyph.cluster)] = run.font.familyName } }
        for index in string.indices {
          let scalars = Array(string[index].unicodeScalars)
          guard scalars.count == 1, scalars[0].standsAlone, let first = fonts.first(where: { $0.contains(scalars[0]) })
          else { continue }
          seen += 1
          #expect(families[string.utf8.distance(from: string.startIndex, to: index)] == first.familyName, "\(string)")
        }
      }
      #expect(seen > 1_000)
    }

    @Test func longTextsAreCutAfterASpaceWhateverTheirLetters() {
      for word in ["원그래프는", "сегодня", "Žižek"] {
        let string = String(repeating: word + " ", count: 3_000)
        let runs = StyledText(string, font: latin.withFallback([korean])).layout().lines[0].runs
        let starts = runs.compactMap { $0.shaped.map(\.cluster).min().map(Int.init) }
        let length = word.utf8.count + 1
        // After the first space that is 8 KiB from the start or farther.
        let piece = ((1 << 13) + length - 1) / length * length
        #expect(starts == Array(stride(from: 0, to: string.utf8.count, by: piece)), "\(word)")
      }
    }

    @Test func arabicFormsAfterKoreanAndEmojiAreRightToLeft() throws {
      let font = latin.withFallback([korean, emoji])
      for string in ["콜라 \u{FEDF}\u{FEE0}", "😀水 \u{FEDF}\u{FEE0}", "가나 سل"] {
        let runs = StyledText(string, font: font).layout().lines[0].runs
        #expect(runs.map(\.isRightToLeft).last == true && runs.map(\.isRightToLeft).first == false, "\(string)")
        #expect(runs.last?.shaped.map(\.cluster) == runs.last?.shaped.map(\.cluster).sorted(by: >), "\(string)")
      }
    }

    @Test func lettersOfLongTextsAreOfTheFontsThatThoseOfShortOnesAre() throws {
      // Letters whose places among those that were found are the same, and another style in between.
      let unit = "가 콜 \u{AC00}\u{11A8} 각。 カ\u{3099}あ e\u{301} \u{1F4A9} Ж "
      var long = StyledText(String(repeating: unit, count: 300), font: latin)
      let start = long.string.index(long.string.startIndex, offsetBy: 40)
      long.setAttributes(in: start..<long.string.index(start, offsetBy: 2)) { $0.font = korean }
      let short = StyledText(unit, font: latin).layout().lines[0]
      let line = long.layout().lines[0]
      let tail = line.runs.suffix(short.runs.count)
      #expect(tail.map(\.font.familyName) == short.runs.map(\.font.familyName))
      #expect(tail.flatMap(\.glyphs).map(\.outline.glyphID) == short.runs.flatMap(\.glyphs).map(\.outline.glyphID))
    }

    @Test func longItemsAreShapedInPiecesThatFitTogether() {
      let string = String(repeating: "office AVAT ", count: 3_000)
      let font = latin.withSize(2048)
      let unit = StyledText("office AVAT ", font: font).size().width
      #expect(abs(StyledText(string, font: font).size().width - 3_000 * unit) < 3_000)
    }
  }
#endif
