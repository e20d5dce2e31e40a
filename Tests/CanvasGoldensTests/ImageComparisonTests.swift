import Canvas
import CanvasGoldens
import Testing

struct ImageComparisonTests {
  let comparison = ImageComparison()

  @Test func equalPicturesHaveNoDifference() throws {
    #expect(comparison.compare(actual: try textured(31, 17), expected: try textured(31, 17)) == nil)
  }

  @Test func aCopyEqualsItsOriginal() throws {
    let image = try textured(31, 17)
    let copy = image
    #expect(comparison.compare(actual: copy, expected: image) == nil)
  }

  @Test func scalesAreNotCompared() throws {
    let pixels = try textured(8, 8).pixels
    #expect(comparison.compare(actual: Image(pixels: pixels, scale: 2), expected: Image(pixels: pixels)) == nil)
  }

  @Test func everyFieldDescribesTwoDifferentPixels() throws {
    let expected = try solid(10, 8)
    let actual =
      expected
      .replacing(x: 7, y: 2, with: PremultipliedPixel(red: 101, green: 100, blue: 70, alpha: 255))
      .replacing(x: 3, y: 5, with: PremultipliedPixel(red: 100, green: 100, blue: 100, alpha: 215))
    let difference = try #require(comparison.compare(actual: actual, expected: expected))
    #expect(!difference.sizesDiffer)
    #expect(difference.pixelCount == 80)
    #expect(difference.differentPixelCount == 2)
    #expect(difference.share == 0.025)
    #expect(difference.largestChannelDifference == 40)
    #expect(difference.largestChannel == .alpha)
    #expect("\(difference.bounds)" == "5x4 at 3,2")
    #expect("\(difference.first)" == "at 7,2: (101, 100, 70, 255), expected (100, 100, 100, 255)")
    #expect(
      difference.description == "2 of 80 pixels differ (2.50%) in 5x4 at 3,2; "
        + "largest channel difference 40, in alpha; "
        + "first at 7,2: (101, 100, 70, 255), expected (100, 100, 100, 255)")
  }

  @Test(arguments: zip(0..<4, ImageDifference.Channel.allCases))
  func oneLevelInAnyChannelIsFound(byte: Int, channel: ImageDifference.Channel) throws {
    let expected = try solid(3, 3)
    // Alpha goes down from 255; the colours have room on both sides.
    let changed = PremultipliedPixel(bits: opaqueGrey.bits - (1 << (8 * UInt32(byte))))
    let actual = expected.replacing(x: 2, y: 1, with: changed)
    let difference = try #require(comparison.compare(actual: actual, expected: expected))
    #expect(difference.largestChannel == channel)
    #expect(difference.largestChannelDifference == 1)
    #expect(difference.differentPixelCount == 1)
  }

  @Test func theDifferenceIsTheSameInBothDirections() throws {
    let low = try solid(2, 2, PremultipliedPixel(red: 0, green: 0, blue: 3, alpha: 255))
    let high = try solid(2, 2, PremultipliedPixel(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(comparison.compare(actual: low, expected: high)?.largestChannelDifference == 252)
    #expect(comparison.compare(actual: high, expected: low)?.largestChannelDifference == 252)
  }

  @Test func transparentPixelsAreEqualWhateverColourLiesBeneath() throws {
    let red = try solid(2, 2, PremultipliedPixel(straightRed: 255, green: 0, blue: 0, alpha: 0))
    let blue = try solid(2, 2, PremultipliedPixel(straightRed: 0, green: 0, blue: 255, alpha: 0))
    #expect(comparison.compare(actual: red, expected: blue) == nil)
  }

  @Test func anExtraRowIsTheWholeDifference() throws {
    let difference = try #require(comparison.compare(actual: solid(4, 4), expected: solid(4, 3)))
    #expect(difference.sizesDiffer)
    #expect(difference.pixelCount == 16)
    #expect(difference.differentPixelCount == 4)
    #expect(difference.largestChannel == nil)
    #expect(difference.largestChannelDifference == 0)
    #expect(
      difference.description == "size 4x4, expected 4x3; 4 of 16 pixels differ (25.00%) in 4x1 at 0,3; "
        + "first at 0,3: (100, 100, 100, 255), expected no pixel")
  }

  @Test func aMissingColumnComesBeforeALaterDifference() throws {
    let actual = try solid(3, 4).replacing(x: 0, y: 2, with: .clear)
    let difference = try #require(comparison.compare(actual: actual, expected: solid(4, 4)))
    #expect(difference.differentPixelCount == 5)
    #expect("\(difference.bounds)" == "4x4 at 0,0")
    #expect("\(difference.first)" == "at 3,0: no pixel, expected (100, 100, 100, 255)")
    #expect(difference.largestChannel == .alpha)
  }

  @Test func picturesThatCrossCountOnlyPixelsOfEither() throws {
    // 5x2 over 2x5: they share 2x2, and the corner at the bottom right belongs to neither.
    let difference = try #require(comparison.compare(actual: solid(5, 2), expected: solid(2, 5)))
    #expect(difference.pixelCount == 16)
    #expect(difference.differentPixelCount == 12)
    #expect("\(difference.bounds)" == "5x5 at 0,0")
  }

  @Test func sharesNeverReadAsNoneOrAll() throws {
    let large = try solid(200, 200)
    let one = try #require(comparison.compare(actual: large.replacing(x: 0, y: 0, with: .clear), expected: large))
    #expect(one.description.contains("(below 0.01%)"))
    let allButOne = try solid(200, 200, .clear).replacing(x: 9, y: 9, with: opaqueGrey)
    let most = try #require(comparison.compare(actual: allButOne, expected: large))
    #expect(most.description.contains("(above 99.99%)"))
    let all = try #require(comparison.compare(actual: solid(2, 2, .clear), expected: solid(2, 2)))
    #expect(all.description.contains("(100.00%)"))
  }
}
