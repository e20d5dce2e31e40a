/// What all sheets share.
struct SheetPlan: Sendable {
  let grid: PrintGrid
  let layout: PrintLayout
  let order: CardOrder
  let fronts: Pages
  let backs: PrintBacks
  let slug: SheetSlug
  let recordings: CardRecordings

  var sheetCount: Int { (order.count + grid.count - 1) / grid.count }

  /// The pages of all sheets.
  var pages: Pages {
    let hasPairs = layout.backs == .interleaved || layout.backs == .separate
    return Pages(count: sheetCount * (hasPairs ? 2 : 1)) { index in
      switch layout.backs {
      case .interleaved: page(sheet: index / 2, isBack: index % 2 == 1)
      case .separate: page(sheet: index % sheetCount, isBack: index >= sheetCount)
      case .none, .fold: page(sheet: index, isBack: false)
      }
    }
  }

  private func page(sheet: Int, isBack: Bool) -> Page {
    let number = (sheet + 1).digits(String(sheetCount).count)
    var page = Page(
      SheetDrawing(plan: self, sheet: sheet, isBack: isBack), name: "sheet-\(number)" + (isBack ? "-back" : ""),
      trimBox: Rect(origin: .zero, size: grid.paper))
    let cards = (sheet * grid.count..<min((sheet + 1) * grid.count, order.count)).map(order.front)
    let summaries = cards.map { (isBack ? backs.page(of: $0) : fronts[$0])?.summary ?? "" }
    // Cards that their texts tell need these.
    if !summaries.contains("") {
      page.summary = Set(summaries).count == 1 ? summaries[0] : summaries.joined(separator: ", ")
    }
    return page
  }
}
