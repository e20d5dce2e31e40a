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

/// Divides premultiplied channels by alpha: the inverse of premultiplying.
///
/// S = round(255 · C / A). Premultiplying S, round(S · A / 255), gives C again for every C ≤ A: the error of S is at
/// most 1/2, so the error of S · A / 255 is at most A / 510, which is below 1/2 for A < 255. For A = 255, S is C.
package struct AlphaDivision {
  // Computes round(x) as x · ⌈2^24 · 255 / A⌉ in 24-bit fixed point, because division takes three times as long. A
  // test compares it with the definition for every C and A.
  private let reciprocals: [UInt32]

  package init() {
    reciprocals = (0...255).map { $0 == 0 ? 0 : ((255 << 24) + UInt32($0) - 1) / UInt32($0) }
  }

  /// Converts a premultiplied channel to a straight one. A channel above its alpha counts as the alpha; with alpha 0
  /// it is 0.
  package func straight(_ channel: UInt8, alpha: UInt8) -> UInt8 {
    let value = UInt32(min(channel, alpha)) &* reciprocals[Int(alpha)] &+ (1 << 23)
    return UInt8(truncatingIfNeeded: value >> 24)
  }

  /// The straight R, G, B and A of a premultiplied pixel, with R in the lowest byte.
  package func straightBits(_ pixel: PremultipliedPixel) -> UInt32 {
    let alpha = pixel.alpha
    if alpha == 255 { return pixel.bits }
    if alpha == 0 { return 0 }
    return UInt32(straight(pixel.red, alpha: alpha)) | UInt32(straight(pixel.green, alpha: alpha)) << 8
      | UInt32(straight(pixel.blue, alpha: alpha)) << 16 | UInt32(alpha) << 24
  }
}
