internal import CanvasKernels

/// Converts rows of premultiplied pixels to the samples of a layout, one byte each.
struct PNGRowConverter {
  let layout: PNGLayout
  let kernels: Kernels
  private let division = AlphaDivision()

  /// Converts a row. `out` has room for one byte per sample.
  func convert(_ row: UnsafeBufferPointer<UInt32>, to out: UnsafeMutablePointer<UInt8>) {
    switch layout {
    case .indexed(let palette): unsafe convert(row, palette: palette, to: out)
    case .grey(let bits):
      // Exact, because every grey is a multiple of the step.
      let step = UInt8(255 / ((1 << bits) - 1))
      for x in 0..<row.count { unsafe out[x] = UInt8(truncatingIfNeeded: row[x]) / step }
    case .greyWithAlpha:
      let out = UnsafeMutableRawPointer(out)
      unsafe convertDirect(row) { run, straight in
        let samples = UInt16(truncatingIfNeeded: straight & 255 | straight >> 16 & 0xFF00)
        for x in run { unsafe out.storeBytes(of: samples, toByteOffset: 2 * x, as: UInt16.self) }
      }
    case .rgb:
      guard let pixels = row.baseAddress else { return }
      unsafe kernels.table.pointee.rgb_samples(out, pixels, row.count)
    case .rgba:
      if unsafe PNGRow.isOpaque(row), let pixels = row.baseAddress {
        return unsafe out.update(
          from: UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self), count: 4 * row.count)
      }
      let out = UnsafeMutableRawPointer(out)
      unsafe convertDirect(row) { run, straight in
        for x in run { unsafe out.storeBytes(of: straight, toByteOffset: 4 * x, as: UInt32.self) }
      }
    }
  }

  private func convert(
    _ row: UnsafeBufferPointer<UInt32>, palette: PNGPalette, to out: UnsafeMutablePointer<UInt8>
  ) {
    var x = 0
    while x < row.count {
      let length = unsafe PNGRow.runLength(from: x, in: row, kernels: kernels)
      let place = unsafe palette.places[palette.table.index(of: row[x])]
      unsafe (out + x).update(repeating: place, count: length)
      x += length
    }
  }

  /// Calls `store` for every run of equal pixels, with the colour divided by alpha.
  @inline(__always)
  private func convertDirect(_ row: UnsafeBufferPointer<UInt32>, _ store: (Range<Int>, UInt32) -> Void) {
    var x = 0
    while x < row.count {
      let end = unsafe x + PNGRow.runLength(from: x, in: row, kernels: kernels)
      store(x..<end, unsafe division.straightBits(PremultipliedPixel(bits: row[x])))
      x = end
    }
  }
}
