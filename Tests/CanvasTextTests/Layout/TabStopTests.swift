import Canvas
import Testing

/// Tabs by the places of the letters after them.
@Suite struct TabStopTests {
  let font: Font

  init() throws { font = try Font(path: SystemFonts.regular, size: 20) }

  private func text(_ string: String, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> StyledText {
    var text = StyledText(string, font: font)
    change(&text.paragraph)
    return text
  }

  private func text(_ string: String, stops: TabStop..., interval: Double = 0) -> StyledText {
    text(string) { ($0.tabStops, $0.defaultTabInterval) = (stops, interval) }
  }

  private func width(_ string: String) -> Double { text(string).size().width }

  /// The letters of a line from left to right, with the pen's place before each.
  private func places(_ layout: TextLayout, line: Int = 0) -> [Double] {
    layout.lines[line].runs.flatMap(\.glyphs).map(\.origin.x)
  }

  private func expect(_ values: [Double], near others: [Double], _ location: SourceLocation = #_sourceLocation) {
    let areNear = values.count == others.count && zip(values, others).allSatisfy { abs($0 - $1) < 1e-6 }
    #expect(areNear, "\(values) instead of \(others)", sourceLocation: location)
  }

  private func left(_ location: Double) -> TabStop { TabStop(location: location) }
  private func center(_ location: Double) -> TabStop { TabStop(location: location, alignment: .center) }
  private func right(_ location: Double) -> TabStop { TabStop(location: location, alignment: .right) }

  @Test func withoutStopsATabIsFourSpaces() {
    let plain = text("a\tb").layout()
    expect(places(plain), near: [0, width("a") + 4 * width(" ")])
    #expect(plain.size.width == width("a") + 4 * width(" ") + width("b"))
  }

  @Test func theTextAfterATabBeginsEndsOrHasItsMiddleAtTheStop() {
    expect(places(text("a\tb", stops: left(50)).layout()), near: [0, 50])
    expect(places(text("a\tb", stops: right(50)).layout()), near: [0, 50 - width("b")])
    expect(places(text("a\tb", stops: center(50)).layout()), near: [0, 50 - width("b") / 2])
    let all = text("a\tb\tc\td", stops: right(200), left(40), center(100))
    expect(places(all.layout()), near: [0, 40, 100 - width("c") / 2, 200 - width("d")])
    #expect(abs(all.size().width - 200) < 1e-6)
    #expect(abs(text("a\t", stops: left(50)).size().width - 50) < 1e-6)
  }

  @Test func textTooWideForItsStopFollowsTheTextBefore() {
    let long = text("iiii\tmmmm", stops: right(width("iiii") + 5))
    #expect(abs(long.size().width - width("iiii") - width("mmmm")) < 1e-6)
    // A stop that the text has reached or passed is left out.
    expect(places(text("a\tb", stops: left(width("a")), left(60)).layout()), near: [0, 60])
  }

  @Test func theIntervalRepeatsAfterTheLastStop() {
    let places = places(text("a\tb\tc\td", stops: left(30), interval: 40).layout())
    expect(places, near: [0, 30, 80, 120])
    // With stops alone, a tab after the last one is four spaces wide.
    let rest = text("a\tb\tc", stops: left(30))
    expect(self.places(rest.layout()), near: [0, 30, 30 + width("b") + 4 * width(" ")])
  }

  @Test func tabsInARowHaveAWidthEach() throws {
    let text = text("\t\tb", stops: left(30), left(100))
    expect(places(text.layout()), near: [100])
    let caret = try #require(text.layout().caret(at: text.string.index(after: text.string.startIndex)))
    #expect(abs(caret.minX - 30) < 1e-6)
  }

  @Test func stopsAreMeasuredBesideTheIndent() {
    var item = text("•\tone two", stops: left(30))
    item.paragraph.headIndent = 30
    let layout = item.layout(width: 30 + width("one") + 5)
    #expect(layout.lines.count == 2)
    expect([places(layout)[1], places(layout, line: 1)[0]], near: [30, 30])
    item.paragraph.firstLineIndent = 12
    expect(Array(places(item.layout())[..<2]), near: [12, 30])
  }

  @Test func aLineFromRightToLeftIsMirrored() {
    let string = "\u{5D0}\t\u{5D1}\u{5D2}"
    let plain = text("\u{5D1}\u{5D2}").size().width
    for (stop, end) in [(left(80), 80), (right(80), 80 - plain), (center(80), 80 - plain / 2)] {
      var text = text(string, stops: stop)
      text.paragraph.direction = .rightToLeft
      // The letter before the tab is on the right, the last letter on the left.
      let places = places(text.layout(width: 300))
      expect([places[0]], near: [300 - end - plain])
      expect([places[2]], near: [300 - width("\u{5D0}")])
    }
  }

  @Test func partsBetweenTabsKeepTheirOrderInBothDirections() {
    let layout = text("a\t\u{5D0}\u{5D1}\tb", stops: left(50), left(120)).layout()
    let runs = layout.lines[0].runs
    #expect(runs.filter { !$0.glyphs.isEmpty }.map(\.isRightToLeft) == [false, true, false])
    expect([places(layout)[1], places(layout)[3]], near: [50, 120])
  }

  @Test func linesBreakWhereTheirTabsLead() {
    let text = text("a\tb\tc", stops: left(50), left(100))
    #expect(text.layout(width: 100 + width("c")).lines.count == 1)
    let two = text.layout(width: 99 + width("c"))
    #expect(two.lines.count == 2)
    // The next line begins again at its start, without the tab at which the line was wrapped.
    expect(places(two, line: 1), near: [0])
    #expect(text.layout(width: 0).lines.count == self.text("a\tb\tc").layout(width: 0).lines.count)
    #expect(self.text("\t\t", stops: left(50)).layout(width: 10).lines.count <= 2)
  }

  @Test func textIsMeasuredAsItIsLaidOut() {
    for stop in [left(70), center(70), right(70)] {
      for string in ["a\tb", "aa\tbb cc\tdd", "\ta\t", "a\u{5D0}\tb\u{5D1}"] {
        let text = text(string, stops: stop, interval: 45)
        let size = text.size()
        #expect(text.size(constrainedTo: size.width) == size, "\(string.debugDescription) \(stop)")
        #expect(text.layout(width: size.width).lines.count == 1)
      }
    }
  }

  @Test func onlyTheTextAfterTheLastTabIsJustified() {
    var text = text("a b\tc d e f g h", stops: left(60))
    text.paragraph.alignment = .justified
    let layout = text.layout(width: 100 + width("d"))
    let line = layout.lines[0]
    #expect(abs(line.width - 100 - width("d")) < 1e-6)
    let plain = self.text("a b").layout()
    expect(Array(places(layout)[..<2]), near: places(plain))
    expect([places(layout)[2]], near: [60])
    // Nothing can become wider and still end at the stop.
    text.paragraph.tabStops = [right(80)]
    let fixed = text.layout(width: 100)
    #expect(fixed.lines[0].width < 99)
    text.paragraph.tabStops = [left(60)]
    text.paragraph.direction = .rightToLeft
    let mirrored = text.layout(width: 100 + width("d"))
    #expect(abs(mirrored.lines[0].width - 100 - width("d")) < 1e-6)
    #expect(abs((mirrored.lines[0].runs.last?.origin.x ?? 0) - (100 + width("d") - width("a b"))) < 1e-6)
  }

  @Test(arguments: ParagraphStyle.Truncation.allCases)
  func whatIsLeftAfterTruncationFits(truncation: ParagraphStyle.Truncation) {
    var text = text("one two\tthree four\tfive six seven", stops: left(110), right(260))
    text.paragraph.truncation = truncation
    text.paragraph.maximumLineCount = 1
    for width in stride(from: 20.0, through: 400, by: 7) where truncation != .none {
      let layout = text.layout(width: width)
      let used = layout.usedSize.width
      #expect(layout.lines.count == 1 && used <= width + 1e-6 || width < 30, "\(truncation), \(width): \(used)")
    }
  }

  @Test func aSmallerScaleScalesTheStops() {
    var text = text("a\tb", stops: left(100))
    text.paragraph.minimumScale = 0.1
    text.paragraph.maximumLineCount = 1
    let layout = text.layout(width: 60)
    #expect(layout.scale < 1 && layout.usedSize.width <= 60 + 1e-6)
    expect([places(layout)[1]], near: [100 * layout.scale])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e-300, 1e300, .greatestFiniteMagnitude])
  func oddStopsAreHarmless(number: Double) {
    for stop in [left(number), center(number), right(number)] {
      let text = text("\ta\tb\tc\t", stops: stop, left(40), interval: number)
      let widths = [text.size().width, text.size(constrainedTo: 30).width]
      #expect(widths.allSatisfy { $0.isFinite && $0 >= 0 })
    }
    if !(number > 0 && number.isFinite) {
      let none = text("a\tb", stops: left(number), interval: number)
      #expect(none.size() == text("a\tb").size())
    }
  }

  @Test(.timeLimit(.minutes(1))) func aMillionTabsTakeNoTime() {
    let string = String(repeating: "\t", count: 1_000_000)
    let text = text(string, stops: left(7), interval: 10)
    #expect(abs(text.size().width - 10 * 999_999) < 1)
    #expect(text.layout(width: 100).lines.count >= 1)
    let stops = (0..<100_000).map { left(Double(($0 * 7919) % 100_000)) }
    var many = self.text(String(repeating: "i\t", count: 20_000))
    many.paragraph.tabStops = stops
    #expect(many.size().width.isFinite)
  }
}
