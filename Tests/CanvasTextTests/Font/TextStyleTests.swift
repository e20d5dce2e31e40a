import Canvas
import Testing

@Suite struct TextStyleTests {
  @Test func sizesAreThoseOfTheSystem() {
    #expect(TextStyle.allCases.map(\.size) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(TextStyle.allCases.filter(\.isBold) == [.headline])
  }

  @Test func theReadersFactorScalesThem() {
    #expect(TextStyle.body.size(factor: 1.5) == 25.5)
    for factor in [0, -1, .nan, .infinity] { #expect(TextStyle.body.size(factor: factor) == 17) }
  }

  @Test func fontsAreTheSystemsInTheirSizes() throws {
    let (title, headline) = (try Font.preferred(.title1), try Font.preferred(.headline, factor: 2))
    #expect(title.size == 28 && title.styleName == "Book")
    #expect(headline.size == 34 && headline.styleName == "Bold")
    let (system, usual, bold) = (try Font.system(size: 12), try Font.default(size: 12), try Font.boldSystem(size: 12))
    #expect(system == usual)
    #expect(bold.styleName == "Bold" && bold.size == 12)
    #expect(try Font.system(size: 12, weight: .semibold) == bold && Font.system(size: 12, weight: .black) == bold)
    #expect(try Font.system(size: 12, weight: .medium) == usual && Font.system(size: 12, weight: .thin) == usual)
  }

  @Test func hangulIsAsBoldAsLatin() throws {
    func faces(_ font: Font) -> Set<String> {
      Set(
        StyledText("가나", font: font).layout().lines.flatMap(\.runs).map { "\($0.font.familyName) \($0.font.styleName)" }
      )
    }
    #expect(try faces(.system(size: 12)) == ["NanumGothic Regular"])
    #expect(try faces(.boldSystem(size: 12)) == ["NanumGothic Bold"])
    #expect(try faces(.preferred(.headline)) == ["NanumGothic Bold"])
    #expect(try faces(.preferred(.body)) == ["NanumGothic Regular"])
  }
}
