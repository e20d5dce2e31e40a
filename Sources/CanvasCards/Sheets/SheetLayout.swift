/// The positions of pictures of one size on a sheet. Pure arithmetic, in whole pixels.
///
///     let layout = SheetLayout.contact(count: 53, columns: 13, cell: Size(width: 125, height: 175), gap: 8)
///     layout.size          // 1737 × 923
///     layout.cells[13]     // 8, 191, 125 × 175
///
/// Counts below 1 count as 1. Lengths that are not positive or not finite count as 0. Cells are at least a pixel wide
/// and high.
public struct SheetLayout: Sendable, Hashable {
  /// The whole sheet.
  public internal(set) var size: Size
  /// The number of cells in a row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The place of each picture, row by row from the top left.
  public let cells: [Rect]
  /// The place of each picture's caption, below it; empty if there is no room for captions.
  public let captions: [Rect]

  /// The maximum number of cells, more than any deck needs.
  static let countLimit = 10_000

  init(
    count: Int, columns: Int, cell: Size, gap: Double, margin: Double, captionHeight: Double = 0,
    centersLastRow: Bool = false
  ) {
    let count = min(max(count, 1), Self.countLimit)
    let columns = min(max(columns, 1), Self.countLimit)
    let (cell, gap, margin) = (Self.whole(cell), Self.whole(gap), Self.whole(margin))
    let captionHeight = Self.whole(captionHeight)
    let pitch = Size(width: cell.width + gap, height: cell.height + captionHeight + gap)
    rows = (count + columns - 1) / columns
    self.columns = columns
    size = Size(
      width: 2 * margin - gap + Double(columns) * pitch.width, height: 2 * margin - gap + Double(rows) * pitch.height)
    // Half of the missing width of the last row, on each side.
    let lastCount = count - (rows - 1) * columns
    let indent = centersLastRow ? (Double(columns - lastCount) * pitch.width / 2).rounded(.down) : 0
    let firstOfLast = count - lastCount
    let cells = (0..<count).map { index in
      Rect(
        x: margin + Double(index % columns) * pitch.width + (index >= firstOfLast ? indent : 0),
        y: margin + Double(index / columns) * pitch.height,
        width: cell.width, height: cell.height)
    }
    self.cells = cells
    captions =
      captionHeight > 0
      ? cells.map { Rect(x: $0.minX, y: $0.maxY, width: $0.width, height: captionHeight) } : []
  }

  /// Returns a contact sheet: the same gap between all pictures and around them. An incomplete last row is centred.
  ///
  /// - Parameters:
  ///   - count: The number of pictures.
  ///   - columns: The number of pictures in a row, even if there are fewer.
  ///   - cell: The size of a picture.
  ///   - gap: The space between and around pictures.
  ///   - captionHeight: The height of the caption below each picture.
  public static func contact(
    count: Int, columns: Int, cell: Size, gap: Double, captionHeight: Double = 0
  ) -> SheetLayout {
    SheetLayout(
      count: count, columns: columns, cell: cell, gap: gap, margin: gap, captionHeight: captionHeight,
      centersLastRow: true)
  }

  static func whole(_ length: Double) -> Double {
    length > 0 && length.isFinite ? min(length.rounded(), 1e6) : 0
  }

  static func whole(_ cell: Size) -> Size {
    Size(width: max(1, whole(cell.width)), height: max(1, whole(cell.height)))
  }
}
