import Canvas
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
    #expect(panel[4 + gap + 1, 2] == PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255))
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
}
