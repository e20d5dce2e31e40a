import Canvas
import CanvasPlot
import Testing

struct ColorContrastTests {
  // The values of the formula in WCAG 2.2, computed with a pocket calculator's accuracy.
  @Test(
    arguments: [
      ("#000", 0), ("#fff", 1), ("#f00", 0.2126), ("#0f0", 0.7152), ("#00f", 0.0722), ("#777777", 0.184475),
      ("#E69F00", 0.416156), ("#0A0A0A", 0.003035), ("#0B0B0B", 0.003347),
    ] as [(String, Double)])
  func luminanceIsThatOfTheGuidelines(color: String, expected: Double) throws {
    #expect(abs(try #require(Color(css: color)).relativeLuminance - expected) < 5e-5)
  }

  @Test(arguments: [
    ("#fff", Color.black), ("#000", .white), ("#0072B2", .white), ("#D55E00", .black), ("#009E73", .black),
    ("#F0E442", .black), ("red", .black), ("blue", .white), ("#767676", .black), ("#757575", .white),
  ])
  func inkIsBlackOrWhiteWhicheverIsClearer(color: String, expected: Color) throws {
    #expect(try #require(Color(css: color)).ink(on: nil) == expected)
  }

  @Test func inkSeesTheBackgroundThroughATransparentColor() {
    #expect(Color.clear.ink(on: .black) == .white)
    #expect(Color.clear.ink(on: .white) == .black)
    #expect(Color.clear.ink(on: nil) == .black)
    #expect(Color.black.withAlpha(0.2).ink(on: .white) == .black)
    #expect(Color.black.withAlpha(0.8).ink(on: .white) == .white)
  }
}
