internal import CanvasCLibrary
internal import CanvasKernels

/// A comparison of two pictures, row by row from the top.
///
/// For each row, it determines which pixels are different and which are antialiasing. The report collects the
/// figures.
struct ComparisonRun {
  private let comparison: ImageComparison
  let pictures: PairedRows
  /// The rows or columns that one of the pictures has in addition. The pictures are then aligned around them.
  let insertion: Insertion?
  private let threshold: UInt8
  /// The maximum perceptual distance of a pixel, if it is limited.
  private let limit: Double?
  /// The moves of what differs, if edges that moved less may differ. Nil if a PNG turned out to be damaged.
  private let moves: [Move]?

  /// Pictures of different sizes must be decoded.
  init(_ comparison: ImageComparison, _ pictures: PairedRows) {
    (self.comparison, self.pictures) = (comparison, pictures)
    if let actual = pictures.actual.image, let expected = pictures.expected.image {
      insertion = Insertion(actual: actual, expected: expected)
    } else {
      insertion = nil
    }
    moves = Self.moves(comparison, pictures)
    switch comparison.tolerance {
    case .exact: (threshold, limit) = (0, nil)
    case .levels(let levels): (threshold, limit) = (UInt8(clamping: levels), nil)
    case .okLab(let limit), .ciede2000(let limit), .pixelmatch(let limit): (threshold, self.limit) = (0, limit)
    }
  }

  /// The report on decoded pictures.
  static func report(
    _ comparison: ImageComparison, _ actual: StraightImage, _ expected: StraightImage, workers: Int = 1
  ) -> ComparisonReport {
    var pictures = PairedRows(actual, expected)
    pictures.workers = workers
    // Only a PNG that is read row by row can turn out to be damaged.
    guard let report = ComparisonRun(comparison, pictures).report() else {
      preconditionFailure("The rows of decoded pictures are in memory.")
    }
    return report
  }

  /// The report. Nil if a PNG turned out to be damaged.
  func report() -> ComparisonReport? {
    guard let moves else { return nil }
    var report = ComparisonReport(
      comparing: pictures.actual.size, with: pictures.expected.size, by: comparison)
    var similarity = report.structuralSimilarity == nil ? nil : SimilaritySum()
    var regions = comparison.details.contains(.regions) ? RegionCollector() : nil
    var density = comparison.allowance.side.map { DensityWindow(side: $0, width: pictures.size.width) }
    var bounds = BoundsCollector()
    var isFlat = !report.sizesDiffer
    let figures = forEachRow { y, row, grids in
      if row.hasDifferent {
        bounds.add(row.different, row: y)
        regions?.add(row.different, row: y)
        if report.first == nil { report.first = first(row.different.first, y, grids) }
        if isFlat { row.different.forEach { isFlat = isFlat && grids.actual.isFlat($0, y) } }
      }
      density?.add(row.hasDifferent ? row.different : nil, row: y)
    } window: { rows, grids in
      similarity?.add(rows, grids, workers: pictures.workers)
    }
    guard let figures else { return nil }
    report.differentPixelCount = bounds.count
    report.bounds = bounds.area
    report.isMissingSomething = isFlat && bounds.count > 0 && bounds.count < report.pixelCount
    report.insertion = insertion
    report.regions = regions?.finish()
    guard let found = moves.isEmpty ? Move.moves(bounds.area, report.regions, pictures) : moves else { return nil }
    report.moves = found
    report.largestDensity = density?.largest
    let areOpaque = pictures.actual.isOpaque && pictures.expected.isOpaque
    report.structuralSimilarity = similarity?.mean(pictures.size, areOpaque: areOpaque)
    figures.fill(&report, channelCount: areOpaque ? 3 : 4)
    return report
  }

  private func first(_ x: Int?, _ y: Int, _ grids: PairedRows.Grids) -> ComparisonReport.PixelPair? {
    func pixel(_ grid: PixelGrid, _ x: Int, isMissing: Bool) -> StraightPixel? {
      isMissing || x >= grid.width || y >= grid.height ? nil : StraightPixel(bits: grid[x, y])
    }
    return x.map { x in
      ComparisonReport.PixelPair(
        x: x, y: y, actual: pixel(grids.actual, x, isMissing: insertion?.isInActual == false),
        expected: pixel(grids.expected, x, isMissing: insertion?.isInActual == true))
    }
  }

