internal import CanvasKernels

/// Blends one colour onto pixels as their coverage arrives, source over.
struct SolidColorCompositor: CoverageConsumer {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let stride: Int
  private let color: PremultipliedPixel
  private let endX: Int
  private var row: UnsafeMutablePointer<UInt32>

  /// - Parameters:
  ///   - pixels: The first pixel of the picture. All coverage must lie inside of it.
  ///   - stride: Pixels from one row to the next.
  ///   - endX: The first column to the right that does not belong to the picture.
  init(pixels: UnsafeMutablePointer<UInt32>, stride: Int, endX: Int, color: PremultipliedPixel) {
    unsafe self.pixels = pixels
    self.stride = stride
    self.color = color
    self.endX = endX
    unsafe row = pixels
  }

  @inline(__always)
  mutating func beginRow(_ y: Int) { unsafe row = pixels + y &* stride }

  @inline(__always)
  mutating func addRun(x: Int, count: Int, coverage: UInt8) {
    let source = coverage == 255 ? color : color.scaled(by: coverage)
    let start = unsafe row + x
    if source.alpha == 255 {
      // A few stores are not worth a call.
      if count < 8 {
        for i in 0..<count { unsafe start[i] = source.bits }
      } else {
        unsafe ck_fill_row(start, count, source.bits)
      }
    } else if count < 4 {
      for i in 0..<count { unsafe start[i] = source.over(PremultipliedPixel(bits: start[i])).bits }
    } else {
      unsafe ck_blend_color_row(start, count, source.bits)
    }
  }

  @inline(__always)
  mutating func addQuad(x: Int, coverages: UInt32) {
    if coverages == UInt32.max && color.alpha == 255 {
      // What blending gives, without reading the picture.
      unsafe UnsafeMutableRawPointer(row + x).storeBytes(
        of: SIMD4(repeating: color.bits), as: SIMD4<UInt32>.self)
      return
    }
    unsafe ck_blend_quad(row + x, color.bits, coverages)
  }

  @inline(__always)
  mutating func endRow() {}

  /// The sweep and the blending in one: the pixels that the functions above make of the same cells.
  @inline(__always)
  func takeCells(of grid: CellGrid, rows: Int, x: Int, y: Int, rule: FillRule) -> Bool {
    unsafe ck_sweep_color(
      ck_color_sweep(
        cells: grid.cells, cell_stride: grid.stride, width: grid.width, rows: rows, pixels: pixels + (y &* stride &+ x),
        pixel_stride: stride, room: endX &- x, color: color.bits, is_even_odd: rule == .evenOdd, marks: grid.marks?.rows
      ))
    return true
  }

  @inline(__always)
  var sweepsMarks: Bool { ck_sweeps_marks() }

  @inline(__always)
  func takeMask(_ coverage: UnsafePointer<UInt8>, stride: Int, in area: PixelRect) -> Bool {
    unsafe ck_blend_mask(
      ck_mask_part(
        coverage: coverage, coverage_stride: stride, width: area.width, rows: area.height,
        pixels: pixels + (area.minY &* self.stride &+ area.minX), pixel_stride: self.stride, room: endX &- area.minX,
        color: color.bits))
    return true
  }

  @inline(__always)
  func takeRect(_ edges: SIMD4<Int32>, hole: SIMD4<Int32>, in area: PixelRect) -> Bool {
    unsafe ck_fill_rect(
      ck_rect_part(
        left: edges.x, top: edges.y, right: edges.z, bottom: edges.w, hole_left: hole.x, hole_top: hole.y,
        hole_right: hole.z, hole_bottom: hole.w, min_x: Int32(truncatingIfNeeded: area.minX),
        min_y: Int32(truncatingIfNeeded: area.minY), max_x: Int32(truncatingIfNeeded: area.maxX),
        max_y: Int32(truncatingIfNeeded: area.maxY), pixels: pixels, stride: stride, color: color.bits))
  }

  func addRows(y: Int, count: Int, _ runs: CoverageRuns) {
    var colors = InlineArray<9, ck_color_run>(repeating: ck_color_run())
    for i in 0..<runs.count {
      let run = runs[i]
      let source = run.coverage == 255 ? color : color.scaled(by: run.coverage)
      colors[i] = ck_color_run(x: run.x, count: run.count, pixel: source.bits)
    }
    unsafe colors.span.withUnsafeBufferPointer { colors in
      unsafe ck_blend_color_runs(pixels + y &* stride, stride, count, colors.baseAddress, runs.count, endX)
    }
  }
}
