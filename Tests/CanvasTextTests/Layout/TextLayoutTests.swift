import Canvas
import Testing

@Suite struct TextLayoutTests {
  /// At as many points as units to the em, points are font units.
  let font: Font

  init() throws { font = try Font(path: SystemFonts.regular, size: 2048) }

  private func text(_ string: String, _ alignment: TextAlignment = .left) -> StyledText {
    StyledText(string, font: font, alignment: alignment)
  }

  private func glyphs(_ layout: TextLayout) -> [PositionedGlyph] {
    layout.lines.flatMap { $0.runs.flatMap(\.glyphs) }
  }

  private func advances(_ string: String) -> Double {
    string.unicodeScalars.compactMap { font.glyph(of: $0)?.advance }.reduce(0, +)
  }

  // MARK: One line

  @Test func widthIsTheSumOfAdvancesAndKerning() {
    #expect(text("10").size() == Size(width: advances("10"), height: 2384))
    #expect(text("hello world ").size().width == advances("hello world "))
    #expect(text("AVA").size().width == advances("AVA") - 2 * 131)
  }

  @Test func glyphsStandWhereTheAdvancesPutThem() {
    let layout = text("A V").layout()
    let placed = glyphs(layout)
    #expect(placed.map(\.origin) == [Point(x: 0, y: 1901), Point(x: advances("A "), y: 1901)])
    #expect(placed.map(\.outline.glyphID) == [font.glyph(of: "A"), font.glyph(of: "V")].map { $0?.glyphID })
    #expect(layout.lines.map(\.runs.count) == [1])
    #expect(layout.lines[0].runs[0].scale == 1)
  }

  @Test func positionsGrowWithTheSize() {
    let small = StyledText("AVA 10", font: font.withSize(16)).layout()
    let large = text("AVA 10").layout()
    #expect(glyphs(small).map(\.origin.x) == glyphs(large).map { $0.origin.x / 128 })
    #expect(small.lines[0].runs[0].scale == 1.0 / 128)
  }

