import Canvas
import CanvasCards
import CanvasPrint
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
    // A square as wide as 0.75 of the card about its centre: from 31.25, 81.25 to 218.75, 268.75.
    for (x, y) in [(32, 175), (217, 175), (125, 82), (125, 267), (64, 84)] {
      #expect(image.color(atPixelX: x, y: y) == .blue)
    }
    for (x, y) in [(30, 175), (219, 175), (125, 80), (125, 269)] {
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
    let image = try CardFace(.back, style: blue).image(size: size)
    for (x, y) in [(125, 175), (125, 0), (0, 175), (249, 175), (125, 349)] {
      #expect(image.color(atPixelX: x, y: y) == .blue)
    }
    #expect(image.color(atPixelX: 0, y: 0) == .clear)
  }

  /// Blue with a red left half, its size in pixels.
  private func halves(_ width: Double, _ height: Double) throws -> Image {
    let context = try DrawingContext(size: Size(width: width, height: height))
    context.setFillColor(.blue)
    context.fill(context.bounds)
    context.setFillColor(.red)
    context.fill(Rect(x: 0, y: 0, width: width / 2, height: height))
    return context.makeImage()
  }

  private func covered(_ picture: Image, _ mode: CardPictures.FaceMode = .automatic) throws -> Bool {
    var style = plain
    style.pictures = CardPictures(faces: [card: picture], faceMode: mode)
    let image = try CardFace(card, style: style).image(size: size)
    // An edge's middle is the ground where a picture is inset.
    return image.color(atPixelX: 248, y: 175) == .blue && image.color(atPixelX: 1, y: 175) == .red
  }

  // The card's ratio is 5:7: 500 × 700, and 2 % to both sides are 490 and 510.
  @Test(arguments: [(500.0, true), (491, true), (509, true), (489, false), (511, false), (455, false)])
  func aPictureOfTheCardsRatioIsTheWholeFace(width: Double, covers: Bool) throws {
    #expect(try covered(halves(width, 700)) == covers)
  }

  @Test func theModeDecidesBeforeTheRatio() throws {
    #expect(try covered(halves(300, 300), .cover))
    #expect(try !covered(halves(500, 700), .inset))
  }

  @Test func aWholeFaceHasRoundCornersAndNoIndices() throws {
    var style = plain
    style.pictures = CardPictures(faces: [card: try halves(250, 350)])
    let image = try CardFace(card, style: style).image(size: size)
    for (x, y) in [(0, 0), (249, 0), (0, 349), (249, 349)] { #expect(image.color(atPixelX: x, y: y) == .clear) }
    for y in 30..<320 {
      for x in 0..<250 { #expect(image.color(atPixelX: x, y: y) == (x < 125 ? .red : .blue)) }
    }
  }

  @Test func aPictureGoesOnIntoTheBleed() throws {
    var style = plain
    style.pictures = CardPictures(faces: [card: try halves(250, 350)], back: try halves(100, 100))
    for name in [CardName.card(card), .back] {
      let image = try CardFace(name, style: style).image(.print(try CardPrint(.poker, bleed: Length("1/8in"))))
      for (x, y) in [(0, 0), (0, 1124), (20, 562), (400, 0)] { #expect(image.color(atPixelX: x, y: y) == .red) }
      for (x, y) in [(824, 0), (824, 1124), (800, 562), (425, 1120)] {
        #expect(image.color(atPixelX: x, y: y) == .blue)
      }
    }
  }

  @Test(arguments: [CardName.card(PlayingCard(.king, of: .spades)), .back]) func aCardForThePressHasNoTransparentPixel(
    name: CardName
  ) throws {
    let print = try CardPrint(.micro, bleed: Length("3mm"))
    let image = try CardFace(name, style: plain).image(.print(print))
    #expect(image.pixelWidth == Int(print.pixelSize.width) && image.pixelHeight == Int(print.pixelSize.height))
    #expect(
      (0..<image.pixelHeight).allSatisfy { y in (0..<image.pixelWidth).allSatisfy { image.pixels[$0, y].alpha == 255 } }
    )
    let square = try CardFace(name, style: plain).image(.square(Size(width: 50, height: 70), scale: 1.5))
    #expect((0..<105).allSatisfy { y in (0..<75).allSatisfy { square.pixels[$0, y].alpha == 255 } })
    let screen = try CardFace(name, style: plain).image(.print(try CardPrint(.micro)))
    #expect(screen.color(atPixelX: 0, y: 0) == .clear)
  }

  @Test func aProofHasTheLinesOfItsCutAndItsSafeZone() throws {
    let print = try CardPrint(.poker, pixelsPerInch: 600, bleed: Length("1/8in"))
    let name = CardName.card(card)
    let plainImage = try CardFace(name, style: plain).image(.print(print))
    let proof = try CardFace(name, style: plain).image(.print(print, showsMarks: true))
    // The cut at 75 pixels, 8 wide and inside; the safe zone's dashes at 150, 32 long with 24 between, from the left.
    #expect(plainImage.color(atPixelX: 79, y: 1000) == .white)
    let cut = try #require(proof.color(atPixelX: 79, y: 1000))
    #expect(cut.red > 0.8 && cut.green < 0.1)
    #expect(proof.color(atPixelX: 70, y: 1000) == .white && proof.color(atPixelX: 90, y: 1000) == .white)
    let safe = try #require(proof.color(atPixelX: 160, y: 150))
    #expect(safe.red < 0.1 && safe.blue > 0.8)
    #expect(proof.color(atPixelX: 150 + 44, y: 150) == .white)
  }
}
