import Canvas
import CanvasCards
import CanvasScenes
import TestSupport
import Testing

@Suite struct SolitaireBoardTests {
  private let style: SolitaireStyle

  init() throws { style = SolitaireStyle(cards: CardStyle.lecture(font: try Font.default(size: 1))) }

  @Test func theBoardHasItsPixels() throws {
    #expect(try SolitaireBoard(Solitaire(seed: 1), style: style).image(scale: 3).pixelWidth == 1125)
    #expect(try SolitaireBoard(Solitaire(seed: 1), style: style).image(scale: 3).pixelHeight == 2001)
  }

  /// An odd size or scale must not stop the program.
  @Test(arguments: [(1.0, 1.0), (3, 900), (900, 3), (375, 667)], [0.01, 0.4, 1.37])
  func anySizeAndScaleIsDrawn(size: (Double, Double), scale: Double) throws {
    let image = try SolitaireBoard(Solitaire(seed: 1), style: style).image(
      size: Size(width: size.0, height: size.1), scale: scale)
    #expect(image.pixelWidth >= 1)
  }

  @Test func oddRectanglesDrawNothing() throws {
    let empty = try DrawingContext(size: Size(width: 20, height: 20))
    let board = SolitaireBoard(Solitaire(seed: 1), style: style)
    for rect in [
      Rect.null, .zero, Rect(x: .nan, y: 0, width: 9, height: 9), Rect(x: 0, y: 0, width: .infinity, height: 9),
      Rect(x: 0, y: 0, width: 1e300, height: 0),
    ] { board.draw(in: rect, on: empty) }
    #expect(empty.makeImage() == (try DrawingContext(size: Size(width: 20, height: 20)).makeImage()))
  }

  @Test func aBoardStaysInItsRectangle() throws {
    let context = try DrawingContext(size: Size(width: 60, height: 90))
    SolitaireBoard(Solitaire(seed: 1), style: style).draw(in: Rect(x: 10, y: 20, width: 37.5, height: 60), on: context)
    let image = context.makeImage()
    #expect(image.color(atPixelX: 9, y: 50) == .clear && image.color(atPixelX: 48, y: 50) == .clear)
    #expect(image.color(atPixelX: 30, y: 19) == .clear && image.color(atPixelX: 30, y: 80) == .clear)
    #expect(image.color(atPixelX: 30, y: 21)?.alpha == 1)
  }

  @Test func theBackgroundIsATileThatIsRepeated() throws {
    var style = style
    style.background = try Image(grays: [[0, 40], [80, 120]])
    let image = try SolitaireBoard(Solitaire(seed: 1), style: style).image()
    for (x, y) in [(0, 0), (1, 400), (200, 651), (301, 15)] {
      #expect(image.color(atPixelX: x, y: y) == Color(white: Double(x % 2 * 40 + y % 2 * 80) / 255))
    }
  }

  @Test func theRefreshPictureStandsWhereTheSparePileWas() throws {
    var game = Solitaire(seed: 1)
    let full = try SolitaireBoard(game, style: style).image()
    for _ in 0..<24 { try game.make(.draw) }
    let empty = try SolitaireBoard(game, style: style).image()
    let spare = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667)).spare
    let (x, y) = (Int(spare.minX), Int(spare.midY))
    // The card's white edge there, then the ground.
    #expect(full.color(atPixelX: x + 2, y: y) == .white)
    #expect(empty.color(atPixelX: x + 2, y: y) != .white)
    // The arrow's circle at its left.
    #expect(empty.color(atPixelX: Int(spare.midX - 12.5), y: y) == .white)
  }

  @Test func aPictureOfACardIsDrawn() throws {
    var style = style
    var game = Solitaire(seed: 1)
    try game.make(.draw)
    let card = try #require(game.revealed.last)
    style.cards.faceCardScale = 1
    style.cards.pictures.faces[card] = try Image(grays: [[77]])
    let image = try SolitaireBoard(game, style: style).image()
    let frame = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667)).revealed
    #expect(image.color(atPixelX: Int(frame.midX), y: Int(frame.midY)) == Color(white: 77.0 / 255))
    #expect(image.color(atPixelX: Int(frame.minX.rounded()) + 1, y: Int(frame.midY)) == .white)
  }
}
