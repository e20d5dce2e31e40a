/// The result of a comparison for each pixel. On each axis, the mask is as large as the larger picture.
public struct DifferenceMask: Sendable {
  /// The result for a pixel.
  public enum PixelState: UInt8, Sendable, Hashable {
    /// Neither picture has the pixel.
    case outside
    /// The channels are equal.
    case equal
    /// The channels aren't equal, but within the tolerance.
    case tolerated
    /// The pixel is beyond the tolerance, but allowed as antialiasing.
    case antialiased
    /// The pixel is in an ignored area.
    case ignored
    /// The pixel is beyond the tolerance, and counts.
    case different
    /// Only the actual picture has the pixel, which counts.
    case onlyInActual
    /// Only the expected picture has the pixel, which counts.
    case onlyInExpected
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private var states: [PixelState]

  /// The state of a pixel, or `outside` beyond the mask.
  public subscript(x: Int, y: Int) -> PixelState {
    x >= 0 && x < width && y >= 0 && y < height ? states[y * width + x] : .outside
  }

  fileprivate init(_ comparison: ImageComparison, _ actual: StraightImage, _ expected: StraightImage) {
    let size = actual.pixelSize.union(expected.pixelSize)
    var states: [PixelState] = []
    states.reserveCapacity(size.width * size.height)
    ComparisonRun(comparison, PairedRows(actual, expected)).forEachStates(of: 0..<size.height) { _, row, _ in
      states += row.states
    }
    width = size.width
    height = size.height
    self.states = states
  }

  /// The states of a row.
  struct Row {
    fileprivate(set) var states: [PixelState]
    /// Whether both pictures have the whole row, and it is equal.
    fileprivate(set) var isSame = false
    /// Whether all states are `equal`.
    fileprivate(set) var areEqual = false
  }
}

extension ImageComparison {
  /// The state of each pixel. Throws if an option is invalid.
  public func mask(actual: StraightImage, expected: StraightImage) throws(ComparisonError) -> DifferenceMask {
    try checkOptions()
    return DifferenceMask(self, actual, expected)
  }
}

extension ComparisonRun {
  /// Calls `body` with the states of all pixels of each row in a range, from the top.
  func forEachStates(
    of rows: Range<Int>, _ body: (_ y: Int, _ row: DifferenceMask.Row, _ grids: PairedRows.Grids) -> Void
  ) {
    var result = DifferenceMask.Row(states: Array(repeating: .outside, count: pictures.size.width))
    forEachRow(in: rows) { y, row, grids in
      if let insertion {
        result.isSame = row.isEqual
        result.areEqual = row.isEqual && row.ignored.isEmpty
        set(&result.states, row, insertion, y)
        return body(y, result, grids)
      }
      let (actualRow, expectedRow) = unsafe (grids.actual.row(y), grids.expected.row(y))
      let ends = (actualRow == nil ? 0 : grids.actual.width, expectedRow == nil ? 0 : grids.expected.width)
      let wereEqual = result.areEqual
      result.isSame = row.isEqual && ends.0 == ends.1
      result.areEqual = result.isSame && row.ignored.isEmpty
      if !(wereEqual && result.areEqual) {
        unsafe set(&result.states, row, actualRow, expectedRow, ends)
      }
      body(y, result, grids)
    }
  }

  private func set(
    _ states: inout [DifferenceMask.PixelState], _ row: borrowing Row, _ insertion: Insertion, _ y: Int
  ) {
    for x in states.indices { states[x] = .equal }
    for x in insertion.columns(y: y, width: states.count) {
      states[x] = insertion.isInActual ? .onlyInActual : .onlyInExpected
    }
    for range in row.ignored { for x in range { states[x] = .ignored } }
  }

  private func set(
    _ states: inout [DifferenceMask.PixelState], _ row: borrowing Row, _ actualRow: UnsafePointer<UInt32>?,
    _ expectedRow: UnsafePointer<UInt32>?, _ ends: (actual: Int, expected: Int)
  ) {
    let shared = min(ends.actual, ends.expected)
    let end = max(ends.actual, ends.expected)
    if let actualRow = unsafe actualRow, let expectedRow = unsafe expectedRow {
      if row.isEqual {
        for x in 0..<shared { states[x] = .equal }
      } else {
        for x in 0..<shared {
          let isEqual = unsafe actualRow[x] == expectedRow[x]
          states[x] = isEqual ? .equal : .tolerated
        }
      }
    }
    for x in shared..<end { states[x] = x < ends.actual ? .onlyInActual : .onlyInExpected }
    for x in end..<states.count { states[x] = .outside }
    if row.hasDifferent { row.different.forEach { x in if x < shared { states[x] = .different } } }
    if row.hasAntialiased { row.antialiased.forEach { states[$0] = .antialiased } }
    for range in row.ignored { for x in range { states[x] = .ignored } }
  }
}
