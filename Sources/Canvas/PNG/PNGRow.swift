internal import CanvasKernels
import Glibc

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

  /// How many pixels differ from the one before them, and how many from the one above.
  package static func changes(
    _ row: UnsafeBufferPointer<UInt32>, kernels: Kernels = .best
  ) -> (across: Int, down: Int) {
    guard let base = row.baseAddress else { return (0, 0) }
    let changes = unsafe kernels.table.pointee.row_changes(base, base - row.count, row.count)
    return (Int(changes.across), Int(changes.down))
  }

  /// How many pixels of a row, from one on, have its colour; 1 or more.
  @inline(__always)
  package static func runLength(from x: Int, in row: UnsafeBufferPointer<UInt32>, kernels: Kernels = .best) -> Int {
    // Where edges are smoothed a run is one pixel; elsewhere it is long.
    guard let base = row.baseAddress, x + 1 < row.count, unsafe base[x + 1] == base[x] else { return 1 }
    return unsafe kernels.table.pointee.run_length(base + x, row.count - x)
  }

  /// How many pixels of every fourth row differ from their neighbour, the one before them or the one above, whichever suits
  /// the row better, and how many there are. (In card faces one in 28 to 450 does, in a pie of 400×400 one in 19; in
  /// photographs and gradients one in 3 and more.)
  static func changes(ofRows rows: UnsafeBufferPointer<UInt32>, width: Int) -> (changed: Int, count: Int) {
    var changed = 0
    var count = 0
    for start in stride(from: width, to: rows.count, by: 4 * width) {
      let (across, down) = unsafe changes(UnsafeBufferPointer(rebasing: rows[start..<start + width]))
      changed += min(across, down)
      count += width
    }
    return (changed, count)
  }
}
