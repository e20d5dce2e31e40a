import Canvas
import CanvasCards
import CanvasGoldensTesting
import GoldenScenes
import Testing

@Suite struct CardFaceTests {
  private let style: CardStyle
  private let size = Size(width: 250, height: 350)
  private let tenOfHearts = PlayingCard(.numeric(10), of: .hearts)

  init() throws { style = CardStyle.lecture(font: try Font.default(size: 1)) }

  private func ink(_ image: Image, x: Range<Int>, y: Range<Int>) -> Int {
    let white = PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255)
    return y.reduce(0) { sum, y in sum + x.count { image.pixels[$0, y] != white } }
  }

  /// With more colours than a palette holds. libpng at its defaults takes 9,606 bytes for the ten that Cairo draws.
  @Test func aTenOfManyColoursIsASmallFile() throws {
    let image = try CardFace(tenOfHearts, style: style).image(size: size)
    #expect(Set((0..<350).flatMap { y in (0..<250).map { x in image.pixels[x, y] } }).count > 256)
    #expect(try image.png().count <= 9_606)
  }

  @Test func theCardIsWhiteWithRoundCornersOnTransparentGround() throws {
    let image = try CardFace(tenOfHearts, style: style).image(size: size)
    #expect(image.pixelWidth == 250 && image.pixelHeight == 350)
    for (x, y) in [(0, 0), (249, 0), (0, 349), (249, 349), (5, 5)] {
      #expect(image.color(atPixelX: x, y: y) == .clear)
    }
    for (x, y) in [(7, 7), (125, 0), (0, 175), (249, 175), (125, 349), (125, 175)] {
      #expect(image.color(atPixelX: x, y: y) == .white)
    }
  }

  @Test(arguments: Suit.allCases)
  func signsHaveTheSuitsColour(suit: Suit) throws {
    let image = try CardFace(PlayingCard(.ace, of: suit), style: style).image(size: size)
    let expected = (suit.isRed ? Color(red8: 204, green8: 13, blue8: 13) : .black).premultiplied
    let pip = (155..<205).reduce(0) { sum, y in sum + (100..<150).count { image.pixels[$0, y] == expected } }
    #expect(pip > 300)
  }

  @Test(arguments: PlayingCard.allCases)
  func bothCornersHaveTheSameLabelTurnedByHalf(card: PlayingCard) throws {
    let image = try CardFace(card, style: style).image(size: size)
    #expect(ink(image, x: 0..<42, y: 20..<80) > 100)
    var worst = 0
    for y in 0..<80 {
      for x in 0..<42 { worst = max(worst, image.pixels[x, y].difference(from: image.pixels[249 - x, 349 - y])) }
    }
    // Where an edge crosses a row is rounded in one direction, so that coverage may differ by a level.
    #expect(worst <= 1)
  }

  @Test func aCourtHasLargeSignsWhereAnAceHasNothing() throws {
    let king = try CardFace(PlayingCard(.king, of: .clubs), style: style).image(size: size)
    let ace = try CardFace(PlayingCard(.ace, of: .clubs), style: style).image(size: size)
    #expect(ink(king, x: 60..<190, y: 60..<180) > 2000)
    #expect(ink(king, x: 60..<190, y: 180..<290) > 1500)
    #expect(ink(ace, x: 60..<190, y: 60..<150) == 0)
  }

  @Test func aCardIsItsNameInAStyle() throws {
    #expect(CardFace(tenOfHearts, style: style) == CardFace(.card(tenOfHearts), style: style))
    let names: [CardName] = [.card(tenOfHearts), .joker(.red), .joker(.black), .back]
    #expect(Set(try names.map { try CardFace($0, style: style).png() }).count == 4)
  }

  @Test func thePictureHasTheIdealSizeIfNoOtherIsAskedFor() throws {
    let card = CardFace(tenOfHearts, style: style)
    #expect(try card.image() == card.image(size: size))
    #expect(try card.image(scale: 2).pixelHeight == 700)
    #expect(try card.image(.screen(size, scale: 2)) == card.image(scale: 2))
    #expect(try Image(png: card.png()) == card.image())
  }

  @Test func theScaleIsPixelsAPoint() throws {
    let image = try CardFace(tenOfHearts, style: style).image(size: size, scale: 0.5)
    #expect(image.pixelWidth == 125 && image.pixelHeight == 175)
    #expect(image.scale == 0.5)
    let doubled = try CardFace(tenOfHearts, style: style).image(size: Size(width: 125, height: 175), scale: 2)
    let usual = try CardFace(tenOfHearts, style: style).image(size: size)
    #expect(doubled.pixels == usual.pixels)
  }

  @Test func aSizeBetweenPixelsKeepsAllFourCorners() throws {
    let king = CardFace(PlayingCard(.king, of: .spades), style: style)
    let image = try king.image(size: Size(width: 100.4, height: 140.4))
    #expect(image.pixelWidth == 100 && image.pixelHeight == 140)
    for y in 0..<140 {
      #expect(image.pixels[0, y] == image.pixels[99, y])
      #expect(image.pixels[0, y] == image.pixels[0, 139 - y])
    }
  }

  @Test(arguments: [
    Size(width: 1, height: 1), Size(width: 2, height: 900), Size(width: 900, height: 2), Size(width: 30, height: 300),
    Size(width: 300, height: 30),
  ])
  func everyShapeOfCardIsDrawn(size: Size) throws {
    for card in [tenOfHearts, PlayingCard(.queen, of: .spades)] {
      let image = try CardFace(card, style: style).image(size: size)
      #expect(image.color(atPixelX: Int(size.width) / 2, y: Int(size.height) / 2)?.alpha ?? 0 > 0)
    }
    #expect(try CardFace(.back, style: style).image(size: size).pixelHeight == Int(size.height))
  }

  @Test(arguments: [
    Size(width: 0, height: 350), Size(width: -250, height: 350), Size(width: .nan, height: 350),
    Size(width: 250, height: .infinity), Size(width: 1e9, height: 1e9),
  ])
  func aSizeThatGivesNoPictureIsAnError(size: Size) {
    #expect(throws: PictureError<Never>.self) { try CardFace(tenOfHearts, style: style).image(size: size) }
    #expect(throws: PictureError<Never>.self) { try CardFace(.back, style: style).image(size: size) }
  }

  @Test(arguments: [
    Rect.null, Rect(x: 0, y: 0, width: 0, height: 50), Rect(x: .nan, y: 0, width: 50, height: 50),
    Rect(x: 0, y: 0, width: .infinity, height: 50), Rect(x: 1e300, y: 0, width: 50, height: 50),
    Rect(x: 0, y: 0, width: 1e-300, height: 1e-300),
  ])
  func aRectangleThatIsNotThereDrawsNothing(rect: Rect) throws {
    let context = try DrawingContext(size: Size(width: 60, height: 60))
    let empty = context.makeImage()
    CardFace(tenOfHearts, style: style).draw(in: rect, on: context)
    CardFace(.back, style: style).draw(in: rect, on: context)
    #expect(context.makeImage() == empty)
  }

  @Test func aCardIsDrawnInItsRectangleAndLeavesTheStateAsItWas() throws {
    let context = try DrawingContext(size: Size(width: 300, height: 400))
    context.setFillColor(.green)
    CardFace(tenOfHearts, style: style).draw(in: Rect(x: 20, y: 30, width: 250, height: 350), on: context)
    context.fill(Rect(x: 0, y: 0, width: 5, height: 5))
    let image = context.makeImage()
    let alone = try CardFace(tenOfHearts, style: style).image(size: size)
    #expect(image.color(atPixelX: 2, y: 2) == .green)
    for y in 0..<350 {
      for x in 0..<250 where image.pixels[x + 20, y + 30] != alone.pixels[x, y] {
        Issue.record("pixel \(x),\(y)")
        return
      }
    }
  }

  // MARK: What the course's own card has

  private func image(_ card: PlayingCard, _ change: (inout LectureDesign) -> Void) throws -> Image {
    var design = LectureDesign(font: try Font.default(size: 1))
    change(&design)
    return try CardFace(card, style: CardStyle(design)).image(size: size)
  }

  /// The pixels of a part of the card that have exactly a colour.
  private func count(_ color: Color, in image: Image, x: Range<Int>, y: Range<Int>) -> Int {
    let pixel = color.premultiplied
    return y.reduce(0) { sum, y in sum + x.count { image.pixels[$0, y] == pixel } }
  }

  @Test func ranksCanBeBlackBesideRedSuits() throws {
    let red = Suit.hearts.color
    let card = PlayingCard(.king, of: .hearts)
    let (usual, black) = (try image(card) { _ in }, try image(card) { $0.hasBlackRanks = true })
    // The corner's rank is above its suit, and so is the court's large one.
    for (x, rank, suit) in [(6..<42, 6..<42, 46..<76), (60..<190, 60..<180, 180..<290)] {
      #expect(count(red, in: usual, x: x, y: rank) > 30 && count(.black, in: usual, x: x, y: rank) == 0)
      #expect(count(red, in: black, x: x, y: rank) == 0)
      #expect(count(.black, in: black, x: x, y: rank) == count(red, in: usual, x: x, y: rank))
      #expect(count(red, in: black, x: x, y: suit) == count(red, in: usual, x: x, y: suit))
    }
    // Black suits are as before.
    let spades = PlayingCard(.numeric(7), of: .spades)
    #expect(try image(spades) { $0.hasBlackRanks = true } == image(spades) { _ in })
  }

  @Test func aCourtWithoutAPictureCanHaveAnEmptyMiddle() throws {
    let queen = PlayingCard(.queen, of: .spades)
    let empty = try image(queen) { $0.hasEmptyCourts = true }
    #expect(ink(empty, x: 45..<205, y: 0..<350) == 0)
    #expect(ink(empty, x: 6..<42, y: 6..<80) > 100)
    var design = LectureDesign(font: try Font.default(size: 1), textSizeFactor: 9)
    #expect(!CardFace(queen, style: CardStyle(design)).hasMiddle(size: size))
    design.hasEmptyCourts = true
    #expect(CardFace(queen, style: CardStyle(design)).hasMiddle(size: size))
    // Pips and pictures stay.
    #expect(try image(tenOfHearts) { $0.hasEmptyCourts = true } == image(tenOfHearts) { _ in })
  }

  @Test func cornersCanBeContinuous() throws {
    let continuous = try image(tenOfHearts) { $0.hasContinuousCorners = true }
    let round = try image(tenOfHearts) { _ in }
    #expect(continuous != round)
    // A quarter circle of 21 begins 21 from the corner, a continuous corner 31.5.
    let (x, y) = (23, 0)
    #expect(round.color(atPixelX: x, y: y) == .white)
    #expect(continuous.color(atPixelX: x, y: y)?.alpha ?? 1 < 1)
    for place in 32..<125 { #expect(continuous.color(atPixelX: place, y: 0) == .white) }
    // The back has them too, and a print with a bleed has square ones.
    var design = LectureDesign(font: try Font.default(size: 1))
    let back = try CardFace(.back, style: CardStyle(design)).image(size: size)
    design.hasContinuousCorners = true
    #expect(try CardFace(.back, style: CardStyle(design)).image(size: size) != back)
  }

  @Test(.requiresFont(at: EmojiScenes.fontPath, version: EmojiScenes.fontVersion), arguments: Suit.allCases)
  func suitsCanBeEmoji(suit: Suit) throws {
    let ace = PlayingCard(.ace, of: suit)
    let emoji = try image(ace) { $0.suits = .emoji }
    // One pip in the middle, wider than the outline of a font, which fills less of its line.
    let outline = try image(ace) { _ in }
    func box(_ image: Image) -> (width: Int, height: Int) {
      let columns = (60..<190).filter { ink(image, x: $0..<$0 + 1, y: 120..<230) > 0 }
      let rows = (120..<230).filter { ink(image, x: 60..<190, y: $0..<$0 + 1) > 0 }
      return ((columns.last ?? 0) - (columns.first ?? 0) + 1, (rows.last ?? 0) - (rows.first ?? 0) + 1)
    }
    #expect(box(emoji).width > box(outline).width && box(emoji).height > box(outline).height)
    #expect(ink(emoji, x: 60..<190, y: 60..<115) == 0)
    // Emoji have their own colours; the rank keeps the suit's.
    #expect(count(suit.color, in: emoji, x: 6..<42, y: 6..<42) > 10)
    #expect(emoji != outline && style.missingCharacters.isEmpty)
    // The lower right corner is the upper left one, turned by half, but for how a picture's pixels fall.
    let (upper, lower) = (ink(emoji, x: 6..<42, y: 6..<80), ink(emoji, x: 208..<244, y: 270..<344))
    #expect(upper > 300 && abs(upper - lower) < upper / 15, "\(upper), \(lower)")
  }

  @Test func aFontWithoutEmojiDrawsTheSuitsThatItHas() throws {
    var design = LectureDesign(font: try Font(path: SystemFonts.regular, size: 1))
    #expect(CardStyle(design).missingCharacters.isEmpty)
    design.suits = .emoji
    // DejaVu Sans has the suits as text, in the suit's colour.
    let image = try CardFace(PlayingCard(.ace, of: .hearts), style: CardStyle(design)).image(size: size)
    #expect(CardStyle(design).missingCharacters.isEmpty)
    #expect(count(Suit.hearts.color, in: image, x: 100..<150, y: 150..<210) > 200)
  }

  @Test func aLargerTextMakesLargerLabelsAndAnOddOneNone() throws {
    func corner(_ factor: Double) throws -> Int {
      let style = CardStyle(LectureDesign(font: try Font.default(size: 1), textSizeFactor: factor))
      return ink(
        try CardFace(PlayingCard(.ace, of: .hearts), style: style).image(size: size), x: 7..<60, y: 10..<110)
    }
    let usual = try corner(1)
    #expect(try corner(1.4) > usual)
    #expect(try corner(0.5) < usual)
    for factor in [0, -1, .nan, .infinity] as [Double] { #expect(try corner(factor) == 0) }
  }

  @Test func aHugeTextStaysInsideOfTheCard() throws {
    let style = CardStyle(LectureDesign(font: try Font.default(size: 1), textSizeFactor: 12))
    let image = try CardFace(tenOfHearts, style: style).image(size: size)
    #expect(ink(image, x: 20..<230, y: 20..<330) > 10_000)
    for (x, y) in [(0, 0), (249, 0), (0, 349), (249, 349)] { #expect(image.color(atPixelX: x, y: y) == .clear) }
  }
}
