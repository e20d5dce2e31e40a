import Canvas
import CanvasGoldens
import TestSupport
import Testing

/// Tolerances are of what is seen, and constant alpha is in no mean.
struct SeenDifferenceTests {
  private func picture(_ pixel: StraightPixel) throws -> StraightImage {
    var pixels = try PixelBuffer(width: 9, height: 8)
    for y in 0..<8 {
      for x in 0..<9 {
        pixels[x, y] = PremultipliedPixel(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
      }
    }
    return StraightImage(straightPixels: pixels)
  }

  @Test func whatHardlyShowsHardlyDiffers() throws {
    let faint = try picture(StraightPixel(red: 200, green: 200, blue: 200, alpha: 1))
    let nothing = try picture(StraightPixel(red: 0, green: 0, blue: 0, alpha: 0))
    let report = try ImageComparison(tolerance: .levels(1)).compare(actual: faint, expected: nothing)
    #expect(report.passes && report.largestChannelDifference == 1 && report.rootMeanSquare == 1)
    // Without a tolerance they are not equal all the same.
    let exact = try ImageComparison().compare(actual: faint, expected: nothing)
    #expect(!exact.passes && exact.differentPixelCount == 72 && exact.largestChannelDifference == 1)
  }

  @Test func whatHardlyShowsHasLittleHeat() throws {
    let black = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 255)
    let dark = PremultipliedPixel(red: 1, green: 0, blue: 0, alpha: 255)
    let faint = try picture(StraightPixel(red: 200, green: 100, blue: 0, alpha: 1))
    let oneLevel = try ImageComparison().panel(actual: solid(1, 1, dark), expected: solid(1, 1, black), parts: [.heat])
      .pixels[0, 0]
    // Premultiplied the first is one level away, and the second none; but it is not equal.
    for other in [
      StraightPixel(red: 0, green: 0, blue: 0, alpha: 0), StraightPixel(red: 201, green: 100, blue: 0, alpha: 1),
    ] {
      let heat = try ImageComparison().panel(actual: faint, expected: picture(other), parts: [.heat])
      #expect(heat.pixels[0, 0] == oneLevel)
    }
  }

  @Test func coloursThatLookTheSameAreUnequalWithoutADifference() throws {
    let first = try picture(StraightPixel(red: 200, green: 100, blue: 0, alpha: 1))
    let second = try picture(StraightPixel(red: 201, green: 100, blue: 0, alpha: 1))
    let exact = try ImageComparison().compare(actual: first, expected: second)
    #expect(!exact.passes && exact.changedPixelCount == 72 && exact.largestChannel == nil)
    #expect(try ImageComparison(tolerance: .levels(1)).compare(actual: first, expected: second).passes)
  }

  @Test func alphaThatIsConstantIsInNoMean() throws {
    let grey = try picture(StraightPixel(red: 100, green: 100, blue: 100, alpha: 255))
    let lighter = try picture(StraightPixel(red: 110, green: 110, blue: 110, alpha: 255))
    let opaque = try ImageComparison(details: .all).compare(actual: lighter, expected: grey)
    #expect(opaque.rootMeanSquare == 10)
    let similarity = try #require(opaque.structuralSimilarity)
    // Of one flat grey and another only the means differ.
    #expect(abs(similarity - (2 * 100 * 110 + 6.5025) / (100 * 100 + 110 * 110 + 6.5025)) < 1e-12)
  }
}
