/// Ordered dithering with Bayer's 8 × 8 matrix ("An optimum method for two-level rendition", 1973).
package enum OrderedDither {
  /// The value added to a channel value of 0…255 at a device pixel before it is rounded to nearest: an odd multiple
  /// of 1/128 between −63/128 and 63/128, so that whole values don't change.
  @inline(__always)
  package static func bias(x: Int, y: Int) -> Float {
    // The matrix entry consists of the bits of x xor y and of y, interleaved. The lowest bits have the highest
    // weight.
    let a = (x ^ y) & 7
    let b = y & 7
    let rank =
      (a & 1) << 5 | (b & 1) << 4 | (a & 2) << 2 | (b & 2) << 1 | (a & 4) >> 1 | (b & 4) >> 2
    return Float(2 * rank - 63) / 128
  }

  /// The biases of row y for eight columns.
  @inline(__always)
  static func biases(y: Int) -> UnsafePointer<Float> { unsafe UnsafePointer(table) + 8 * (y & 7) }

  private nonisolated(unsafe) static let table: UnsafeMutablePointer<Float> = {
    let table = UnsafeMutablePointer<Float>.allocate(capacity: 64)
    for i in 0..<64 { unsafe (table + i).initialize(to: bias(x: i & 7, y: i >> 3)) }
    return unsafe table
  }()
}
