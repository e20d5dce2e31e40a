/// Tells which pixels differ in antialiasing only. The rows are visited from the top.
protocol AntialiasingTest {
  /// The pixels among the different ones of a row that differ in antialiasing only.
  mutating func antialiased(among different: RowBits, row y: Int) -> RowBits
}

/// Detects pixels that look like the antialiased edge of a shape, after V. Vyšniauskas, "Anti-aliased Pixel and
/// Intensity Slope Detector" (2009). It matches pixelmatch except for translucent pixels.
///
/// A pixel is antialiased if, in one of the pictures, it is between a darker and a brighter neighbour, has at most
/// two neighbours of its own brightness, and its darkest or brightest neighbour belongs to a flat area in both
/// pictures, with at least three equal neighbours there. The edge of the picture counts as one equal neighbour.
///
/// The rows are visited from the top, so that each brightness is computed once, not for each neighbour.
struct SlopeDetector: AntialiasingTest {
  private let actual: PixelGrid
  private let expected: PixelGrid
  private var actualRows: BrightnessRows
  private var expectedRows: BrightnessRows
  private var y = 0

  init(_ actual: PixelGrid, _ expected: PixelGrid) {
    self.actual = actual
    self.expected = expected
    actualRows = BrightnessRows(width: actual.width)
    expectedRows = BrightnessRows(width: expected.width)
  }

  mutating func antialiased(among different: RowBits, row y: Int) -> RowBits {
    self.y = y
    actualRows.load(around: y, of: actual)
    expectedRows.load(around: y, of: expected)
    var antialiased = different
    different.forEach { x in
      if !isAntialiased(x) { antialiased[x] = false }
    }
    return antialiased
  }

  private func isAntialiased(_ x: Int) -> Bool {
    // Over black, a black shape without a background has no visible edge, and over white a white one. Testing both
    // finds every edge. The background of opaque pixels doesn't matter.
    if isSlope(actualRows.overBlack, of: actualRows, in: actual, beside: expected, x)
      || isSlope(expectedRows.overBlack, of: expectedRows, in: expected, beside: actual, x)
    {
      return true
    }
    return !actualRows.areOpaque && isSlope(actualRows.overWhite, of: actualRows, in: actual, beside: expected, x)
      || !expectedRows.areOpaque
        && isSlope(expectedRows.overWhite, of: expectedRows, in: expected, beside: actual, x)
  }

  private func isSlope(
    _ brightness: [Double], of rows: BrightnessRows, in picture: PixelGrid, beside other: PixelGrid, _ x: Int
  ) -> Bool {
    let starts = rows.starts
    let own = brightness[starts.own + x]
    var equalCount = picture.isAtEdge(x, y) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    let (hasTop, hasBottom) = (y > 0, y < picture.height - 1)
    func consider(_ start: Int, _ nx: Int, _ ny: Int) {
      let difference = brightness[start + nx] - own
      if difference == 0 { equalCount += 1 }
      if difference < darkest.difference { darkest = (difference, nx, ny) }
      if difference > brightest.difference { brightest = (difference, nx, ny) }
    }
    // Column by column: the first of equally dark pixels decides.
    for nx in max(0, x - 1)...min(picture.width - 1, x + 1) {
      if hasTop { consider(starts.above, nx, y - 1) }
      if nx != x { consider(starts.own, nx, y) }
      if hasBottom { consider(starts.below, nx, y + 1) }
      guard equalCount <= 2 else { return false }
    }
    // A slope has both a darker and a brighter neighbour.
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    return Self.isFlat(picture, darkest.x, darkest.y) && Self.isFlat(other, darkest.x, darkest.y)
      || Self.isFlat(picture, brightest.x, brightest.y) && Self.isFlat(other, brightest.x, brightest.y)
  }

  private static func isFlat(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    guard x < picture.width, y < picture.height else { return false }
    guard picture.isAtEdge(x, y) else { return picture.equalNeighbourCount(x, y) >= 3 }
    let own = picture[x, y]
    var count = 1
    picture.forEachNeighbour(x, y) { nx, ny in
      if picture[nx, ny] == own { count += 1 }
    }
    return count >= 3
  }
}

