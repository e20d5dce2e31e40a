import Canvas
import CanvasPrint
import Testing

@Suite struct CardSizeTests {
  // The table as print shops' templates have it.
  @Test(
    arguments: [
      ("poker", "2.5in", "3.5in", 750, 1050, 825, 1125, 675, 975),
      ("bridge", "2.25in", "3.5in", 675, 1050, 750, 1125, 600, 975),
      ("tarot", "2.75in", "4.75in", 825, 1425, 900, 1500, 750, 1350),
      ("jumbo", "3.5in", "5.5in", 1050, 1650, 1125, 1725, 975, 1575),
      ("mini", "1.75in", "2.5in", 525, 750, 600, 825, 450, 675),
      ("micro", "1.25in", "1.75in", 375, 525, 450, 600, 300, 450),
      ("euro", "63mm", "88mm", 744, 1038, 825, 1125, 669, 963),
      ("us-game", "2.2in", "3.43in", 660, 1029, 750, 1125, 585, 954),
    ] as [(String, String, String, Double, Double, Double, Double, Double, Double)])
  func theTableHoldsEverySize(
    name: String, width: String, height: String, trimWidth: Double, trimHeight: Double, bleedWidth: Double,
    bleedHeight: Double, safeWidth: Double, safeHeight: Double
  ) throws {
    let size = try #require(CardSize(name: name))
    #expect(size.width == (try Length(width)))
    #expect(size.height == (try Length(height)))
    #expect(size.trimPixels == Size(width: trimWidth, height: trimHeight))
    #expect(size.bleedPixels == Size(width: bleedWidth, height: bleedHeight))
    #expect(size.safePixels == Size(width: safeWidth, height: safeHeight))
  }

  @Test func thereAreEightAndNoOther() {
    #expect(CardSize.all.count == 8)
    #expect(CardSize(name: "POKER") == .poker)
    #expect(CardSize(name: "skat") == nil)
    #expect(CardSize(name: "") == nil)
  }
}
