import CanvasCLibrary
internal import CanvasKernels

/// What the encoder asks of one row of pixels. Rows lie in the picture's buffer without gaps: the row above ends where a
/// row begins, and must exist where it is asked for.
package enum PNGRow {
  static func isSameAsAbove(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let base = row.baseAddress else { return true }
    return unsafe memcmp(base, base - row.count, row.count * MemoryLayout<UInt32>.stride) == 0
  }

  static func isOpaque(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
    var all = UInt32.max
    for x in 0..<row.count { unsafe all &= row[x] }
    return all >> 24 == 255
  }

  /// Grey before dividing by alpha is grey after it.
  static func isGrey(_ row: UnsafeBufferPointer<UInt32>) -> Bool {
    var differences: UInt32 = 0
    // R against G and G against B.
    for x in 0..<row.count { unsafe differences |= row[x] ^ (row[x] >> 8) }
    return differences & 0xFFFF == 0
  }

  /// How many pixels of a row, from one on, have its colour; 1 or more.
  @inline(__always)
  package static func runLength(from x: Int, in row: UnsafeBufferPointer<UInt32>, kernels: Kernels = .best) -> Int {
    // Where edges are smoothed a run is one pixel; elsewhere it is long.
    guard let base = row.baseAddress, x + 1 < row.count, unsafe base[x + 1] == base[x] else { return 1 }
    return unsafe kernels.table.pointee.run_length(base + x, row.count - x)
  }
}