/// The brightness of the pixels of three rows of a picture: the Y of YIQ in levels, with pixelmatch's weights.
private struct BrightnessRows {
  private let width: Int
  /// The brightness over black, with row y in the third y modulo 3.
  private(set) var overBlack: [Double]
  /// The brightness over white, which is the same for opaque pixels.
  private(set) var overWhite: [Double]
  /// The row of each third, and whether its pixels are opaque.
  private var thirds: [(row: Int, isOpaque: Bool)] = Array(repeating: (-1, true), count: 3)

  init(width: Int) {
    self.width = width
    overBlack = Array(repeating: 0, count: 3 * width)
    overWhite = overBlack
  }

  var areOpaque: Bool { thirds.allSatisfy(\.isOpaque) }

  /// The starts of the row of the pixel, and of those above and below it.
  private(set) var starts = (above: 0, own: 0, below: 0)

  private func start(of row: Int) -> Int { row % 3 * width }

  mutating func load(around y: Int, of picture: PixelGrid) {
    // There is no row above the first one, and then nothing reads it.
    starts = (start(of: y + 2), start(of: y), start(of: y + 1))
    for row in max(0, y - 1)...min(picture.height - 1, y + 1) where thirds[row % 3].row != row {
      thirds[row % 3] = (row, load(row, of: picture))
    }
  }

  /// Returns whether all pixels of the row are opaque.
  private mutating func load(_ row: Int, of picture: PixelGrid) -> Bool {
    let start = start(of: row)
    var isOpaque = true
    for x in 0..<width {
      let bits = picture[x, row]
      if bits >> 24 < 255 { isOpaque = false }
      overBlack[start + x] = Self.luma(bits >> 24 == 255 ? bits : StraightPixel(bits: bits).premultiplied.bits)
    }
    for x in 0..<width {
      let alpha = isOpaque ? 255 : Int(picture[x, row] >> 24)
      overWhite[start + x] = overBlack[start + x] + Double((255 - alpha) * 255) / 255
    }
    return isOpaque
  }

  private static func luma(_ bits: UInt32) -> Double {
    0.29889531 * Double(bits & 255) + 0.58662247 * Double(bits >> 8 & 255) + 0.11448223 * Double(bits >> 16 & 255)
  }
}

/// The pixels of a picture during a comparison, of all rows or of some.
struct PixelGrid: @unchecked Sendable {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int
  /// The row of the first pixel.
  let top: Int

  /// The pixel at a position, which must exist.
  subscript(x: Int, y: Int) -> UInt32 { unsafe pixels[(y - top) * width + x] }

  /// The pixels of a row, or nil if the picture doesn't have the row.
  func row(_ y: Int) -> UnsafePointer<UInt32>? {
    guard y < height else { return nil }
    return unsafe pixels.baseAddress.map { unsafe $0 + (y - top) * width }
  }

  /// The pixels of a row, or empty if the picture doesn't have the row.
  func wholeRow(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    unsafe UnsafeBufferPointer(start: row(y), count: y < height ? width : 0)
  }

  /// Whether a pixel has fewer than eight neighbours.
  func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  /// The number of the eight pixels around a pixel that are equal to it. The pixel must not be at an edge.
  func equalNeighbourCount(_ x: Int, _ y: Int) -> Int {
    let own = (y - top) * width + x
    let (above, below) = (own - width, own + width)
    let pixel = unsafe pixels[own]
    func equal(_ index: Int) -> Int { unsafe pixels[index] == pixel ? 1 : 0 }
    return equal(above - 1) + equal(above) + equal(above + 1) + equal(own - 1) + equal(own + 1) + equal(below - 1)
      + equal(below) + equal(below + 1)
  }

  /// Whether a pixel has the colour of the up to eight pixels around it.
  func isFlat(_ x: Int, _ y: Int) -> Bool {
    guard isAtEdge(x, y) else { return equalNeighbourCount(x, y) == 8 }
    var isFlat = true
    forEachNeighbour(x, y) { if self[$0, $1] != self[x, y] { isFlat = false } }
    return isFlat
  }

  /// Calls `body` with the up to eight pixels around a pixel, column by column. The first of equally dark pixels
  /// decides.
  func forEachNeighbour(_ x: Int, _ y: Int, _ body: (Int, Int) -> Void) {
    for nx in max(0, x - 1)...min(width - 1, x + 1) {
      for ny in max(0, y - 1)...min(height - 1, y + 1) where nx != x || ny != y { body(nx, ny) }
    }
  }
}
