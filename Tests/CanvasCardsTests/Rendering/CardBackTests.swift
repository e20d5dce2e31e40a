import Canvas
import CanvasCards
import Testing

@Suite struct CardBackTests {
  private let style: CardStyle

  init() throws { style = CardStyle.lecture(font: try Font.default(size: 1)) }

  @Test(arguments: [(250, 350, 1), (250, 350, 2), (63, 88, 1), (88, 63, 3), (744, 1038, 1), (101, 203, 1.5), (9, 9, 1)])
  func thePatternIsTheSameAfterHalfATurn(width: Double, height: Double, scale: Double) throws {
    let image = try CardFace(.back, style: style).image(size: Size(width: width, height: height), scale: scale)
    let (right, bottom) = (image.pixelWidth - 1, image.pixelHeight - 1)
    var worst = 0
    for y in 0...bottom {
      for x in 0...right {
        worst = max(worst, image.pixels[x, y].difference(from: image.pixels[right - x, bottom - y]))
      }
    }
    // Where an edge crosses a row is rounded in one direction, so that coverage may differ by a level.
    #expect(worst <= 1)
  }

  @Test func thePatternHasAWhiteMarginAndTwoColours() throws {
    let image = try CardFace(.back, style: style).image(size: Size(width: 250, height: 350))
    var counts: [PremultipliedPixel: Int] = [:]
    for y in 0..<350 {
      for x in 0..<250 {
        let pixel = image.pixels[x, y]
        counts[pixel, default: 0] += 1
        if !(15..<235).contains(x) || !(15..<335).contains(y), pixel.alpha == 255 { #expect(pixel.red == 255) }
      }
    }
    #expect(counts[PremultipliedPixel(red: 24, green: 52, blue: 112, alpha: 255)] ?? 0 > 20_000)
    #expect(counts[PremultipliedPixel(red: 214, green: 224, blue: 242, alpha: 255)] ?? 0 > 8_000)
  }

  @Test(arguments: [(60, 350), (20, 350), (350, 60)])
  func thePatternStaysInsideOfTheRoundCornersOfAnyShape(width: Double, height: Double) throws {
    let image = try CardFace(.back, style: style).image(size: Size(width: width, height: height), scale: 2)
    let card = LectureLayout(bounds: Rect(x: 0, y: 0, width: 2 * width, height: 2 * height)).outline
    for y in 0..<image.pixelHeight {
      for x in 0..<image.pixelWidth where !card.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
        let pixel = image.pixels[x, y]
        // Outside of the card, or on its white edge: grey levels of white only.
        #expect(pixel.red == pixel.alpha && pixel.blue == pixel.alpha, "pixel \(x),\(y)")
      }
    }
  }

  @Test func aLongThinBackHasABoundedNumberOfTiles() throws {
    // In tiles as wide as usual it would be some hundred thousand.
    let image = try CardFace(.back, style: style).image(size: Size(width: 32_000, height: 4))
    #expect(image.pixelWidth == 32_000)
  }
}
