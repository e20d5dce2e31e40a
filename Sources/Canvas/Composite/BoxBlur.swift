/// A Gaussian blur of one channel, as three box blurs one after the other.
///
/// The boxes' sizes are those of W3C Filter Effects 1 (feGaussianBlur): for a standard deviation σ the size is
/// d = ⌊σ · 3·√(2π)/4 + ½⌋; three boxes of an odd d, or, for an even one, two of size d that lean half a pixel either way
/// and one of d + 1. The response differs from the true Gaussian's by at most 3 % of its peak for σ of 2 and more, and
/// by 5 % below. Values are kept in 1/256 between the passes, so that rounding adds less than one level.
struct BoxBlur {
  /// Pixels before and after a pixel that its box takes in.
  private let boxes: [(before: Int, after: Int)]

  /// How far it spreads a pixel, in pixels, in each direction.
  var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// The largest standard deviation; larger ones count as this.
  static let maximumDeviation = 500.0

  /// - Parameter standardDeviation: In pixels; not positive, or not a number, leaves the channel as it is.
  init(standardDeviation: Double) {
    let deviation = standardDeviation > 0 ? min(standardDeviation, Self.maximumDeviation) : 0
    let size = Int(saturating: deviation * 1.879_971_205_598_533_7 + 0.5)
    let half = size / 2
    if size <= 1 {
      boxes = []
    } else if size % 2 == 1 {
      boxes = [(half, half), (half, half), (half, half)]
    } else {
      boxes = [(half, half - 1), (half - 1, half), (half, half)]
    }
  }

  /// Blurs a plane of `width` columns; outside of it all is 0.
  func apply(to plane: inout [UInt8], width: Int) {
    guard !boxes.isEmpty, width > 0, plane.count >= width else { return }
    let height = plane.count / width
    var source = plane.map { UInt16($0) << 8 }
    var target = source
    for box in boxes {
      blurRows(&source, &target, width: width, height: height, box)
      swap(&source, &target)
    }
    for box in boxes {
      blurColumns(&source, &target, width: width, height: height, box)
      swap(&source, &target)
    }
    for i in plane.indices { plane[i] = UInt8(truncatingIfNeeded: min((UInt32(source[i]) + 128) >> 8, 255)) }
  }

  private func blurRows(
    _ source: inout [UInt16], _ target: inout [UInt16], width: Int, height: Int, _ box: (before: Int, after: Int)
  ) {
    let size = UInt32(box.before + box.after + 1)
    for row in 0..<height {
      let start = row * width
      var sum: UInt32 = 0
      for x in 0..<min(box.after, width) { sum += UInt32(source[start + x]) }
      for x in 0..<width {
        if x + box.after < width { sum += UInt32(source[start + x + box.after]) }
        if x > box.before { sum -= UInt32(source[start + x - box.before - 1]) }
        target[start + x] = UInt16(truncatingIfNeeded: (sum + size / 2) / size)
      }
    }
  }

  // All columns at once, row by row: memory is read in its order.
  private func blurColumns(
    _ source: inout [UInt16], _ target: inout [UInt16], width: Int, height: Int, _ box: (before: Int, after: Int)
  ) {
    let size = UInt32(box.before + box.after + 1)
    var sums = [UInt32](repeating: 0, count: width)
    for y in 0..<min(box.after, height) {
      for x in 0..<width { sums[x] += UInt32(source[y * width + x]) }
    }
    for y in 0..<height {
      let entering = y + box.after < height ? (y + box.after) * width : nil
      let leaving = y > box.before ? (y - box.before - 1) * width : nil
      for x in 0..<width {
        if let entering { sums[x] += UInt32(source[entering + x]) }
        if let leaving { sums[x] -= UInt32(source[leaving + x]) }
        target[y * width + x] = UInt16(truncatingIfNeeded: (sums[x] + size / 2) / size)
      }
    }
  }
}
