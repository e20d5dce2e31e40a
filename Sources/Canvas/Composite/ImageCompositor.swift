internal import CanvasKernels

/// Draws coverage with an image, source over. The kernels blend its pixels as they compute them, or from where they
/// are.
@safe struct ImageCompositor {
  // Valid as long as the image's rows exist.
  private let image: ck_image
  private let target: PixelTarget
  private let antialiases: Bool
  private let kernels: Kernels

  init(_ rows: ImageRows, on target: PixelTarget, antialiases: Bool, kernels: Kernels) {
    unsafe image = rows.image
    self.target = target
    self.antialiases = antialiases
    self.kernels = kernels
  }

  @inline(never)
  func composite(_ piece: Coverage, through mask: ClipMask?, _ scratch: RowScratch) {
    var image = unsafe image
    let kernels = unsafe kernels.table
    var rows = ClippedRows(piece, mask: mask, antialiases: antialiases, scratch, self.kernels)
    while var next = rows.next() {
      var place = unsafe target.place(x: Int(next.row.x), y: next.y)
      unsafe kernels.pointee.image_coverage(&next.row, &image, Int64(next.y), &place, next.repeats)
    }
  }
}
