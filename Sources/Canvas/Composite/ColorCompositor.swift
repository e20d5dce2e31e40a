internal import CanvasKernels

/// Draws coverage with one colour, source over.
struct ColorCompositor {
  private let target: PixelTarget
  private let color: UInt32
  private let antialiases: Bool
  private let kernels: Kernels

  init(_ color: PremultipliedPixel, on target: PixelTarget, antialiases: Bool, kernels: Kernels) {
    self.target = target
    self.color = color.bits
    self.antialiases = antialiases
    self.kernels = kernels
  }

  @inline(never)
  func composite(_ piece: Coverage, through mask: ClipMask?, _ scratch: RowScratch) {
    guard antialiases, mask == nil || mask?.isSolid(in: piece.pixels) == true else {
      return compositeRows(of: piece, through: mask, scratch)
    }
    let kernels = unsafe kernels.table.pointee
    switch piece {
    case .cells(let block):
      guard block.repeats == 1 else { return compositeRows(of: piece, through: mask, scratch) }
      var cells = unsafe block.cells(from: 0, rows: block.rows)
      var place = unsafe target.place(x: block.x, y: block.y)
      unsafe kernels.color_cells(&cells, &place, color)
    case .rect(let rect, let area):
      var part = rect.part(in: area)
      var place = unsafe target.place(x: area.minX, y: area.minY)
      unsafe kernels.color_rect(&part, &place, color)
    case .mask(let mask):
      var part = unsafe ck_mask(
        coverage: mask.bytes, stride: mask.stride, width: mask.pixels.width, rows: mask.pixels.height)
      var place = unsafe target.place(x: mask.pixels.minX, y: mask.pixels.minY)
      unsafe kernels.color_mask(&part, &place, color)
    }
  }

  private func compositeRows(of piece: Coverage, through mask: ClipMask?, _ scratch: RowScratch) {
    var rows = ClippedRows(piece, mask: mask, antialiases: antialiases, scratch, kernels)
    while var next = rows.next() {
      var place = unsafe target.place(x: Int(next.row.x), y: next.y)
      unsafe kernels.table.pointee.color_coverage(&next.row, &place, color, next.repeats)
    }
  }
}
