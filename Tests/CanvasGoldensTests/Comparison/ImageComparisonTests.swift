import Canvas
import CanvasGoldens
import TestSupport
import Testing

struct ImageComparisonTests {
  /// How the pictures differ when compared exactly; nil where they are equal.
  private func differences(_ actual: Image, _ expected: Image) throws -> ComparisonReport? {
    let report = try ImageComparison().compare(actual: actual, expected: expected)
    #expect(report.passes == report.isEqual)
    return report.passes ? nil : report
  }

  @Test func equalPicturesHaveNoDifference() throws {
    let report = try ImageComparison().compare(actual: textured(31, 17), expected: textured(31, 17))
    #expect(report.passes && report.isEqual)
    #expect(report.pixelCount == 31 * 17)
    #expect(report.differentPixelCount == 0 && report.largestChannelDifference == 0 && report.rootMeanSquare == 0)
    #expect(report.bounds == nil && report.first == nil)
    #expect(report.description == "equal")
  }

  @Test func aCopyEqualsItsOriginal() throws {
    let image = try textured(31, 17)
    let copy = image
    #expect(try differences(copy, image) == nil)
  }

  @Test func scalesAreNotCompared() throws {
    let pixels = try textured(8, 8).pixels
    #expect(try differences(Image(pixels: pixels, scale: 2), Image(pixels: pixels)) == nil)
  }

