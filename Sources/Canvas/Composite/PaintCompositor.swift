internal import CanvasKernels

/// Draws coverage with a gradient or an image, source over. The kernels blend its pixels as they compute them, or from
/// where they are.
@safe struct PaintCompositor {
  /// It must be valid as long as the compositor exists.
  let paint: KernelPaint
  let target: PixelTarget
  let antialiases: Bool
  let kernels: Kernels

  @inline(never)
  func composite(_ piece: Coverage, through mask: ClipMask?, _ scratch: RowScratch) {
    let kernels = unsafe kernels.table
    if case .cells(let block) = piece, block.repeats == 1, antialiases, mask?.isSolid(in: piece.pixels) ?? true {
      var cells = unsafe block.cells(from: 0, rows: block.rows)
      var place = unsafe target.place(x: block.x, y: block.y)
      switch paint {
      case .gradient(let gradient):
        if unsafe kernels.pointee.gradient_cells(&cells, gradient, Int64(block.x), Int64(block.y), &place) { return }
      case .image(let image):
        return unsafe kernels.pointee.image_cells(&cells, image, Int64(block.x), Int64(block.y), &place)
      }
    }
    var rows = ClippedRows(piece, mask: mask, antialiases: antialiases, scratch, self.kernels)
    while var next = rows.next() {
      var place = unsafe target.place(x: Int(next.row.x), y: next.y)
      switch paint {
      case .gradient(let gradient):
        unsafe kernels.pointee.gradient_coverage(&next.row, gradient, Int64(next.y), &place, next.repeats)
      case .image(let image):
        unsafe kernels.pointee.image_coverage(&next.row, image, Int64(next.y), &place, next.repeats)
      }
    }
  }
}
