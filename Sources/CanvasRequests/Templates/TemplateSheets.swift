/// The cards of a template as sheets for Tabletop Simulator.
package struct TemplateSheets: Sendable {
  /// The sheets with the fronts. The last cell has the back if there is no card in it.
  package let fronts: PlacedPages
  /// One picture if all cards have the same back, or else a sheet for each with fronts.
  package let backs: PlacedPages
  /// Whether each card has its own back.
  package let hasOwnBacks: Bool
  /// The grid of all sheets.
  package let layout: SheetLayout
  /// The names of the cards of each sheet, in the order of their cells.
  package let names: [[String]]

  /// Draws the backs once, to see whether they differ.
  ///
  /// - Throws: For backs that can't be drawn.
  init(_ deck: TemplateDeck, settings: PictureSettings, warnings: [RequestNote], notes: [RequestNote])
    throws(RequestError)
  {
    let size = deck.template.size ?? .zero
    let bleed = deck.template.bleed
    let trim = Rect(origin: .zero, size: size).insetBy(dx: bleed, dy: bleed).size
    // Sheets with about as many cards each have the largest cells.
    let sheetCount = (deck.cards.count + SheetLayout.tabletopCardLimit - 1) / SheetLayout.tabletopCardLimit
    let share = (deck.cards.count + sheetCount - 1) / sheetCount
    let layout = SheetLayout.tabletopSimulator(
      count: share, cell: SheetLayout.tabletopCell(ratioOf: trim, count: share))
    self.layout = layout
    let parts = stride(from: 0, to: deck.cards.count, by: share).map { $0..<min($0 + share, deck.cards.count) }
    names = parts.map { deck.cards[$0].map(\.title) }
    let facts = try PictureFacts(settings, title: "Cards", warnings: warnings, notes: notes)
    func page(_ drawing: some Drawable, _ name: String) -> Page {
      Page(drawing, name: name).with(scale: settings.scale)
    }
    func name(_ part: Int) -> String { parts.count == 1 ? "sheet" : "sheet-\(part + 1)" }
    func sheet(_ part: Int, isBack: Bool) -> CardGrid {
      CardGrid(deck: deck, cards: parts[part], layout: layout, isBack: isBack)
    }
    fronts = PlacedPages(Pages(parts.indices.map { page(sheet($0, isBack: false), name($0)) }), facts)
    let first = CardCell(deck: deck, index: 0, isBack: true, size: layout.cells[0].size)
    hasOwnBacks = try Self.differ(deck, from: first)
    let backs =
      hasOwnBacks
      ? parts.indices.map { page(sheet($0, isBack: true), name($0) + "-back") } : [page(first, "sheet-back")]
    self.backs = PlacedPages(Pages(backs), facts)
  }

  /// Whether a card's back is not that of the first.
  private static func differ(_ deck: TemplateDeck, from first: CardCell) throws(RequestError) -> Bool {
    do {
      let image = try first.image()
      for index in deck.cards.indices.dropFirst() {
        if try changing(first, { $0.index = index }).image() != image { return true }
      }
      return false
    } catch {
      throw RequestError(error)
    }
  }
}

/// A side of a card without its bleed.
private struct CardCell: Drawable {
  let deck: TemplateDeck
  var index: Int
  var isBack: Bool
  let size: Size

  var idealSize: Size { size }

  func draw(in rect: Rect, on context: DrawingContext) throws(RequestError) {
    let card = deck.card(index, isBack: isBack)
    let bleed = deck.template.bleed
    let trim = Rect(origin: .zero, size: card.idealSize).insetBy(dx: bleed, dy: bleed).size
    guard trim.width > 0, trim.height > 0 else { return }
    try context.withGState { () throws(RequestError) in
      context.clip(to: rect)
      context.fill(rect, with: .color(.white))
      let (dx, dy) = (bleed * rect.width / trim.width, bleed * rect.height / trim.height)
      try card.draw(in: rect.insetBy(dx: -dx, dy: -dy), on: context)
    }
  }
}

/// Cards in the cells of a sheet, and the back of the first in the last cell if it is empty.
private struct CardGrid: Drawable {
  let deck: TemplateDeck
  let cards: Range<Int>
  let layout: SheetLayout
  let isBack: Bool

  var idealSize: Size { layout.size }

  func draw(in rect: Rect, on context: DrawingContext) throws(RequestError) {
    guard rect.isFinite, !rect.isEmpty else { return }
    var cells = Array(zip(cards, layout.cells).map { (index: $0, isBack: isBack, place: $1) })
    if cells.count < layout.cells.count, let last = layout.cells.last { cells.append((cards.lowerBound, true, last)) }
    try context.withGState { () throws(RequestError) in
      context.place(layout.size, in: rect)
      for cell in cells {
        let card = CardCell(deck: deck, index: cell.index, isBack: cell.isBack, size: cell.place.size)
        try card.draw(in: cell.place, on: context)
      }
    }
  }
}
