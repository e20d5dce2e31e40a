public import Canvas

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Compares two pictures pixel by pixel: all four channels, exactly.
///
/// What is compared are the premultiplied pixels, the form they are drawn in: so two fully transparent pixels are
/// equal whatever colour a file stored beneath them. Scales are not compared; pixels have none.
///
///     let comparison = ImageComparison()
///     if let difference = comparison.compare(actual: drawn, expected: golden) {
///       print(difference)   // 3 of 10000 pixels differ (0.03%) in 2x2 at 40,17; …
///     }
public struct ImageComparison: Sendable, Hashable {
  public init() {}

  /// What differs; nil where the pictures are equal.
  ///
  /// Pictures of different sizes are laid over each other at their top left corners, and a pixel that only one of
  /// them has counts as different. Equal pictures cost one `memcmp`, copies that share their pixels nothing.
  public func compare(actual: Image, expected: Image) -> ImageDifference? {
    guard actual.pixels != expected.pixels else { return nil }
    var difference = ImageDifference(actual: actual.pixels, expected: expected.pixels)
    actual.pixels.withPixels { actualPixels in
      expected.pixels.withPixels { expectedPixels in
        unsafe difference.compareShared(actualPixels, expectedPixels)
      }
    }
    difference.addUnshared(actual: actual.pixels, expected: expected.pixels)
    return difference
  }
}

extension ImageDifference {
  /// Nothing different yet.
  fileprivate init(actual: PixelBuffer, expected: PixelBuffer) {
    actualSize = PixelSize(width: actual.width, height: actual.height)
    expectedSize = PixelSize(width: expected.width, height: expected.height)
    let shared = min(actual.width, expected.width) * min(actual.height, expected.height)
    pixelCount = actual.width * actual.height + expected.width * expected.height - shared
  }

  /// The rows that both pictures have, as far as both have them.
  fileprivate mutating func compareShared(
    _ actual: UnsafeBufferPointer<UInt32>, _ expected: UnsafeBufferPointer<UInt32>
  ) {
    let width = min(actualSize.width, expectedSize.width)
    let height = min(actualSize.height, expectedSize.height)
    guard let actualBase = actual.baseAddress, let expectedBase = expected.baseAddress else { return }
    var largest = SIMD4<UInt8>()
    for y in 0..<height {
      let actualRow = unsafe actualBase + y * actualSize.width
      let expectedRow = unsafe expectedBase + y * expectedSize.width
      // Most rows of a failing picture are equal: memcmp passes them at the speed of memory.
      if unsafe memcmp(actualRow, expectedRow, width * MemoryLayout<UInt32>.stride) == 0 { continue }
      var count = 0
      var minX = width
      var maxX = 0
      var rowLargest = SIMD4<UInt8>()
      for x in 0..<width {
        let a = unsafe actualRow[x]
        let b = unsafe expectedRow[x]
        guard a != b else { continue }
        count &+= 1
        if minX == width { minX = x }
        maxX = x
        let av = unsafe unsafeBitCast(a.littleEndian, to: SIMD4<UInt8>.self)
        let bv = unsafe unsafeBitCast(b.littleEndian, to: SIMD4<UInt8>.self)
        rowLargest = pointwiseMax(rowLargest, pointwiseMax(av, bv) &- pointwiseMin(av, bv))
      }
      largest = pointwiseMax(largest, rowLargest)
      add(
        count: count, in: PixelArea(x: minX, y: y, width: maxX - minX + 1, height: 1),
        actual: unsafe PremultipliedPixel(bits: actualRow[minX]),
        expected: unsafe PremultipliedPixel(bits: expectedRow[minX]))
    }
    for channel in Channel.allCases where largest[channel.rawValue] > largestChannelDifference {
      largestChannelDifference = Int(largest[channel.rawValue])
      largestChannel = channel
    }
  }

  /// The pixels that only one picture has: to the right of the other, and below it.
  fileprivate mutating func addUnshared(actual: PixelBuffer, expected: PixelBuffer) {
    let width = min(actual.width, expected.width)
    let height = min(actual.height, expected.height)
    func add(_ buffer: PixelBuffer, _ values: (PremultipliedPixel) -> (PremultipliedPixel?, PremultipliedPixel?)) {
      let right = PixelArea(x: width, y: 0, width: buffer.width - width, height: buffer.height)
      // As wide as what is shared: the rest of these rows is in `right`.
      let below = PixelArea(x: 0, y: height, width: width, height: buffer.height - height)
      for area in [right, below] where area.width > 0 && area.height > 0 {
        let first = values(buffer[area.x, area.y])
        self.add(count: area.width * area.height, in: area, actual: first.0, expected: first.1)
      }
    }
    add(actual) { ($0, nil) }
    add(expected) { (nil, $0) }
  }

  /// Adds different pixels, of which the first in reading order stands at the area's corner with these values.
  private mutating func add(
    count: Int, in area: PixelArea, actual: PremultipliedPixel?, expected: PremultipliedPixel?
  ) {
    if (area.y, area.x) < (first.y, first.x) || differentPixelCount == 0 {
      first = PixelPair(
        x: area.x, y: area.y, actual: actual.map(PixelValue.init), expected: expected.map(PixelValue.init))
    }
    bounds = differentPixelCount == 0 ? area : bounds.union(area)
    differentPixelCount += count
  }
}