  private static func moves(_ comparison: ImageComparison, _ pictures: PairedRows) -> [Move]? {
    guard comparison.allowsAntialiasing, comparison.antialiasingMethod == .edges else { return [] }
    var strict = comparison
    (strict.allowsAntialiasing, strict.details) = (false, .regions)
    return ComparisonRun(strict, pictures).report()?.moves
  }

  /// The different pixels of a row, and those excluded as antialiasing.
  struct Row {
    /// Whether any bit is set.
    fileprivate(set) var hasDifferent = false
    fileprivate(set) var hasAntialiased = false
    /// Whether all pixels that both pictures have are equal.
    fileprivate(set) var isEqual = false
    fileprivate(set) var different: RowBits
    fileprivate(set) var antialiased: RowBits
    /// The ignored columns, from left to right.
    fileprivate(set) var ignored: [Range<Int>] = []

    /// Makes some columns different, but for the ignored ones, and all others equal.
    fileprivate mutating func setDifferent(_ columns: Range<Int>) {
      if hasDifferent { different.removeAll() }
      isEqual = columns.isEmpty
      if !columns.isEmpty {
        different.set(columns, to: true)
        for range in ignored { different.set(range, to: false) }
      }
      hasDifferent = !different.isEmpty
    }
  }

  /// Calls `body` with every row, or with those of a range, from the top, and with the pictures around the row; before the
  /// rows of a window, it calls `window`. Returns the sums over these rows, or nil if a PNG turned out to be damaged.
  @discardableResult
  func forEachRow(
    in rows: Range<Int>? = nil, _ body: (_ y: Int, _ row: borrowing Row, _ grids: PairedRows.Grids) -> Void,
    window: (_ rows: Range<Int>, _ grids: PairedRows.Grids) -> Void = { _, _ in }
  ) -> ComparisonFigures? {
    let size = pictures.size
    var figures = ComparisonFigures(distance: limit == nil ? nil : 0)
    var row = Row(different: RowBits(count: size.width), antialiased: RowBits(count: size.width))
    var ignored = IgnoredAreas(comparison.ignoredAreas, size: size)
    var comparer = RowComparer(kernels: .best)
    let isRead = pictures.forEachWindow(of: rows) { rows, grids in
      var detector: (any AntialiasingTest)? =
        switch comparison.allowsAntialiasing ? comparison.antialiasingMethod : nil {
        case .edges: EdgeShiftDetector(grids.actual, grids.expected)
        case .pixelmatch: SlopeDetector(grids.actual, grids.expected)
        case nil: nil
        }
      window(rows, grids)
      for y in rows {
        if let insertion {
          row.ignored = ignored.columns(y: y, width: size.width)
          row.setDifferent(insertion.columns(y: y, width: size.width))
        } else {
          compare(grids, y, &ignored, &comparer, &detector, &row, &figures)
        }
        body(y, row, grids)
      }
    }
    return isRead ? figures : nil
  }

  private func compare(
    _ grids: PairedRows.Grids, _ y: Int, _ ignored: inout IgnoredAreas, _ comparer: inout RowComparer,
    _ detector: inout (any AntialiasingTest)?, _ row: inout Row, _ figures: inout ComparisonFigures
  ) {
    if row.hasDifferent { row.different.removeAll() }
    if row.hasAntialiased { row.antialiased.removeAll() }
    (row.hasDifferent, row.hasAntialiased, row.isEqual) = (false, false, false)
    let (a, b) = (grids.actual, grids.expected)
    let shared = y < min(a.height, b.height) ? min(a.width, b.width) : 0
    let rowWidth = max(y < a.height ? a.width : 0, y < b.height ? b.width : 0)
    row.ignored = ignored.columns(y: y, width: rowWidth)
    if shared > 0 { compareShared(grids, y, shared, row.ignored, &comparer, &detector, &row, &figures) }
    guard shared < rowWidth else { return }
    row.different.set(shared..<rowWidth, to: true)
    for range in row.ignored where range.upperBound > shared {
      row.different.set(max(shared, range.lowerBound)..<range.upperBound, to: false)
    }
    row.hasDifferent = !row.different.isEmpty
  }

