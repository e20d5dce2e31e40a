extension PixelBuffer {
  /// The picture made smaller by averaging: each new pixel is the exact mean, rounded to nearest, of the area of old
  /// pixels that it covers, premultiplied. A side that would grow stays as it is.
  func reduced(toWidth newWidth: Int, height newHeight: Int) throws(ImageSizeError) -> PixelBuffer {
    let newWidth = min(max(newWidth, 1), width)
    let newHeight = min(max(newHeight, 1), height)
    var result = try PixelBuffer(width: newWidth, height: newHeight)
    guard newWidth < width || newHeight < height else { return self }
    let (width, height) = (width, height)
    // Weights are whole numbers: an old column is newWidth wide and a new one width wide, on a common scale. A new
    // pixel is then a sum of products with total weight width · height.
    let area = UInt64(width) * UInt64(height)
    var columnSums = [UInt64](repeating: 0, count: newWidth * 4)
    var sums = [UInt64](repeating: 0, count: newWidth * 4)
    withPixels { source in
      result.withMutablePixels { target in
        for y in 0..<height {
          for i in columnSums.indices { columnSums[i] = 0 }
          forEachOverlap(count: width, newCount: newWidth) { x, newX, weight in
            let pixel = unsafe source[y * width + x]
            for channel in 0..<4 {
              columnSums[newX * 4 + channel] += UInt64((pixel >> UInt32(8 * channel)) & 255) * UInt64(weight)
            }
          }
          // An old row reaches into at most two new ones.
          let top = y * newHeight
          let firstRow = top / height
          let boundary = (firstRow + 1) * height
          let upperWeight = min(boundary, top + newHeight) - top
          for i in sums.indices { sums[i] += columnSums[i] * UInt64(upperWeight) }
          guard boundary <= top + newHeight else { continue }
          for newX in 0..<newWidth {
            var pixel: UInt32 = 0
            for channel in 0..<4 {
              let mean = (sums[newX * 4 + channel] + area / 2) / area
              pixel |= UInt32(truncatingIfNeeded: mean) << UInt32(8 * channel)
            }
            unsafe target[firstRow * newWidth + newX] = pixel
          }
          let lowerWeight = UInt64(newHeight - upperWeight)
          for i in sums.indices { sums[i] = columnSums[i] * lowerWeight }
        }
      }
    }
    return result
  }
}

/// Calls `body` with each old position, each new one that it overlaps, and by how much (an old one is `newCount` wide).
private func forEachOverlap(count: Int, newCount: Int, _ body: (Int, Int, Int) -> Void) {
  var new = 0
  for old in 0..<count {
    var start = old * newCount
    let end = start + newCount
    while start < end {
      let boundary = (new + 1) * count
      let stop = min(boundary, end)
      body(old, new, stop - start)
      start = stop
      if stop == boundary { new += 1 }
    }
  }
}
