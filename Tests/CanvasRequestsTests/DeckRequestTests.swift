import Canvas
import CanvasCards
import CanvasPrint
import CanvasRequests
import TestSupport
import Testing

@Suite struct DeckRequestTests {
  @Test func aDeckIsPagesWithTheirBoxes() throws {
    var request = DeckRequest()
    request.print.cardSize = .micro
    request.print.pixelsPerInch = 96
    request.print.bleed = try Length("1/8in")
    let deck = try request.pages(in: Resources())
    #expect(deck.pages.map(\.name) == CardName.deck().map(\.description))
    #expect(deck.pixelsPerInch == 96 && deck.warnings.isEmpty)
    let format = CardFormat.print(try CardPrint(.micro, pixelsPerInch: 96, bleed: Length("1/8in")))
    let card = FormattedCard(CardFace(.card(PlayingCard(.ace, of: .spades))), format)
    #expect(deck.pages[0].trimBox == card.trimBox && deck.pages[0].bleedBox == card.bleedBox)
    #expect(try Image(png: deck.png(at: 0)).pixels == card.face.image(format).pixels)
    request.print = PrintSettings()
    request.picture.scale = 2
    let screen = try request.pages(in: Resources())
    #expect(screen.pages[0].trimBox == nil && screen.pages[0].idealSize == Size(width: 250, height: 350))
    #expect(try Image(png: screen.png(at: 54)).pixelWidth == 500)
  }

  /// A screen reader reads what a card is.
  @Test func theCardsOfAFileHaveTheirNames() throws {
    var request = DeckRequest()
    (request.picture.pdfStandard, request.picture.fileLanguage) = (.ua1, "en_GB")
    let file = try StrictPDF(request.pages(in: Resources()).pdf())
    #expect(file.numbers(with: "/S/Figure").count == CardName.deck().count)
    let tag = "en-GB".utf16.map { "00" + String($0, radix: 16) }.joined()
    #expect(file.objects.values.contains { $0.lowercased().contains("/lang<feff\(tag)>") })
    // Outlines that nobody describes can't be read.
    request.picture.text = .outlines
    _ = try request.pages(in: Resources()).pdf()
    var undescribed = SVGRequest(data: .text("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"))
    undescribed.picture = request.picture
    undescribed.picture.fileTitle = "a"
    #expect(throws: RequestError.self) { try undescribed.drawable(in: Resources()).encoded(as: .pdf) }
    undescribed.picture.text = nil
    _ = try undescribed.drawable(in: Resources()).encoded(as: .pdf)
    request.picture.text = nil
    for language in ["", "123", "deutschland"] {
      request.picture.fileLanguage = language
      #expect(throws: RequestError.self) { try request.pages(in: Resources()).pdf() }
    }
    // Also without a standard.
    request.picture.pdfStandard = nil
    #expect(throws: RequestError.self) { try request.pages(in: Resources()).pdf() }
    request.picture.fileLanguage = nil
    (request.picture.pdfStandard, request.picture.size) = (.a2u, Size(width: 2, height: 3))
    #expect(throws: RequestError.self) { try request.pages(in: Resources()).pdf() }
  }

