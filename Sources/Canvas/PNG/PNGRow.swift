internal import CanvasKernels

/// Properties of one row of pixels for the encoder. Rows are in the picture's buffer without gaps: the row above ends
/// where a row begins, and must exist if it is used.
package enum PNGRow {
  static func isSameAsAbove(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let base = row.baseAddress else { return true }
    return unsafe memcmp(base, base - row.count, row.count * MemoryLayout<UInt32>.stride) == 0
  }

  package static func isOpaque(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
    var all = UInt32.max
    for x in 0..<row.count { unsafe all &= row[x] }
    return all >> 24 == 255
  }

  /// A pixel that is grey before dividing by alpha is grey after it.
  static func isGrey(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
    var differences: UInt32 = 0
    // Compares R with G and G with B.
    for x in 0..<row.count { unsafe differences |= row[x] ^ (row[x] >> 8) }
    return differences & 0xFFFF == 0
  }

  /// The number of consecutive pixels of the same colour from a position on, at least 1.
  @inline(__always)
  package static func runLength(from x: Int, in row: UnsafeBufferPointer<UInt32>, kernels: Kernels) -> Int {
    // On antialiased edges a run is one pixel; elsewhere it is long.
    guard let base = row.baseAddress, x + 1 < row.count, unsafe base[x + 1] == base[x] else { return 1 }
    return unsafe kernels.table.pointee.run_length(base + x, row.count - x)
  }
}
