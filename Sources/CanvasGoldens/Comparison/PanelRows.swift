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
    let ground = parts == [.mask] ? PremultipliedPixel.clear : PanelPixel.background
    unsafe pixels.update(repeating: ground.bits)
    var block = PanelBlock(width: partWidth, factor: factor, needsHeat: parts.contains(.heat))
    func finish(_ y: Int) {
      let start = (y - rows.lowerBound) * width
      for (number, part) in parts.enumerated() {
        let left = start + number * step
        unsafe block.write(part, y, to: UnsafeMutableBufferPointer(rebasing: pixels[left..<left + partWidth]))
      }
      block.removeAll()
    }
    let sourceRows = rows.lowerBound * factor..<min(rows.upperBound * factor, source.height)
    run.actual.pixels.withPixels { actual in
      run.expected.pixels.withPixels { expected in
        let actual = unsafe PixelGrid(actual, width: run.actual.pixelWidth)
        let expected = unsafe PixelGrid(expected, width: run.expected.pixelWidth)
        run.forEachStates(of: sourceRows) { y, states in
          unsafe block.add(actual: actual.row(y), actual.width, expected: expected.row(y), expected.width, states)
          if (y + 1) % factor == 0 || y + 1 == sourceRows.upperBound { finish(y / factor) }
        }
      }
    }
  }

  func withRows<R>(_ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
    var pixels = [UInt32](repeating: 0, count: rows.count * width)
    unsafe pixels.withUnsafeMutableBufferPointer { unsafe fill($0, with: rows) }
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
  private var actual: Sums
  private var expected: Sums
  private var states: [DifferenceMask.PixelState]
  /// The largest difference in a channel, in levels.
  private var levels: [UInt8]

  init(width: Int, factor: Int, needsHeat: Bool) {
    self.width = width
    self.factor = factor
    self.needsHeat = needsHeat
    actual = Sums(width: width)
    expected = Sums(width: width)
    states = Array(repeating: .outside, count: width)
    levels = Array(repeating: 0, count: width)
  }

  mutating func removeAll() {
    actual.removeAll()
    expected.removeAll()
    for x in 0..<width {
      states[x] = .outside
      levels[x] = 0
    }
  }

  /// Adds a row of each picture that has one.
  mutating func add(
    actual a: UnsafePointer<UInt32>?, _ actualWidth: Int, expected b: UnsafePointer<UInt32>?, _ expectedWidth: Int,
    _ rowStates: [DifferenceMask.PixelState]
  ) {
    if let a { unsafe actual.add(UnsafeBufferPointer(start: a, count: actualWidth), factor) }
    if let b { unsafe expected.add(UnsafeBufferPointer(start: b, count: expectedWidth), factor) }
    var (x, left) = (0, factor)
    for i in rowStates.indices {
      let state = rowStates[i]
      if state.rawValue > states[x].rawValue { states[x] = state }
      if needsHeat {
        switch state {
        case .outside, .equal, .ignored: break
        case .onlyInActual, .onlyInExpected: levels[x] = 255
        case .tolerated, .antialiased, .different:
          if let a, let b { levels[x] = max(levels[x], unsafe Self.largestDifference(a[i], b[i])) }
        }
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

  /// Writes a part's row; what neither picture has stays as it is.
  func write(_ part: PanelPart, _ y: Int, to row: UnsafeMutableBufferPointer<UInt32>) {
    for x in 0..<width {
      let pixel: PremultipliedPixel? =
        switch part {
        case .expected: expected.mean(x).map { PanelPixel.onCheckerboard($0, x, y) }
        case .actual: actual.mean(x).map { PanelPixel.onCheckerboard($0, x, y) }
        case .difference: PanelPixel.difference(states[x], x, y) { expected.mean(x) ?? actual.mean(x) }
        case .mask: PanelPixel.mask(states[x])
        case .heat: states[x] == .outside ? nil : HeatRamp.color(ofLevel: Int(levels[x]))
        }
      if let pixel { unsafe row[x] = pixel.bits }
    }
  }

  /// The premultiplied pixels that become one, added up.
  private struct Sums {
    private var sums: [SIMD4<UInt64>]
    private var counts: [UInt32]

    init(width: Int) {
      sums = Array(repeating: .zero, count: width)
      counts = Array(repeating: 0, count: width)
    }

    mutating func removeAll() {
      for x in sums.indices { (sums[x], counts[x]) = (.zero, 0) }
    }

    mutating func add(_ row: UnsafeBufferPointer<UInt32>, _ factor: Int) {
      var start = 0
      var x = 0
      while start < row.count {
        let end = min(start + factor, row.count)
        // At most 32 767 bytes of each channel.
        var sum = SIMD4<UInt32>.zero
        for i in start..<end {
          let pixel = unsafe PanelBlock.premultiplied(row[i])
          sum &+= SIMD4(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
        }
        sums[x] &+= SIMD4(truncatingIfNeeded: sum)
        counts[x] += UInt32(end - start)
        start = end
        x += 1
      }
    }

    /// Rounded to nearest; nil where the picture has no pixel.
    func mean(_ x: Int) -> PremultipliedPixel? {
      let count = UInt64(counts[x])
      guard count > 0 else { return nil }
      let sum = sums[x]
      guard count > 1 else {
        return PremultipliedPixel(bits: unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: sum), to: UInt32.self))
      }
      func mean(_ sum: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: (sum + count / 2) / count) }
      return PremultipliedPixel(red: mean(sum.x), green: mean(sum.y), blue: mean(sum.z), alpha: mean(sum.w))
    }
  }
}
