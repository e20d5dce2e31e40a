internal import Canvas
internal import CanvasKernels

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// One comparison of two pictures, row by row from the top.
///
/// For each row it says which pixels are different and which are antialiasing; what is to be known of these is gathered
/// in the report.
struct ComparisonRun {
  private let comparison: ImageComparison
  private let actual: StraightImage
  private let expected: StraightImage
  private let threshold: UInt8
  private let distance: PerceptualDistance.Limit?

  init(_ comparison: ImageComparison, actual: StraightImage, expected: StraightImage) {
    self.comparison = comparison
    self.actual = actual
    self.expected = expected
    switch comparison.tolerance {
    case .exact: (threshold, distance) = (0, nil)
    case .levels(let levels): (threshold, distance) = (UInt8(clamping: levels), nil)
    case .okLab(let limit): (threshold, distance) = (0, .init(.okLab, limit))
    case .ciede2000(let limit): (threshold, distance) = (0, .init(.ciede2000, limit))
    }
  }

  /// Fills in all figures but those of metrics.
  func compare(into report: inout ComparisonReport) {
    var regions = comparison.details.contains(.regions) ? RegionCollector() : nil
    var density: DensityWindow?
    if case .density(_, let side) = comparison.allowance {
      density = DensityWindow(side: side, width: max(actual.pixelWidth, expected.pixelWidth))
    }
    var bounds = BoundsCollector()
    let figures = forEachRow { y, row in
      if row.hasDifferent {
        bounds.add(row.different, row: y)
        regions?.add(row.different, row: y)
      }
      density?.add(row.hasDifferent ? row.different : nil, row: y)
    }
    report.differentPixelCount = bounds.count
    report.bounds = bounds.area
    if let first = bounds.first {
      report.first = ComparisonReport.PixelPair(
        x: first.x, y: first.y, actual: actual[first.x, first.y], expected: expected[first.x, first.y])
    }
    report.regions = regions?.finish()
    report.largestDensity = density?.largest
    figures.fill(&report)
  }

  /// The pixels of a row that are different, and those that would be but for their look.
  struct Row {
    /// Whether any bit is set.
    fileprivate(set) var hasDifferent = false
    fileprivate(set) var hasAntialiased = false
    fileprivate(set) var different: RowBits
    fileprivate(set) var antialiased: RowBits
  }

  /// Calls the body with every row, from the top, and returns the sums over all rows.
  func forEachRow(_ body: (_ y: Int, _ row: borrowing Row) -> Void) -> ComparisonFigures {
    let (a, b) = (actual.pixels, expected.pixels)
    let width = max(a.width, b.width)
    var figures = ComparisonFigures(distance: distance == nil ? nil : 0)
    var row = Row(different: RowBits(count: width), antialiased: RowBits(count: width))
    var ignored = IgnoredAreas(comparison.ignoredAreas)
    var scratch: [UInt32] = []
    a.withPixels { aPixels in
      b.withPixels { bPixels in
        let grids = unsafe (PixelGrid(aPixels, width: a.width), PixelGrid(bPixels, width: b.width))
        for y in 0..<max(a.height, b.height) {
          if row.hasDifferent { row.different.removeAll() }
          if row.hasAntialiased { row.antialiased.removeAll() }
          (row.hasDifferent, row.hasAntialiased) = (false, false)
          let shared = y < min(a.height, b.height) ? min(a.width, b.width) : 0
          let rowWidth = max(y < a.height ? a.width : 0, y < b.height ? b.width : 0)
          let stretches = ignored.stretches(y: y, width: rowWidth)
          if shared > 0 { compareShared(grids, y, shared, stretches, &scratch, &row, &figures) }
          if shared < rowWidth {
            row.different.set(shared..<rowWidth, to: true)
            for stretch in stretches where stretch.upperBound > shared {
              row.different.set(max(shared, stretch.lowerBound)..<stretch.upperBound, to: false)
            }
            row.hasDifferent = !row.different.isEmpty
          }
          body(y, row)
        }
      }
    }
    return figures
  }

