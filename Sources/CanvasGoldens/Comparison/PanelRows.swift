internal import Canvas

/// A panel's pixels, made band by band.
struct PanelRows: PixelRows {
  let width: Int
  let height: Int
  private let run: ComparisonRun
  private let parts: [PanelPart]
  /// How far a part begins after the one before it.
  private let step: Int
  private let partWidth: Int
  /// How many pixels of the pictures on each axis become one.
  private let factor: Int
  /// The larger picture's on each axis.
  private let source: PixelSize

  init(_ run: ComparisonRun, parts: [PanelPart], gap: Int, fitting limit: PixelSize?) {
    self.run = run
    self.parts = parts
    let source = ImageComparison.size(ofBoth: run.actual, run.expected)
    self.source = source
    func count(_ side: Int, _ part: Int) -> Int { (side + part - 1) / part }
    let factor =
      limit.map { max(count(source.width, max(1, $0.width)), count(source.height, max(1, $0.height))) } ?? 1
    self.factor = factor
    partWidth = count(source.width, factor)
    step = partWidth + gap
    // Up to 32 767 pixels a part: a product that large is still a number.
    width = parts.count * step - gap
    height = count(source.height, factor)
  }

  /// Writes some of the rows.
  func fill(_ pixels: UnsafeMutableBufferPointer<UInt32>, with rows: Range<Int>) {
    let ground = (parts == [.mask] ? PremultipliedPixel.clear : PanelPixel.background).bits
    var block = PanelBlock(width: partWidth, factor: factor, needsHeat: parts.contains(.heat))
    func finish(_ y: Int) {
      block.finish()
      let start = (y - rows.lowerBound) * width
      for (number, part) in parts.enumerated() {
        let left = start + number * step
        unsafe block.write(
          part, y, ground: ground, to: UnsafeMutableBufferPointer(rebasing: pixels[left..<left + partWidth]))
        if number < parts.count - 1 {
          unsafe UnsafeMutableBufferPointer(rebasing: pixels[left + partWidth..<left + step]).update(repeating: ground)
        }
      }
    }
    let sourceRows = rows.lowerBound * factor..<min(rows.upperBound * factor, source.height)
    run.actual.pixels.withPixels { actual in
      run.expected.pixels.withPixels { expected in
        let actual = unsafe PixelGrid(actual, width: run.actual.pixelWidth)
        let expected = unsafe PixelGrid(expected, width: run.expected.pixelWidth)
        run.forEachStates(of: sourceRows) { y, states, isSame in
          unsafe block.add(actual: actual.wholeRow(y), expected: expected.wholeRow(y), states, isSame)
          if (y + 1) % factor == 0 || y + 1 == sourceRows.upperBound { finish(y / factor) }
        }
      }
    }
  }

  func withRows<R>(_ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
    let count = rows.count * width
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      unsafe fill(UnsafeMutableBufferPointer(rebasing: pixels[..<count]), with: rows)
      initializedCount = count
    }
    return unsafe pixels.withUnsafeBufferPointer { unsafe body($0) }
  }
}

/// What one row of a panel is made of: as many rows of the pictures as become one.
///
/// Colours are averaged; of states and of differences the worst counts.
private struct PanelBlock {
  private let width: Int
  private let factor: Int
  private let needsHeat: Bool
  private var actual: MeanRow
  /// The expected picture's row, where it is not the same.
  private var other: MeanRow
  private var areSame = true
  private var states: [DifferenceMask.PixelState]
  /// The largest difference in a channel, in levels.
  private var levels: [UInt8]
  private var isEmpty = true

  init(width: Int, factor: Int, needsHeat: Bool) {
    self.width = width
    self.factor = factor
    self.needsHeat = needsHeat
    actual = MeanRow(width: width, factor: factor)
    other = MeanRow(width: width, factor: factor)
    states = Array(repeating: .outside, count: width)
    levels = Array(repeating: 0, count: width)
  }

  private var expected: MeanRow { areSame ? actual : other }

  /// Adds a row of each picture; it is empty where the picture has none.
  mutating func add(
    actual a: UnsafeBufferPointer<UInt32>, expected b: UnsafeBufferPointer<UInt32>,
    _ rowStates: [DifferenceMask.PixelState], _ isSame: Bool
  ) {
    if isEmpty {
      for x in 0..<width {
        states[x] = .outside
        levels[x] = 0
      }
      (isEmpty, areSame) = (false, true)
    }
    if areSame, !isSame {
      other = actual
      areSame = false
    }
    unsafe actual.add(a)
    if !areSame { unsafe other.add(b) }
    if factor == 1 { states = rowStates } else { addWorst(of: rowStates) }
    if needsHeat, !isSame { unsafe addHeat(a, b, rowStates) }
  }

  private mutating func addWorst(of rowStates: [DifferenceMask.PixelState]) {
    for x in 0..<width {
      for i in x * factor..<min((x + 1) * factor, rowStates.count) where rowStates[i].rawValue > states[x].rawValue {
        states[x] = rowStates[i]
      }
    }
  }

