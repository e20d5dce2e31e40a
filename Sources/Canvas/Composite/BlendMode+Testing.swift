/// What only tests may see of blending: rows, as the compositor blends them.
package enum BlendTesting {
  package static func blend(
    _ source: [PremultipliedPixel], onto row: inout [PremultipliedPixel], coverage: [UInt8], alpha: UInt8 = 255,
    mode: BlendMode, kernels: Kernels = .best
  ) {
    precondition(source.count == row.count && coverage.count == row.count, "Rows have one length.")
    let blender = RowBlender(mode: mode, alpha: alpha, kernels: kernels)
    var bits = row.map(\.bits)
    bits.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe blender.blend(
        source.map(\.bits), coverage: coverage.map { ChannelMath.product($0, blender.coverageFactor) }, onto: base,
        count: source.count)
    }
    row = bits.map(PremultipliedPixel.init(bits:))
  }

  package static func ignoresTransparentSource(_ mode: BlendMode) -> Bool { mode.ignoresTransparentSource }
}
