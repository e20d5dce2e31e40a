import Canvas
import CanvasPDF
import CanvasPrint
import TestSupport
import Testing

@Suite struct PrintSheetsTests {
  @Test func sheetsAreNamedAndOrdered() throws {
    var layout = PrintLayout(paper: .a4)
    func names(_ backs: PrintLayout.Backs) throws -> [String] {
      layout.backs = backs
      return try PrintSheets(fronts: Cards.pages(20), backs: .one(Cards.page(99)), layout: layout).pages.map(\.name)
    }
    #expect(try names(.none) == ["sheet-1", "sheet-2", "sheet-3"])
    #expect(
      try names(.interleaved) == [
        "sheet-1", "sheet-1-back", "sheet-2", "sheet-2-back", "sheet-3", "sheet-3-back",
      ])
    #expect(
      try names(.separate) == ["sheet-1", "sheet-2", "sheet-3", "sheet-1-back", "sheet-2-back", "sheet-3-back"])
    // Four fronts and four backs on a page.
    #expect(try names(.fold).count == 5)
    let many = try PrintSheets(fronts: Cards.pages(100), layout: PrintLayout(paper: .a4))
    #expect(many.pages.first?.name == "sheet-01" && many.pages.last?.name == "sheet-12")
    #expect(many.sheetCount == 12 && many.cardCount == 100)
  }

  @Test func manyCopiesTakeNoMemoryAndTooManyAreAnError() throws {
    let fronts = Cards.pages(54)
    let many = try PrintSheets(fronts: fronts, copies: .sets(100_000), layout: PrintLayout(paper: .a4))
    #expect(many.cardCount == 5_400_000 && many.pages.count == 600_000)
    // The card in the middle of the last sheet is one of the deck.
    let last = try Recording(size: many.grid.paper) { try many.pages[599_999].draw(in: $0.bounds, on: $0) }
    let first = try Recording(size: many.grid.paper) { try many.pages[5].draw(in: $0.bounds, on: $0) }
    #expect(try last.makeImage().pixels == first.makeImage().pixels)
    for copies in [1_000_000_000, .max, -1] {
      expectError("must be 1 to 10000000 with all copies") {
        _ = try PrintSheets(fronts: fronts, copies: .sets(copies), layout: PrintLayout(paper: .a4))
      }
    }
    expectError("no card") { _ = try PrintSheets(fronts: fronts, copies: .sets(0), layout: PrintLayout(paper: .a4)) }
    expectError("no card") { _ = try PrintSheets(fronts: Pages([]), layout: PrintLayout(paper: .a4)) }
  }

  @Test func eachCardHasItsNumberOfCopies() throws {
    let copies = PrintCopies.each([2, 0, 1, 3])
    let sheets = try PrintSheets(fronts: Cards.pages(4), copies: copies, layout: PrintLayout(paper: .a4))
    #expect(sheets.cardCount == 6 && sheets.sheetCount == 1)
    let numbers = try SheetReader.pages(of: Cards.pdf(sheets))[0].forms.map(\.number)
    #expect(numbers.count == 6 && Set(numbers).count == 3)
    #expect(numbers[0] == numbers[1] && numbers[3] == numbers[4] && numbers[4] == numbers[5])
    expectError("3 numbers of copies for 4 cards") {
      _ = try PrintSheets(fronts: Cards.pages(4), copies: .each([1, 1, 1]), layout: PrintLayout(paper: .a4))
    }
    expectError("must be 1 to 10000000") {
      _ = try PrintSheets(fronts: Cards.pages(2), copies: .each([.max, .max]), layout: PrintLayout(paper: .a4))
    }
    expectError("-2 cards") {
      _ = try PrintSheets(fronts: Cards.pages(2), copies: .each([3, -2]), layout: PrintLayout(paper: .a4))
    }
  }

  @Test func aCardThatIsDrawnOftenIsOneForm() throws {
    var layout = PrintLayout(paper: .a4)
    layout.backs = .interleaved
    let sheets = try PrintSheets(
      fronts: Cards.pages(5), backs: .one(Cards.page(9)), copies: .sets(20), layout: layout)
    #expect(sheets.sheetCount == 12)
    let bytes = try Cards.pdf(sheets)
    let file = try StrictPDF(bytes)
    // Five fronts and a back.
    #expect(file.numbers(with: "/Subtype/Form").filter { file.objects[$0]?.contains("/Group") == true }.count == 6)
    let pages = try SheetReader.pages(of: bytes)
    #expect(pages.count == 24 && pages.map(\.forms.count).reduce(0, +) == 200)
    #expect(try Cards.pdf(sheets) == bytes)
  }

  @Test func cardsOfDifferentSizesAndMissingBacksAreErrors() throws {
    let other = Cards.page(1, Size(width: 100, height: 200), name: "Ogre\nKing")
    expectError("'Ogre King' is 35.28 x 70.56 mm after the cut, and the first card is 63.5 x 88.9 mm") {
      _ = try PrintSheets(fronts: Pages([Cards.page(0), other]), layout: PrintLayout(paper: .a4))
    }
    var layout = PrintLayout(paper: .a4)
    layout.backs = .separate
    expectError("'Ogre King' is") {
      _ = try PrintSheets(fronts: Cards.pages(1), backs: .one(other), layout: layout)
    }
    expectError("there is none") { _ = try PrintSheets(fronts: Cards.pages(1), layout: layout) }
    expectError("2 backs for 3 cards") {
      _ = try PrintSheets(fronts: Cards.pages(3), backs: .each(Cards.pages(2)), layout: layout)
    }
    var page = Cards.page(0)
    page.trimBox = Rect(x: 10, y: 10, width: 500, height: 20)
    expectError("trim box") { _ = try PrintSheets(fronts: Pages([page]), layout: PrintLayout(paper: .a4)) }
    page.trimBox = Rect(x: 10, y: .nan, width: 50, height: 20)
    expectError("trim box") { _ = try PrintSheets(fronts: Pages([page]), layout: PrintLayout(paper: .a4)) }
  }

  @Test func anErrorOfACardIsThatOfItsSheet() throws {
    struct Failing: Drawable {
      struct Problem: Error {}
      typealias Failure = Problem
      var idealSize: Size { Cards.poker }
      func draw(in rect: Rect, on context: DrawingContext) throws(Problem) { throw Problem() }
    }
    let sheets = try PrintSheets(fronts: Pages([Page(Failing(), name: "x")]), layout: PrintLayout(paper: .a4))
    #expect(throws: (any Error).self) { _ = try sheets.pages[0].image() }
  }

  @Test func aSheetIsAPictureToo() throws {
    let sheets = try PrintSheets(fronts: Cards.pages(9), layout: PrintLayout(paper: .a4))
    let image = try sheets.pages[0].image(scale: 150.0 / 72)
    #expect(image.pixelWidth == 1240 && image.pixelHeight == 1754)
    let center = sheets.grid.front(at: 4).center
    let color = image.color(
      atPixelX: Int(center.x * 150 / 72), y: Int(center.y * 150 / 72))
    #expect(abs((color?.red ?? 0) - 4.0 / 7) < 0.01)
  }
}
