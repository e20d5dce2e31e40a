import Canvas
import CanvasCards
import Testing

@Suite struct DeckHandTests {
  private let hand: DeckHand

  init() {
    let cards = CardName.drawn(3, seed: 3)
    let layout = HandLayout(.row, count: cards.count, card: Size(width: 50, height: 70))
    hand = DeckHand(cards: cards, layout: layout, style: .classic, ground: .green)
  }

  @Test func theIdealSizeIsTheLayouts() throws {
    #expect(hand.idealSize == hand.layout.size)
    let image = try hand.image(scale: 2)
    #expect(image.pixelWidth == 2 * Int(hand.layout.size.width))
    #expect(image.pixelHeight == 2 * Int(hand.layout.size.height))
    #expect(try Image(png: hand.png(scale: 2), scale: 2) == image)
  }

  @Test func aRectangleTwiceAsLargeHasTheHandAtTwiceItsSize() throws {
    let size = hand.layout.size
    let large = try hand.image(size: Size(width: 2 * size.width, height: 2 * size.height))
    let usual = try hand.image(scale: 2)
    var worst = 0
    for y in 0..<usual.pixelHeight {
      for x in 0..<usual.pixelWidth { worst = max(worst, large.pixels[x, y].difference(from: usual.pixels[x, y])) }
    }
    #expect(worst <= 1)
  }

  @Test func aHandStandsInTheMiddleOfItsGround() throws {
    let size = hand.layout.size
    let image = try hand.image(size: Size(width: size.width, height: size.height + 60))
    let usual = try hand.image()
    let (right, bottom) = (image.pixelWidth - 1, image.pixelHeight - 1)
    for (x, y) in [(0, 0), (right, bottom), (right / 2, 20), (right / 2, bottom - 20)] {
      #expect(image.color(atPixelX: x, y: y) == .green)
    }
    #expect(
      (0..<usual.pixelHeight).allSatisfy { y in
        (0..<usual.pixelWidth).allSatisfy { image.pixels[$0, y + 30] == usual.pixels[$0, y] }
      })
  }

  @Test(arguments: [
    Rect.null, Rect(x: 0, y: 0, width: 0, height: 50), Rect(x: .nan, y: 0, width: 50, height: 50),
    Rect(x: 0, y: 0, width: .infinity, height: 50), Rect(x: 1e300, y: 0, width: 50, height: 50),
    Rect(x: 0, y: 0, width: 1e-300, height: 1e-300),
  ])
  func aRectangleThatIsNotThereDrawsNothing(rect: Rect) throws {
    let context = try DrawingContext(size: Size(width: 60, height: 60))
    let empty = context.makeImage()
    hand.draw(in: rect, on: context)
    #expect(context.makeImage() == empty)
  }

  @Test func progressIsReportedForEachCard() throws {
    let context = try DrawingContext(size: hand.idealSize)
    var count = 0
    hand.draw(in: context.bounds, on: context) { count += 1 }
    #expect(count == 3)
    #expect(try context.makeImage() == hand.image())
  }
}
