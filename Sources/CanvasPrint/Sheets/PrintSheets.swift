/// Cards on sheets of paper, at true size.
///
///     var layout = PrintLayout(paper: .a4)
///     layout.backs = .interleaved
///     let sheets = try PrintSheets(fronts: fronts, backs: .one(back), layout: layout)
///     print(sheets.grid.columns, sheets.grid.rows, sheets.pages.count)
///     var document = PDFDocument(title: "Deck")
///     try document.addPages(sheets.pages)
///
/// A card is a `Page`, of which `trimBox` remains after the cut, and `bleedBox` is printed; a page without boxes is a card
/// as a whole. All cards have one size after the cut. They are never scaled.
///
/// Sheets are made when they are asked for. A card that is drawn many times is one form in a PDF file, and one symbol in
/// an SVG file. Marks, numbers and colours lie outside of the cards and their bleed.
public struct PrintSheets: Sendable {
  /// The largest number of cards, with all copies.
  public static let cardLimit = 10_000_000

  /// The places of the cards, which are the same on all sheets.
  public let grid: PrintGrid
  /// The layout.
  public let layout: PrintLayout
  /// The number of cards, with all copies.
  public let cardCount: Int
  /// The number of sheets of paper.
  public let sheetCount: Int
  /// The pages, each of the paper's size, in the order of `PrintLayout.backs`. They are named `sheet-1`, and
  /// `sheet-1-back`, with as many digits as the last.
  public let pages: Pages

  /// Lays cards out.
  ///
  /// - Parameters:
  ///   - fronts: The cards.
  ///   - backs: Their backs, which are used if the layout has them.
  ///   - copies: How often each card is printed.
  ///   - layout: The paper, the marks and the distances.
  /// - Throws: `PrintError` for numbers out of their range, cards of different sizes, cards that don't fit on the paper, and
  ///   more than `cardLimit` cards.
  public init(
    fronts: Pages, backs: PrintBacks = .none, copies: PrintCopies = .sets(1), layout: PrintLayout
  ) throws(PrintError) {
    let order = try CardOrder(copies, frontCount: fronts.count)
    let backs = layout.backs == .none ? .none : backs
    if layout.backs != .none, backs.pages.isEmpty { throw .noBacks }
    if case .each(let pages) = backs, pages.count != fronts.count {
      throw .backCount(found: pages.count, fronts: fronts.count)
    }
    var (first, bleed): (CardBox?, Double) = (nil, 0)
    for pages in [fronts, backs.pages] {
      for page in pages {
        let box = try CardBox(page)
        bleed = max(bleed, box.widest)
        let known = first ?? box
        first = known
        guard abs(box.trim.width - known.trim.width) < 0.01, abs(box.trim.height - known.trim.height) < 0.01 else {
          throw .size(name: page.name, found: box.trim.size, first: known.trim.size)
        }
      }
    }
    guard let first else { throw .noCards }
    let grid = try PrintGrid(card: first.trim.size, bleed: bleed, layout)
    let slug = try SheetSlug(grid, bleed: bleed, layout)
    let plan = SheetPlan(
      grid: grid, layout: layout, order: order, fronts: fronts, backs: backs, slug: slug, recordings: CardRecordings())
    self.grid = grid
    self.layout = layout
    cardCount = order.count
    sheetCount = plan.sheetCount
    pages = plan.pages
  }
}
