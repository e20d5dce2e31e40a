import Canvas
import CanvasCLibrary
import CanvasGoldens
import Testing

struct DifferencePanelTests {
  let gap = 8

  @Test func expectedDifferenceAndActualStandSideBySide() throws {
    let expected = try solid(4, 3)
    let changed = PremultipliedPixel(red: 101, green: 100, blue: 100, alpha: 255)
    let actual = expected.replacing(x: 1, y: 2, with: changed)
    let panel = try ImageComparison().panel(actual: actual, expected: expected).pixels
    #expect(panel.width == 3 * 4 + 2 * gap)
    #expect(panel.height == 3)
    #expect(panel[1, 2] == opaqueGrey)
    #expect(panel[4 + gap + 1, 2] == PremultipliedPixel(red: 255, green: 150, blue: 150, alpha: 255))
    #expect(panel[2 * (4 + gap) + 1, 2] == changed)
  }

  @Test func equalPixelsOfTheDifferenceArePaleGrey() throws {
    let black = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
    let image = try solid(2, 1, black)
    let pixel = try ImageComparison().panel(actual: image, expected: image).pixels[2 + gap, 0]
    #expect(pixel == PremultipliedPixel(red: 170, green: 170, blue: 170, alpha: 255))
  }

  @Test func pixelsOfOnePictureAreBlueAndThoseOfNeitherAreBackground() throws {
    let panel = try ImageComparison().panel(actual: solid(3, 1), expected: solid(1, 2)).pixels
    let blue = PremultipliedPixel(red: 0, green: 64, blue: 255, alpha: 255)
    let background = PremultipliedPixel(red: 96, green: 96, blue: 96, alpha: 255)
    let middle = 3 + gap
    #expect(panel.height == 2)
    #expect(panel[middle + 2, 0] == blue)
    #expect(panel[middle, 1] == blue)
    #expect(panel[middle + 2, 1] == background)
    #expect(panel[middle - 1, 0] == background)
    #expect(panel[0, 1] == opaqueGrey)
    #expect(panel[2 * middle, 1] == background)
  }

  @Test func transparencyShowsAsACheckerboard() throws {
    let clear = try solid(16, 1, .clear)
    let panel = try ImageComparison().panel(actual: clear, expected: clear).pixels
    #expect(panel[0, 0] == PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(panel[8, 0] == PremultipliedPixel(red: 224, green: 224, blue: 224, alpha: 255))
  }

  @Test func aPanelBeyondTheLimitsThrows() throws {
    let wide = try solid(20_000, 1)
    #expect(throws: ComparisonError.self) { try ImageComparison().panel(actual: wide, expected: wide) }
  }

  @Test func thePartsAreThoseAskedFor() throws {
    let expected = try solid(4, 3)
    let actual = try solid(4, 3, .clear)
    let panel = try ImageComparison().panel(
      actual: actual, expected: expected, parts: [.actual, .heat, .expected], gap: 1
    ).pixels
    #expect(panel.width == 3 * 4 + 2)
    #expect(panel[0, 0] == PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(panel[4, 0] == PremultipliedPixel(red: 96, green: 96, blue: 96, alpha: 255))
    #expect(panel[10, 0] == opaqueGrey)
    #expect(throws: ComparisonError.self) { try ImageComparison().panel(actual: actual, expected: expected, parts: []) }
    #expect(throws: ComparisonError.self) { try ImageComparison().panel(actual: actual, expected: expected, gap: -1) }
  }

  @Test func moreDifferenceIsBrighterHeat() throws {
    func heat(of level: UInt8) throws -> Int {
      let black = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
      let other = PremultipliedPixel(red: 0, green: level, blue: 0, alpha: 255)
      let pixel = try ImageComparison().panel(
        actual: solid(1, 1, other), expected: solid(1, 1, black), parts: [.heat]
      ).pixels[0, 0]
      #expect(pixel.alpha == 255)
      return 299 * Int(pixel.red) + 587 * Int(pixel.green) + 114 * Int(pixel.blue)
    }
    let heats = try (0...255).map { try heat(of: UInt8($0)) }
    #expect(zip(heats, heats.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(heats[1] > heats[0] + 20_000 && heats[255] > heats[128] && heats[128] > heats[16] && heats[16] > heats[1])
  }

