public import Canvas

/// The grid of Tabletop Simulator's custom decks, as its knowledge base ("Custom Decks") describes it: 10 × 7 cells
/// without gaps. The last cell is the picture that other players see of a card in a player's hand.
extension SheetLayout {
  /// The number of cells in a row.
  public static let tabletopColumns = 10
  /// The number of rows.
  public static let tabletopRows = 7
  /// The maximum number of cards on a sheet: one less than its cells.
  public static let tabletopCardLimit = tabletopColumns * tabletopRows - 1
  /// The longest side that every graphics card supports, in pixels, as the game recommends.
  public static let tabletopSide = 4096.0

  /// Returns the sheet with all of its 70 cells.
  public static func tabletopSimulator(cell: Size) -> SheetLayout {
    SheetLayout(count: tabletopColumns * tabletopRows, columns: tabletopColumns, cell: cell, gap: 0, margin: 0)
  }

  /// Returns the largest cell with the ratio of a size for which the sheet stays within the recommended side.
  public static func tabletopCell(ratioOf size: Size) -> Size {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return Size(width: 1, height: 1)
    }
    let widest = (tabletopSide / Double(tabletopColumns)).rounded(.down)
    let highest = (tabletopSide / Double(tabletopRows)).rounded(.down)
    let width = min(widest, highest * size.width / size.height).rounded(.down)
    let height = min(highest, (width * size.height / size.width).rounded())
    return Size(width: max(1, width), height: max(1, height))
  }
}
