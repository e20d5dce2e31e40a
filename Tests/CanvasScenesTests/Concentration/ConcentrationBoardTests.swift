import Canvas
import CanvasScenes
import Testing

@Suite struct ConcentrationBoardTests {
  @Test func cardsHaveTheColoursOfTheDocument() throws {
    var game = try Concentration(pairs: 2, seed: 1)
    let style = ConcentrationStyle(font: try Font.default(size: 1), back: ConcentrationStyle.coral, ground: .blue)
    let frames = ConcentrationLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667), cardCount: 4).cards
    func color(_ card: Int) throws -> Color? {
      let image = try ConcentrationBoard(game, style: style).image()
      return image.color(atPixelX: Int(frames[card].minX) + 12, y: Int(frames[card].minY) + 12)
    }
    let pair = game.cards.indices.filter { game.cards[$0].identifier == 0 }
    let other = try #require(game.cards.indices.first { game.cards[$0].identifier == 1 })
    #expect(try color(0) == Color(red8: 240, green8: 127, blue8: 90))
    for card in pair { try game.make(.choose(card)) }
    #expect(try color(pair[0]) == .white)
    try game.make(.choose(other))
    // Matched and down: nothing but the ground.
    #expect(try color(pair[0]) == .blue)
    #expect(try color(other) == .white)
  }

  @Test func theCountIsHollow() throws {
    let game = try Concentration(pairs: 2, seed: 1)
    let font = try Font.default(size: 1)
    let image = try ConcentrationBoard(game, style: ConcentrationStyle(font: font)).image(scale: 4)
    let layout = ConcentrationLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667), cardCount: 4)
    // What is inside of the letters and farther from their outlines than the stroke reaches.
    let text = StyledText("Flips: 0", font: font.withSize(layout.labelFontSize))
    let size = text.size()
    let path = text.path(at: Point(x: layout.label.midX - size.width / 2, y: layout.label.midY - size.height / 2))
    let inside = try Image(size: Size(width: 375, height: 667), scale: 4) { context in
      context.fill(path)
      context.setBlendMode(.clear)
      context.setLineWidth(0.05 * layout.labelFontSize + 0.5)
      context.stroke(path)
    }
    var (hollow, orange) = (0, 0)
    for y in Int(layout.label.minY) * 4..<Int(layout.label.maxY) * 4 {
      for x in 0..<image.pixelWidth {
        let color = image.color(atPixelX: x, y: y)
        if color == Color(red8: 255, green8: 128, blue8: 0) { orange += 1 }
        guard inside.color(atPixelX: x, y: y)?.alpha == 1 else { continue }
        #expect(color == .black)
        hollow += 1
      }
    }
    #expect(hollow > 50 && orange > 300, "\(hollow), \(orange)")
  }

  @Test func theCountCanBePlainTextAsInTheFirstVersions() throws {
    let game = try Concentration(pairs: 2, seed: 1)
    let font = try Font.default(size: 1)
    let style = ConcentrationStyle(font: font, isLabelHollow: false)
    let image = try ConcentrationBoard(game, style: style).image()
    let layout = ConcentrationLayout(bounds: Rect(x: 0, y: 0, width: 375, height: 667), cardCount: 4)
    let text = StyledText("Flips: 0", font: font.withSize(layout.labelFontSize), color: .orange)
    let size = text.size()
    let corner = Point(x: layout.label.midX - size.width / 2, y: layout.label.midY - size.height / 2)
    let label = try Image(size: Size(width: 375, height: 667)) { context in
      context.setFillColor(.black)
      context.fill(context.bounds)
      context.draw(text, at: corner)
    }
    let part = layout.label.insetBy(dx: 20, dy: 10)
    #expect(try image.cropped(to: part).pixels == label.cropped(to: part).pixels)
  }

  @Test(arguments: [0.8, 1, 2]) func aLongLabelIsNotCut(factor: Double) throws {
    let dealt = String(decoding: try Concentration(pairs: 2, seed: 1).json(), as: UTF8.self)
    let late = dealt.replacing("\"flips\" : 0", with: "\"flips\" : 1000000000")
    let game = try Concentration(json: Array(late.utf8))
    let style = ConcentrationStyle(
      font: try Font.default(size: 1), label: .flipCount, textSizeFactor: factor)
    let image = try ConcentrationBoard(game, style: style).image()
    let label = ConcentrationLayout(
      bounds: Rect(x: 0, y: 0, width: 375, height: 667), cardCount: 4, textSizeFactor: factor
    ).label
    let inked = (0..<375).filter { x in
      (Int(label.minY)..<667).contains { image.color(atPixelX: x, y: $0) != .black }
    }
    #expect(try #require(inked.first) > 8 && #require(inked.last) < 366)
  }

  @Test func oddRectanglesDrawNothing() throws {
    let board = ConcentrationBoard(
      try Concentration(pairs: 2), style: ConcentrationStyle(font: try Font.default(size: 1)))
    let empty = try DrawingContext(size: Size(width: 9, height: 9))
    for rect in [Rect.null, .zero, Rect(x: 0, y: 0, width: .nan, height: 4)] { board.draw(in: rect, on: empty) }
    #expect(empty.makeImage() == (try DrawingContext(size: Size(width: 9, height: 9)).makeImage()))
    for side in [0.1, 1, 3] { #expect(throws: Never.self) { try board.image(size: Size(width: side, height: side)) } }
  }
}