  private mutating func addHeat(
    _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, _ rowStates: [DifferenceMask.PixelState]
  ) {
    var (x, left) = (0, factor)
    for i in rowStates.indices {
      switch rowStates[i] {
      case .outside, .equal, .ignored: break
      case .onlyInActual, .onlyInExpected: levels[x] = 255
      case .tolerated, .antialiased, .different: levels[x] = max(levels[x], unsafe Self.largestDifference(a[i], b[i]))
      }
      left -= 1
      if left == 0 { (x, left) = (x + 1, factor) }
    }
  }

  /// Of two straight pixels that are not equal, in the channel that differs most where colours are multiplied by alpha;
  /// at least 1, so that no unequal pixel gets lost.
  private static func largestDifference(_ a: UInt32, _ b: UInt32) -> UInt8 {
    let a = unsafeBitCast(premultiplied(a), to: SIMD4<UInt8>.self)
    let b = unsafeBitCast(premultiplied(b), to: SIMD4<UInt8>.self)
    return max(1, (pointwiseMax(a, b) &- pointwiseMin(a, b)).max())
  }

  fileprivate static func premultiplied(_ bits: UInt32) -> UInt32 {
    bits >> 24 == 255 ? bits : StraightPixel(bits: bits).premultiplied.bits
  }

  /// Ends the row; what is added after that is the next one's.
  mutating func finish() {
    actual.finish()
    if !areSame { other.finish() }
    isEmpty = true
  }

  /// Writes a part's row, with the ground where neither picture has a pixel.
  func write(_ part: PanelPart, _ y: Int, ground: UInt32, to row: UnsafeMutableBufferPointer<UInt32>) {
    switch part {
    case .expected: unsafe Self.write(expected.pixels, y, ground: ground, to: row)
    case .actual: unsafe Self.write(actual.pixels, y, ground: ground, to: row)
    case .difference:
      let expected = expected
      for x in 0..<width {
        let pixel = expected[x] ?? actual[x]
        unsafe row[x] = PanelPixel.difference(states[x], x, y, expected: pixel)?.bits ?? ground
      }
    case .mask: for x in 0..<width { unsafe row[x] = PanelPixel.mask(states[x]).bits }
    case .heat:
      let colors = HeatRamp.colors
      for x in 0..<width { unsafe row[x] = states[x] == .outside ? ground : colors[Int(levels[x])].bits }
    }
  }

  private static func write(
    _ pixels: [UInt32], _ y: Int, ground: UInt32, to row: UnsafeMutableBufferPointer<UInt32>
  ) {
    for x in pixels.indices {
      let bits = pixels[x]
      unsafe row[x] =
        bits >> 24 == 255 ? bits : PanelPixel.onCheckerboard(PremultipliedPixel(bits: bits), x, y).bits
    }
    for x in pixels.count..<row.count { unsafe row[x] = ground }
  }
}

/// A picture's part of one row of a panel: the means of the premultiplied pixels that become one.
private struct MeanRow {
  /// Those of the columns that the picture has, rounded to nearest; after `finish`.
  private(set) var pixels: [UInt32] = []
  private let factor: Int
  // Of a panel that is not reduced there are none: a pixel is its own mean.
  private var sums: [SIMD4<UInt64>]
  /// How many rows were added, and how long they are.
  private var rowCount = 0
  private var columnCount = 0

  init(width: Int, factor: Int) {
    self.factor = factor
    sums = Array(repeating: .zero, count: factor == 1 ? 0 : width)
  }

  subscript(x: Int) -> PremultipliedPixel? { x < pixels.count ? PremultipliedPixel(bits: pixels[x]) : nil }

  mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
    guard factor > 1 else {
      pixels.removeAll(keepingCapacity: true)
      unsafe pixels.append(contentsOf: row)
      for x in pixels.indices where pixels[x] >> 24 < 255 { pixels[x] = PanelBlock.premultiplied(pixels[x]) }
      return
    }
    guard !row.isEmpty else { return }
    let factor = factor
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      for x in 0..<(row.count + factor - 1) / factor {
        // At most 32 767 bytes of each channel.
        var sum = SIMD4<UInt32>.zero
        for i in x * factor..<min((x + 1) * factor, row.count) {
          let pixel = unsafe PanelBlock.premultiplied(row[i])
          sum &+= SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
        }
        unsafe sums[x] &+= SIMD4(truncatingIfNeeded: sum)
      }
    }
    rowCount += 1
    columnCount = max(columnCount, row.count)
  }

  mutating func finish() {
    guard factor > 1 else { return }
    pixels.removeAll(keepingCapacity: true)
    for x in 0..<(columnCount + factor - 1) / factor {
      let count = UInt64(rowCount * (min((x + 1) * factor, columnCount) - x * factor))
      let sum = sums[x] &+ SIMD4(repeating: count / 2)
      // There is no division of vectors, but a shift.
      let isPower = count & (count - 1) == 0
      let mean = isPower ? sum &>> SIMD4(repeating: UInt64(count.trailingZeroBitCount)) : sum / SIMD4(repeating: count)
      pixels.append(unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self))
      sums[x] = .zero
    }
    (rowCount, columnCount) = (0, 0)
  }
}
