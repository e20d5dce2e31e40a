import Canvas
import CanvasCards
import CanvasPrint
import Testing

/// The frames of backs are where an inexact cut doesn't reach.
@Suite struct BackFrameTests {
  private static let styles: [CardStyle] =
    [CardBackDesign.Pattern.lattice, .circles, .stars].map { pattern in
      var design = ClassicDesign()
      design.back = CardBackDesign(pattern)
      return CardStyle(design)
    } + [try? Font.default(size: 1)].compactMap(\.self).map { CardStyle.lecture(font: $0) }

  @Test(arguments: CardSize.all) func aFrameIsAnEighthOfAnInchInsideOfTheCut(size: CardSize) throws {
    for style in Self.styles {
      for bleed in [nil, try Length("1/8in")] {
        let print = try CardPrint(size, pixelsPerInch: 300, bleed: bleed)
        let image = try CardFace(.back, style: style).image(.print(print))
        let middle = Int(print.trim.midY)
        let first = (Int(print.trim.minX) + 4..<image.pixelWidth).first { x in
          image.color(atPixelX: x, y: middle).map { $0.red < 0.7 } ?? false
        }
        let distance = Double(try #require(first)) - print.trim.minX
        #expect(distance >= 37 && distance < 80, "\(size.name): \(distance)")
        if size == .poker, style != Self.styles.last { #expect(distance <= 38) }
      }
    }
  }

  @Test func narrowAndOddCardsHaveABack() throws {
    for style in Self.styles {
      for (width, height) in [(20.0, 350.0), (350, 20), (1, 1), (26, 26)] {
        #expect(
          try CardFace(.back, style: style).image(size: Size(width: width, height: height)).pixelWidth == Int(width))
      }
    }
  }
}