  @Test func cropMarksAreOutsideOfTheBoxes() throws {
    var card = CardRequest(.back)
    (card.print.cardSize, card.print.bleed, card.print.hasMarks) = (.poker, try Length("1/8in"), true)
    let picture = try card.drawable(in: Resources())
    var deck = DeckRequest()
    deck.print = card.print
    let page = try deck.pages(in: Resources()).pages[0]
    // 6 mm are 71 pixels, of which each is 0.24 points.
    for (size, bleed, trim) in [
      (picture.idealSize, picture.bleedBox, picture.trimBox), (page.idealSize, page.bleedBox, page.trimBox),
    ] {
      #expect(abs(size.width - (198 + 2 * 17.04)) < 1e-9 && abs(size.height - (270 + 2 * 17.04)) < 1e-9)
      let boxes = (try #require(bleed), try #require(trim))
      #expect(abs(boxes.0.minX - 17.04) < 1e-9 && abs(boxes.0.width - 198) < 1e-9)
      #expect(abs(boxes.1.minX - 26.04) < 1e-9 && abs(boxes.1.height - 252) < 1e-9)
    }
    #expect(try picture.image().pixelWidth == 825 + 142)
    deck.paper.paper = .a4
    let error = #expect(throws: RequestError.self) { try deck.check() }
    #expect(error?.text.description == "use either 'marks' or 'pages', not both; 'crop-marks' are those of sheets")
  }

  @Test func randomCardsAreThoseOfTheSeed() throws {
    var request = DeckRequest()
    request.deck.drawCount = 5
    request.deck.seed = 3
    #expect(try request.pages(in: Resources()).pages.map(\.name) == CardName.drawn(5, seed: 3).map(\.description))
    for count in [Int.min, -1, 0, 1001, .max] {
      request.deck.drawCount = count
      #expect(throws: RequestError.self) { try request.check() }
    }
    request.deck = DeckSettings()
    for count in [Int.min, .max] {
      request.deck.jokerCount = count
      #expect(try request.pages(in: Resources()).pages.count == (count < 0 ? 53 : 55))
    }
  }

  @Test func moreCardsThanADeckHasAreOfSeveral() throws {
    var request = DeckRequest()
    (request.deck.drawCount, request.deck.jokerCount) = (108, 2)
    let names = try request.pages(in: Resources()).pages.map(\.name)
    #expect(Set(names).count == 108)
    #expect(Set(names) == Set(CardName.deck().filter { $0 != .back }.flatMap { ["\($0)", "\($0)-2"] }))
    request.deck.drawCount = 1000
    #expect(try request.pages(in: Resources()).pages.count == 1000)
  }

  @Test func namedCardsAreThePages() throws {
    var request = DeckRequest()
    request.cards = try ["QH", "back", "QH", "RJ", "QH"].map { try CardName($0) }
    #expect(try request.pages(in: Resources()).pages.map(\.name) == ["QH", "back", "QH-2", "RJ", "QH-3"])
    (request.print.cardSize, request.paper.paper) = (.poker, .a4)
    #expect(try request.pages(in: Resources()).pages.count == 1)
    for cards in [[], Array(repeating: CardName.back, count: 10_001)] {
      request.cards = cards
      #expect(throws: RequestError.self) { try request.check() }
    }
  }

  @Test func aSheetForAProgramHasItsBack() throws {
    var request = SheetRequest()
    request.sheet.program = .tabletopSimulator
    request.cards = try ["AS", "2S", "3S"].map { try CardName($0) }
    request.picture.width = 10
    request.picture.scale = 2
    let pages = try request.pages(named: "game", in: Resources())
    #expect(pages.pages.map(\.name) == ["game", "game-back"])
    let (sheet, back) = (try Image(png: pages.png(at: 0)), try Image(png: pages.png(at: 1)))
    // Two columns and two rows, whose last cell is free.
    #expect(sheet.pixelWidth == 40 && back.pixelWidth == 20)
    #expect(try sheet.cropped(to: Rect(x: 20, y: 28, width: 20, height: 28)).pixels == back.pixels)
    request.sheet = SheetSettings()
    #expect(try request.pages(in: Resources()).pages.map(\.name) == ["sheet"])
  }

  @Test func numbersOutOfRangeAreErrorsOrDrawn() throws {
    for number in [Int.min, -1, 0, .max] {
      var sheet = SheetRequest()
      sheet.cards = [.back]
      sheet.picture.width = 5
      (sheet.sheet.columns, sheet.sheet.gap) = (number, Double(number))
      _ = try? sheet.drawable(in: Resources()).png()
      sheet.sheet = SheetSettings()
      (sheet.sheet.atlas, sheet.sheet.padding, sheet.sheet.extrusion) = (.css, number, number)
      _ = try? sheet.drawable(in: Resources()).png()
    }
    var hand = HandRequest()
    hand.picture.width = .nan
    #expect(throws: RequestError.self) { try hand.drawable(in: Resources()) }
    hand.picture.width = -5
    #expect(throws: RequestError.self) { try hand.drawable(in: Resources()) }
  }
}
