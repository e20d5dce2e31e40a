internal import CanvasKernels

/// Tells whether one shift of at most half a pixel explains how a pixel and its eight neighbours differ.
///
/// A pixel is the mean of the colours within its square. Shifted by less than a pixel, the square has a part of each of up
/// to four pixels of the expected picture. How the colours lie within a pixel is unknown. But a part of it with weight w
/// has at most its own colour v less what the rest must have, and at least v less what the rest can have (the bounds of
/// Fréchet): with colours from `low` to `high`, at least max(w·low, v − (1 − w)·high), and at most
/// min(w·high, v − (1 − w)·low). The sums over the four parts are the bounds of the shifted pixel, for edges of any form.
///
/// - The colours are those of the pixel and its neighbours in the expected picture. Where the actual picture has others,
///   they reach beyond by at most the contrast that is there: a line across two pixels is at most twice as dark in one.
///   An area of one colour has no contrast, so no change of it is explained.
/// - A tolerance of 1/16 of the contrast and 1.5 levels is for the steps between shifts, eighths of a pixel, and for
///   rounding. One of at most 11/64 of it, in the middle between both colours, is for gamma (about 0.6 to 1.6) and hinting.
/// - All nine pixels must be explained by the same shift, those that didn't change too. So a row that moved alone isn't.
/// - A pixel that changes alone must be within the first tolerance: an edge that moves changes several.
///
/// All values are in 64ths of premultiplied levels, so the result is exact. Eight pixels are looked at at once.
struct EdgeShiftDetector: AntialiasingTest {
  private let actual: PixelGrid
  private let expected: PixelGrid
  private let kernels: Kernels
  private let width: Int
  private let height: Int
  /// Row y is the third y modulo 3.
  private var rows: [Row]
  /// The shifts that explain eight pixels each: for the three rows, the bytes of each eight pixels, with bytes of ones
  /// before and after the row.
  private var shifts: [UInt8]
  /// The pixels of the current row that no shift explains, or with such a neighbour, as far as a quick look tells.
  private var hopeless: RowBits

  /// What is known of a row: of its pixels, and of each eight of them.
  private struct Row {
    var y = -1
    /// The pixels that no shift explains, as far as a quick look tells.
    var unexplained: RowBits
    /// The eights for which the shifts that aren't diagonal were tried, and those for which the diagonal ones were.
    var tried: (straight: RowBits, diagonal: RowBits)
  }

  init(_ actual: PixelGrid, _ expected: PixelGrid, kernels: Kernels = .best) {
    (self.actual, self.expected, self.kernels) = (actual, expected, kernels)
    width = min(actual.width, expected.width)
    height = min(actual.height, expected.height)
    hopeless = RowBits(count: width)
    let eights = RowBits(count: (width + 7) / 8)
    rows = Array(repeating: Row(unexplained: hopeless, tried: (eights, eights)), count: 3)
    shifts = Array(repeating: 255, count: 3 * (eights.count + 2) * Int(CK_SHIFT_BYTES))
  }

  mutating func antialiased(among different: RowBits, row y: Int) -> RowBits {
    let near = max(0, y - 1)...min(height - 1, y + 1)
    for row in near where rows[row % 3].y != row { begin(row) }
    hopeless.setNeighbours(of: near.map { rows[$0 % 3].unexplained })
    var antialiased = RowBits(count: different.count)
    for eight in 0..<rows[0].tried.straight.count {
      let candidates = different[eight: eight] & ~hopeless[eight: eight]
      if candidates == 0 { continue }
      var found = explained(candidates, of: eight, near, y, areDiagonal: false)
      if found != candidates { found |= explained(candidates & ~found, of: eight, near, y, areDiagonal: true) }
      let alone = found & ~shifts[start(eight, y) + Int(CK_NEAR)]
      for x in 0..<8 where alone >> x & 1 == 1 && !hasDifferentNeighbour(8 * eight + x, y) { found &= ~(1 << x) }
      antialiased[eight: eight] = found
    }
    return antialiased
  }

  private mutating func begin(_ y: Int) {
    rows[y % 3].y = y
    rows[y % 3].tried.straight.removeAll()
    rows[y % 3].tried.diagonal.removeAll()
    rows[y % 3].unexplained.removeAll()
    guard y > 0, y < height - 1, let actual = unsafe actual.rows, let expected = unsafe expected.rows else { return }
    unsafe rows[y % 3].unexplained.withMutableBytes { bits in
      guard let bits = bits.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      unsafe kernels.table.pointee.mark_unexplained(actual, expected, y, bits)
    }
  }

  /// The candidates among eight pixels that one shift explains together with their neighbours.
  private mutating func explained(
    _ candidates: UInt8, of eight: Int, _ near: ClosedRange<Int>, _ y: Int, areDiagonal: Bool
  ) -> UInt8 {
    let first = candidates & 1 == 0 ? eight : max(0, eight - 1)
    let last = candidates < 128 ? eight : min(rows[0].tried.straight.count - 1, eight + 1)
    for row in near {
      for eight in first...last { explain(eight, row, areDiagonal: areDiagonal) }
    }
    let (above, own, below) = (start(eight, near.lowerBound), start(eight, y), start(eight, near.upperBound))
    return unsafe shifts.withUnsafeBufferPointer { shifts in
      guard let first = shifts.baseAddress else { return 0 }
      return unsafe candidates & kernels.table.pointee.commonly_explained(first + above, first + own, first + below)
    }
  }

  /// Tries shifts on eight pixels, unless they have been tried.
  private mutating func explain(_ eight: Int, _ y: Int, areDiagonal: Bool) {
    if areDiagonal ? rows[y % 3].tried.diagonal[eight] : rows[y % 3].tried.straight[eight] { return }
    guard let actual = unsafe actual.rows, let expected = unsafe expected.rows else { return }
    if areDiagonal { rows[y % 3].tried.diagonal[eight] = true } else { rows[y % 3].tried.straight[eight] = true }
    let start = start(eight, y)
    unsafe shifts.withUnsafeMutableBufferPointer { shifts in
      guard let first = shifts.baseAddress else { return }
      unsafe kernels.table.pointee.explain_shifts(actual, expected, 8 * eight, y, areDiagonal, first + start)
    }
  }

  /// The index of the first byte of eight pixels.
  private func start(_ eight: Int, _ y: Int) -> Int {
    (y % 3 * (rows[0].tried.straight.count + 2) + eight + 1) * Int(CK_SHIFT_BYTES)
  }

  private func hasDifferentNeighbour(_ x: Int, _ y: Int) -> Bool {
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) where (column, row) != (x, y) {
        if actual[column, row] != expected[column, row] { return true }
      }
    }
    return false
  }
}

extension PixelGrid {
  /// The rows for a kernel.
  fileprivate var rows: ck_picture_rows? {
    unsafe pixels.baseAddress.map { unsafe ck_picture_rows(pixels: $0, width: width, height: height, top: top) }
  }
}
