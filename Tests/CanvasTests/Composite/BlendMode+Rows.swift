import Canvas
import CanvasKernels

extension BlendMode {
  /// Blends a row as the compositor does.
  func blend(
    _ source: [PremultipliedPixel], onto row: inout [PremultipliedPixel], coverage: [UInt8], alpha: UInt8 = 255,
    kernels: Kernels = .best
  ) {
    precondition(source.count == row.count && coverage.count == row.count, "Rows have one length.")
    var bits = row.map(\.bits)
    bits.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe ck_blend_pixels(
        kernels.table, kernel, base, source.map(\.bits), coverage, source.count, alpha)
    }
    row = bits.map(PremultipliedPixel.init(bits:))
  }
}
