import Canvas
import Testing

/// Wrapping, truncation, alignment and spacing, in the plainest of scripts.
@Suite struct ParagraphTests {
  let font: Font

  init() throws { font = try Font(path: SystemFonts.regular, size: 20) }

  private func text(_ string: String, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> StyledText {
    var text = StyledText(string, font: font)
    change(&text.paragraph)
    return text
  }

  private func width(_ string: String) -> Double { text(string).size().width }

  private func strings(_ layout: TextLayout) -> [String] { layout.lines.map { String(layout.string[$0.range]) } }

  // MARK: Wrapping

  @Test func linesEndAfterTheLastWordThatFits() {
    let layout = text("one two three").layout(width: width("one two") + 1)
    #expect(strings(layout) == ["one two ", "three"])
    #expect(layout.lines.map(\.width) == [width("one two"), width("three")])
    #expect(layout.size == Size(width: width("one two") + 1, height: 2 * font.lineHeight))
    #expect(layout.usedSize.width == max(width("one two"), width("three")))
  }

  @Test func textFitsTheWidthThatWasMeasured() {
    for string in ["Flips: 12", "a b c", "AVA To.", "one  two   ", "fi ffi office"] {
      #expect(text(string).layout(width: width(string)).lines.count == 1, "\(string)")
    }
  }

  @Test func aWordWiderThanALineBreaksBetweenLetters() {
    let layout = text("wide i").layout(width: width("wi"))
    #expect(strings(layout).first == "wi")
    #expect(strings(layout).joined() == "wide i")
    #expect(layout.lines.allSatisfy { $0.width <= width("wi") + 1e-9 || $0.runs.flatMap(\.glyphs).count == 1 })
  }

  @Test func noRoomAtAllIsALetterALine() {
    #expect(strings(text("abc").layout(width: 0)) == ["a", "b", "c"])
    #expect(strings(text("abc").layout(width: -5)) == ["a", "b", "c"])
  }

  @Test func withoutWrappingAParagraphIsALine() {
    let layout = text("one two\nthree") { $0.wrapping = .none }.layout(width: 10)
    #expect(strings(layout) == ["one two\n", "three"])
  }

  @Test func wrappingByCharactersFillsEveryLine() {
    let layout = text("ab cd") { $0.wrapping = .characters }.layout(width: width("ab c"))
    #expect(strings(layout) == ["ab c", "d"])
  }

  @Test func noBreakSpacesHold() {
    let layout = text("a b\u{A0}c").layout(width: width("a b"))
    #expect(strings(layout) == ["a ", "b\u{A0}c"])
  }

  @Test func emptyLinesStay() {
    #expect(strings(text("a\n\nb\n").layout(width: 100)) == ["a\n", "\n", "b\n", ""])
  }

  @Test(arguments: 1...40) func wrappingLosesAndAddsNothing(step: Int) {
    let string = "The quick brown fox, jumps over-the lazy dog\u{2014}twice.\nAnd\tagain."
    let layout = text(string).layout(width: Double(step * step) / 2)
    #expect(strings(layout).joined() == string)
    let glyphs = layout.lines.flatMap { $0.runs.flatMap(\.glyphs) }
    #expect(glyphs.map(\.outline.glyphID).count >= 50)
    #expect(!layout.isTruncated)
  }

  // MARK: Truncation

  @Test func truncationKeepsTheHeadTheTailOrBoth() {
    let string = "Peach iced tea"
    for (truncation, isRight) in [
      (ParagraphStyle.Truncation.tail, { (offsets: [Int]) in offsets.first == 0 && !offsets.contains(13) }),
      (.head, { $0.contains(13) && !$0.contains(0) }), (.middle, { $0.contains(0) && $0.contains(13) }),
    ] {
      let layout = text(string) {
        $0.truncation = truncation
        $0.maximumLineCount = 1
      }.layout(width: width("Peach ice"))
      #expect(layout.isTruncated)
      #expect(layout.lines.count == 1)
      #expect(layout.lines[0].width <= width("Peach ice"))
      #expect(layout.lines[0].width > width("Peach"))
      let ellipsis = font.glyph(of: "\u{2026}")?.glyphID
      let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
      #expect(glyphs.filter { $0.outline.glyphID == ellipsis }.count == 1)
      let offsets = glyphs.filter { $0.outline.glyphID != ellipsis }.map(\.utf8Offset)
      #expect(isRight(offsets), "\(truncation) \(offsets)")
    }
  }

  @Test func whatFitsIsNotTruncated() {
    let layout = text("Peach\ntea") { $0.truncation = .tail }.layout(width: 200, height: 2 * font.lineHeight)
    #expect(!layout.isTruncated)
    #expect(strings(layout) == ["Peach\n", "tea"])
  }

  @Test func linesThatHaveNoRoomAreCutWithAnEllipsis() {
    let layout = text("one two three four five\nsix") { $0.truncation = .tail }
      .layout(width: width("one two"), height: 2.5 * font.lineHeight)
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 2)
    let last = layout.lines[1].runs.flatMap(\.glyphs).last
    #expect(last?.outline.glyphID == font.glyph(of: "\u{2026}")?.glyphID)
  }

