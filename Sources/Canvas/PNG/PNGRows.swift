/// The rows of a PNG: samples of its layout, packed and filtered, each row after the number of its filter.
struct PNGRows {
  let layout: PNGLayout
  /// Whether each row gets its best filter, which requires trying all of them. Otherwise no row is filtered.
  let isFiltered: Bool
  let width: Int
  let kernels: Kernels
  private let converter: PNGRowConverter

  /// Palette indexes are never filtered, because their differences are meaningless. Nor are samples below 8 bits,
  /// which are packed into bytes.
  init(layout: PNGLayout, isFiltered: Bool, width: Int, kernels: Kernels) {
    self.layout = layout
    self.isFiltered = isFiltered && layout.canBeFiltered
    self.width = width
    self.kernels = kernels
    converter = PNGRowConverter(layout: layout, kernels: kernels)
  }

  /// The number of bytes of a row, including the number of its filter.
  var bytesPerRow: Int { 1 + (width * layout.color.channelCount * layout.bitDepth + 7) / 8 }

  /// Writes some of the rows of a picture. `out` has room for `bytesPerRow` bytes for each.
  ///
  /// - Parameters:
  ///   - pixels: The pixels of the rows, and of the row above if there is one.
  ///   - first: The row at which `pixels` begins.
  func write(
    _ rows: Range<Int>, of pixels: UnsafeBufferPointer<UInt32>, from first: Int, to out: UnsafeMutablePointer<UInt8>
  ) {
    let sampleCount = width * layout.color.channelCount
    // The row and the row above, which is zero above the first row.
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * sampleCount)
    defer { unsafe scratch.deallocate() }
    unsafe scratch.initialize(repeating: 0, count: 2 * sampleCount)
    var (row, above) = unsafe (scratch, scratch + sampleCount)
    func pixelRow(_ y: Int) -> UnsafeBufferPointer<UInt32> {
      unsafe UnsafeBufferPointer(rebasing: pixels[(y - first) * width..<(y - first + 1) * width])
    }
    if isFiltered, rows.lowerBound > 0 { unsafe converter.convert(pixelRow(rows.lowerBound - 1), to: row) }
    for y in rows {
      let pixels = unsafe pixelRow(y)
      let written = unsafe out + (y - rows.lowerBound) * bytesPerRow
      let isRepeated = unsafe y > 0 && PNGRow.isSameAsAbove(pixels)
      if !isFiltered {
        if isRepeated, y > rows.lowerBound {
          unsafe written.update(from: written - bytesPerRow, count: bytesPerRow)
        } else {
          unsafe writeUnfiltered(pixels, scratch: row, to: written)
        }
      } else if isRepeated {
        // The same samples remain in `row`.
        unsafe written.initialize(repeating: 0, count: bytesPerRow)
        unsafe written[0] = PNGFilter.up.rawValue
      } else {
        unsafe swap(&row, &above)
        unsafe converter.convert(pixels, to: row)
        unsafe writeLightest(row, above: above, to: written)
      }
    }
  }

  private func writeUnfiltered(
    _ pixels: UnsafeBufferPointer<UInt32>, scratch: UnsafeMutablePointer<UInt8>, to out: UnsafeMutablePointer<UInt8>
  ) {
    unsafe out[0] = PNGFilter.none.rawValue
    guard layout.bitDepth < 8 else { return unsafe converter.convert(pixels, to: out + 1) }
    unsafe converter.convert(pixels, to: scratch)
    unsafe pack(scratch, to: out + 1)
  }

  private func writeLightest(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, to out: UnsafeMutablePointer<UInt8>
  ) {
    let (count, pixelSize) = (width * layout.color.channelCount, layout.color.channelCount)
    let filter = unsafe PNGFilter.lightest(of: row, above: above, count: count, pixelSize: pixelSize, kernels: kernels)
    unsafe out[0] = filter.rawValue
    unsafe filter.apply(to: row, above: above, count: count, pixelSize: pixelSize, into: out + 1, kernels: kernels)
  }

  /// Packs samples of 1, 2 or 4 bits, the first in the highest bits of a byte.
  private func pack(_ samples: UnsafePointer<UInt8>, to out: UnsafeMutablePointer<UInt8>) {
    let bits = layout.bitDepth
    let samplesOfByte = 8 / bits
    for start in stride(from: 0, to: width, by: samplesOfByte) {
      var byte: UInt8 = 0
      for i in 0..<samplesOfByte {
        byte = byte << bits | (start + i < width ? unsafe samples[start + i] : 0)
      }
      unsafe out[start / samplesOfByte] = byte
    }
  }
}
