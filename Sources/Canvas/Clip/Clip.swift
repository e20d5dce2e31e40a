/// The area in which drawing has effect: a rectangle of pixels, and a mask inside it if the clip is not just a
/// rectangle.
///
/// A clip only shrinks. If two antialiased edges overlap, their coverages are multiplied.
struct Clip: Sendable {
  private(set) var bounds: PixelRect
  private(set) var mask: ClipMask?

  mutating func intersect(_ pixels: PixelRect) {
    bounds = bounds.intersection(pixels)
  }

  mutating func intersect(_ newMask: ClipMask) {
    bounds = bounds.intersection(newMask.bounds)
    mask = newMask
  }
}

/// The rows of a piece of coverage, clipped by a mask.
struct ClippedRows {
  private var rows: CoverageRows
  private let mask: ClipMask?
  private let memory: CoverageRowMemory
  private let kernels: Kernels
  // The rest of a row that represents several.
  private var rest: CoverageRow?

  init(_ piece: Coverage, mask: ClipMask?, antialiases: Bool, _ scratch: RowScratch, _ kernels: Kernels) {
    rows = CoverageRows(piece, antialiases: antialiases, scratch.coverage, kernels)
    self.mask = mask
    memory = scratch.clipped
    self.kernels = kernels
    if mask != nil { memory.prepare(width: piece.pixels.width) }
  }

  mutating func next() -> CoverageRow? {
    guard let mask else { return rows.next() }
    while var row = rest ?? rows.next() {
      // The mask's rows are often equal where the shape's are.
      let end = mask.endOfEqualRows(from: row.y, to: row.y + row.repeats)
      let left = row.repeats - (end - row.y)
      rest = unsafe left > 0 ? CoverageRow(row: row.row, y: end, repeats: left) : nil
      row.repeats = end - row.y
      if mask.isSolid(around: row) { return row }
      unsafe row.row = mask.clip(row, into: memory.row(x: row.row.x), kernels)
      if !row.isEmpty { return row }
    }
    return nil
  }
}
