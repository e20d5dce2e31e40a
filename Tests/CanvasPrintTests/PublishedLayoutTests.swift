import Canvas
import CanvasPrint
import Testing

/// The layouts that silhouette-card-maker publishes for its cutting templates (layouts.json): the rows and columns, and the
/// length of a mark, which is the largest that leaves 1.25 mm to the cards. It tells where the first card is.
@Suite struct PublishedLayoutTests {
  struct Layout: Sendable {
    let paper: PaperSize
    let card: Size
    let isLandscape: Bool
    let rows: Int
    let columns: Int
    /// In millimetres.
    let length: Double

    init(
      _ paper: PaperSize, _ card: (Double, Double), _ orientation: Character, _ rows: Int, _ columns: Int,
      _ length: Double
    ) {
      self.paper = paper
      self.card = Size(width: .millimetres(card.0), height: .millimetres(card.1))
      (isLandscape, self.rows, self.columns, self.length) = (orientation == "l", rows, columns, length)
    }
  }

  private static let (poker, bridge, standard) = ((63.5, 88.9), (57.15, 88.9), (63.0, 88.0))
  private static let (japanese, tarot, mini) = ((59.0, 86.0), (69.85, 120.65), (44.45, 63.5))
  private static let (micro, jumbo) = ((31.75, 44.45), (88.9, 139.7))

  static let layouts: [Layout] = [
    Layout(.letter, poker, "l", 2, 4, 7.2), Layout(.letter, bridge, "l", 2, 4, 12.28),
    Layout(.letter, standard, "l", 2, 4, 8.04), Layout(.letter, japanese, "l", 2, 4, 10.08),
    Layout(.letter, tarot, "p", 2, 2, 26.16), Layout(.letter, mini, "l", 3, 5, 14.82),
    Layout(.letter, micro, "l", 4, 7, 13.46), Layout(.letter, jumbo, "l", 1, 2, 38.86),
    Layout(.legal, poker, "l", 2, 5, 7.2), Layout(.legal, bridge, "l", 2, 5, 21.08),
    Layout(.legal, mini, "l", 3, 7, 7.2), Layout(.legal, micro, "l", 4, 9, 18.54),
    Layout(.a4, poker, "l", 2, 4, 8.38), Layout(.a4, standard, "l", 2, 4, 9.4),
    Layout(.a4, japanese, "p", 3, 3, 6.94), Layout(.a4, tarot, "p", 2, 2, 23.28), Layout(.a4, mini, "p", 4, 4, 8.38),
    Layout(.a4, micro, "p", 6, 5, 11.77), Layout(.a4, jumbo, "l", 1, 3, 23.88),
    Layout(.a3, poker, "p", 4, 4, 19.05), Layout(.a3, bridge, "l", 3, 6, 24.13),
    Layout(.a3, japanese, "l", 3, 6, 18.54), Layout(.a3, mini, "l", 4, 8, 16.51),
    Layout(.a3, micro, "l", 6, 11, 17.78),
  ]

  /// The published positions are whole pixels of 300 ppi, as are all lengths that they are made of.
  private func pixels(_ millimetres: Double) -> Double { (millimetres * 300 / 25.4).rounded() * 72 / 300 }

  private func pixels(_ size: Size) -> Size {
    Size(width: pixels(size.width * 25.4 / 72), height: pixels(size.height * 25.4 / 72))
  }

  /// As many cards fit with a bleed, which ends before the marks.
  @Test(arguments: layouts) func aBleedTakesNoCard(published: Layout) throws {
    var layout = PrintLayout(paper: try PaperSize(size: pixels(published.paper.size)))
    layout.gap = pixels(1.25)
    layout.registration = RegistrationMarks(
      .three, inset: pixels(10), length: .millimetres(published.length) - tolerance)
    let pages = Cards.pages(published.rows * published.columns, pixels(published.card), bleed: .inches(1 / 8))
    let sheets = try PrintSheets(fronts: pages, layout: layout)
    #expect(sheets.grid.count == published.rows * published.columns)
    let image = try sheets.pages[0].image()
    for corner in [(0.0, 0.0), (1, 0), (0, 1)] {
      // Beside the end of each mark, the paper is free.
      let reach = pixels(10) + .millimetres(published.length + 0.5)
      let x = corner.0 == 0 ? reach : sheets.grid.paper.width - reach
      let y = corner.1 == 0 ? reach : sheets.grid.paper.height - reach
      #expect(image.color(atPixelX: Int(x), y: Int(y))?.alpha == 0)
    }
    layout.bleed = .kept
    layout.gap = .inches(1 / 8)
    let whole = try? PrintSheets(fronts: pages, layout: layout)
    #expect(whole?.grid.count ?? 0 <= sheets.grid.count)
  }

  @Test(arguments: layouts) func cardsAreWhereTheTemplateCutsThem(published: Layout) throws {
    var layout = PrintLayout(paper: try PaperSize(size: pixels(published.paper.size)))
    layout.gap = pixels(1.25)
    let card = pixels(published.card)
    layout.registration = RegistrationMarks(
      .three, inset: pixels(10), length: .millimetres(published.length) - tolerance)
    let own = try PrintSheets(fronts: Cards.pages(1, card), layout: layout).grid
    #expect(own.count == published.rows * published.columns)
    layout.orientation = published.isLandscape ? .landscape : .portrait
    let grid = try PrintSheets(fronts: Cards.pages(1, card), layout: layout).grid
    #expect(grid.rows == published.rows && grid.columns == published.columns)
    let first = grid.front(at: 0)
    let free = max(first.minX, first.minY) - pixels(10) - pixels(1.25)
    #expect(abs(free - .millimetres(published.length)) < tolerance, "\(free * 25.4 / 72)")
  }
}