  /// Compares the pixels of a row that both pictures have.
  private func compareShared(
    _ grids: PairedRows.Grids, _ y: Int, _ count: Int, _ ignored: [Range<Int>],
    _ comparer: inout RowComparer, _ detector: inout (any AntialiasingTest)?, _ row: inout Row,
    _ figures: inout ComparisonFigures
  ) {
    figures.sharedPixelCount += count
    for range in ignored { figures.sharedPixelCount -= range.clamped(to: 0..<count).count }
    guard let actualRow = unsafe grids.actual.row(y), let expectedRow = unsafe grids.expected.row(y) else { return }
    // Most rows are equal even in a failing picture. memcmp checks them at memory speed.
    if unsafe memcmp(actualRow, expectedRow, count * MemoryLayout<UInt32>.stride) == 0 {
      row.isEqual = true
      return
    }
    let difference = unsafe comparer.difference(
      UnsafeBufferPointer(start: actualRow, count: count), UnsafeBufferPointer(start: expectedRow, count: count),
      ignoring: ignored, threshold: threshold, different: &row.different)
    figures.add(difference)
    guard difference.over > 0 else { return }
    row.hasDifferent = true
    if let limit { unsafe removeNear(limit, actualRow, expectedRow, y, &row, &figures) }
    if row.hasDifferent { detector?.moveAntialiased(of: y, except: moves ?? [], &row, &figures) }
  }

  /// Leaves only pixels whose distance exceeds the limit.
  private func removeNear(
    _ limit: Double, _ actual: UnsafePointer<UInt32>, _ expected: UnsafePointer<UInt32>, _ y: Int, _ row: inout Row,
    _ figures: inout ComparisonFigures
  ) {
    let candidates = row.different
    candidates.forEach { x in
      let (a, b) = unsafe (StraightPixel(bits: actual[x]), StraightPixel(bits: expected[x]))
      let distance =
        switch comparison.tolerance {
        case .exact, .levels: Double.infinity
        case .okLab: PerceptualDistance.okLab.between(a, b)
        case .ciede2000: PerceptualDistance.ciede2000.between(a, b)
        case .pixelmatch: CheckerboardDistance.between(a, b, x: x, y: y, width: pictures.expected.size.width)
        }
      figures.largestDistance = max(figures.largestDistance ?? 0, distance)
      // The condition is written so that a NaN distance stays different. With a limit of 0, any unequal pixel does.
      if distance <= limit, limit > 0 { row.different[x] = false }
    }
    row.hasDifferent = !row.different.isEmpty
  }
}

extension AntialiasingTest {
  /// Moves pixels that look like antialiasing out of the different ones, but for what moved by whole pixels.
  fileprivate mutating func moveAntialiased(
    of y: Int, except moves: [Move], _ row: inout ComparisonRun.Row, _ figures: inout ComparisonFigures
  ) {
    let antialiased = antialiased(among: row.different, row: y)
    row.antialiased = antialiased
    if !moves.isEmpty {
      antialiased.forEach { x in
        if moves.contains(where: { $0.contains(x, y) }) { row.antialiased[x] = false }
      }
    }
    row.different.remove(row.antialiased)
    figures.antialiasedPixelCount += row.antialiased.total
    row.hasAntialiased = !row.antialiased.isEmpty
    row.hasDifferent = !row.different.isEmpty
  }
}

/// Collects the number of bits and their bounds.
private struct BoundsCollector {
  private(set) var count = 0
  private var top: Int?
  private var left = Int.max
  private var right = 0
  private var bottom = 0

  /// Adds a row. Rows are added from the top down.
  mutating func add(_ bits: RowBits, row: Int) {
    guard let firstColumn = bits.first, let lastColumn = bits.last else { return }
    count += bits.total
    top = top ?? row
    left = min(left, firstColumn)
    right = max(right, lastColumn + 1)
    bottom = row + 1
  }

  var area: PixelArea? {
    top.map { PixelArea(x: left, y: $0, width: right - left, height: bottom - $0) }
  }
}
