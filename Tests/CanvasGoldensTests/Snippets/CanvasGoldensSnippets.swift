import Canvas
import CanvasGoldens
import Testing

@Suite struct CanvasGoldensSnippets {
  private let golden: Image
  private let drawn: Image

  init() throws {
    func disc(_ color: Color) throws -> Image {
      try Image(size: Size(width: 80, height: 60)) { context in
        context.setFillColor(color)
        context.fill(Path(ovalIn: Rect(x: 30, y: 20, width: 40, height: 30)))
      }
    }
    golden = try disc(.red)
    drawn = try disc(Color(red: 1, green: 0.1, blue: 0))
  }

  @Test func aComparison() throws {
    // snippet
    var comparison = ImageComparison()
    comparison.tolerance = .levels(1)
    comparison.ignoredAreas = [PixelArea(x: 10, y: 10, width: 50, height: 20)]
    let report = try comparison.compare(actual: drawn, expected: golden)
    let line = "\(report)"  // how many pixels differ, where, and by how much
    // end of snippet
    #expect(!report.passes && report.largestChannelDifference == 26)
    #expect(line.contains("pixels differ by more than 1 level"))
  }

  @Test func metrics() throws {
    let (actual, expected) = (try drawn.png(), try golden.png())
    // snippet
    let metrics = try ImageMetrics(actual: StraightImage(png: actual), expected: StraightImage(png: expected))
    let similarity = try metrics.structuralSimilarity()
    let distance = metrics.meanDistance(.okLab)
    // end of snippet
    #expect(similarity < 1 && similarity > 0.9)
    #expect(distance > 0 && distance < 0.1)
  }
}
