import Canvas
import CanvasCards
import CanvasPrint
import Testing

/// Pictures of one's own on cards with a bleed.
@Suite struct BleedPictureTests {
  private static let bleeds = ["1/8in", "3mm", "36px", "7pt"]
  private static let card = PlayingCard(.ace, of: .hearts)

  private func plain(_ size: Size, _ color: Color) throws -> Image {
    try Image(size: size) { context in
      context.setFillColor(color)
      context.fill(context.bounds)
    }
  }

  private func image(_ picture: Image, _ print: CardPrint, of name: CardName = .back) throws -> Image {
    let pictures = CardPictures(faces: [Self.card: picture], back: picture, faceMode: .cover)
    return try CardFace(name, style: CardStyle(ClassicDesign(), pictures: pictures)).image(.print(print))
  }

  /// A line of another colour at the cut would differ from the pixels beside it.
  @Test(arguments: CardSize.all, [72.0, 150, 254, 300, 600])
  func noLineIsAtTheCut(size: CardSize, pixelsPerInch: Double) throws {
    let navy = Color(red8: 16, green8: 24, blue8: 64)
    for bleed in Self.bleeds {
      let print = try CardPrint(size, pixelsPerInch: pixelsPerInch, bleed: Length(bleed))
      let image = try image(plain(Size(width: 50, height: 70), navy), print)
      let middle = image.pixels[image.pixelWidth / 2, image.pixelHeight / 2]
      #expect(middle.red == 16 && middle.green == 24 && middle.blue == 64)
      #expect((0..<image.pixelWidth).allSatisfy { image.pixels[$0, image.pixelHeight / 2] == middle }, "\(bleed)")
      #expect((0..<image.pixelHeight).allSatisfy { image.pixels[image.pixelWidth / 2, $0] == middle }, "\(bleed)")
      #expect((0..<image.pixelWidth).allSatisfy { image.pixels[$0, 5] == middle }, "\(bleed)")
    }
  }

  /// A drawing can be put anywhere, turned, and scaled.
  @Test(arguments: [0.0, 0.25, 0.5, 0.9], [1.0, 0.37]) func noLineIsAtTheCutOfADrawing(shift: Double, scale: Double)
    throws
  {
    let print = try CardPrint(.poker, pixelsPerInch: 100, bleed: Length("1/8in"))
    let style = CardStyle(ClassicDesign(), pictures: CardPictures(back: try plain(Size(width: 5, height: 7), .blue)))
    let card = FormattedCard(CardFace(.back, style: style), .print(print))
    for turn in [0, 0.3] {
      let drawn = try Image(size: Size(width: 400, height: 400)) { context in
        context.translateBy(x: 150 + shift, y: 30 + shift)
        context.rotate(by: turn)
        context.scaleBy(x: scale, y: scale)
        card.draw(in: Rect(origin: .zero, size: card.idealSize), on: context)
      }
      var inside = 0
      for y in 1..<399 {
        for x in 1..<399 {
          let around = [(-1, 0), (1, 0), (0, -1), (0, 1)].map { drawn.pixels[x + $0, y + $1].alpha }
          guard around.allSatisfy({ $0 == 255 }), drawn.pixels[x, y].alpha == 255 else { continue }
          inside += 1
          #expect(drawn.pixels[x, y].red <= 2, "\(x) \(y)")
        }
      }
      #expect(inside > 5000)
    }
  }

  /// Every pixel has a colour of its own.
  private func numbered(_ size: Size) throws -> Image {
    let (width, height) = (Int(size.width), Int(size.height))
    return try Image(
      rgba: (0..<width * height).flatMap { place -> [UInt8] in
        let (x, y) = (place % width, place / width)
        return [UInt8(x % 251), UInt8(y % 241), UInt8((x / 251) * 16 + y / 241), 255]
      }, width: width, height: height)
  }

  @Test(arguments: [CardSize.poker, .bridge, .euro, .usGame, .micro], [CardName.back, .card(Self.card)])
  func aPictureOfTheCutIsTakenPixelByPixel(size: CardSize, name: CardName) throws {
    let print = try CardPrint(size, bleed: Length("1/8in"))
    let picture = try numbered(size.trimPixels)
    let image = try image(picture, print, of: name)
    let (x, y) = (Int(print.trim.minX.rounded(.down)), Int(print.trim.minY.rounded(.down)))
    for row in stride(from: 0, to: picture.pixelHeight, by: 7) {
      let same = (0..<picture.pixelWidth).allSatisfy { image.pixels[x + $0, y + row] == picture.pixels[$0, row] }
      #expect(same, "row \(row)")
      // The bleed repeats the colour at the edge.
      #expect(image.pixels[0, y + row] == picture.pixels[0, row])
      #expect(image.pixels[image.pixelWidth - 1, y + row] == picture.pixels[picture.pixelWidth - 1, row])
    }
  }

