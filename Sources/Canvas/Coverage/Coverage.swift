/// A piece of a shape's coverage, in its cheapest form. The pieces of a shape come from top to bottom. They have no
/// pixels in common, except that letters may overlap.
enum Coverage {
  case cells(CellBlock)
  /// The part of a rectangle in these pixels. Each row and column of the pixels has some of it.
  case rect(RectShape, in: PixelRect)
  case mask(MaskPart)

  /// The pixels outside of which the piece has no coverage.
  var pixels: PixelRect {
    switch self {
    case .cells(let block): block.pixels
    case .rect(_, let pixels): pixels
    case .mask(let mask): mask.pixels
    }
  }
}

/// Rows of accumulated cells, in device pixels. The reader must set them to zero. They are valid until the next
/// piece.
struct CellBlock {
  let grid: CellGrid
  /// The device column and row of the first cell.
  let x: Int
  let y: Int
  /// The number of rows of cells: one if `repeats` is more than 1. That row then represents `repeats` equal rows.
  let rows: Int
  let repeats: Int
  let rule: FillRule

  var pixels: PixelRect { PixelRect(minX: x, minY: y, maxX: x &+ grid.width, maxY: y &+ rows &* repeats) }
}
