import Canvas
import CanvasCards
import Testing

/// Cards that are drawn less than 100 pixels wide.
@Suite struct SmallCardTests {
  private func face(_ name: String, width: Double, scale: Double = 1, indexSize: Double = 1) throws -> Image {
    var design = ClassicDesign()
    design.indexSize = indexSize
    let size = Size(width: width, height: width * 1.4)
    return try CardFace(CardName(name), style: CardStyle(design)).image(size: size, scale: scale)
  }

  @Test(arguments: [(100.0, 1.0), (80, 1.25), (60, 1.5), (40, 1.5)], ["QH", "10S", "RJ"])
  func theirIndicesAreLarger(widthAndIndex: (width: Double, index: Double), name: String) throws {
    let (width, index) = widthAndIndex
    #expect(try face(name, width: width) == face(name, width: width, indexSize: index))
    #expect(try face(name, width: width) != face(name, width: width, indexSize: index + 0.1))
  }

  @Test func aLargerIndexOfOnesOwnStays() throws {
    #expect(try face("7C", width: 60, indexSize: 2) != face("7C", width: 60))
  }

  /// Pixels count, not points.
  @Test func atAScaleOfTwoTheyAreLessSmall() throws {
    #expect(try face("KD", width: 50, scale: 2) == face("KD", width: 50, scale: 2, indexSize: 1))
    let context = try DrawingContext(size: Size(width: 100, height: 140))
    context.scaleBy(x: 2, y: 2)
    try CardFace(CardName("KD")).draw(in: Rect(x: 0, y: 0, width: 50, height: 70), on: context)
    #expect(try context.makeImage() == face("KD", width: 100))
  }

  /// The share of neighbours in a row that differ clearly.
  private func unrest(_ pattern: CardBackDesign.Pattern, width: Double) throws -> Double {
    var design = ClassicDesign()
    (design.back, design.hasOutline) = (CardBackDesign(pattern), false)
    let image = try CardFace(.back, style: CardStyle(design)).image(size: Size(width: width, height: width * 1.4))
    var (count, steps) = (0, 0)
    for y in image.pixelHeight / 8..<image.pixelHeight * 7 / 8 {
      for x in image.pixelWidth / 8..<image.pixelWidth * 7 / 8 {
        let (a, b) = (image.pixels[x, y], image.pixels[x + 1, y])
        count += 1
        steps += abs(Int(a.green) - Int(b.green))
      }
    }
    return Double(steps) / Double(count)
  }

  /// A pattern that kept its size would have all its edges in fewer pixels.
  @Test(arguments: CardBackDesign.Pattern.allCases) func theirBacksAreCoarser(pattern: CardBackDesign.Pattern) throws {
    #expect(try unrest(pattern, width: 60) < 1.3 * unrest(pattern, width: 100))
  }
}