  @Test func anEllipsisStandsForParagraphsThatFollowToo() {
    let layout = text("one\ntwo\nthree") {
      $0.truncation = .tail
      $0.maximumLineCount = 2
    }.layout(width: 300)
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[1].runs.flatMap(\.glyphs).last?.outline.glyphID == font.glyph(of: "\u{2026}")?.glyphID)
  }

  @Test func eachParagraphIsTruncatedWhereNoneIsWrapped() {
    let layout = text("one two three\nfour five six") {
      $0.truncation = .tail
      $0.wrapping = .none
    }.layout(width: width("one two"))
    #expect(layout.lines.count == 2)
    #expect(layout.lines.allSatisfy { $0.width <= width("one two") })
    #expect(layout.isTruncated)
  }

  @Test func noLinesAtAllIsNothing() {
    let layout = text("one") { $0.maximumLineCount = 0 }.layout(width: 100)
    #expect(layout.lines.isEmpty)
    #expect(layout.isTruncated)
    #expect(layout.size == .zero)
    #expect(text("one") { $0.maximumLineCount = -1 }.layout().lines.isEmpty)
  }

  // MARK: Places

  @Test func justifiedLinesFillTheWidthButTheLast() {
    let room = width("one two thr")
    let layout = text("one two three four") { $0.alignment = .justified }.layout(width: room)
    #expect(layout.lines.count > 1)
    for line in layout.lines.dropLast() {
      #expect(abs(line.width - room) < 1e-9)
      #expect(abs((line.runs.last.map { $0.origin.x + $0.width } ?? 0) - room) < 1e-9)
    }
    #expect(layout.lines[layout.lines.count - 1].width < room)
  }

  @Test func indentsTakeRoomAtTheStartOfLines() {
    let layout = text("one two three four five") {
      $0.firstLineIndent = 30
      $0.headIndent = 10
      $0.tailIndent = 5
    }.layout(width: 120)
    #expect(layout.lines.map(\.origin.x) == [30] + Array(repeating: 10, count: layout.lines.count - 1))
    #expect(layout.lines.allSatisfy { $0.origin.x + $0.width <= 115 })
  }

  @Test func heightIsTheSumOfLineHeightsAndSpacing() {
    let layout = text("a\nb c") {
      $0.lineHeightMultiple = 1.5
      $0.lineSpacing = 3
      $0.paragraphSpacing = 7
    }.layout(width: width("b"))
    #expect(layout.lines.count == 3)
    #expect(layout.lines.allSatisfy { abs($0.height - 1.5 * font.lineHeight) < 1e-9 })
    #expect(abs(layout.size.height - (4.5 * font.lineHeight + 2 * 3 + 7)) < 1e-9)
    #expect(abs(layout.lines[1].top - (1.5 * font.lineHeight + 10)) < 1e-9)
    #expect(abs(layout.lines[0].baseline - (font.ascent + 0.25 * font.lineHeight)) < 1e-9)
  }

  @Test func aTextIsMadeSmallerUntilItFits() {
    let string = "Fits if small"
    let text = text(string) {
      $0.minimumScale = 0.25
      $0.wrapping = .none
    }
    let layout = text.layout(width: width(string) / 2)
    #expect(layout.scale <= 0.5 && layout.scale > 0.49)
    #expect(layout.usedSize.width <= width(string) / 2)
    #expect(text.layout(width: width(string)).scale == 1)
    #expect(text.layout(width: 1).scale == 0.25)
  }

  @Test func lineMetricsAreOfTheLargestFont() {
    var text = text("small ")
    text += StyledText("large", font: font.withSize(40))
    let layout = text.layout()
    #expect(layout.lines[0].baseline == font.withSize(40).ascent)
    #expect(abs(layout.size.height - font.withSize(40).lineHeight) < 1e-9)
    #expect(layout.lines[0].runs.map(\.emSize) == [20, 40])
  }

  // MARK: Odd numbers

  @Test func oddStylesNeitherStopNorHang() {
    let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for value in odd {
      var text = text("one two\nthree") {
        $0.lineHeightMultiple = value
        $0.lineSpacing = value
        $0.paragraphSpacing = value
        $0.firstLineIndent = value
        $0.headIndent = value
        $0.tailIndent = value
        $0.minimumScale = value
        $0.truncation = .middle
      }
      text.attributes.letterSpacing = value
      text.attributes.baselineOffset = value
      text.attributes.strokeWidth = value
      text.attributes.hasUnderline = true
      text.attributes.background = .red
      for width in odd {
        for height in odd {
          let layout = text.layout(width: width, height: height)
          #expect(layout.lines.count <= 12)
          _ = layout.inkBounds
        }
      }
    }
  }

  // MARK: Stretches

  @Test func stretchesKeepTheirLook() throws {
    var text = text("one two three")
    let two = try #require(text.string.firstRange(of: "two"))
    text.setAttributes(in: two) { $0.paint = .color(.red) }
    text.setAttributes(in: text.string.startIndex..<two.upperBound) { $0.hasUnderline = true }
    let runs = text.layout().lines[0].runs
    #expect(runs.map(\.attributes.paint) == [.color(.black), .color(.red), .color(.black)])
    #expect(runs.map(\.attributes.hasUnderline) == [true, true, false])
    #expect(abs(runs.reduce(0) { $0 + $1.width } - width("one ") - width("two") - width(" three")) < 1e-9)
  }

  @Test func appendedTextKeepsItsLook() {
    let text = text("a") + StyledText("b", font: font, color: .red) + StyledText("c", font: font)
    #expect(text.string == "abc")
    #expect(text.layout().lines[0].runs.map(\.attributes.paint) == [.color(.black), .color(.red), .color(.black)])
    var shorter = text
    shorter.string = "x"
    #expect(shorter.layout().lines[0].runs.map(\.attributes.paint) == [.color(.black)])
  }

  @Test func letterSpacingFollowsEachLetter() {
    var spaced = text("abc")
    spaced.attributes.letterSpacing = 3
    #expect(abs(spaced.size().width - width("a") - width("b") - width("c") - 9) < 0.5)
    let ligature = text("ffi")
    spaced.string = "ffi"
    #expect(spaced.layout().lines[0].runs[0].glyphs.count == 3)
    #expect(ligature.layout().lines[0].runs[0].glyphs.count <= 3)
  }

  // MARK: Hits

  @Test func caretsAndHitsAreEachOthersInverse() throws {
    let text = text("one two\nAVA")
    let layout = text.layout()
    for index in text.string.indices where text.string[index] != "\n" {
      let caret = try #require(layout.caret(at: index))
      #expect(layout.index(at: Point(x: caret.minX, y: caret.midY)) == index)
    }
    let end = try #require(layout.caret(at: text.string.endIndex))
    #expect(abs(end.minX - width("AVA")) < 1e-9)
    #expect(layout.index(at: Point(x: 1e9, y: 1e9)) == text.string.endIndex)
    #expect(layout.index(at: Point(x: -5, y: -5)) == text.string.startIndex)
    #expect(layout.index(at: Point(x: 1e9, y: 1)) == text.string.firstIndex(of: "\n"))
  }

  @Test func rectsCoverARange() throws {
    let text = text("one two")
    let two = try #require(text.string.firstRange(of: "two"))
    let rects = text.layout().rects(of: two)
    #expect(rects.count == 1)
    #expect(abs(rects[0].minX - width("one ")) < 1e-9)
    #expect(abs(rects[0].maxX - width("one two")) < 1e-9)
  }
}
