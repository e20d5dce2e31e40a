import Canvas
import CanvasCards
import CanvasPDF
import CanvasPrint
import Testing

@Suite struct CanvasPrintSnippets {
  @Test func aDeckOnPaper() throws {
    // snippet
    let format = CardFormat.print(try CardPrint(.poker, bleed: Length("3mm")))
    func page(_ name: CardName) -> Page {
      let card = FormattedCard(CardFace(name), format)
      return Page(card, name: "\(name)", bleedBox: card.bleedBox, trimBox: card.trimBox)
    }
    var layout = PrintLayout(paper: .a4)
    layout.gap = .millimetres(2)
    layout.backs = .interleaved
    let fronts = Pages(CardName.deck().filter { $0 != .back }.map(page))
    let sheets = try PrintSheets(fronts: fronts, backs: .one(page(.back)), layout: layout)
    var document = PDFDocument(title: "Deck")
    try document.addPages(sheets.pages)
    // end of snippet
    #expect(sheets.grid.columns == 3 && sheets.grid.rows == 3)
    #expect(document.pageCount == 12)
  }
}