  /// The pixels of a row that both pictures have.
  private func compareShared(
    _ grids: (actual: PixelGrid, expected: PixelGrid), _ y: Int, _ count: Int, _ ignored: [Range<Int>],
    _ scratch: inout [UInt32], _ row: inout Row, _ figures: inout ComparisonFigures
  ) {
    figures.sharedPixelCount += count
    for stretch in ignored { figures.sharedPixelCount -= stretch.clamped(to: 0..<count).count }
    guard let actualRow = unsafe grids.actual.row(y), let expectedRow = unsafe grids.expected.row(y) else { return }
    // Most rows of a failing picture are equal: memcmp passes them at the speed of memory.
    if unsafe memcmp(actualRow, expectedRow, count * MemoryLayout<UInt32>.stride) == 0 { return }
    var difference = ck_row_difference()
    let compareRow = unsafe Kernels.best.table.pointee.compare_row
    if ignored.isEmpty {
      unsafe row.different.withMutableBytes { bits in
        guard let bits = bits.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        unsafe compareRow(actualRow, expectedRow, count, threshold, bits, &difference)
      }
    } else {
      // What is ignored is made equal, in a copy.
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: unsafe UnsafeBufferPointer(start: actualRow, count: count))
      for stretch in ignored {
        for x in stretch.clamped(to: 0..<count) { scratch[x] = unsafe expectedRow[x] }
      }
      unsafe row.different.withMutableBytes { bits in
        guard let bits = bits.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        unsafe compareRow(scratch, expectedRow, count, threshold, bits, &difference)
      }
    }
    figures.add(difference)
    guard difference.over > 0 else { return }
    row.hasDifferent = true
    if let distance { unsafe removeNear(distance, actualRow, expectedRow, &row, &figures) }
    if comparison.allowsAntialiasing, row.hasDifferent { moveAntialiased(grids, y, &row, &figures) }
  }

  /// Leaves only pixels whose perceptual distance is above the limit.
  private func removeNear(
    _ limit: PerceptualDistance.Limit, _ actual: UnsafePointer<UInt32>, _ expected: UnsafePointer<UInt32>,
    _ row: inout Row, _ figures: inout ComparisonFigures
  ) {
    let candidates = row.different
    candidates.forEach { x in
      let distance = limit.distance.between(
        StraightPixel(bits: unsafe actual[x]), StraightPixel(bits: unsafe expected[x]))
      figures.largestDistance = max(figures.largestDistance ?? 0, distance)
      // Written so that a distance that is no number stays different.
      if distance <= limit.value { row.different[x] = false }
    }
    row.hasDifferent = !row.different.isEmpty
  }

  /// Moves pixels that look like antialiasing out of those that are different.
  private func moveAntialiased(
    _ grids: (actual: PixelGrid, expected: PixelGrid), _ y: Int, _ row: inout Row, _ figures: inout ComparisonFigures
  ) {
    let candidates = row.different
    candidates.forEach { x in
      guard AntialiasingDetector.isAntialiased(grids.actual, grids.expected, x, y) else { return }
      row.different[x] = false
      row.antialiased[x] = true
      figures.antialiasedPixelCount += 1
      row.hasAntialiased = true
    }
    row.hasDifferent = !row.different.isEmpty
  }
}

/// Sums over the pixels that both pictures have.
struct ComparisonFigures {
  var sharedPixelCount = 0
  var changedPixelCount = 0
  var antialiasedPixelCount = 0
  var largestDistance: Double?
  // 100 megapixels of four channels stay far below 2^63.
  private var squares: UInt64 = 0
  private var largest: UInt32 = 0

  init(distance: Double?) { largestDistance = distance }

  mutating func add(_ difference: ck_row_difference) {
    changedPixelCount += Int(difference.changed)
    squares += difference.squares
    var merged: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      merged |= max(largest >> shift & 255, difference.largest >> shift & 255) << shift
    }
    largest = merged
  }

  func fill(_ report: inout ComparisonReport) {
    report.changedPixelCount = changedPixelCount
    report.antialiasedPixelCount = antialiasedPixelCount
    report.largestDistance = largestDistance
    if sharedPixelCount > 0 {
      report.rootMeanSquare = (Double(squares) / Double(4 * sharedPixelCount)).squareRoot()
    }
    for channel in ComparisonReport.Channel.allCases {
      let level = Int(largest >> UInt32(8 * channel.rawValue) & 255)
      guard level > report.largestChannelDifference else { continue }
      report.largestChannelDifference = level
      report.largestChannel = channel
    }
  }
}

/// Where bits are: how many, in which area, and the first.
private struct BoundsCollector {
  private(set) var count = 0
  private(set) var first: (x: Int, y: Int)?
  private var left = Int.max
  private var right = 0
  private var bottom = 0

  /// Adds a row below all that were added before.
  mutating func add(_ bits: RowBits, row: Int) {
    guard let firstColumn = bits.first, let lastColumn = bits.last else { return }
    count += bits.total
    if first == nil { first = (firstColumn, row) }
    left = min(left, firstColumn)
    right = max(right, lastColumn + 1)
    bottom = row + 1
  }

  var area: PixelArea? {
    first.map { PixelArea(x: left, y: $0.y, width: right - left, height: bottom - $0.y) }
  }
}
