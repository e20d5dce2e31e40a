import Canvas
import CanvasPDF
import CanvasPrint
import Testing

/// The places of cards in the PDF file, read from its boxes and transforms.
@Suite struct SheetPositionTests {
  /// The card whose page is placed by a form: the cut after the transform.
  private func cut(_ form: SheetReader.Form, bleed: Double) -> Rect {
    Rect(origin: Point(x: bleed, y: bleed), size: Cards.poker).applying(form.transform)
  }

  @Test(arguments: [PaperSize.a4, .letter, .a3], [0.0, .millimetres(2), .millimetres(6)])
  func everyCardIsAtItsPlaceAtItsTrueSize(paper: PaperSize, gap: Double) throws {
    let bleed = Double.millimetres(3)
    var layout = PrintLayout(paper: paper)
    layout.gap = gap
    let sheets = try PrintSheets(fronts: Cards.pages(40, bleed: bleed), layout: layout)
    let pages = try SheetReader.pages(of: Cards.pdf(sheets))
    var count = 0
    for page in pages {
      #expect(page.media.distance(to: Rect(origin: .zero, size: sheets.grid.paper)) < 0.001)
      #expect(page.trim.distance(to: page.media) < 0.001)
      for (slot, form) in page.forms.enumerated() {
        let place = sheets.grid.front(at: slot)
        #expect(cut(form, bleed: bleed).distance(to: place) < tolerance)
        // Half of the gap is printed between two cards, at most the bleed, and all of it outside.
        let clip = form.clip ?? Rect(origin: .zero, size: .zero)
        let isInner = slot % sheets.grid.columns < sheets.grid.columns - 1
        let right = form.clip == nil ? bleed : clip.maxX - place.maxX
        #expect(abs(right - (isInner ? min(bleed, gap / 2) : bleed)) < tolerance)
        count += 1
      }
    }
    #expect(count == 40)
  }

  @Test(
    arguments: [PrintLayout.Orientation.portrait, .landscape], [PrintLayout.Flip.longEdge, .shortEdge])
  func backsLieBehindTheirFronts(orientation: PrintLayout.Orientation, flip: PrintLayout.Flip) throws {
    var layout = PrintLayout(paper: .a4)
    layout.orientation = orientation
    layout.flip = flip
    layout.backs = .interleaved
    layout.gap = .millimetres(3)
    let bleed = Double.millimetres(1)
    let sheets = try PrintSheets(
      fronts: Cards.pages(11, bleed: bleed),
      backs: .each(Pages(count: 11) { Cards.page(100 + $0, bleed: bleed) }), layout: layout)
    let pages = try SheetReader.pages(of: Cards.pdf(sheets))
    // The upright edge is the long one of a portrait sheet, and the short one of a landscape sheet.
    let turnsAboutUprightEdge = (orientation == .portrait) == (flip == .longEdge)
    #expect(sheets.grid.mirrorsColumns == turnsAboutUprightEdge)
    for sheet in 0..<sheets.sheetCount {
      let (front, back) = (pages[2 * sheet], pages[2 * sheet + 1])
      #expect(front.forms.count == back.forms.count && !front.forms.isEmpty)
      for (f, b) in zip(front.forms, back.forms) {
        let (place, behind) = (cut(f, bleed: bleed), cut(b, bleed: bleed))
        // The back as it is seen through the front.
        let mirror =
          turnsAboutUprightEdge
          ? Transform(a: -1, b: 0, c: 0, d: 1, tx: front.media.width, ty: 0)
          : Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: front.media.height)
        #expect(behind.applying(mirror).distance(to: place) < tolerance)
        // A card that is turned about its upright axis shows its back the right way up.
        let corner = Point(x: bleed, y: bleed)
        let (top, seen) = (corner.applying(f.transform), corner.applying(b.transform).applying(mirror))
        #expect(abs(top.y - seen.y) < tolerance)
        #expect(abs(place.maxX - seen.x) < tolerance && abs(place.minX - top.x) < tolerance)
      }
    }
  }

  @Test func separateBacksAndAFoldHaveTheSamePlaces() throws {
    var layout = PrintLayout(paper: .a4)
    layout.backs = .separate
    let backs = PrintBacks.one(Cards.page(50))
    let sheets = try PrintSheets(fronts: Cards.pages(12), backs: backs, layout: layout)
    let pages = try SheetReader.pages(of: Cards.pdf(sheets))
    #expect(pages.map(\.forms.count) == [9, 3, 9, 3])
    for (slot, form) in pages[3].forms.enumerated() {
      #expect(cut(form, bleed: 0).distance(to: sheets.grid.back(at: slot)) < tolerance)
    }
    layout.backs = .fold
    let folded = try PrintSheets(fronts: Cards.pages(5), backs: backs, layout: layout)
    let forms = try SheetReader.pages(of: Cards.pdf(folded))[0].forms
    #expect(forms.count == min(5, folded.grid.count) * 2)
    for (index, form) in forms.enumerated() {
      let place = index.isMultiple(of: 2) ? folded.grid.front(at: index / 2) : folded.grid.back(at: index / 2)
      #expect(cut(form, bleed: 0).distance(to: place) < tolerance)
    }
  }

  @Test func theOffsetMovesTheBacksOnly() throws {
    var layout = PrintLayout(paper: .letter)
    layout.backs = .interleaved
    func pages() throws -> [SheetReader] {
      try SheetReader.pages(
        of: Cards.pdf(PrintSheets(fronts: Cards.pages(3), backs: .one(Cards.page(7)), layout: layout)))
    }
    let plain = try pages()
    layout.backOffset = Vector(dx: .millimetres(0.4), dy: .millimetres(-0.2))
    let moved = try pages()
    for (a, b) in zip(plain[0].forms, moved[0].forms) {
      #expect(cut(a, bleed: 0).distance(to: cut(b, bleed: 0)) < 0.001)
    }
    for (a, b) in zip(plain[1].forms, moved[1].forms) {
      let expected = cut(a, bleed: 0).offsetBy(dx: .millimetres(0.4), dy: .millimetres(-0.2))
      #expect(cut(b, bleed: 0).distance(to: expected) < 0.001)
    }
    #expect(moved[1].lines.first != plain[1].lines.first)
  }

  @Test func aSheetTellsWhatItsCardsShow() throws {
    @Sendable func card(_ index: Int, _ summary: String) -> Page {
      var page = Cards.page(index)
      page.summary = summary
      return page
    }
    var layout = PrintLayout(paper: .a4)
    layout.backs = .interleaved
    let fronts = Pages(count: 11) { card($0, "card \($0)") }
    let sheets = try PrintSheets(fronts: fronts, backs: .one(card(0, "back")), layout: layout).pages
    #expect(
      sheets.map(\.summary) == [
        (0..<9).map { "card \($0)" }.joined(separator: ", "), "back", "card 9, card 10", "back",
      ])
    // Texts tell what the others show.
    let mixed = Pages(count: 2) { card($0, $0 == 0 ? "card" : "") }
    #expect(try PrintSheets(fronts: mixed, layout: PrintLayout(paper: .a4)).pages.map(\.summary) == [""])
  }
}
