/// The source of one row of a panel: the rows of the pictures that are combined.
///
/// Colours are averaged. For states and differences, the worst counts.
struct PanelBlock {
  private let width: Int
  private let factor: Int
  /// Whether a part shows how large differences are.
  private let needsLevels: Bool
  private var actual: MeanRow
  /// The row of the expected picture, if it differs.
  private var other: MeanRow
  private var areSame = true
  private var states: [DifferenceMask.PixelState]
  /// Whether all states are `equal`. If so, the array isn't updated.
  private var areEqual = false
  /// The largest difference in a channel, in levels.
  private var levels: [UInt8]
  private var isEmpty = true

  init(width: Int, factor: Int, needsLevels: Bool) {
    (self.width, self.factor, self.needsLevels) = (width, factor, needsLevels)
    actual = MeanRow(factor: factor)
    other = MeanRow(factor: factor)
    states = Array(repeating: .outside, count: width)
    levels = Array(repeating: 0, count: width)
  }

  private var expected: MeanRow { areSame ? actual : other }

  /// Adds a row of each picture, empty if the picture doesn't have the row.
  mutating func add(
    actual a: UnsafeBufferPointer<UInt32>, expected b: UnsafeBufferPointer<UInt32>, _ row: DifferenceMask.Row
  ) {
    if isEmpty {
      setAll(.outside)
      (isEmpty, areSame, areEqual) = (false, true, row.areEqual)
    }
    if areSame, !row.isSame {
      other = actual
      areSame = false
    }
    unsafe actual.add(a)
    if !areSame { unsafe other.add(b) }
    if areEqual, row.areEqual { return }
    if areEqual {
      setAll(.equal)
      areEqual = false
    }
    if factor == 1 { states = row.states } else { addWorst(of: row.states) }
    if needsLevels, !row.isSame { unsafe addLevels(a, b, row.states) }
  }

  private mutating func setAll(_ state: DifferenceMask.PixelState) {
    for x in 0..<width { states[x] = state }
    for x in 0..<width { levels[x] = 0 }
  }

  private mutating func addWorst(of rowStates: [DifferenceMask.PixelState]) {
    for x in 0..<width {
      for i in x * factor..<min((x + 1) * factor, rowStates.count) where rowStates[i].rawValue > states[x].rawValue {
        states[x] = rowStates[i]
      }
    }
  }

  private mutating func addLevels(
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

  /// The largest premultiplied channel difference of two unequal straight pixels, at least 1, so that no unequal
  /// pixel is lost.
  private static func largestDifference(_ a: UInt32, _ b: UInt32) -> UInt8 {
    let a = unsafeBitCast(MeanRow.premultiplied(a), to: SIMD4<UInt8>.self)
    let b = unsafeBitCast(MeanRow.premultiplied(b), to: SIMD4<UInt8>.self)
    return max(1, (pointwiseMax(a, b) &- pointwiseMin(a, b)).max())
  }

  /// Ends the row. Rows added afterwards belong to the next one.
  mutating func finish() {
    actual.finish()
    if !areSame { other.finish() }
    isEmpty = true
  }

  /// Writes the row of a part. Positions where neither picture has a pixel get the background colour.
  func write(_ part: PanelPart, _ y: Int, ground: UInt32, to row: UnsafeMutableBufferPointer<UInt32>) {
    switch part {
    case .expected: unsafe Self.write(expected, y, ground: ground, to: row)
    case .actual: unsafe Self.write(actual, y, ground: ground, to: row)
    case .difference: unsafe writeDifference(y, ground: ground, to: row)
    case .mask:
      for x in 0..<width { unsafe row[x] = PanelPixel.mask(areEqual ? .equal : states[x]).bits }
    case .heat:
      let colors = HeatRamp.colors
      guard !areEqual else { return unsafe row.update(repeating: colors[0].bits) }
      for x in 0..<width { unsafe row[x] = states[x] == .outside ? ground : colors[Int(levels[x])].bits }
    }
  }

  private func writeDifference(_ y: Int, ground: UInt32, to row: UnsafeMutableBufferPointer<UInt32>) {
    if areEqual, actual.isOpaque {
      for x in 0..<width { unsafe row[x] = PanelPixel.pale(opaque: actual.pixels[x]) }
      return
    }
    let expected = expected
    for x in 0..<width {
      let pixel = expected[x] ?? actual[x]
      let state = areEqual ? .equal : states[x]
      unsafe row[x] = PanelPixel.difference(state, levels[x], x, y, expected: pixel)?.bits ?? ground
    }
  }

  private static func write(
    _ mean: MeanRow, _ y: Int, ground: UInt32, to row: UnsafeMutableBufferPointer<UInt32>
  ) {
    let count = mean.pixels.count
    if mean.isOpaque {
      _ = unsafe row.update(fromContentsOf: mean.pixels)
    } else {
      for x in 0..<count {
        unsafe row[x] = PanelPixel.onCheckerboard(PremultipliedPixel(bits: mean.pixels[x]), x, y).bits
      }
    }
    for x in count..<row.count { unsafe row[x] = ground }
  }
}
