extension PrintGrid {
  /// The grid with the most cards.
  ///
  /// - Parameters:
  ///   - card: The size of a card after the cut.
  ///   - bleed: What is printed outside of it, at most.
  ///   - layout: The layout.
  init(card: Size, bleed: Double, _ layout: PrintLayout) throws(PrintError) {
    try layout.check()
    var best: PrintGrid?
    // A bleed that may be cut ends before the registration marks if more cards then fit.
    for bleed in layout.bleed == .kept ? [bleed] : [bleed, 0] {
      for paper in layout.sheetSizes {
        let found = Self.fit(card, bleed: bleed, on: paper, layout)
        if let found, found.count > best?.count ?? 0 { best = found }
      }
    }
    guard let best else { throw .doesNotFit(card: card, paper: layout.paper) }
    guard best.count <= Self.cardLimit else { throw .tooManyOnSheet(best.count) }
    if layout.bleed == .kept, bleed > layout.gap + 0.01, best.count > 1 || best.isFolded {
      throw .bleed(bleed, gap: layout.gap)
    }
    self = best
  }

  private static func fit(_ card: Size, bleed: Double, on paper: Size, _ layout: PrintLayout) -> PrintGrid? {
    let mirrorsColumns = layout.mirrorsColumns(on: paper)
    let isFolded = layout.backs == .fold
    let (evenColumns, evenRows) = (isFolded && mirrorsColumns, isFolded && !mirrorsColumns)
    func most(_ length: Double, _ side: Double, margin: Double, isEven: Bool) -> Int {
      // A hundredth of a point is far below what can be cut, and far above rounding.
      let count = max(0, Int(saturating: (length - 2 * margin + layout.gap + 0.01) / (side + layout.gap)))
      return isEven ? count - count % 2 : count
    }
    let margin = layout.wholeMargin
    let columns = most(paper.width, card.width, margin: margin, isEven: evenColumns)
    let rows = most(paper.height, card.height, margin: margin, isEven: evenRows)
    var (across, down) = (columns, rows)
    if let registration = layout.registration {
      // The cards must leave the corners free, between columns or between rows.
      let reach = max(margin, registration.reach + max(bleed, RegistrationMarks.clearance))
      let free = (
        columns: most(paper.width, card.width, margin: reach, isEven: evenColumns),
        rows: most(paper.height, card.height, margin: reach, isEven: evenRows)
      )
      if free.columns < columns, free.rows < rows {
        (across, down) = free.columns * rows >= columns * free.rows ? (free.columns, rows) : (columns, free.rows)
      }
    }
    guard across > 0, down > 0 else { return nil }
    return PrintGrid(
      paper: paper, card: card, columns: across / (evenColumns ? 2 : 1), rows: down / (evenRows ? 2 : 1),
      gap: layout.gap, mirrorsColumns: mirrorsColumns, isFolded: isFolded)
  }
}
