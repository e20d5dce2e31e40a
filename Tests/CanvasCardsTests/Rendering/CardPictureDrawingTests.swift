import Canvas
import CanvasCards
import Testing

/// How pictures of faces and backs are drawn; how they are found is in `CardPicturesTests`.
@Suite struct CardPictureDrawingTests {
  private let plain: CardStyle
  private let blue: CardStyle
  private let size = Size(width: 250, height: 350)
  private let card = PlayingCard(.numeric(10), of: .hearts)

  init() throws {
    let context = try DrawingContext(size: Size(width: 4, height: 4))
    context.setFillColor(.blue)
    context.fill(context.bounds)
    plain = CardStyle.lecture(font: try Font.default(size: 1))
    blue = CardStyle(
      plain.design, pictures: CardPictures(faces: [card: context.makeImage()], back: context.makeImage()))
  }

  private func redInk(_ image: Image, x: Range<Int>, y: Range<Int>) -> Int {
    y.reduce(0) { sum, y in sum + x.count { image.pixels[$0, y].red > 150 && image.pixels[$0, y].green < 100 } }
  }

  @Test func aPictureTakesThePlaceOfThePipsAndLeavesTheLabels() throws {
    let image = try CardFace(card, style: blue).image(size: size)
    // 0.75 of the card about its centre: from 31.25, 43.75 to 218.75, 306.25.
    for (x, y) in [(32, 175), (217, 175), (125, 45), (125, 305), (64, 84)] {
      #expect(image.color(atPixelX: x, y: y) == .blue)
    }
    for (x, y) in [(30, 175), (219, 175), (125, 42), (125, 307)] {
      #expect(image.color(atPixelX: x, y: y) == .white)
    }
    #expect(redInk(image, x: 8..<50, y: 10..<80) > 100)
  }

  @Test func otherCardsKeepTheirPips() throws {
    let nine = PlayingCard(.numeric(9), of: .hearts)
    #expect(try CardFace(nine, style: blue).image(size: size) == CardFace(nine, style: plain).image(size: size))
  }

  @Test func labelsLieAboveThePictureAndThePictureInsideTheCard() throws {
    var style = blue
    style.faceCardScale = 1.5
    let image = try CardFace(card, style: style).image(size: size)
    for (x, y) in [(0, 0), (249, 0), (0, 349), (249, 349)] { #expect(image.color(atPixelX: x, y: y) == .clear) }
    #expect(image.color(atPixelX: 125, y: 0) == .blue)
    #expect(redInk(image, x: 8..<50, y: 10..<80) > 100)
  }

  @Test(arguments: [0, -0.75, .nan, .infinity])
  func aPictureOfAnOddScaleIsLeftOut(scale: Double) throws {
    var style = blue
    style.faceCardScale = scale
    let image = try CardFace(card, style: style).image(size: size)
    #expect(image.color(atPixelX: 125, y: 175) == .white)
    #expect(redInk(image, x: 60..<190, y: 60..<290) == 0)
    #expect(redInk(image, x: 8..<50, y: 10..<80) > 100)
  }

  @Test func aBacksPictureFillsTheCard() throws {
    let image = try CardBack(style: blue).image(size: size)
    for (x, y) in [(125, 175), (125, 0), (0, 175), (249, 175), (125, 349)] {
      #expect(image.color(atPixelX: x, y: y) == .blue)
    }
    #expect(image.color(atPixelX: 0, y: 0) == .clear)
    #expect(try image == CardFace(card, isFaceUp: false, style: blue).image(size: size))
  }
}
