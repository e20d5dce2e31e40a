internal import CanvasKernels

/// What only tests may see of blending: rows, as the compositor blends them.
package enum BlendTesting {
  package static func blend(
    _ source: [PremultipliedPixel], onto row: inout [PremultipliedPixel], coverage: [UInt8], alpha: UInt8 = 255,
    mode: BlendMode, kernels: Kernels = .best
  ) {
    precondition(source.count == row.count && coverage.count == row.count, "Rows have one length.")
    var bits = row.map(\.bits)
    bits.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe ck_blend_pixels(
        kernels.table, mode.kernel, base, source.map(\.bits), coverage, source.count, alpha)
    }
    row = bits.map(PremultipliedPixel.init(bits:))
  }

  package static func ignoresTransparentSource(_ mode: BlendMode) -> Bool { mode.ignoresTransparentSource }
}
