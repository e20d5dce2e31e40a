internal import Canvas

/// Detects pixels that look like the antialiased edge of a shape, after V. Vyšniauskas, "Anti-aliased Pixel and
/// Intensity Slope Detector" (2009). It matches pixelmatch except for translucent pixels.
///
/// A pixel is antialiased if, in one of the pictures, it is between a darker and a brighter neighbour, has at most
/// two neighbours of its own brightness, and its darkest or brightest neighbour belongs to a flat area in both
/// pictures, with at least three equal neighbours there. The edge of the picture counts as one equal neighbour.
enum AntialiasingDetector {
  /// Whether a pixel of both pictures is antialiased in one of them.
  static func isAntialiased(_ actual: PixelGrid, _ expected: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    // Over black, a black shape without a background has no visible edge, and over white a white one. Testing both
    // finds every edge.
    [0, 255].contains { background in
      isSlope(in: actual, beside: expected, x, y, background) || isSlope(in: expected, beside: actual, x, y, background)
    }
  }

  private static func isSlope(
    in picture: PixelGrid, beside other: PixelGrid, _ x: Int, _ y: Int, _ background: Int
  ) -> Bool {
    let own = brightness(picture[x, y], background)
    var equalCount = picture.isAtEdge(x, y) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    picture.forEachNeighbour(x, y) { nx, ny in
      let difference = brightness(picture[nx, ny], background) - own
      if difference == 0 { equalCount += 1 }
      if difference < darkest.difference { darkest = (difference, nx, ny) }
      if difference > brightest.difference { brightest = (difference, nx, ny) }
    }
    // A slope has both a darker and a brighter neighbour.
    guard equalCount <= 2, darkest.difference < 0, brightest.difference > 0 else { return false }
    return isFlat(picture, darkest.x, darkest.y) && isFlat(other, darkest.x, darkest.y)
      || isFlat(picture, brightest.x, brightest.y) && isFlat(other, brightest.x, brightest.y)
  }

  private static func isFlat(_ picture: PixelGrid, _ x: Int, _ y: Int) -> Bool {
    guard x < picture.width, y < picture.height else { return false }
    let own = picture[x, y]
    var count = picture.isAtEdge(x, y) ? 1 : 0
    picture.forEachNeighbour(x, y) { nx, ny in
      if picture[nx, ny] == own { count += 1 }
    }
    return count >= 3
  }

  /// The Y of YIQ in levels, with pixelmatch's weights, for a straight pixel over black (0) or white (255).
  private static func brightness(_ bits: UInt32, _ background: Int) -> Double {
    let pixel = StraightPixel(bits: bits).premultiplied
    let luma =
      0.29889531 * Double(pixel.red) + 0.58662247 * Double(pixel.green) + 0.11448223 * Double(pixel.blue)
    return luma + Double((255 - Int(pixel.alpha)) * background) / 255
  }
}

/// The pixels of a picture during a comparison.
struct PixelGrid {
  private let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    unsafe self.pixels = pixels
    self.width = width
    height = pixels.count / width
  }

  /// The pixel at a position, which must exist.
  subscript(x: Int, y: Int) -> UInt32 { unsafe pixels[y * width + x] }

  /// The pixels of a row, or nil if the picture doesn't have the row.
  func row(_ y: Int) -> UnsafePointer<UInt32>? {
    guard y < height else { return nil }
    return unsafe pixels.baseAddress.map { unsafe $0 + y * width }
  }

  /// The pixels of a row, or empty if the picture doesn't have the row.
  func wholeRow(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    unsafe UnsafeBufferPointer(start: row(y), count: y < height ? width : 0)
  }

  /// Whether a pixel has fewer than eight neighbours.
  func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  /// Calls `body` with the up to eight pixels around a pixel, column by column. The first of equally dark pixels
  /// decides.
  func forEachNeighbour(_ x: Int, _ y: Int, _ body: (Int, Int) -> Void) {
    for nx in max(0, x - 1)...min(width - 1, x + 1) {
      for ny in max(0, y - 1)...min(height - 1, y + 1) where nx != x || ny != y { body(nx, ny) }
    }
  }
}
