import Canvas
import CanvasCLibrary
import CanvasCards
import Testing

@Suite struct LectureSuitSignTests {
  /// DejaVu Sans whose character map says nothing of the suits, and what follows them in their group.
  private func fontWithoutSuits() throws -> Font {
    let file = try #require(fopen(SystemFonts.regular, "r"))
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let count = ftell(file)
    rewind(file)
    var bytes = [UInt8](unsafeUninitializedCapacity: count) { $1 = fread($0.baseAddress, 1, count, file) }
    func number(_ place: Int, bytes length: Int) -> Int {
      bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
    let tables = (0..<number(4, bytes: 2)).map { 12 + 16 * $0 }
    let entry = try #require(tables.first { Array(bytes[$0..<$0 + 4]) == Array("cmap".utf8) })
    let map = number(entry + 8, bytes: 4)
    let subtables = (0..<number(map + 2, bytes: 2)).map { map + number(map + 4 + 8 * $0 + 4, bytes: 4) }
    // Format 12: groups of first character, last character, first glyph. FreeType prefers it.
    let groups = try #require(subtables.first { number($0, bytes: 2) == 12 })
    var isFound = false
    for i in 0..<number(groups + 12, bytes: 4) {
      let group = groups + 16 + 12 * i
      if number(group, bytes: 4) < 0x2660, number(group + 4, bytes: 4) >= 0x2660 {
        bytes.replaceSubrange(group + 4..<group + 8, with: [0, 0, 0x26, 0x5F])
        isFound = true
      }
    }
    try #require(isFound)
    let font = try Font(bytes: bytes, size: 1)
    try #require(!font.contains("♥") && font.contains("Q"))
    return font
  }

  @Test(arguments: Suit.allCases)
  func aFontWithoutSuitsGetsOurShapesAndNoBoxes(suit: Suit) throws {
    let size = Size(width: 250, height: 350)
    let own = try CardFace(PlayingCard(.ace, of: suit), style: CardStyle.lecture(font: fontWithoutSuits())).image(
      size: size)
    let fonts = try CardFace(PlayingCard(.ace, of: suit), style: CardStyle.lecture(font: Font.default(size: 1)))
      .image(size: size)
    #expect(own != fonts)

    // Ink of the pip in the middle: as our outline, in every row as wide to the left as to the right.
    var rows: [Int] = []
    for y in 130..<220 {
      let dark = (80..<170).filter { own.pixels[$0, y].green < 128 }
      guard let first = dark.first, let last = dark.last else { continue }
      rows.append(y)
      #expect(abs(first + last - 249) <= 1, "row \(y)")
    }
    // 0.76 of the pips' font size, 45.85.
    #expect((33...36).contains(rows.count))
    #expect(rows.last.map { $0 - rows[0] } == rows.count - 1)
  }

  @Test func aFontWithoutSuitsIsNotReportedAsLackingThem() throws {
    #expect(try CardStyle.lecture(font: fontWithoutSuits()).missingCharacters.isEmpty)
  }
}
