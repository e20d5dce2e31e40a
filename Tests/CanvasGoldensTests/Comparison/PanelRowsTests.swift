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
    let encoder = PNGEncoder()
    #expect(
      try comparison.panelPNG(actual: actual, expected: expected, parts: parts) == encoder.encode(whole.pixels))
  }

  /// A tall panel is not looked at as a whole before it is written.
  @Test(arguments: [true, false]) func aTallPanelHasTheSamePixelsInHardlyMoreBytes(isFlat: Bool) throws {
    var generator = SeededGenerator(seed: 12)
    let expected = try isFlat ? solid(60, 2_300) : textured(60, 2_300)
    var actual = expected
    for _ in 0..<900 {
      actual.pixels[generator.next(below: 60), generator.next(below: 2_300)] = PremultipliedPixel(
        straightRed: UInt8(generator.next(below: 256)), green: 3, blue: 200, alpha: 255)
    }
    let (a, b) = (try StraightImage(actual), try StraightImage(expected))
    let whole = try ImageComparison().panel(actual: a, expected: b, parts: PanelPart.standard)
    let png = try ImageComparison().panelPNG(actual: a, expected: b, parts: PanelPart.standard)
    #expect(try Image(png: png).pixels == whole.pixels)
    #expect(try png.count * 10 < whole.png().count * 11)
  }

  @Test(arguments: [2, 3]) func aReducedPanelHasTheMeansOfEachPicture(factor: Int) throws {
    var generator = SeededGenerator(seed: 3)
    // The same but for the size, so that some blocks are the same and some end early, and for one pixel.
    var (actual, expected) = (try PixelBuffer(width: 8, height: 13), try PixelBuffer(width: 8, height: 11))
    for y in 0..<13 {
      for x in 0..<8 {
        func byte() -> UInt8 { UInt8(generator.next(below: 256)) }
        let pixel = PremultipliedPixel(red: byte(), green: byte(), blue: byte(), alpha: 255)
        actual[x, y] = pixel
        if y < 11 { expected[x, y] = pixel }
      }
    }
    actual[4, 4] = PremultipliedPixel(red: 0, green: 255, blue: 0, alpha: 255)
    func mean(_ picture: PixelBuffer, _ column: Int, _ row: Int) -> PremultipliedPixel {
      let xs = column * factor..<min((column + 1) * factor, picture.width)
      let ys = row * factor..<max(row * factor, min((row + 1) * factor, picture.height))
      let pixels = ys.flatMap { y in xs.map { picture[$0, y] } }
      guard !pixels.isEmpty else { return PremultipliedPixel(red: 96, green: 96, blue: 96, alpha: 255) }
      func byte(_ channel: KeyPath<PremultipliedPixel, UInt8>) -> UInt8 {
        UInt8((pixels.reduce(0) { $0 + Int($1[keyPath: channel]) } + pixels.count / 2) / pixels.count)
      }
      return PremultipliedPixel(red: byte(\.red), green: byte(\.green), blue: byte(\.blue), alpha: 255)
    }
    let panel = try ImageComparison().panel(
      actual: StraightImage(straightPixels: actual), expected: StraightImage(straightPixels: expected),
      parts: [.expected, .actual], gap: 0, fitting: PixelSize(width: 8, height: (13 + factor - 1) / factor)
    ).pixels
    let width = (8 + factor - 1) / factor
    #expect(panel.width == 2 * width && panel.height == (13 + factor - 1) / factor)
    for y in 0..<panel.height {
      for x in 0..<width {
        #expect(panel[x, y] == mean(expected, x, y))
        #expect(panel[width + x, y] == mean(actual, x, y))
      }
    }
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
