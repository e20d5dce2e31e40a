import Canvas
import CanvasGoldens
import TestSupport
import Testing

/// A panel that is made band by band is the one that is made as a whole.
struct PanelRowsTests {
  @Test(arguments: [[.expected, .difference, .actual, .heat], [.difference], [.mask]] as [[PanelPart]])
  func thePNGOfBandsIsThatOfTheWhole(parts: [PanelPart]) throws {
    var generator = SeededGenerator(seed: 11)
    // Several bands of every kind, and sizes that differ.
    let expected = try StraightImage(textured(200, 1_000))
    var changed = try textured(190, 1_010)
    for _ in 0..<300 {
      changed.pixels[generator.next(below: 190), generator.next(below: 1_010)] = PremultipliedPixel(
        straightRed: 9, green: UInt8(generator.next(below: 256)), blue: 200, alpha: UInt8(generator.next(below: 256)))
    }
    let actual = try StraightImage(changed)
    let comparison = ImageComparison(
      tolerance: .levels(7), allowsAntialiasing: true,
      ignoredAreas: [PixelArea(x: 20, y: 700, width: 100, height: 40)])
    let whole = try comparison.panel(actual: actual, expected: expected, parts: parts)
    #expect(try comparison.panelPNG(actual: actual, expected: expected, parts: parts) == whole.png())
  }

  @Test func aMaskHoldsTheDifferentPixelsAlone() throws {
    let expected = try solid(5, 4)
    let actual = expected.replacing(x: 1, y: 2, with: PremultipliedPixel(red: 1, green: 2, blue: 3, alpha: 255))
    let mask = try ImageComparison().panel(actual: actual, expected: expected, parts: [.mask]).pixels
    for y in 0..<4 {
      for x in 0..<5 {
        let isDifferent = x == 1 && y == 2
        #expect(mask[x, y] == (isDifferent ? PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255) : .clear))
      }
    }
  }
}
