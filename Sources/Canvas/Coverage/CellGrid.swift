/// A view of the accumulator's memory: the signed areas of pixels, stored as differences along each row.
///
/// **Coverage is defined here.** Points are in 1/256 pixel. Each edge is taken downwards, from (x0, y0) to (x1, y1).
/// It crosses the pixel row boundary y at
///
///     x(y) = x0 + ⌊(2·(x1 − x0)·(y − y0) + (y1 − y0)) / (2·(y1 − y0))⌋
///
/// and, inside a row, the pixel column boundary x at
///
///     y(x) = y0 + ⌊(2·(y1 − y0)·|x − x0| + |x1 − x0|) / (2·|x1 − x0|)⌋, clamped to the row's part of the edge.
///
/// Both are exact quotients rounded to nearest. They are computed from the whole edge, so that neither bands nor
/// clips nor the order of work can change a pixel. Between two crossings an edge covers the part to its right of the
/// pixel that it runs in, and all pixels to the right of that pixel: cover c = Δy, area = c · (2·256 − (x_in +
/// x_out)) of a pixel's 2·256·256 = 131 072. A cell holds the difference of a pixel from its left neighbour; running
/// sums along a row are the signed areas A. The sums are exact, however many layers a shape has: see `CellCarry`.
///
/// The method is the signed-area accumulation of LibArt and FreeType's smooth rasterizer, except that a crossing is
/// one multiplication by a reciprocal instead of a running division, so that a kernel computes several at once.
/// Touched cells are recorded only for wide shapes with few edges. In other shapes the sweep finds them, which costs
/// less than a record for each row of an edge.
@safe package struct CellGrid {
  let cells: UnsafeMutablePointer<Int32>
  /// The number of cells in a row, as computed by `stride(forWidth:)`.
  let stride: Int
  /// The width, in pixels.
  let width: Int
  /// A word per 256 cells of each row, or nil if the sweep finds the touched cells. Each bit represents four cells, the
  /// lowest the first four. It is set if one of them may not be zero.
  let occupancy: UnsafeMutablePointer<UInt64>?

  /// The number of cells for a row of pixels: two extra for edges on the right side, four that stay zero because the
  /// sweep may read them with the four before, and padding to a multiple of eight.
  package static func stride(forWidth width: Int) -> Int { (width + 2 + 4 + 7) & ~7 }
}
