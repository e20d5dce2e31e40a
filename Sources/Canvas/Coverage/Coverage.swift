/// A piece of a shape's coverage, as the cheapest form that it has. Pieces of a shape come from the top; none has a pixel
/// in common with another, but that letters may overlap.
enum Coverage {
  case cells(CellBlock)
  /// The part of a rectangle in these pixels, of which it has some in each row and column.
  case rect(RectShape, in: PixelRect)
  case mask(MaskPart)

  /// Pixels outside of which it has no coverage.
  var pixels: PixelRect {
    switch self {
    case .cells(let block): block.pixels
    case .rect(_, let pixels): pixels
    case .mask(let mask): mask.pixels
    }
  }
}

/// Rows of accumulated cells, in the device's pixels. Who reads them leaves them zero; they hold until the next piece comes.
struct CellBlock {
  let grid: CellGrid
  /// The device's column and row of the first cell.
  let x: Int
  let y: Int
  /// The rows of cells; where they are repeated there is one, for so many equal rows.
  let rows: Int
  let repeats: Int
  let rule: FillRule

  var pixels: PixelRect { PixelRect(minX: x, minY: y, maxX: x &+ grid.width, maxY: y &+ rows &* repeats) }
}