  @Test(arguments: CardSize.all, ["1/8in", "3mm", "36px"])
  func aPictureOfTheBleedIsTakenPixelByPixel(size: CardSize, bleed: String) throws {
    let print = try CardPrint(size, bleed: Length(bleed))
    let picture = try numbered(print.pixelSize)
    for name in [CardName.back, .card(Self.card)] {
      #expect(try image(picture, print, of: name).pixels == picture.pixels)
    }
  }

  @Test func aFaceWithTheRatioOfTheBleedCoversTheCardByItself() throws {
    let print = try CardPrint(.poker, pixelsPerInch: 150, bleed: Length("1/8in"))
    for (width, covers) in [(733.0, true), (726.0, true), (752.0, false), (600.0, false)] {
      let picture = try plain(Size(width: width, height: 1000), .blue)
      let pictures = CardPictures(faces: [Self.card: picture])
      let face = CardFace(Self.card, style: CardStyle(ClassicDesign(), pictures: pictures))
      let image = try face.image(.print(print))
      #expect((image.color(atPixelX: 0, y: 280) == .blue) == covers, "\(width)")
      // Without a bleed, its ratio is not the card's.
      if width == 733 {
        #expect(try face.image(size: Size(width: 250, height: 350)).color(atPixelX: 2, y: 175) == .white)
      }
    }
  }

  /// A disc stays round.
  @Test(arguments: [(600.0, 300.0), (300, 600), (300, 300), (262, 350)], [CardPictures.FaceMode.cover, .inset])
  func aPictureOfAnotherRatioIsNotStretched(size: (width: Double, height: Double), mode: CardPictures.FaceMode) throws {
    let whole = Size(width: size.width, height: size.height)
    let picture = try Image(size: whole) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      context.setFillColor(.blue)
      context.fill(
        Path(ovalIn: Rect(center: Point(x: whole.width / 2, y: whole.height / 2), size: Size(width: 120, height: 120))))
    }
    var design = ClassicDesign()
    design.hasOutline = false
    let pictures = CardPictures(faces: [Self.card: picture], back: picture, faceMode: mode)
    for name in [CardName.back, .card(Self.card)] {
      let image = try CardFace(name, style: CardStyle(design, pictures: pictures)).image(scale: 2)
      func isInk(_ x: Int, _ y: Int) -> Bool { image.pixels[x, y].red < 128 && image.pixels[x, y].blue > 200 }
      let across = (0..<500).count { isInk($0, 350) }
      let down = (0..<700).count { isInk(250, $0) }
      // Edges between pixels are rounded.
      #expect(across > 40 && abs(across - down) <= 2, "\(name) \(across) \(down)")
    }
  }

  /// What the card crops of a wide picture is in its bleed.
  @Test func aCroppedPictureContinuesIntoTheBleed() throws {
    let print = try CardPrint(.poker, pixelsPerInch: 100, bleed: Length("1/4in"))
    // Enlarged twice to 350 high, it is 300 wide: 25 pixels of the bleed's columns on each side of 250 show its ends.
    let picture = try Image(size: Size(width: 150, height: 175)) { context in
      context.setFillColor(.blue)
      context.fill(context.bounds)
      context.setFillColor(.red)
      context.fill(Rect(x: 0, y: 0, width: 10, height: 175))
    }
    let image = try image(picture, print)
    #expect(image.color(atPixelX: 15, y: 200) == .red && image.color(atPixelX: 24, y: 200) == .blue)
    #expect(image.color(atPixelX: 285, y: 200) == .blue && image.color(atPixelX: 150, y: 2) == .blue)
  }

  @Test func aTranslucentPictureIsDrawnOnce() throws {
    let print = try CardPrint(.poker, bleed: Length("1/8in"))
    let picture = try plain(Size(width: 750, height: 1050), Color(red: 0, green: 0, blue: 1, alpha: 0.5))
    let image = try image(picture, print)
    let middle = image.pixels[412, 562]
    #expect(
      (0..<825).allSatisfy { image.pixels[$0, 562] == middle }
        && (0..<1125).allSatisfy { image.pixels[412, $0] == middle })
  }
}
