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
/// All values are in 64ths of premultiplied levels, so the result is exact.
struct EdgeShiftDetector: AntialiasingTest {
  private let actual: PixelGrid
  private let expected: PixelGrid
  private let width: Int
  private let height: Int
  private var y = 0
  /// The shifts that were tried on the pixels of three rows and those that explain them, a bit for each, with row y in the
  /// third y modulo 3.
  private var tried: [UInt64]
  private var explained: [UInt64]
  private var rows = [-1, -1, -1]
  /// The shifts that explained the last pixels. Mostly, all edges moved alike.
  private var likely: UInt64 = 0

  private typealias Channels = SIMD4<Int32>

  /// The shifts in eighths of a pixel, at most half a pixel long.
  static let shifts: [(x: Int, y: Int)] = (-4...4).flatMap { y in
    (-4...4).compactMap { x in x * x + y * y <= 16 ? (x, y) : nil }
  }
  private static let every: UInt64 = 1 << UInt64(shifts.count) - 1

  init(_ actual: PixelGrid, _ expected: PixelGrid) {
    (self.actual, self.expected) = (actual, expected)
    width = min(actual.width, expected.width)
    height = min(actual.height, expected.height)
    tried = Array(repeating: 0, count: 3 * width)
    explained = tried
  }

  mutating func begin(row y: Int) {
    self.y = y
    for row in max(0, y - 1)...min(height - 1, y + 1) where rows[row % 3] != row {
      rows[row % 3] = row
      for i in row % 3 * width..<(row % 3 + 1) * width { (tried[i], explained[i]) = (0, 0) }
    }
  }

  mutating func isAntialiased(_ x: Int) -> Bool {
    // One likely shift first: to find one that explains a pixel is enough.
    var common = common(of: likely & (0 &- likely), x)
    if common == 0 { common = self.common(of: Self.every, x) }
    guard common != 0 else { return false }
    likely = likely & common == 0 ? common : likely & common
    var isAlone = true
    expected.forEachNeighbour(x, y) { column, row in
      if column < width, row < height, actual[column, row] != expected[column, row] { isAlone = false }
    }
    return !isAlone || isNear(x)
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
      explained[index] |= tryShifts(untried, x, row)
    }
    return explained[index] & shifts
  }

  private func isNear(_ x: Int) -> Bool {
    let colors = Colors(x, y, actual, expected)
    let difference = 64 &* (colors.actual &- colors.pixels[4])
    return all(difference .<= colors.tolerance .& (0 &- difference) .<= colors.tolerance)
  }

  /// Those of some shifts that explain a pixel, none of which was tried.
  private func tryShifts(_ shifts: UInt64, _ x: Int, _ row: Int) -> UInt64 {
    if actual[x, row] == expected[x, row], x > 0, row > 0, x < width - 1, row < height - 1, x < expected.width - 1,
      row < expected.height - 1, expected.equalNeighbourCount(x, row) == 8
    {
      return shifts
    }
    let colors = Colors(x, row, actual, expected)
    let (low, high) = (colors.low, colors.high)
    let contrast = (high &- low).replacing(with: 1, where: high .== low)
    let (below, above) = (pointwiseMax(colors.actual &- low, .zero), pointwiseMax(high &- colors.actual, .zero))
    let tolerance = colors.tolerance &+ 44 &* below &* above / contrast
    let (least, most) = (64 &* colors.actual &- tolerance, 64 &* colors.actual &+ tolerance)
    var (result, left) = (UInt64(0), shifts)
    while left != 0 {
      let bit = left.trailingZeroBitCount
      left &= left &- 1
      let shift = Self.shifts[bit]
      var bounds = (Channels.zero, Channels.zero)
      let (dx, dy) = (Int32(abs(shift.x)), Int32(abs(shift.y)))
      let (side, next) = (shift.x > 0 ? 1 : -1, shift.y > 0 ? 3 : -3)
      colors.add(4, (8 - dx) * (8 - dy), to: &bounds)
      if dx > 0 { colors.add(4 + side, dx * (8 - dy), to: &bounds) }
      if dy > 0 { colors.add(4 + next, (8 - dx) * dy, to: &bounds) }
      if dx > 0, dy > 0 { colors.add(4 + side + next, dx * dy, to: &bounds) }
      if all(bounds.0 .<= most .& least .<= bounds.1) { result |= 1 << UInt64(bit) }
    }
    return result
  }

  /// The colours around a pixel.
  private struct Colors {
    /// The nine pixels of the expected picture, row by row, of which some may be outside.
    var pixels: InlineArray<9, Channels> = .init(repeating: .zero)
    var isInside: UInt16 = 0
    let actual: Channels
    /// The least and the greatest level in each channel that a part of a pixel can have.
    let low: Channels
    let high: Channels
    /// What a pixel may differ without a change of coverage.
    let tolerance: Channels

    // Both are inlined, because the nine pixels are otherwise copied for each part of each shift.
    @inline(__always)
    init(_ x: Int, _ y: Int, _ actual: PixelGrid, _ expected: PixelGrid) {
      var (low, high) = (Channels(repeating: 255), Channels.zero)
      var (actualLow, actualHigh) = (low, high)
      for place in 0..<9 {
        let (column, row) = (x + place % 3 - 1, y + place / 3 - 1)
        if let pixel = Self.channels(expected, column, row) {
          pixels[place] = pixel
          isInside |= 1 << UInt16(place)
          (low, high) = (pointwiseMin(low, pixel), pointwiseMax(high, pixel))
        }
        if let pixel = Self.channels(actual, column, row) {
          (actualLow, actualHigh) = (pointwiseMin(actualLow, pixel), pointwiseMax(actualHigh, pixel))
        }
      }
      let contrast = high &- low
      self.actual = Self.channels(actual, x, y) ?? .zero
      self.low = pointwiseMax(pointwiseMin(low, actualLow), low &- contrast)
      self.high = pointwiseMin(pointwiseMax(high, actualHigh), high &+ contrast)
      tolerance = 4 &* contrast &+ Channels.zero.replacing(with: 96, where: contrast .> 0)
    }

    private static func channels(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Channels? {
      guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return nil }
      let bits = picture[x, y]
      let seen = bits >> 24 == 255 ? bits : StraightPixel(bits: bits).premultiplied.bits
      return Channels(Int32(seen & 255), Int32(seen >> 8 & 255), Int32(seen >> 16 & 255), Int32(seen >> 24))
    }

    /// Adds the bounds of a part of a pixel. Outside of the picture, it can have any colour or none.
    @inline(__always)
    func add(_ place: Int, _ weight: Int32, to bounds: inout (Channels, Channels)) {
      guard isInside >> UInt16(place) & 1 == 1 else {
        bounds.1 &+= weight &* high
        return
      }
      let (pixel, rest) = (64 &* pixels[place], 64 - weight)
      bounds.0 &+= pointwiseMax(weight &* low, pixel &- rest &* high)
      bounds.1 &+= pointwiseMin(weight &* high, pixel &- rest &* low)
    }
  }
}
