import Canvas
import CanvasCards
import CanvasPrint
import Testing

@Suite struct FormattedCardTests {
  private let queen: CardFace

  init() throws { queen = CardFace(try CardName("QH")) }

  @Test func aPrintIsInPointsOfPaper() throws {
    let card = FormattedCard(queen, .print(try CardPrint(.poker, bleed: Length("1/8in"))))
    #expect(abs(card.idealSize.width - 198) < 1e-9 && abs(card.idealSize.height - 270) < 1e-9)
    #expect(card.bleedBox == Rect(origin: .zero, size: card.idealSize))
    #expect(abs(card.trimBox.minX - 9) < 1e-9 && abs(card.trimBox.width - 180) < 1e-9)
    #expect(abs(card.trimBox.minY - 9) < 1e-9 && abs(card.trimBox.height - 252) < 1e-9)
    let image = try card.image(scale: card.format.scale)
    #expect(image.pixelWidth == 825 && image.pixelHeight == 1125)
    let screen = FormattedCard(queen, .screen(Size(width: 50, height: 70), scale: 2))
    #expect(screen.idealSize == Size(width: 50, height: 70) && screen.format.scale == 2)
    #expect(screen.trimBox == screen.bleedBox && screen.bleedBox == Rect(x: 0, y: 0, width: 50, height: 70))
  }

  @Test func itFillsAnyRectangleAndNothingElse() throws {
    let formats: [CardFormat] = [
      .screen(Size(width: 50, height: 70)), .square(Size(width: 50, height: 70)),
      .print(try CardPrint(.micro, pixelsPerInch: 72, bleed: Length("1/8in")), showsMarks: true),
    ]
    for format in formats {
      let card = FormattedCard(queen, format)
      let large = try card.image(scale: 2)
      let size = Size(width: Double(large.pixelWidth), height: Double(large.pixelHeight))
      let place = Rect(origin: Point(x: 10, y: 20), size: size)
      let whole = Rect(x: 0, y: 0, width: size.width + 30, height: size.height + 30)
      let drawn = try Image(size: whole.size) { card.draw(in: place, on: $0) }
      if case .print = format { #expect(try drawn.cropped(to: place).pixels == large.pixels) }
      #expect(drawn.color(atPixelX: 9, y: 30) == .clear && drawn.color(atPixelX: 30, y: 19) == .clear)
      #expect(drawn.color(atPixelX: 10 + large.pixelWidth, y: 30) == .clear)
      #expect(drawn.color(atPixelX: 30, y: 20 + large.pixelHeight) == .clear)
      #expect(drawn.color(atPixelX: 10 + large.pixelWidth / 2, y: 20) != .clear)
    }
  }

  @Test(arguments: [
    Rect.null, .zero, Rect(x: 0, y: 0, width: .nan, height: 9), Rect(x: 0, y: 0, width: .infinity, height: 9),
  ])
  func aRectangleWithoutAnAreaDrawsNothing(rect: Rect) throws {
    for format in [CardFormat.square(Size(width: 5, height: 7)), .print(try CardPrint(.micro))] {
      let image = try Image(size: Size(width: 9, height: 9)) { FormattedCard(queen, format).draw(in: rect, on: $0) }
      #expect(image == (try Image(size: Size(width: 9, height: 9)) { _ in }))
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity]) func aScaleThatNoPictureHasIsAnError(scale: Double) {
    let format = CardFormat.square(Size(width: 5, height: 7), scale: scale)
    #expect(throws: PictureError<Never>.self) { try queen.image(format) }
    _ = try? FormattedCard(queen, format).image(scale: 1)
  }
}