  @Test func everyFieldDescribesTwoDifferentPixels() throws {
    let expected = try solid(10, 8)
    let actual =
      expected
      .replacing(x: 7, y: 2, with: PremultipliedPixel(red: 101, green: 100, blue: 70, alpha: 255))
      .replacing(x: 3, y: 5, with: PremultipliedPixel(straightRed: 100, green: 100, blue: 100, alpha: 215))
    let report = try #require(try differences(actual, expected))
    #expect(!report.sizesDiffer)
    #expect(report.pixelCount == 80)
    #expect(report.differentPixelCount == 2)
    #expect(report.changedPixelCount == 2)
    #expect(report.share == 0.025)
    #expect(report.largestChannelDifference == 40)
    #expect(report.largestChannel == .alpha)
    // 1² + 30², and of 100 · 215 / 255, which is 84, 3 · 16² + 40², over 80 pixels of four channels.
    #expect(report.rootMeanSquare == (3_269.0 / 320).squareRoot())
    #expect(report.bounds == PixelArea(x: 3, y: 2, width: 5, height: 4))
    #expect(report.regions?.count == 2)
    #expect(
      report.description == "2 of 80 pixels differ (2.50%) in 5x4 at 3,2, in 2 regions; "
        + "largest channel difference 40, in alpha; RMS 3.20; "
        + "first at 7,2: (101, 100, 70, 255), expected (100, 100, 100, 255); limit: no different pixel")
  }

  @Test(arguments: zip(0..<4, ComparisonReport.Channel.allCases))
  func oneLevelInAnyChannelIsFound(byte: Int, channel: ComparisonReport.Channel) throws {
    // Alpha goes down from 255; the colours have room on both sides.
    let expected = try solid(3, 3)
    let changed = PremultipliedPixel(bits: opaqueGrey.bits - (1 << (8 * UInt32(byte))))
    let report = try #require(try differences(expected.replacing(x: 2, y: 1, with: changed), expected))
    #expect(report.largestChannel == channel)
    #expect(report.largestChannelDifference == 1)
    #expect(report.differentPixelCount == 1)
  }

  @Test func theDifferenceIsTheSameInBothDirections() throws {
    let low = try solid(2, 2, PremultipliedPixel(red: 0, green: 0, blue: 3, alpha: 255))
    let high = try solid(2, 2, PremultipliedPixel(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(try differences(low, high)?.largestChannelDifference == 252)
    #expect(try differences(high, low)?.largestChannelDifference == 252)
  }

  @Test func transparentPixelsAreEqualWhateverColourLiesBeneath() throws {
    let red = try StraightImage(png: onePixelPNG([255, 0, 0, 0]))
    let blue = try StraightImage(png: onePixelPNG([0, 0, 255, 0]))
    #expect(try ImageComparison().compare(actual: red, expected: blue).isEqual)
  }

  @Test func anExtraRowIsTheWholeDifference() throws {
    let report = try #require(try differences(solid(4, 4), solid(4, 3)))
    #expect(report.sizesDiffer)
    #expect(report.pixelCount == 16)
    #expect(report.differentPixelCount == 4)
    #expect(report.largestChannel == nil)
    #expect(report.largestChannelDifference == 0)
    #expect(
      report.description
        == "size 4x4, expected 4x3; inserted 1 row at 3; the rest is equal; 4 of 16 pixels differ (25.00%) "
        + "in 4x1 at 0,3; first at 0,3: (100, 100, 100, 255), expected no pixel; limit: equal sizes")
  }

  @Test func rowsFarBelowTheOtherPictureAreDifferent() throws {
    let actual = try solid(4, 60).replacing(x: 0, y: 2, with: .clear)
    let report = try #require(try differences(actual, solid(5, 9)))
    #expect(report.differentPixelCount == 1 + 9 + 4 * 51 && report.insertion == nil)
    #expect(try ImageComparison().panel(actual: actual, expected: solid(5, 9)).pixelHeight == 60)
  }

  @Test func aMissingColumnComesBeforeALaterDifference() throws {
    let actual = try solid(3, 4).replacing(x: 0, y: 2, with: .clear)
    let report = try #require(try differences(actual, solid(4, 4)))
    #expect(report.differentPixelCount == 5)
    #expect(report.bounds == PixelArea(x: 0, y: 0, width: 4, height: 4))
    #expect(report.first.map { "\($0)" } == "at 3,0: no pixel, expected (100, 100, 100, 255)")
    #expect(report.largestChannel == .alpha)
  }

  @Test func picturesThatCrossCountOnlyPixelsOfEither() throws {
    // 5x2 over 2x5: they share 2x2, and the corner at the bottom right belongs to neither.
    let report = try #require(try differences(solid(5, 2), solid(2, 5)))
    #expect(report.pixelCount == 16)
    #expect(report.differentPixelCount == 12)
    #expect(report.bounds == PixelArea(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func sharesNeverReadAsNoneOrAll() throws {
    let large = try solid(200, 200)
    let one = try #require(try differences(large.replacing(x: 0, y: 0, with: .clear), large))
    #expect(one.description.contains("(below 0.01%)"))
    let allButOne = try solid(200, 200, .clear).replacing(x: 9, y: 9, with: opaqueGrey)
    let most = try #require(try differences(allButOne, large))
    #expect(most.description.contains("(above 99.99%)"))
    let all = try #require(try differences(solid(2, 2, .clear), solid(2, 2)))
    #expect(all.description.contains("(100.00%)"))
  }

  // MARK: Limits

  @Test func aToleranceInLevelsHoldsForEachChannelAlphaIncluded() throws {
    let expected = try solid(9, 9)
    let twoOff = PremultipliedPixel(red: 102, green: 98, blue: 100, alpha: 255)
    let alphaOff = PremultipliedPixel(straightRed: 100, green: 100, blue: 100, alpha: 252)
    let actual = expected.replacing(x: 1, y: 1, with: twoOff).replacing(x: 5, y: 5, with: alphaOff)
    #expect(try ImageComparison(tolerance: .levels(3)).compare(actual: actual, expected: expected).passes)
    let report = try ImageComparison(tolerance: .levels(2)).compare(actual: actual, expected: expected)
    #expect(!report.passes)
    #expect(report.differentPixelCount == 1 && report.changedPixelCount == 2)
    #expect(report.bounds == PixelArea(x: 5, y: 5, width: 1, height: 1))
    #expect(report.description.hasPrefix("1 of 81 pixels differ by more than 2 levels (1.23%) in 1x1 at 5,5; "))
  }

  @Test func whatPassesWithinALimitSaysSo() throws {
    let expected = try solid(10, 10)
    let actual = expected.replacing(x: 1, y: 1, with: .clear)
    let report = try ImageComparison(allowance: .count(1)).compare(actual: actual, expected: expected)
    #expect(report.passes && !report.isEqual)
    #expect(report.description.hasSuffix("; within the limit: 1 different pixel"))
    let near = expected.replacing(x: 1, y: 1, with: PremultipliedPixel(red: 101, green: 100, blue: 100, alpha: 255))
    let tolerated = try ImageComparison(tolerance: .levels(1)).compare(actual: near, expected: expected)
    #expect(
      tolerated.description == "0 of 100 pixels differ by more than 1 level; largest channel difference 1, in red; "
        + "RMS 0.06; within the limit: no different pixel")
  }

  @Test func aCountAShareAndADensityLimitDifferentPixels() throws {
    let expected = try solid(20, 20)
    // Three pixels of a row of four, and one far away.
    var actual = expected
    for (x, y) in [(3, 3), (4, 3), (6, 3), (17, 15)] { actual = actual.replacing(x: x, y: y, with: .clear) }
    func passes(_ allowance: ImageComparison.Allowance) throws -> Bool {
      try ImageComparison(allowance: allowance).compare(actual: actual, expected: expected).passes
    }
    #expect(try passes(.count(4)) && !passes(.count(3)))
    #expect(try passes(.share(0.01)) && !passes(.share(0.0099)))
    #expect(try passes(.density(count: 3, side: 4)) && !passes(.density(count: 2, side: 4)))
    #expect(try passes(.density(count: 2, side: 3)) && !passes(.density(count: 1, side: 3)))
    #expect(try passes(.density(count: 4, side: 20)) && !passes(.density(count: 3, side: 20)))
    #expect(try passes(.density(count: 4, side: 1024)) && !passes(.density(count: 3, side: 1024)))
    let report = try ImageComparison(allowance: .density(count: 2, side: 4)).compare(actual: actual, expected: expected)
    #expect(report.largestDensity == 3)
    #expect(report.description.contains("; at most 3 in any 4x4; "))
    #expect(report.description.hasSuffix("; limit: 2 in any 4x4"))
  }

  @Test func sizesThatDifferPassUnderNoLimit() throws {
    var comparison = ImageComparison(tolerance: .levels(254), allowance: .share(0.99))
    comparison.ignoredAreas = [PixelArea(x: 0, y: 4, width: 100, height: 100)]
    let report = try comparison.compare(actual: solid(4, 5), expected: solid(4, 4))
    #expect(!report.passes && report.differentPixelCount == 0)
    #expect(report.description.hasSuffix("limit: equal sizes"))
  }

  @Test func ignoredAreasAreNotCompared() throws {
    let expected = try solid(12, 9)
    let actual = expected.replacing(x: 3, y: 3, with: .clear).replacing(x: 8, y: 6, with: .clear)
    var comparison = ImageComparison()
    comparison.ignoredAreas = [PixelArea(x: -5, y: 2, width: 9, height: 2), PixelArea(x: 2, y: 3, width: 3, height: 2)]
    let report = try comparison.compare(actual: actual, expected: expected)
    #expect(!report.passes)
    #expect(report.ignoredPixelCount == 4 * 2 + 1 + 3)
    #expect(report.pixelCount == 12 * 9 - 12)
    #expect(report.differentPixelCount == 1 && report.changedPixelCount == 1)
    #expect(report.bounds == PixelArea(x: 8, y: 6, width: 1, height: 1))
    comparison.ignoredAreas.append(PixelArea(x: 8, y: 6, width: .max, height: .max))
    let passed = try comparison.compare(actual: actual, expected: expected)
    #expect(passed.isEqual && passed.rootMeanSquare == 0)
    #expect(passed.description == "equal; 24 pixels ignored")
  }

  // MARK: What can't be computed

  @Test func optionsWithoutAMeaningAreRefusedEvenForEqualPictures() throws {
    let image = try solid(4, 4)
    let areas = [(0, 1), (1, 0), (-1, 1), (1, .min)].map { PixelArea(x: 0, y: 0, width: $0, height: $1) }
    var comparisons = areas.map { ImageComparison(ignoredAreas: [$0]) }
    comparisons += [-1, 255, .max].map { ImageComparison(tolerance: .levels($0)) }
    for share in [-0.1, 1, .nan, .infinity, -.infinity] {
      comparisons.append(ImageComparison(tolerance: .okLab(share)))
      comparisons.append(ImageComparison(tolerance: .ciede2000(share * 100)))
      comparisons.append(ImageComparison(allowance: .share(share)))
    }
    comparisons += [-1, 16, .max].map { ImageComparison(allowance: .count($0)) }
    comparisons += [(0, 0), (-1, 4), (16, 4), (1, 1025), (0, -1), (0, .min)].map {
      ImageComparison(allowance: .density(count: $0, side: $1))
    }
    for comparison in comparisons {
      #expect(throws: ComparisonError.self, "\(comparison)") {
        try comparison.compare(actual: image, expected: image)
      }
    }
  }

  @Test func picturesThatAreIgnoredWholeAreNotEqual() throws {
    let comparison = ImageComparison(ignoredAreas: [PixelArea(x: .min, y: .min, width: .max, height: .max), whole])
    #expect(throws: ComparisonError.nothingCompared) {
      try comparison.compare(actual: solid(4, 4), expected: solid(4, 4))
    }
  }

  private let whole = PixelArea(x: 0, y: 0, width: .max, height: .max)

  private func onePixelPNG(_ channels: [UInt8]) -> [UInt8] {
    let samples = channels.map(Int.init)
    return HandMadePNG(width: 1, height: 1, bitDepth: 8, colorType: 6) { _, _ in samples }.bytes
  }

  @Test func figuresThatAreNearlyNoneDoNotReadAsNone() throws {
    let golden = try solid(200, 200)
    let actual = golden.replacing(x: 3, y: 5, with: PremultipliedPixel(red: 100, green: 101, blue: 100, alpha: 255))
    let report = try ImageComparison(details: .all).compare(actual: actual, expected: golden)
    #expect(
      report.description == "1 of 40000 pixels differ (below 0.01%) in 1x1 at 3,5; "
        + "largest channel difference 1, in green; RMS below 0.01; SSIM above 0.9999; "
        + "first at 3,5: (100, 101, 100, 255), expected (100, 100, 100, 255); "
        + "limit: no different pixel")
  }
}
