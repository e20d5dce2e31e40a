import Canvas
import Testing

/// Italics of fonts that have none.
@Suite struct SlantedFontTests {
  private static let korean = "/usr/share/fonts/truetype/nanum/NanumGothic.ttf"

  @Test func lettersLeanByAFifthOfTheirHeight() throws {
    let font = try Font(path: Self.korean, size: 20)
    let slanted = try font.slanted()
    for scalar: Unicode.Scalar in ["가", "H", "p"] {
      let (upright, leaning) = try (#require(font.glyph(of: scalar)), #require(slanted.glyph(of: scalar)))
      #expect(leaning.path == upright.path.applying(Transform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 0)))
      #expect(leaning.advance == upright.advance)
    }
    #expect(slanted != font)
    #expect(try slanted.slanted() == slanted)
    #expect(StyledText("가나", font: slanted).size() == StyledText("가나", font: font).size())
  }

  @Test func italicsStayAsTheyAre() throws {
    let italic = try Font(path: "/usr/share/fonts/opentype/inter/Inter-Italic.otf", size: 20)
    #expect(try italic.slanted() == italic)
    let emoji = try Font(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", size: 20)
    #expect(try emoji.slanted() == emoji)
  }

  @Test func requestsForItalicsSlantFacesWithoutThem() throws {
    let match = try #require(FontCollection().match(FontRequest("NanumGothic", slant: .italic)))
    let layout = StyledText("가나", font: try match.font(size: 20)).layout()
    #expect(layout.missingGlyphs?.description == "no italics of NanumGothic were found: its letters are slanted")
    let upright = try #require(FontCollection().match(FontRequest("NanumGothic")))
    #expect(try StyledText("가나", font: upright.font(size: 20)).missingGlyphs == nil)
  }

  @Test func aFallbackIsSlantedAsItsText() throws {
    let match = try #require(FontCollection().match(FontRequest("DejaVu Sans", slant: .italic)))
    let font = try match.font(size: 20)
    #expect(StyledText("abc", font: font).missingGlyphs == nil)
    let missing = StyledText("abc 가나 😀", font: font).missingGlyphs
    #expect(missing?.slantedFamilies == ["NanumGothic"])
    #expect(missing?.lacksCharacters == false)
  }

  #if Full || Shaping
    @Test func marksLeanWithTheirLetters() throws {
      // Two marks above each other: the upper one moves to the right by a fifth of its height.
      let font = try Font(path: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf", size: 1000)
      func marks(_ font: Font) -> [ShapedGlyph] {
        StyledText("x\u{0308}\u{0304}", font: font).layout().runs.flatMap(\.shaped)
      }
      let (upright, leaning) = (marks(font), marks(try font.slanted()))
      let top = try #require(upright.last)
      #expect(upright.count >= 2 && leaning.count == upright.count && top.dy < 0)
      #expect(leaning.last.map { Int($0.dx) - Int(top.dx) } == Int((-0.2 * Double(top.dy)).rounded()))
    }
  #endif
}
