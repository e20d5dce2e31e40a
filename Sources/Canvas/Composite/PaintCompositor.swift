internal import CanvasKernels

/// Draws coverage with a gradient or an image, source over. The kernels blend its pixels as they compute them, or from
/// where they are.
@safe struct PaintCompositor {
  // Valid as long as the rows exist.
  private let gradient: UnsafePointer<ck_gradient>?
  private let image: ck_image
  private let target: PixelTarget
  private let antialiases: Bool
  private let kernels: Kernels

  /// Creates a compositor, or returns nil if the kernels don't compute the rows.
  init?(_ rows: any RowSource, on target: PixelTarget, antialiases: Bool, kernels: Kernels) {
    if let rows = rows as? GradientRows, !rows.isDithered {
      unsafe gradient = UnsafePointer(rows.gradient)
      unsafe image = ck_image()
    } else if let rows = rows as? ImageRows {
      unsafe gradient = nil
      unsafe image = rows.image
    } else {
      return nil
    }
    self.target = target
    self.antialiases = antialiases
    self.kernels = kernels
  }

  @inline(never)
  func composite(_ piece: Coverage, through mask: ClipMask?, _ scratch: RowScratch) {
    let kernels = unsafe kernels.table
    if case .cells(let block) = piece, let gradient = unsafe gradient, block.repeats == 1, antialiases,
      mask?.isSolid(in: piece.pixels) ?? true
    {
      var cells = unsafe block.cells(from: 0, rows: block.rows)
      var place = unsafe target.place(x: block.x, y: block.y)
      if unsafe kernels.pointee.gradient_cells(&cells, gradient, Int64(block.x), Int64(block.y), &place) { return }
    }
    var rows = ClippedRows(piece, mask: mask, antialiases: antialiases, scratch, self.kernels)
    var image = unsafe image
    while var next = rows.next() {
      var place = unsafe target.place(x: Int(next.row.x), y: next.y)
      if let gradient = unsafe gradient {
        unsafe kernels.pointee.gradient_coverage(&next.row, gradient, Int64(next.y), &place, next.repeats)
      } else {
        unsafe kernels.pointee.image_coverage(&next.row, &image, Int64(next.y), &place, next.repeats)
      }
    }
  }
}
