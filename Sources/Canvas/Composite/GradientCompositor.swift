internal import CanvasKernels

/// Draws coverage with a gradient, source over. The kernels blend its colours as they compute them.
@safe struct GradientCompositor {
  // Valid as long as the gradient's rows exist.
  private let gradient: UnsafePointer<ck_gradient>
  private let target: PixelTarget
  private let antialiases: Bool
  private let kernels: Kernels

  init(_ rows: GradientRows, on target: PixelTarget, antialiases: Bool, kernels: Kernels) {
    unsafe gradient = UnsafePointer(rows.gradient)
    self.target = target
    self.antialiases = antialiases
    self.kernels = kernels
  }

  @inline(never)
  func composite(_ piece: Coverage, through mask: ClipMask?, _ scratch: RowScratch) {
    let kernels = unsafe kernels.table
    if case .cells(let block) = piece, block.repeats == 1, antialiases, mask?.isSolid(in: piece.pixels) ?? true {
      var cells = unsafe block.cells(from: 0, rows: block.rows)
      var place = unsafe target.place(x: block.x, y: block.y)
      if unsafe kernels.pointee.gradient_cells(&cells, gradient, Int64(block.x), Int64(block.y), &place) { return }
    }
    var rows = ClippedRows(piece, mask: mask, antialiases: antialiases, scratch, self.kernels)
    while var next = rows.next() {
      var place = unsafe target.place(x: Int(next.row.x), y: next.y)
      unsafe kernels.pointee.gradient_coverage(&next.row, gradient, Int64(next.y), &place, next.repeats)
    }
  }
}
