import Canvas
import CanvasCards
import CanvasPrint
import Testing

@Suite struct CropMarksTests {
  private func image(_ print: CardPrint) throws -> Image {
    Image(pixels: try CardFace(.back).image(.print(print)).pixels)
  }

  @Test(arguments: CardSize.all, [100.0, 300, 600])
  func theyAreOutsideOfTheBleedAndLeaveTheCardAsItIs(size: CardSize, pixelsPerInch: Double) throws {
    for bleed in ["1/8in", "3mm"] {
      let bare = try CardPrint(size, pixelsPerInch: pixelsPerInch, bleed: Length(bleed))
      let marked = try CardPrint(size, pixelsPerInch: pixelsPerInch, bleed: Length(bleed), hasCropMarks: true)
      #expect(marked.slug == (6 * pixelsPerInch / 25.4).rounded(.up))
      #expect(marked.trim == bare.trim.offsetBy(dx: marked.slug, dy: marked.slug))
      #expect(marked.safe == bare.safe.offsetBy(dx: marked.slug, dy: marked.slug))
      #expect(marked.bleedPixels == bare.bleedPixels && marked.bleedArea.size == bare.pixelSize)
      let image = try image(marked)
      #expect(try image.cropped(to: marked.bleedArea).pixels == self.image(bare).pixels)
    }
  }

  @Test(arguments: [300.0, 600, 1200]) func aLineIsAtEachEndOfEachCut(pixelsPerInch: Double) throws {
    let print = try CardPrint(.micro, pixelsPerInch: pixelsPerInch, bleed: Length("1/8in"), hasCropMarks: true)
    let image = try image(print)
    let area = print.bleedArea
    var ink = [Double: Int]()
    for y in 0..<image.pixelHeight {
      for x in 0..<image.pixelWidth where !area.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
        let pixel = image.pixels[x, y]
        #expect(pixel.alpha == 255 && pixel.red == pixel.green)
        guard pixel.red < 255 else { continue }
        let (dx, dy) = (
          min(abs(Double(x) + 0.5 - print.trim.minX), abs(Double(x) + 0.5 - print.trim.maxX)),
          min(abs(Double(y) + 0.5 - print.trim.minY), abs(Double(y) + 0.5 - print.trim.maxY))
        )
        // On the line of a cut, and a millimetre outside of the bleed.
        #expect(min(dx, dy) <= max(1, pixelsPerInch / 288))
        let away = max(area.minX - Double(x), Double(x) - area.maxX, area.minY - Double(y), Double(y) - area.maxY)
        #expect(away >= pixelsPerInch / 25.4 - 1)
        ink[min(dx, dy), default: 0] += 1
      }
    }
    // Eight lines of 5 mm.
    let length = 5 * pixelsPerInch / 25.4
    #expect(Double(ink.values.reduce(0, +)) >= 8 * (length - 1) && Double(ink.values.reduce(0, +)) <= 40 * length)
  }

  @Test func theBoxesOfAPageLeaveTheSlugOut() throws {
    let print = try CardPrint(.euro, bleed: Length("1/8in"), hasCropMarks: true)
    let card = FormattedCard(CardFace(.back), .print(print))
    let slug = 71 * 72 / 300.0
    #expect(abs(card.idealSize.width - (825 * 0.24 + 2 * slug)) < 1e-9)
    #expect(abs(card.bleedBox.minX - slug) < 1e-9 && abs(card.bleedBox.width - 825 * 0.24) < 1e-9)
    #expect(abs(card.bleedBox.minY - slug) < 1e-9 && abs(card.bleedBox.height - 1125 * 0.24) < 1e-9)
    #expect(abs(card.trimBox.minX - slug - 40.5 * 0.24) < 1e-9 && abs(card.trimBox.width - 744 * 0.24) < 1e-9)
  }

  @Test func withoutABleedTheSlugIsTransparent() throws {
    let print = try CardPrint(.poker, pixelsPerInch: 100, hasCropMarks: true)
    let image = try image(print)
    #expect(image.color(atPixelX: 0, y: 0) == .clear && image.color(atPixelX: 20, y: 100) == .clear)
    #expect((0..<Int(print.slug)).contains { image.pixels[$0, 24].red == 0 && image.pixels[$0, 24].alpha > 100 })
    #expect(
      try image.cropped(to: print.bleedArea).pixels
        == CardFace(.back).image(.print(CardPrint(.poker, pixelsPerInch: 100))).pixels)
  }

  @Test func theCoarsestPrintHasASlug() throws {
    let print = try CardPrint(.micro, pixelsPerInch: 1, hasCropMarks: true)
    #expect(print.pixelSize == Size(width: 3, height: 4) && print.slug == 1)
    _ = try image(print)
  }
}
