import Canvas
import CanvasPlot
import Testing

@Suite struct TextFittingTests {
  private let measurer = TextMeasurer { line, _ in Double(line.count) }
  private let style = ChartTextStyle(size: 10)

  private func fit(_ text: String, _ width: Double, _ lines: Int) -> FittedText {
    measurer.fit(text, style, width: width, lineCount: lines)
  }

  @Test func whatFitsStaysOneLine() {
    #expect(fit("iced coffee", 11, 2).lines == ["iced coffee"])
    #expect(!fit("iced coffee", 11, 2).isCut)
    #expect(fit("iced\n coffee", 11, 2).lines == ["iced coffee"])
    #expect(fit("", 5, 2).lines.isEmpty)
  }

  @Test func linesBreakAtSpacesAndLongWordsInside() {
    #expect(fit("iced coffee", 7, 2).lines == ["iced", "coffee"])
    #expect(fit("fünfundzwanzig", 8, 2).lines == ["fünfundz", "wanzig"])
  }

  #if Full || Shaping
    @Test(arguments: [
      // Between words of scripts without spaces, by ICU's dictionaries; not before a full stop.
      ("ภาษาไทยง่าย", 8.0, ["ภาษาไทย", "ง่าย"]), ("可口可乐，无糖。", 5, ["可口可乐，", "无糖。"]),
      ("可口可乐无糖。", 6, ["可口可乐无", "糖。"]),
      // Addresses behind their slashes, numbers not inside.
      ("https://example.com/sales/2026", 22, ["https://example.com/", "sales/2026"]),
      ("a\u{1F3FF} bc", 3, ["a\u{1F3FF}", "bc"]), ("\u{1F3FF}\u{1F3FF}a", 1, ["\u{1F3FF}\u{1F3FF}", "a"]),
      ("tel 123-456 78", 10, ["tel", "123-456 78"]), ("a 12\u{A0}000 won", 8, ["a 12\u{A0}000", "won"]),
      // Korean at its spaces; where it has none, inside.
      ("오렌지 주스병", 6, ["오렌지", "주스병"]), ("오렌지주스병입니다", 5, ["오렌지주스", "병입니다"]),
    ])
    func linesBreakWhereUnicodeAllowsIt(text: String, width: Double, expected: [String]) {
      #expect(fit(text, width, 2).lines == expected)
    }

    @Test func oddTextsLoseNothing() {
      let parts: [Unicode.Scalar] = [
        "a", "b", " ", " ", "\u{A0}", "-", "/", "가", "字", "。", "ก", "า", "א", "ع", "1", "\u{301}", "\u{1F3FF}", "👩",
        "\u{200D}", "\u{FE0F}", "\u{1F1E6}", "\u{600}", "\u{7}", "\u{1112}", "\u{1161}", "\r", "\n", "\u{94D}", "क",
        "\u{AD}",
      ]
      var random = SeededGenerator(seed: 21)
      for _ in 0..<2_000 {
        var text = ""
        for _ in 0..<Int.random(in: 0...30, using: &random) {
          text.unicodeScalars.append(parts[Int.random(in: 0..<parts.count, using: &random)])
        }
        let lineCount = Int.random(in: 1...5, using: &random)
        let fitted = fit(text, Double(Int.random(in: 0...12, using: &random)), lineCount)
        #expect(fitted.lines.count <= lineCount)
        let letters = { (text: String) in
          String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
        }
        let shown = letters(fitted.lines.joined(separator: " "))
        #expect(fitted.isCut ? shown.unicodeScalars.contains("…") : shown == letters(text), "\(text.debugDescription)")
      }
    }

    @Test func linesKnowWhatTheirParagraphIs() {
      let fitted = fit("abc אבג 123-456 דהו def", 8, 3)
      #expect(fitted.lines == ["abc אבג", "123-456", "דהו def"])
      let expected = TextSurroundings(before: "abc אבג ", line: "123-456", after: "דהו def")
      #expect(fitted.surroundings(ofLine: 1) == expected)
      #expect(expected != nil)
      #expect(fit("iced coffee", 7, 2).surroundings(ofLine: 1) == nil)
      // A line that is cut is the paragraph's end.
      let cut = fit("abc אבג 123-456 דהו def", 8, 2)
      #expect(cut.lines == ["abc אבג", "123-456…"])
      #expect(cut.surroundings(ofLine: 1) == TextSurroundings(before: "abc אבג ", line: "", after: ""))
    }
  #endif

  @Test func whatIsTooMuchEndsInAnEllipsis() {
    #expect(fit("iced coffee with milk", 7, 2).lines == ["iced", "coffee…"])
    #expect(fit("iced coffee with milk", 7, 2).isCut)
    #expect(fit("coffee", 4, 1).lines == ["cof…"])
    #expect(fit("coffee", 0, 1).lines == ["c…"])
  }

  @Test func noCommaStandsBeforeAnEllipsis() {
    let style = ChartTextStyle(size: 10)
    let fitted = TextMeasurer { line, style in Double(line.count) * style.size * 0.56 }.fit(
      "Squeezed, fresh", style, width: 60)
    #expect(fitted.lines == ["Squeezed…"])
  }
}
