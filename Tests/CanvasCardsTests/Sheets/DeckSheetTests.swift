import Canvas
import CanvasCards
import CanvasPrint
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

  /// The sheet composed of images of its cards: the slow twin of drawing each in its cell.
  private func composed(_ sheet: DeckSheet) throws -> Image {
    try Image(size: sheet.layout.size) { context in
      if let ground = sheet.ground { context.fill(Path(rect: context.bounds), with: .color(ground)) }
      for case (let name?, let cell) in zip(sheet.cells, sheet.layout.cells) {
        context.draw(Image(pixels: try CardFace(name, style: sheet.style).image(sheet.format).pixels), in: cell)
      }
    }
  }

  @Test func aSheetIsItsCardsAsImages() throws {
    let print = try CardPrint(.micro, pixelsPerInch: 61, bleed: Length("2mm"))
    let formats: [CardFormat] = [
      .screen(Size(width: 33.3, height: 50.7), scale: 1.7), .square(Size(width: 30, height: 42), scale: 1.3),
      .print(print, showsMarks: true), .print(try CardPrint(.mini, pixelsPerInch: 41)),
    ]
    var translucent = ClassicDesign()
    translucent.cardColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    for (format, style) in formats.flatMap({ [($0, style), ($0, .classic), ($0, CardStyle(translucent))] }) {
      let layout = SheetLayout.contact(count: 6, columns: 2, cell: try format.pixelSize(), gap: 3)
      for ground in [nil, Color.green] {
        var sheet = DeckSheet(
          cells: names.map(Optional.some) + [nil, .joker(.red), names[1]], layout: layout, format: format, style: style,
          ground: ground)
        let expected = try composed(sheet)
        for workers in [1, 2, 7] {
          sheet.workers = workers
          #expect(try sheet.image() == expected, "\(format), \(workers) threads")
        }
        #expect(try sheet.image(scale: 1) == expected, "\(format)")
      }
    }
  }

  @Test func aLargerSheetHasLargerCards() throws {
    let layout = SheetLayout.contact(count: 3, columns: 3, cell: Size(width: 50, height: 70), gap: 5)
    let sheet = try DeckSheet(cells: names, layout: layout, format: format, style: style).image(scale: 2)
    for (name, cell) in zip(names, layout.cells) {
      let card = try CardFace(name, style: style).image(size: cell.size, scale: 2)
      #expect(try sheet.cropped(to: cell) == card)
    }
  }

  @Test(arguments: [1, 2, 5, 40]) func eachCardIsCountedOnce(workers: Int) throws {
    let layout = SheetLayout.contact(count: 55, columns: 13, cell: Size(width: 20, height: 28), gap: 3)
    var sheet = DeckSheet(
      cells: CardName.deck(), layout: layout, format: .screen(Size(width: 20, height: 28)), style: .classic)
    sheet.workers = workers
    let count = Locked(0)
    _ = try sheet.image { count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 55)
  }

  @Test(arguments: [-1, .nan, .infinity, 1e300]) func anExtrusionOutOfRangeIsDrawn(extrusion: Double) throws {
    let layout = SheetLayout.contact(count: 3, columns: 1, cell: Size(width: 50, height: 70), gap: 0)
    var sheet = DeckSheet(cells: names, layout: layout, format: format, style: style)
    sheet.workers = 3
    sheet.extrusion = extrusion
    #expect(try sheet.image().pixelHeight == 210)
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
