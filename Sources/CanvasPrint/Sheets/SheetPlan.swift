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
    return Page(
      SheetDrawing(plan: self, sheet: sheet, isBack: isBack), name: "sheet-\(number)" + (isBack ? "-back" : ""),
      trimBox: Rect(origin: .zero, size: grid.paper))
  }
}
