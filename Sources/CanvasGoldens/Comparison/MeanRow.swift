/// One row of a panel for one picture: the means of the premultiplied pixels that are combined.
struct MeanRow {
  /// The rounded means for the picture's columns. Valid after `finish`.
  private(set) var pixels: [UInt32] = []
  /// Whether all means are opaque. Valid after `finish`.
  private(set) var isOpaque = true
  private let factor: Int
  /// The sums for each column of the picture over the added rows, at most 32 767. Empty for a panel that isn't
  /// reduced, because a pixel is its own mean.
  private var sums: [SIMD4<UInt32>] = []
  private var rowCount = 0

  init(factor: Int) { self.factor = factor }

  subscript(x: Int) -> PremultipliedPixel? { x < pixels.count ? PremultipliedPixel(bits: pixels[x]) : nil }

  mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
    guard factor > 1 else {
      pixels.removeAll(keepingCapacity: true)
      unsafe pixels.append(contentsOf: row)
      isOpaque = unsafe PNGRow.isOpaque(row)
      if !isOpaque { for x in pixels.indices { pixels[x] = Self.premultiplied(pixels[x]) } }
      return
    }
    guard !row.isEmpty else { return }
    if rowCount == 0 {
      sums.removeAll(keepingCapacity: true)
      sums.append(contentsOf: repeatElement(.zero, count: row.count))
    }
    rowCount += 1
    let isOpaque = unsafe PNGRow.isOpaque(row)
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      guard isOpaque else {
        for x in row.indices { unsafe sums[x] &+= Self.channels(Self.premultiplied(row[x])) }
        return
      }
      for x in row.indices { unsafe sums[x] &+= Self.channels(row[x]) }
    }
  }

  mutating func finish() {
    guard factor > 1 else { return }
    pixels.removeAll(keepingCapacity: true)
    // The sums of all columns of a pixel are at most 255 · factor².
    if factor <= 4096 { appendMeans(UInt32.self) } else { appendMeans(UInt64.self) }
    isOpaque = pixels.withUnsafeBufferPointer { unsafe PNGRow.isOpaque($0) }
    sums.removeAll(keepingCapacity: true)
    rowCount = 0
  }

  @inline(__always)
  private mutating func appendMeans<Sum: FixedWidthInteger & UnsignedInteger & SIMDScalar>(_: Sum.Type) {
    var start = 0
    while start < sums.count {
      let end = min(start + factor, sums.count)
      let count = Sum(rowCount * (end - start))
      var sum = SIMD4<Sum>(repeating: count / 2)
      for x in start..<end { sum &+= SIMD4<Sum>(truncatingIfNeeded: sums[x]) }
      // There is no vector division, but there are vector shifts.
      let isPower = count & (count - 1) == 0
      let mean = isPower ? sum &>> SIMD4(repeating: Sum(count.trailingZeroBitCount)) : sum / SIMD4(repeating: count)
      pixels.append(unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self))
      start = end
    }
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// The premultiplied form of a straight pixel.
  static func premultiplied(_ bits: UInt32) -> UInt32 {
    bits >> 24 == 255 ? bits : StraightPixel(bits: bits).premultiplied.bits
  }
}
