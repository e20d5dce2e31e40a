/// The grid of Tabletop Simulator's custom decks, as its knowledge base ("Custom Decks") describes it: at most 10 × 7 cells
/// without gaps.
extension SheetLayout {
  /// The maximum number of cells in a row.
  public static let tabletopColumns = 10
  /// The maximum number of rows.
  public static let tabletopRows = 7
  /// The maximum number of cards on a sheet: one less than the cells of the largest, whose last is the hidden face of cards
  /// that are in a player's hand.
  public static let tabletopCardLimit = tabletopColumns * tabletopRows - 1
  /// The longest side that every graphics card supports, in pixels, as the game recommends.
  public static let tabletopSide = 4096.0

  /// Returns a sheet with the grid in which cards are largest within the recommended side. All of its cells are there, also
  /// those without a card.
  ///
  /// - Parameters:
  ///   - count: The number of cards, clamped to 1…`tabletopCardLimit`.
  ///   - cell: The size of a card, in pixels.
  public static func tabletopSimulator(count: Int, cell: Size) -> SheetLayout {
    let grid = tabletopGrid(count, ratioOf: cell)
    return SheetLayout(count: grid.columns * grid.rows, columns: grid.columns, cell: cell, gap: 0, margin: 0)
  }

  /// Returns the largest cell with the ratio of a size for which a sheet of cards stays within the recommended side.
  ///
  /// - Parameters:
  ///   - size: A size with the ratio. One that isn't positive and finite gives a cell of one pixel.
  ///   - count: The number of cards, clamped to 1…`tabletopCardLimit`.
  public static func tabletopCell(ratioOf size: Size, count: Int = tabletopCardLimit) -> Size {
    tabletopGrid(count, ratioOf: size).cell
  }

  /// The grid with the largest cells; of several, the one with the fewest.
  private static func tabletopGrid(_ count: Int, ratioOf size: Size) -> (columns: Int, rows: Int, cell: Size) {
    let count = min(max(count, 1), tabletopCardLimit)
    var best = (columns: 0, rows: 0, cell: Size.zero)
    for columns in 1...tabletopColumns {
      let rows = (count + columns - 1) / columns
      guard rows <= tabletopRows else { continue }
      let cell = tabletopCell(ratioOf: size, columns, rows)
      let (area, bestArea) = (cell.width * cell.height, best.cell.width * best.cell.height)
      if area > bestArea || area == bestArea && columns * rows < best.columns * best.rows {
        best = (columns, rows, cell)
      }
    }
    return best
  }

  private static func tabletopCell(ratioOf size: Size, _ columns: Int, _ rows: Int) -> Size {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return Size(width: 1, height: 1)
    }
    let widest = (tabletopSide / Double(columns)).rounded(.down)
    let highest = (tabletopSide / Double(rows)).rounded(.down)
    // Sizes in millimetres have a ratio that is off in the last digits.
    let width = min(widest, highest * size.width / size.height + 1e-6).rounded(.down)
    let height = min(highest, (width * size.height / size.width).rounded())
    return Size(width: max(1, width), height: max(1, height))
  }
}
