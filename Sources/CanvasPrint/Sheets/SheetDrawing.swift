/// A page with cards and marks.
struct SheetDrawing: Drawable {
  typealias Failure = any Error

  let plan: SheetPlan
  /// The index of the sheet.
  let sheet: Int
  /// Whether this is the page with the backs.
  let isBack: Bool

  var idealSize: Size { plan.grid.paper }

  func draw(in rect: Rect, on context: DrawingContext) throws {
    guard !rect.isEmpty, rect.isFinite else { return }
    try context.withGState {
      if !rect.contains(context.bounds) { context.clip(to: rect) }
      context.place(idealSize, in: rect)
      if isBack { context.translateBy(x: plan.layout.backOffset.dx, y: plan.layout.backOffset.dy) }
      let used = try drawCards(on: context)
      plan.slug.draw(around: used, sheet: sheet, of: plan.sheetCount, isBack: isBack, on: context)
    }
  }

  /// Draws the cards, and returns their cuts.
  private func drawCards(on context: DrawingContext) throws -> [Rect] {
    let (grid, start) = (plan.grid, sheet * plan.grid.count)
    var used: [Rect] = []
    for slot in 0..<min(grid.count, plan.order.count - start) {
      let front = plan.order.front(at: start + slot)
      for isBack in grid.isFolded ? [false, true] : [isBack] {
        let cut = isBack ? grid.back(at: slot) : grid.front(at: slot)
        used.append(cut)
        try draw(front, isBack: isBack, cut: cut, on: context)
      }
    }
    return used
  }

  private func draw(_ front: Int, isBack: Bool, cut: Rect, on context: DrawingContext) throws {
    guard let page = isBack ? plan.backs.page(of: front) : plan.fronts[front] else { return }
    let (box, isTurned) = (try CardBox(page), isBack && !plan.grid.mirrorsColumns)
    let printed = plan.grid.printed(
      cut, bleed: isTurned ? box.bleed.turned : box.bleed, limit: plan.slug.bleedLimit)
    let key = CardRecordings.Key(
      isBack: isBack, index: isBack ? plan.backs.index(of: front) : front, scale: context.scale)
    let recording = try plan.recordings.recording(key) { page }
    // The page with the origin at the upper left corner of the cut.
    let whole = Rect(origin: .zero, size: recording.size).offsetBy(dx: -box.trim.minX, dy: -box.trim.minY)
    let place =
      isTurned
      ? Transform(a: -1, b: 0, c: 0, d: -1, tx: cut.maxX, ty: cut.maxY)
      : Transform(translationX: cut.minX, y: cut.minY)
    let marks = plan.layout.registration?.corners(of: plan.grid.paper).filter { $0.intersects(printed) } ?? []
    context.withGState {
      for mark in marks { context.clip(excluding: Path(rect: mark)) }
      if !printed.insetBy(dx: -0.01, dy: -0.01).contains(whole.applying(place)) { context.clip(to: printed) }
      context.concatenate(place)
      context.draw(recording, in: whole)
    }
  }
}
