import Canvas
import CanvasCards
import CanvasScenes
import GoldenScenes
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
      let gray = x % 2 * 40 + y % 2 * 80
      #expect(image.color(atPixelX: x, y: y) == Color(white: Double(gray) / 255))
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

  @Test func anOwnRefreshPictureFillsThePlaceOfTheSparePile() throws {
    var game = Solitaire(seed: 1)
    var style = style
    style.refreshPicture = try Image(size: Size(width: 4, height: 4)) { context in
      context.setFillColor(.blue)
      context.fill(context.bounds)
    }
    // It is seen only where the pile is empty.
    #expect(try SolitaireBoard(game, style: style).image() == SolitaireBoard(game, style: self.style).image())
    for _ in 0..<24 { try game.make(.draw) }
    let image = try SolitaireBoard(game, style: style).image()
    let spare = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667)).spare
    for (x, y) in [(spare.midX, spare.midY), (spare.minX + 6, spare.minY + 6), (spare.maxX - 6, spare.maxY - 6)] {
      #expect(image.color(atPixelX: Int(x), y: Int(y)) == .blue)
    }
    // Inside of the white border that all views of the board have.
    #expect(image.color(atPixelX: Int(spare.minX.rounded()) + 1, y: Int(spare.midY)) == .white)
  }

  @Test func theStatusBarIsWhiteAboveTheCards() throws {
    let font = try Font.default(size: 1)
    func image(_ time: String?, size: Size = SolitaireLayout.defaultSize) throws -> Image {
      var style = style
      style.background = try Image(size: Size(width: 1, height: 1)) { context in
        context.setFillColor(.blue)
        context.fill(context.bounds)
      }
      style.statusBar = time.map { StatusBar(time: $0, font: font) }
      return try SolitaireBoard(Solitaire(seed: 1), style: style).image(size: size)
    }
    func ink(_ image: Image, _ columns: Range<Int>) -> Int {
      // The thin line around a card is in the last row above it.
      (0..<19).reduce(0) { sum, y in sum + columns.count { image.color(atPixelX: $0, y: y) != .blue } }
    }
    let (without, bar) = (try image(nil), try image("9:41"))
    // The signal at the left, the time in the middle, the battery at the right, and nothing between.
    for columns in [0..<30, 165..<210, 340..<375] {
      #expect(ink(without, columns) == 0 && ink(bar, columns) > 50, "\(columns)")
    }
    for columns in [30..<160, 215..<338] { #expect(ink(bar, columns) == 0) }
    #expect(bar.color(atPixelX: 355, y: 10) == .white)
    // The cards are as before.
    let cards = Rect(x: 0, y: 20, width: 375, height: 647)
    #expect(try bar.cropped(to: cards).pixels == without.cropped(to: cards).pixels)
    // A long text stays between the signs, and an empty one is none.
    let long = try image(String(repeating: "long ", count: 40))
    #expect(ink(long, 25..<38) == 0 && ink(long, 336..<341) == 0)
    #expect(try image("") != without)
    for size in [Size(width: 3, height: 3), Size(width: 900, height: 20), Size(width: 20, height: 900)] {
      #expect(try image("9:41", size: size).pixelWidth == Int(size.width))
    }
  }

  @Test func anEmptiedColumnShowsItsPlace() throws {
    var game = Solitaire(seed: 2)
    for move in SolitaireMoves.ofSeedTwo {
      try game.make(Solitaire.move(named: move))
      if game.columns.contains(where: \.isEmpty) { break }
    }
    let emptied = game.columns.firstIndex { $0.isEmpty }
    let column = try #require(emptied)
    let image = try SolitaireBoard(game, style: style).image()
    let place = SolitaireLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667)).columnPlace(column)
    // Its border is white, and within it the ground shows.
    #expect(image.color(atPixelX: Int(place.minX.rounded()) + 1, y: Int(place.midY)) == .white)
    let inside = try #require(image.color(atPixelX: Int(place.midX), y: Int(place.midY)))
    #expect(inside != .white && inside.green > inside.red)
  }

  @Test func aWinShowsAllSuitsAsFans() throws {
    var game = Solitaire(seed: 2)
    for move in SolitaireMoves.ofSeedTwo { try game.make(Solitaire.move(named: move)) }
    #expect(game.isWon)
    // White cards all over the columns' area, in portrait and in landscape.
    for size in [Size(width: 375, height: 667), Size(width: 800, height: 480)] {
      let image = try SolitaireBoard(game, style: style).image(size: size)
      let layout = SolitaireLayout(bounds: Rect(origin: .zero, size: size))
      let top = Int(layout.columnPlace(0).minY)
      let height = Int(size.height) - top
      for part in 0..<2 {
        let rows = (top + part * height / 2)..<(top + (part + 1) * height / 2)
        let white = rows.reduce(0) { count, y in
          count + (0..<Int(size.width)).count { image.color(atPixelX: $0, y: y) == .white }
        }
        #expect(Double(white) > 0.15 * size.width * Double(rows.count), "\(white) of part \(part) of \(size)")
      }
    }
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
