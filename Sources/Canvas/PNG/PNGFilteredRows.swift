internal import CanvasKernels

/// A picture's rows as its PNG has them: samples of its layout, packed and filtered, each row after its filter's number.
struct PNGFilteredRows {
  let layout: PNGLayout
  let filtering: Filtering
  let width: Int
  private let converter: PNGRowConverter

  /// How the filters of rows are chosen.
  enum Filtering: Sendable {
    /// By what the row is.
    case byRow
    /// The same without a trial of all, which takes long.
    case byRowQuickly
    case none
    /// All are tried.
    case all
  }

  init(layout: PNGLayout, filtering: Filtering, width: Int) {
    self.layout = layout
    self.filtering = filtering
    self.width = width
    converter = PNGRowConverter(layout: layout)
  }

  /// Its filter's number included.
  var bytesPerRow: Int { 1 + (width * layout.channelCount * layout.bitDepth + 7) / 8 }

  /// Hands out the bytes of some of the rows of a picture, a few rows at a time: they are still in the cache then.
  ///
  /// - Parameters:
  ///   - pixels: Those of the rows, and of the row above where there is one.
  ///   - first: The row that the pixels begin with.
  func forEachBlock(
    _ rows: Range<Int>, of pixels: UnsafeBufferPointer<UInt32>, from first: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard !rows.isEmpty else { return }
    let (sampleCount, bytesPerRow) = (width * layout.channelCount, bytesPerRow)
    let blockHeight = max(1, (1 << 15) / bytesPerRow)
    // The row, the row above, and a filter on trial; then the rows of a block. Above the first row all is zero.
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: 3 * sampleCount + blockHeight * bytesPerRow)
    defer { unsafe scratch.deallocate() }
    unsafe scratch.initialize(repeating: 0, count: 3 * sampleCount)
    var (row, above, trial) = unsafe (scratch, scratch + sampleCount, scratch + 2 * sampleCount)
    let block = unsafe scratch + 3 * sampleCount
    func pixelRow(_ y: Int) -> UnsafeBufferPointer<UInt32> {
      unsafe UnsafeBufferPointer(rebasing: pixels[(y - first) * width..<(y - first + 1) * width])
    }
    func areSamples(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
      if case .rgba = layout { unsafe PNGRow.isOpaque(pixels) } else { false }
    }
    var aboveAreSamples = unsafe rows.lowerBound > 0 && areSamples(pixelRow(rows.lowerBound - 1))
    // Which row's samples `row` holds, if any's; zeros before the first.
    var sampled: Int?
    var count = 0
    for y in rows {
      let pixels = unsafe pixelRow(y)
      let isRepeated = unsafe y > 0 && PNGRow.isSameAsAbove(pixels)
      let choice = unsafe choice(for: pixels, isFirst: y == 0, isRepeated: isRepeated)
      let areSamples = unsafe areSamples(pixels)
      if case .rgb = layout, case .one(let filter) = choice, filter == .sub || filter == .up {
        unsafe writeDifferences(pixels, filter, to: block + count)
      } else if areSamples, aboveAreSamples {
        unsafe writeSamples(pixels, choice, trial: trial, to: block + count)
      } else {
        if y > 0, sampled != y - 1 { unsafe converter.convert(pixelRow(y - 1), to: row) }
        unsafe swap(&row, &above)
        if isRepeated {
          unsafe row.update(from: above, count: sampleCount)
        } else {
          unsafe converter.convert(pixels, to: row)
        }
        sampled = y
        unsafe write(row, above: above, choice, trial: trial, to: block + count)
      }
      aboveAreSamples = areSamples
      count += bytesPerRow
      if count == blockHeight * bytesPerRow || y == rows.upperBound - 1 {
        unsafe body(UnsafeBufferPointer(start: block, count: count))
        count = 0
      }
    }
  }

  private enum Choice {
    case one(PNGFilter)
    case smallest
  }

  private func choice(for row: UnsafeBufferPointer<UInt32>, isFirst: Bool, isRepeated: Bool) -> Choice {
    // Numbers of colours mean nothing as differences. (Nor do samples below 8 bits: they are packed into bytes.)
    guard layout.bitDepth == 8 else { return .one(.none) }
    if case .indexed = layout { return .one(.none) }
    if isFirst { return .smallest }
    switch filtering {
    case .none: return .one(.none)
    case .all: return .smallest
    case .byRow, .byRowQuickly: break
    }
    let filtersFlat = layout.channelCount > 1
    if isRepeated { return .one(filtersFlat ? .up : .none) }
    let (across, down) = unsafe PNGRow.changes(row)
    // A row of a photograph or a gradient: most pixels differ from both neighbours, so small differences are what there
    // is to gain, and trying all filters pays.
    if filtering == .byRow, min(across, down) > row.count / 4 { return .smallest }
    guard filtersFlat, row.count > 1 else { return .one(.none) }
    return .one(across < down ? .sub : .up)
  }

  /// A row of opaque pixels, each less the one before it or the one above, without samples between.
  private func writeDifferences(
    _ row: UnsafeBufferPointer<UInt32>, _ filter: PNGFilter, to out: UnsafeMutablePointer<UInt8>
  ) {
    guard let row = row.baseAddress else { return }
    unsafe out[0] = filter.rawValue
    let bytes = unsafe out + 1
    let differences = unsafe Kernels.best.table.pointee.rgb_differences
    guard filter == .sub else { return unsafe differences(bytes, row, row - width, width) }
    unsafe withUnsafePointer(to: 0) { zero in unsafe differences(bytes, row, zero, 1) }
    unsafe differences(bytes + 3, row + 1, row, width - 1)
  }

  /// A row of opaque pixels below another one, in a layout with alpha: their bytes are the samples.
  private func writeSamples(
    _ row: UnsafeBufferPointer<UInt32>, _ choice: Choice, trial: UnsafeMutablePointer<UInt8>,
    to out: UnsafeMutablePointer<UInt8>
  ) {
    guard let row = row.baseAddress else { return }
    let count = width * layout.channelCount
    unsafe (row - width).withMemoryRebound(to: UInt8.self, capacity: 2 * count) { above in
      unsafe write(above + count, above: above, choice, trial: trial, to: out)
    }
  }

  private func write(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, _ choice: Choice, trial: UnsafeMutablePointer<UInt8>,
    to out: UnsafeMutablePointer<UInt8>
  ) {
    let count = width * layout.channelCount
    let filtered = unsafe out + 1
    switch choice {
    case .one(let filter):
      unsafe out[0] = filter.rawValue
      guard layout.bitDepth == 8 else { return unsafe pack(row, to: filtered) }
      unsafe filter.apply(to: row, above: above, count: count, pixelSize: layout.channelCount, into: filtered)
    case .smallest:
      var least = UInt32.max
      for filter in PNGFilter.allCases {
        unsafe filter.apply(to: row, above: above, count: count, pixelSize: layout.channelCount, into: trial)
        let weight = unsafe PNGFilter.weight(trial, count: count)
        guard weight < least else { continue }
        least = weight
        unsafe out[0] = filter.rawValue
        unsafe filtered.update(from: trial, count: count)
      }
    }
  }

  /// Samples of 1, 2 or 4 bits, the first in the highest bits of a byte.
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
