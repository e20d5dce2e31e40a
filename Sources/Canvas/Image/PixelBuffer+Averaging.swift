extension PixelBuffer {
  /// The picture reduced by averaging areas. A side that would grow stays unchanged.
  func reduced(toWidth newWidth: Int, height newHeight: Int) throws(ImageSizeError) -> PixelBuffer {
    try averaged(toWidth: min(max(newWidth, 1), width), height: min(max(newHeight, 1), height))
  }

  /// The picture at another size. Each new pixel is the exact mean, rounded to nearest (halves up), of the area of
  /// old pixels that it covers, premultiplied.
  func averaged(toWidth newWidth: Int, height newHeight: Int) throws(ImageSizeError) -> PixelBuffer {
    guard newWidth != width || newHeight != height else { return self }
    let columns = (0..<newWidth).map { AreaShare(of: $0, count: width, newCount: newWidth) }
    let wholeColumn = AreaShare.whole(count: width, newCount: newWidth)
    let wholeRow = AreaShare.whole(count: height, newCount: newHeight)
    // A row's sums are at most 255 · 32 767. The sums of a pixel stay far below 2^53, where doubles are exact.
    var rowSums = [SIMD4<UInt32>](repeating: .zero, count: newWidth)
    var sums = [SIMD4<Double>](repeating: .zero, count: newWidth)
    // Sums are integers: adding a quarter rounds halves up and changes nothing else.
    let reciprocal = 1 / (Double(columns[0].total) * Double(AreaShare(of: 0, count: height, newCount: newHeight).total))
    var summedRow = -1
    return try unsafe written(width: newWidth, height: newHeight) { source, target in
      for newY in 0..<newHeight {
        let rows = AreaShare(of: newY, count: height, newCount: newHeight)
        for y in rows.first...rows.last {
          // New rows share the old row at their border, which is summed only once.
          if y != summedRow {
            unsafe Self.sum(source, from: y * width, columns: columns, whole: wholeColumn, into: &rowSums)
            summedRow = y
          }
          let weight = Double(y == rows.first ? rows.firstWeight : y == rows.last ? rows.lastWeight : wholeRow)
          if y == rows.first {
            for x in 0..<newWidth { sums[x] = SIMD4<Double>(rowSums[x]) * weight }
          } else {
            for x in 0..<newWidth { sums[x] += SIMD4<Double>(rowSums[x]) * weight }
          }
        }
        for x in 0..<newWidth {
          let means = (sums[x] + 0.25) * reciprocal + FixedPoint.roundingConstant
          let bytes = unsafe SIMD4<UInt8>(truncatingIfNeeded: unsafeBitCast(means, to: SIMD4<UInt64>.self))
          unsafe target[newY * newWidth + x] = unsafeBitCast(bytes, to: UInt32.self)
        }
      }
    }
  }

  // Computes the weighted sums of one old row for each new column.
  private static func sum(
    _ pixels: UnsafeBufferPointer<UInt32>, from start: Int, columns: [AreaShare], whole: UInt32,
    into sums: inout [SIMD4<UInt32>]
  ) {
    func channels(_ x: Int) -> SIMD4<UInt32> {
      SIMD4<UInt32>(truncatingIfNeeded: unsafe unsafeBitCast(pixels[start + x], to: SIMD4<UInt8>.self))
    }
    for i in columns.indices {
      let share = columns[i]
      var sum = channels(share.first) &* share.firstWeight
      if share.first < share.last {
        var middle = SIMD4<UInt32>.zero
        for x in share.first + 1..<share.last { middle &+= channels(x) }
        sum &+= middle &* whole &+ channels(share.last) &* share.lastWeight
      }
      sums[i] = sum
    }
  }
}

/// The old positions along a side that a new one covers, and the shares of the first and the last.
///
/// Shares are integers: with common factors removed, an old position is `newCount` long and a new one `count`.
private struct AreaShare {
  let first: Int
  let last: Int
  let firstWeight: UInt32
  /// 0 if the first is the last.
  let lastWeight: UInt32
  /// The length of the new position, which is the sum of the shares.
  let total: Int

  init(of new: Int, count: Int, newCount: Int) {
    let divisor = greatestCommonDivisor(count, newCount)
    let (length, newLength) = (newCount / divisor, count / divisor)
    let start = new * newLength
    let end = start + newLength
    first = start / length
    last = (end - 1) / length
    firstWeight = UInt32(min((first + 1) * length, end) - start)
    lastWeight = first == last ? 0 : UInt32(end - last * length)
    total = newLength
  }

  /// The share of an old position between the first and the last.
  static func whole(count: Int, newCount: Int) -> UInt32 { UInt32(newCount / greatestCommonDivisor(count, newCount)) }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }
