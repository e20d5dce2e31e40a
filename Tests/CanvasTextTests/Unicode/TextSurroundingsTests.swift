#if Full || Shaping
  import Canvas
  import Testing

  /// Lines that are drawn one by one, as those of charts' labels.
  @Suite struct TextSurroundingsTests {
    let font: Font

    init() throws {
      let arabic = try Font(path: "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", size: 20)
      let latin = try Font(path: SystemFonts.regular, size: 20)
      font = try Font(path: "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf", size: 20)
        .withFallback([latin, arabic])
    }

    /// Where each glyph's text begins, from left to right.
    private func offsets(_ line: TextLine) -> [Int] { line.runs.flatMap(\.glyphs).map(\.utf8Offset) }

    private func layout(_ parts: (String, String, String)) throws -> TextLayout {
      var text = StyledText(parts.1, font: font)
      text.surroundings = TextSurroundings(before: parts.0[...], line: parts.1[...], after: parts.2[...])
      return text.layout()
    }

    @Test(arguments: [
      "abc אבג 123-456 דהו def", "אבג abc 123-456 def דהו", "(abc) 12 אבג (345) דהו.", "abc: אבג, דהו; 5% !",
      "سعر 123-456 USD (بعد) 7", "אבג", "12 34 אבג 56",
    ])
    func aLineHasTheDirectionsOfItsParagraph(string: String) throws {
      let text = StyledText(string, font: font)
      for part in 1...4 {
        let lines = text.layout(width: text.size().width * Double(part) / 4).lines
        for line in lines {
          let start = string.utf8.distance(from: string.startIndex, to: line.range.lowerBound)
          // As the labels do: without the space at which the text was wrapped.
          var shown = String(string[line.range])
          while shown.last == " ", line.range.upperBound < string.endIndex { shown.removeLast() }
          let alone = try layout(
            (String(string[..<line.range.lowerBound]), shown, String(string[line.range.upperBound...])))
          #expect(offsets(alone.lines[0]).map { $0 + start } == offsets(line), "\(shown)")
          #expect(alone.lines[0].isRightToLeft == line.isRightToLeft)
        }
      }
    }

    @Test func aNumberAfterHebrewStandsLeftOfWhatFollows() throws {
      let line = try layout(("abc אבג ", "12 דהו def", "")).lines[0]
      // ו ה ד, then 12, then def; alone it would be a paragraph that goes left.
      #expect(offsets(line) == [7, 5, 3, 0, 1, 10, 11, 12])
      #expect(StyledText("12 דהו def", font: font).layout().lines[0].isRightToLeft)
    }

    @Test func textThatGoesRightHasNone() {
      #expect(TextSurroundings(before: "Cola ", line: "500 ml", after: " (콜라)") == nil)
      #expect(TextSurroundings(before: "", line: "500 ml", after: " אבג") != nil)
    }
  }
#endif