  @Test func emptyTextIsOneLineOfNoWidth() {
    let layout = text("").layout()
    #expect(layout.size == Size(width: 0, height: 2384))
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].origin == Point(x: 0, y: 1901))
    #expect(layout.path().isEmpty)
  }

  @Test(arguments: [0, -12, Double.nan, .infinity]) func textOfASizeThatIsNoneTakesNoRoom(size: Double) {
    let none = StyledText("Flips: 12\n漢", font: font.withSize(size), alignment: .center)
    #expect(none.size() == .zero)
    #expect(none.layout(width: 100).lines.isEmpty)
    #expect(none.path(at: Point(x: 5, y: 5)).isEmpty)
    #expect(none.missingCharacters.isEmpty)
  }

  // MARK: Characters that draw nothing

  @Test(arguments: [
    "\u{FE0F}", "\u{FE0E}", "\u{200D}", "\u{200B}", "\u{2060}", "\u{AD}", "\u{202C}", "\u{0}", "\u{7F}",
  ])
  func steeringCharactersDrawNothingAndTakeNoRoom(character: String) {
    // Letters that are not kerned: control characters may stand in the way of kerning.
    let with = text("H\(character)O♥\(character)").layout()
    let without = text("HO♥").layout()
    #expect(with.size == without.size)
    #expect(glyphs(with).map(\.origin) == glyphs(without).map(\.origin))
    #expect(with.missingCharacters.isEmpty)
    #expect(text(character).size() == Size(width: 0, height: 2384))
  }

  @Test func tabIsAsWideAsFourSpaces() {
    #expect(text("a\tb").size().width == advances("a    b"))
    #expect(glyphs(text("a\tb").layout()).count == 2)
  }

  @Test func spacesThatTheFontLacksAreSpaces() {
    // DejaVu Sans has no U+3000; a box there would be a box in every East Asian text.
    #expect(text("a\u{3000}b").missingCharacters.isEmpty)
    #if Full || Shaping
      #expect(text("a\u{3000}b").size().width == advances("ab") + 2048)
    #else
      #expect(text("a\u{3000}b").size().width == advances("a b"))
    #endif
  }

  // MARK: Missing glyphs

  @Test func missingCharactersAreReportedOnceInOrderAndDrawnAsBoxes() {
    let layout = text("한A한漢\n漢🦇").layout()
    #expect(layout.missingCharacters == ["한", "漢", "🦇"])
    #expect(glyphs(layout).map(\.outline.isMissing) == [true, false, true, true, true, true])
    #expect(layout.path().contains(Point(x: 0.05 * 2048 + 61, y: 1901 - 700)))
    #expect(text("Flips: 12").missingCharacters.isEmpty)
  }

  // MARK: Lines

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func eachLineEndBreaksOnce(end: String) {
    let layout = text("A\(end)V").layout()
    #expect(layout.lines.map(\.baseline) == [1901, 1901 + 2384])
    #expect(layout.lines.map(\.width) == [advances("A"), advances("V")])
    #expect(layout.size == Size(width: max(advances("A"), advances("V")), height: 2 * 2384))
  }

  @Test func emptyLinesCount() {
    #expect(text("\n\nA\n").layout().lines.map(\.width) == [0, 0, advances("A"), 0])
    #expect(text("\r\r\n\n").layout().lines.count == 4)
  }

  @Test func linesOfACornerLabelAreWhereCairoPutsThem() {
    let layout = StyledText("10\n♥", font: font.withSize(29.750000000000004), alignment: .center).layout()
    let offset = 6.930000000000001
    let placed = glyphs(layout).map { Point(x: offset + $0.origin.x, y: offset + $0.origin.y) }
    #expect(placed[0] == Point(x: 6.930000000000001, y: 34.54462402343751))
    #expect(abs(placed[2].x - 12.522651367187503) < 1e-12)
    #expect(abs(placed[2].y - 69.1754833984375) < 1e-12)
  }

  // MARK: Alignment

  @Test func alignmentMovesTheNarrowerLines() {
    let free = advances("wide") - advances("i")
    for (alignment, offset) in [(TextAlignment.left, 0), (.center, free / 2), (.right, free)] {
      let layout = text("wide\ni", alignment).layout()
      #expect(layout.lines.map(\.origin.x) == [0, offset])
      #expect(glyphs(layout)[4].origin.x == offset)
      #expect(layout.size.width == advances("wide"))
    }
  }

  @Test func alignmentIsInsideTheWidthThatIsGiven() {
    let width = advances("i") + 100
    for (alignment, offset) in [(TextAlignment.left, 0.0), (.center, 50), (.right, 100)] {
      let layout = text("i", alignment).layout(width: width)
      #expect(layout.lines[0].origin.x == offset)
      #expect(layout.size.width == width)
    }
  }

  @Test func linesWiderThanTheWidthReachOver() {
    // A single letter: longer words are broken.
    let width = advances("W") - 100
    #expect(text("W", .left).layout(width: width).lines[0].origin.x == 0)
    #expect(text("W", .center).layout(width: width).lines[0].origin.x == -50)
    #expect(text("W", .right).layout(width: width).lines[0].origin.x == -100)
  }

  @Test(arguments: [Double.nan, .infinity, -Double.infinity]) func aWidthThatIsNotFiniteIsNone(width: Double) {
    #expect(text("a\nbb", .right).layout(width: width).size == text("a\nbb", .right).size())
  }

  // MARK: As a path

  @Test func pathIsTheGlyphsInTheirPlaces() {
    let path = text("O\nO").path(at: Point(x: 10, y: 20))
    let box = Rect(x: 10 + 115, y: 20 + 1901 - 1520, width: 1382, height: 1549)
    #expect(path.boundingBoxOfPath == box.union(box.offsetBy(dx: 0, dy: 2384)))
    #expect(!path.contains(box.center))
    #expect(path.contains(Point(x: box.minX + 100, y: box.midY + 2384)))
  }

  @Test func textsAreEqualIfAllPartsAre() {
    #expect(text("a") == text("a"))
    #expect(text("a") != text("a", .right))
    #expect(text("a") != StyledText("a", font: font, color: .red))
    #expect(Set([text("a"), text("a"), text("b")]).count == 2)
  }
}
