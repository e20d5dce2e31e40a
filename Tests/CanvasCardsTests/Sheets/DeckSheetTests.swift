import Canvas
import CanvasCards
import Testing

@Suite struct DeckSheetTests {
  private let style: CardStyle
  private let format = CardFormat.screen(Size(width: 50, height: 70))
  private let names = [CardName.card(PlayingCard(.ace, of: .hearts)), .back, .card(PlayingCard(.king, of: .clubs))]

  init() throws { style = .lecture(font: try Font.default(size: 1)) }

  private func pixels(_ image: Image, in rect: Rect) throws -> Image {
    Image(pixels: try image.cropped(to: rect).pixels)
  }

  @Test func eachCellIsTheCardAlone() throws {
    let layout = SheetLayout.atlas(count: 3, cell: Size(width: 50, height: 70))
    let sheet = try DeckSheet(cells: names, layout: layout, format: format, style: style).image()
    #expect(sheet.pixelWidth == Int(layout.size.width) && sheet.pixelHeight == Int(layout.size.height))
    for (name, cell) in zip(names, layout.cells) {
      #expect(try pixels(sheet, in: cell) == CardFace(name, style: style).image(format))
    }
    #expect(sheet.color(atPixelX: 0, y: 0) == .clear)
  }

  @Test func theNumberOfThreadsDecidesNothing() throws {
    let layout = SheetLayout.contact(count: 55, columns: 13, cell: Size(width: 50, height: 70), gap: 3)
    var sheet = DeckSheet(cells: CardName.deck(), layout: layout, format: format, style: style, ground: .green)
    let one = try sheet.image()
    sheet.workers = 5
    #expect(try sheet.image() == one)
    #expect(one.color(atPixelX: 0, y: 0) == .green)
  }

  @Test func emptyCellsStayEmptyAndWhatIsBeyondIsLeftOut() throws {
    let layout = SheetLayout.contact(count: 2, columns: 2, cell: Size(width: 50, height: 70), gap: 0)
    let cells: [CardName?] = [nil, names[0], names[1]]
    let sheet = try DeckSheet(cells: cells, layout: layout, format: format, style: style).image()
    #expect(sheet.color(atPixelX: 25, y: 35) == .clear)
    #expect(try pixels(sheet, in: layout.cells[1]) == CardFace(names[0], style: style).image(format))
  }

  @Test func edgesAreRepeatedAroundAnExtrudedPicture() throws {
    let layout = SheetLayout.atlas(
      count: 1, cell: Size(width: 50, height: 70), spacing: AtlasSpacing(padding: 1, extrusion: 3))
    var sheet = DeckSheet(
      cells: [names[0]], layout: layout, format: .square(Size(width: 50, height: 70)), style: style)
    sheet.extrusion = 3
    let image = try sheet.image()
    for (x, y) in [(1, 1), (1, 40), (56, 76), (30, 76)] { #expect(image.color(atPixelX: x, y: y) == .white) }
    for (x, y) in [(0, 40), (30, 0), (57, 40), (30, 77)] { #expect(image.color(atPixelX: x, y: y) == .clear) }
  }

  @Test func captionsAreReadableOnDarkAndOnLightGround() throws {
    let layout = SheetLayout.contact(
      count: 3, columns: 3, cell: Size(width: 50, height: 70), gap: 4, captionHeight: 12)
    var sheet = DeckSheet(cells: names, layout: layout, format: format, style: style, ground: .black)
    sheet.captionFont = try Font.default(size: 8)
    let dark = try sheet.image()
    sheet.ground = .white
    let light = try sheet.image()
    for frame in layout.captions {
      func brightest(_ image: Image, _ isBetter: (UInt8, UInt8) -> Bool) -> UInt8 {
        var best = image.pixels[Int(frame.minX), Int(frame.minY)].green
        for y in Int(frame.minY)..<Int(frame.maxY) {
          for x in Int(frame.minX)..<Int(frame.maxX) where isBetter(image.pixels[x, y].green, best) {
            best = image.pixels[x, y].green
          }
        }
        return best
      }
      #expect(brightest(dark, >) > 150)
      #expect(brightest(light, <) < 100)
    }
  }

  @Test func aSheetLargerThanAnyPictureIsAnError() {
    let layout = SheetLayout.contact(count: 53, columns: 53, cell: Size(width: 900, height: 10), gap: 0)
    #expect(throws: PictureError<Never>.self) {
      try DeckSheet(cells: CardName.deck(), layout: layout, format: format, style: style).image()
    }
  }
}
