/// The rows of a piece of coverage, clipped by a mask.
struct ClippedRows {
  private var rows: CoverageRows
  private let mask: ClipMask?
  private let scratch: RowScratch
  // The rest of a row that represents several.
  private var rest: CoverageRow?

  init(_ piece: Coverage, mask: ClipMask?, antialiases: Bool, _ scratch: RowScratch) {
    rows = CoverageRows(piece, antialiases: antialiases, scratch)
    self.mask = mask
    self.scratch = scratch
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
      unsafe row.row = mask.clip(row, into: scratch.clippedRow(x: row.row.x), scratch.kernels)
      if !row.isEmpty { return row }
    }
    return nil
  }
}
