/// A Gaussian blur of one channel, as three box blurs one after the other.
///
/// The boxes have odd sizes, so that the blur is the same from every side, and together nearly the Gaussian's variance
/// (Kovesi, "Fast Almost-Gaussian Filtering", 2010). For a standard deviation of 1.5 and more the response differs from
/// the Gaussian's by at most 7 % of its peak; below, where a box is a pixel or three, by up to 38 %. Values are kept in
/// 1/256 between the passes, so that rounding adds less than one level.
struct BoxBlur {
  /// How many pixels to either side each box takes in.
  private let radii: [Int]

  /// How far it spreads a pixel, in pixels, in each direction.
  var reach: Int { radii.reduce(0, +) }

  /// The largest standard deviation; larger ones count as this.
  static let maximumDeviation = 500.0

  /// - Parameter standardDeviation: In pixels; not positive, or not a number, leaves the channel as it is.
  init(standardDeviation: Double) {
    let deviation = standardDeviation > 0 ? min(standardDeviation, Self.maximumDeviation) : 0
    // A box of w pixels has the variance (w² − 1) / 12. Three of the odd size below the ideal one, or of the next, as
    // many of each as come nearest.
    let variance = 12 * deviation * deviation
    let smaller = (Int(saturating: (variance / 3 + 1).squareRoot()) - 1) / 2
    let size = Double(2 * smaller + 1)
    let count = Int(saturating: ((3 * size * size + 12 * size + 9 - variance) / (4 * size + 4)).rounded())
    radii = (0..<3).map { $0 < count ? smaller : smaller + 1 }.filter { $0 > 0 }
  }

  /// Blurs a plane of `width` columns; outside of it all is 0.
  func apply(to plane: inout [UInt8], width: Int) {
    guard !radii.isEmpty, width > 0, plane.count >= width else { return }
    let height = plane.count / width
    var source = plane.map { UInt16($0) << 8 }
    var target = source
    for radius in radii {
      blurRows(&source, &target, width: width, height: height, radius)
      swap(&source, &target)
    }
    for radius in radii {
      blurColumns(&source, &target, width: width, height: height, radius)
      swap(&source, &target)
    }
    for i in plane.indices { plane[i] = UInt8(truncatingIfNeeded: min((UInt32(source[i]) + 128) >> 8, 255)) }
  }

  private func blurRows(
    _ source: inout [UInt16], _ target: inout [UInt16], width: Int, height: Int, _ radius: Int
  ) {
    let size = UInt32(2 * radius + 1)
    for row in 0..<height {
      let start = row * width
      var sum: UInt32 = 0
      for x in 0..<min(radius, width) { sum += UInt32(source[start + x]) }
      for x in 0..<width {
        if x + radius < width { sum += UInt32(source[start + x + radius]) }
        if x > radius { sum -= UInt32(source[start + x - radius - 1]) }
        target[start + x] = UInt16(truncatingIfNeeded: (sum + size / 2) / size)
      }
    }
  }

  // All columns at once, row by row: memory is read in its order.
  private func blurColumns(
    _ source: inout [UInt16], _ target: inout [UInt16], width: Int, height: Int, _ radius: Int
  ) {
    let size = UInt32(2 * radius + 1)
    var sums = [UInt32](repeating: 0, count: width)
    for y in 0..<min(radius, height) {
      for x in 0..<width { sums[x] += UInt32(source[y * width + x]) }
    }
    for y in 0..<height {
      let entering = y + radius < height ? (y + radius) * width : nil
      let leaving = y > radius ? (y - radius - 1) * width : nil
      for x in 0..<width {
        if let entering { sums[x] += UInt32(source[entering + x]) }
        if let leaving { sums[x] -= UInt32(source[leaving + x]) }
        target[y * width + x] = UInt16(truncatingIfNeeded: (sums[x] + size / 2) / size)
      }
    }
  }
}
