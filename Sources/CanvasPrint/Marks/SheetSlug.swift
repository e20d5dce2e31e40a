/// What is printed outside of the cards, and its places.
struct SheetSlug: Sendable {
  let grid: PrintGrid
  let layout: PrintLayout
  /// The widest bleed of a card.
  let bleed: Double
  private let number: SlugBox?
  private let colors: SlugBox?

  /// The most that is printed of a bleed between two cards.
  var bleedLimit: Double { layout.bleed == .cut ? layout.gap / 2 : .infinity }

  /// Finds room for the page number and the colour bar.
  init(_ grid: PrintGrid, bleed: Double, _ layout: PrintLayout) throws(PrintError) {
    (self.grid, self.layout, self.bleed) = (grid, layout, bleed)
    let strips = SlugStrips(
      grid, bleed: bleed, taken: layout.registration?.corners(of: grid.paper) ?? [])
    var sides = SlugStrips.Side.allCases
    number = try layout.pageNumberFont.map { (font) throws(PrintError) in
      guard let box = strips.box(PageNumber(font: font).size, on: &sides) else { throw .noRoom("page numbers") }
      return box
    }
    // The top comes first, where no number is.
    sides = [.top, .bottom, .left, .right].filter(sides.contains)
    colors = layout.hasColorBar ? strips.box(ColorBar.size, on: &sides) : nil
    if layout.hasColorBar, colors == nil { throw .noRoom("the colour bar") }
  }

  /// Draws everything that is outside of the cards.
  ///
  /// - Parameter used: The cuts of the cards on the page.
  func draw(around used: [Rect], sheet: Int, of sheetCount: Int, isBack: Bool, on context: DrawingContext) {
    let even = EdgeInsets(bleed)
    let printed = used.map { grid.printed($0, bleed: even, limit: bleedLimit) }
    let taken =
      (layout.registration?.corners(of: grid.paper) ?? []) + [number?.rect, colors?.rect].compactMap(\.self)
    let cutMarks = CutMarks(cuts: used, printed: printed, taken: taken, paper: grid.paper)
    context.withGState {
      context.setStrokeColor(.black)
      context.setLineWidth(CutMarks.width)
      if let path = cutMarks.path(layout.marks) { context.stroke(path) }
      if grid.isFolded {
        context.setLineDash([4, 3])
        context.stroke(cutMarks.foldPath(isVertical: grid.mirrorsColumns))
      }
    }
    for path in layout.registration?.paths(on: grid.paper) ?? [] { context.fill(path, with: .color(.black)) }
    if let font = layout.pageNumberFont, let number {
      let text = PageNumber(font: font).text(sheet: sheet, of: sheetCount, isBack: isBack)
      number.draw(on: context) { context.draw(text, in: $0) }
    }
    colors?.draw(on: context) { ColorBar.draw(in: $0, on: context) }
  }
}
