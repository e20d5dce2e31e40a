import CanvasCharts
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

  @Test func whatIsTooMuchEndsInAnEllipsis() {
    #expect(fit("iced coffee with milk", 7, 2).lines == ["iced", "coffee…"])
    #expect(fit("iced coffee with milk", 7, 2).isCut)
    #expect(fit("coffee", 4, 1).lines == ["cof…"])
    #expect(fit("coffee", 0, 1).lines == ["c…"])
  }
}
