import Canvas
import CanvasPrint
import Testing

@Suite struct CardPrintTests {
  @Test(arguments: CardSize.all) func at300TheTablesPixelsWin(size: CardSize) throws {
    let plain = try CardPrint(size)
    #expect(plain.pixelSize == size.trimPixels)
    #expect(plain.trim == Rect(origin: .zero, size: size.trimPixels))
    #expect(plain.safe.size == size.safePixels)
    for bleed in ["1/8in", "0.125in", "9pt", "3.175mm"] {
      let print = try CardPrint(size, bleed: Length(bleed))
      #expect(print.pixelSize == size.bleedPixels)
      #expect(print.trim.size == size.trimPixels)
      #expect(print.trim.midX == print.pixelSize.width / 2 && print.trim.midY == print.pixelSize.height / 2)
      #expect(print.safe.midX == print.trim.midX && print.safe.midY == print.trim.midY)
    }
  }

  @Test func anotherBleedIsComputed() throws {
    #expect(try CardPrint(.poker, bleed: Length("36px")).pixelSize == Size(width: 822, height: 1122))
    // 3 mm are 35.43 pixels: 750 + 70.87, rounded.
    #expect(try CardPrint(.poker, bleed: Length("3mm")).pixelSize == Size(width: 821, height: 1121))
    #expect(try CardPrint(.poker, bleed: Length("0mm")).pixelSize == Size(width: 750, height: 1050))
    // As many pixels as an eighth of an inch, but said as pixels: nobody asked for the template.
    #expect(try CardPrint(.euro, bleed: Length("37.5px")).pixelSize == Size(width: 819, height: 1113))
  }

  @Test func anotherResolutionIsComputedAndRoundedHalfUp() throws {
    #expect(try CardPrint(.poker, pixelsPerInch: 600).pixelSize == Size(width: 1500, height: 2100))
    // 63 mm × 88 mm at 150 an inch: 372.05 × 519.69; 2.25 in at 150 are 337.5.
    #expect(try CardPrint(.euro, pixelsPerInch: 150).pixelSize == Size(width: 372, height: 520))
    #expect(try CardPrint(.bridge, pixelsPerInch: 150).pixelSize == Size(width: 338, height: 525))
    let print = try CardPrint(.poker, pixelsPerInch: 600, bleed: Length("1/8in"))
    #expect(print.pixelSize == Size(width: 1650, height: 2250))
    #expect(print.trim == Rect(x: 75, y: 75, width: 1500, height: 2100))
    #expect(print.safe == Rect(x: 150, y: 150, width: 1350, height: 1950))
    #expect(print.bleedPixels == 75)
  }

  @Test(arguments: [0, -300, 0.5, 4801, 1e9, .nan, .infinity]) func anOddResolutionIsAnError(dpi: Double) {
    let error = #expect(throws: CardPrintError.self) { try CardPrint(.poker, pixelsPerInch: dpi) }
    #expect(error?.description == "\(dpi) pixels per inch is out of range; use 1 to 4800")
  }

  @Test func aBleedWiderThanTheCardIsAnError() throws {
    #expect(throws: Never.self) { try CardPrint(.poker, bleed: Length("2.5in")) }
    let error = #expect(throws: CardPrintError.self) { try CardPrint(.poker, bleed: Length("2.51in")) }
    #expect(
      error?.description
        == "a bleed of 2.51in is wider than the card poker of 2.5in by 3.5in; use 0 to the card's shorter side")
    for odd in [-1, Double.nan, .infinity] {
      #expect(throws: CardPrintError.self) { try CardPrint(.poker, bleed: Length(odd, .inches)) }
    }
  }

  @Test func theCoarsestPrintStillHasPixels() throws {
    let print = try CardPrint(.micro, pixelsPerInch: 1)
    #expect(print.pixelSize == Size(width: 1, height: 2))
    #expect(print.safe.width >= 0)
  }
}
