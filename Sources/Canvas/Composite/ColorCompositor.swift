internal import CanvasKernels

/// Draws coverage with one colour, source over.
struct ColorCompositor {
  private let target: PixelTarget
  private let color: UInt32
  private let antialiases: Bool

  init(_ color: PremultipliedPixel, on target: PixelTarget, antialiases: Bool) {
    self.target = target
    self.color = color.bits
    self.antialiases = antialiases
  }

  @inline(never)
  func draw(_ piece: Coverage, through mask: ClipMask?, _ scratch: RowScratch) {
    guard antialiases, mask == nil || mask?.isSolid(in: piece.pixels) == true else {
      return drawRows(of: piece, through: mask, scratch)
    }
    switch piece {
    case .cells(let block):
      guard block.repeats == 1 else { return drawRows(of: piece, through: mask, scratch) }
      let grid = block.grid
      unsafe ck_sweep_color(
        ck_color_sweep(
          cells: grid.cells, cell_stride: grid.stride, width: grid.width, rows: block.rows,
          pixels: target.pixels + (block.y &* target.stride &+ block.x), pixel_stride: target.stride,
          room: target.endX &- block.x, color: color, is_even_odd: block.rule == .evenOdd,
          marks: grid.occupancy?.rows))
    case .rect(let rect, let area):
      var part = rect.part(in: area)
      unsafe part.pixels = target.pixels
      part.stride = target.stride
      part.color = color
      if unsafe !ck_fill_rect(part) { drawRows(of: piece, through: mask, scratch) }
    case .mask(let mask):
      let area = mask.pixels
      unsafe ck_blend_mask(
        ck_mask_part(
          coverage: mask.bytes, coverage_stride: mask.stride, width: area.width, rows: area.height,
          pixels: target.pixels + (area.minY &* target.stride &+ area.minX), pixel_stride: target.stride,
          room: target.endX &- area.minX, color: color))
    }
  }

  private func drawRows(of piece: Coverage, through mask: ClipMask?, _ scratch: RowScratch) {
    var rows = ClippedRows(piece, mask: mask, antialiases: antialiases, scratch)
    while let next = rows.next() {
      var row = next.row
      unsafe ck_color_row(
        &row, target.pixels + next.y &* target.stride, target.stride, next.repeats, target.endX, color)
    }
  }
}
