internal import CanvasKernels

/// The rows of a piece of coverage as a clip's mask leaves them, times a factor.
struct ClippedRows {
  private var rows: CoverageRows
  private let mask: ClipMask?
  private let factor: UInt8
  private let scratch: RowScratch
  // What is left of a row that stands for several.
  private var rest: CoverageRow?

  /// - Parameter factor: 0…255 for 0…1.
  init(
    _ piece: Coverage, mask: ClipMask?, antialiases: Bool, factor: UInt8 = 255, _ scratch: RowScratch
  ) {
    rows = CoverageRows(piece, antialiases: antialiases, scratch)
    self.mask = mask
    self.factor = factor
    self.scratch = scratch
  }

  mutating func next() -> CoverageRow? {
    guard let mask else {
      let row = rows.next()
      if let row, factor < 255 { unsafe ck_scale_row(row.row, factor) }
      return row
    }
    while let row = rest ?? rows.next() {
      // A mask's rows are often as equal as the shape's.
      let end = mask.endOfEqualRows(from: row.y, to: row.y + row.repeats)
      rest = row
      rest?.y = end
      rest?.repeats = row.repeats - (end - row.y)
      if rest?.repeats == 0 { rest = nil }
      var clipped = row
      clipped.repeats = end - row.y
      if factor == 255 && mask.isSolid(around: row) { return clipped }
      unsafe clipped.row = mask.clip(row, into: scratch.clippedRow(x: row.row.x))
      guard !clipped.isEmpty else { continue }
      if factor < 255 { unsafe ck_scale_row(clipped.row, factor) }
      return clipped
    }
    return nil
  }
}
