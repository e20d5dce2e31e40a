import Canvas
import Testing

@Suite struct TextSizeCategoryTests {
  @Test func bodyTextHasTheSizesOfTheReadersSetting() {
    #expect(
      TextSizeCategory.allCases.map(\.rawValue) == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
    #expect(TextSizeCategory.allCases.map(\.bodySize) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func theFactorIsThatOfBodyText() throws {
    #expect(TextSizeCategory.large.factor == 1)
    for category in TextSizeCategory.allCases {
      #expect(abs(TextStyle.body.size(factor: category.factor) - category.bodySize) < 1e-12)
    }
    #expect(try Font.preferred(.body, factor: TextSizeCategory.accessibility1.factor).size == 28)
  }
}