  @Test func moreDifferenceIsRedder() throws {
    let pixels = try (1...255).map { level in
      let other = PremultipliedPixel(red: 0, green: UInt8(level), blue: 0, alpha: 255)
      let black = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
      let parts: [PanelPart] = [.difference, .mask]
      return try ImageComparison().panel(actual: solid(1, 1, other), expected: solid(1, 1, black), parts: parts).pixels
    }
    let greens = pixels.map { $0[0, 0].green }
    #expect(zip(greens, greens.dropFirst()).allSatisfy { $0 >= $1 })
    // A single level is distinct from all pale greys, which begin at 170, and a tenth is distinct from a single level.
    #expect(greens[0] == 150 && greens[24] < 110 && greens[127] < 50 && greens[254] == 0)
    #expect(pixels.allSatisfy { $0[0, 0].red == 255 && $0[0, 0].green == $0[0, 0].blue })
    let red = PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)
    #expect(pixels.allSatisfy { $0[1 + gap, 0] == red })
  }

  @Test(arguments: [1, 2, 3] as [UInt8]) func aSmallDifferenceStandsOutFromNone(level: UInt8) throws {
    let black = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
    let other = PremultipliedPixel(red: 0, green: 0, blue: level, alpha: 255)
    let heat = try ImageComparison().panel(
      actual: solid(2, 1, black).replacing(x: 1, y: 0, with: other), expected: solid(2, 1, black), parts: [.heat]
    ).pixels
    // The contrast of WCAG, of which graphics need 3.
    func luminance(_ pixel: PremultipliedPixel) -> Double {
      let channels = [pixel.red, pixel.green, pixel.blue].map { pow((Double($0) / 255 + 0.055) / 1.055, 2.4) }
      return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
    #expect((luminance(heat[1, 0]) + 0.05) / (luminance(heat[0, 0]) + 0.05) > (level == 1 ? 3.5 : 4.5))
  }

  @Test func heatSeesAlphaSizesAndNothingThatIsIgnored() throws {
    var comparison = ImageComparison()
    comparison.ignoredAreas = [PixelArea(x: 2, y: 0, width: 1, height: 1)]
    let panel = try comparison.panel(actual: solid(4, 1, .clear), expected: solid(3, 2), parts: [.heat]).pixels
    let most = PremultipliedPixel(red: 255, green: 250, blue: 196, alpha: 255)
    #expect(panel[0, 0] == most && panel[3, 0] == most && panel[0, 1] == most)
    #expect(panel[2, 0] == PremultipliedPixel(red: 18, green: 16, blue: 24, alpha: 255))
    #expect(panel[3, 1] == PremultipliedPixel(red: 96, green: 96, blue: 96, alpha: 255))
  }

  @Test func aReducedPanelKeepsEverySingleDifferentPixel() throws {
    let expected = try solid(101, 57)
    for (x, y) in [(0, 0), (100, 56), (50, 31), (9, 10), (10, 9)] {
      let actual = expected.replacing(x: x, y: y, with: .clear)
      let panel = try ImageComparison().panel(
        actual: actual, expected: expected, parts: [.difference, .heat, .expected], gap: 0,
        fitting: PixelSize(width: 11, height: 6)
      ).pixels
      // By 10 on both axes: 101 pixels become 11, 57 become 6.
      #expect(panel.width == 33 && panel.height == 6)
      for row in 0..<6 {
        for column in 0..<11 {
          let isThere = column == x / 10 && row == y / 10
          #expect((panel[column, row] == PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255)) == isThere)
          #expect((panel[11 + column, row] != PremultipliedPixel(red: 18, green: 16, blue: 24, alpha: 255)) == isThere)
          #expect(panel[22 + column, row] == opaqueGrey)
        }
      }
    }
  }

  @Test func aPanelThatFitsIsNotReduced() throws {
    let image = try textured(20, 10)
    let other = image.replacing(x: 3, y: 4, with: .clear)
    let whole = try ImageComparison().panel(actual: other, expected: image)
    let size = PixelSize(width: 20, height: 10)
    #expect(try ImageComparison().panel(actual: other, expected: image, fitting: size).pixels == whole.pixels)
  }
}
