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
/// Shifts are a bit each. All values are in 64ths of premultiplied levels, so the result is exact.
struct EdgeShiftDetector: AntialiasingTest {
  private let actual: PixelGrid
  private let expected: PixelGrid
  private let kernels: Kernels
  private let width: Int
  private let height: Int
  private var y = 0
  /// The shifts that were tried on the pixels of three rows and those that explain them, with row y in the third y modulo 3.
  private var tried: [UInt64]
  private var explained: [UInt64]
  private var rows = [-1, -1, -1]
  /// The pixels of these rows that no shift explains, as far as a quick look tells.
  private var unexplained: [RowBits]
  /// Those of row y that are such a pixel or beside one.
  private var hopeless: RowBits
  /// The shifts that explained the last pixels. Mostly, all edges moved alike.
  private var likely: UInt64 = 0

  /// All shifts in eighths of a pixel, at most half a pixel long. Some have two bits.
  private static let every: UInt64 = 1 << UInt64(CK_EDGE_SHIFT_COUNT) - 1

  init(_ actual: PixelGrid, _ expected: PixelGrid, kernels: Kernels = .best) {
    (self.actual, self.expected, self.kernels) = (actual, expected, kernels)
    width = min(actual.width, expected.width)
    height = min(actual.height, expected.height)
    tried = Array(repeating: 0, count: 3 * width)
    explained = tried
    hopeless = RowBits(count: width)
    unexplained = Array(repeating: hopeless, count: 3)
  }

  mutating func begin(row y: Int) {
    self.y = y
    let near = max(0, y - 1)...min(height - 1, y + 1)
    for row in near where rows[row % 3] != row {
      rows[row % 3] = row
      for i in row % 3 * width..<(row % 3 + 1) * width { (tried[i], explained[i]) = (0, 0) }
      markUnexplained(row)
    }
    hopeless.setNeighbours(of: near.map { unexplained[$0 % 3] })
  }

  private mutating func markUnexplained(_ row: Int) {
    unexplained[row % 3].removeAll()
    guard row > 0, row < height - 1, let actual = unsafe actual.rows, let expected = unsafe expected.rows else {
      return
    }
    unsafe unexplained[row % 3].withMutableBytes { bits in
      guard let bits = bits.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      unsafe kernels.table.pointee.mark_unexplained(actual, expected, row, bits)
    }
  }

  mutating func isAntialiased(_ x: Int) -> Bool {
    if hopeless[x] { return false }
    // One likely shift first: to find one that explains a pixel is enough.
    var common = common(of: likely & (0 &- likely), x)
    if common == 0 { common = self.common(of: Self.every, x) }
    likely = likely & common == 0 ? common : likely & common
    return common != 0 && (explained[y % 3 * width + x] & CK_EDGE_NEAR != 0 || hasDifferentNeighbour(x))
  }

  private func hasDifferentNeighbour(_ x: Int) -> Bool {
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) where (column, row) != (x, y) {
        if actual[column, row] != expected[column, row] { return true }
      }
    }
    return false
  }

  /// Those of some shifts that explain a pixel of the row and its neighbours.
  private mutating func common(of shifts: UInt64, _ x: Int) -> UInt64 {
    var common = explaining(x, y, of: shifts)
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) where common != 0 && (column, row) != (x, y) {
        common = explaining(column, row, of: common)
      }
    }
    return common
  }

  /// Those of some shifts that explain a pixel.
  private mutating func explaining(_ x: Int, _ row: Int, of shifts: UInt64) -> UInt64 {
    let index = row % 3 * width + x
    let untried = shifts & ~tried[index]
    if untried != 0 {
      tried[index] |= untried
      explained[index] |= isFlat(x, row) ? untried : explaining(untried, x, row)
    }
    return explained[index] & shifts
  }

  /// Whether a pixel and its neighbours are expected in the colour that it has.
  private func isFlat(_ x: Int, _ row: Int) -> Bool {
    actual[x, row] == expected[x, row] && x > 0 && row > 0 && x < width - 1 && row < height - 1
      && expected.equalNeighbourCount(x, row) == 8
  }

  private func explaining(_ shifts: UInt64, _ x: Int, _ row: Int) -> UInt64 {
    guard let actual = unsafe actual.rows, let expected = unsafe expected.rows else { return 0 }
    return unsafe kernels.table.pointee.explaining_shifts(actual, expected, x, row, shifts)
  }
}

extension PixelGrid {
  /// The rows for a kernel.
  fileprivate var rows: ck_picture_rows? {
    unsafe pixels.baseAddress.map { unsafe ck_picture_rows(pixels: $0, width: width, height: height, top: top) }
  }
}
