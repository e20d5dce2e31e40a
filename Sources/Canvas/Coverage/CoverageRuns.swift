/// A few runs of pixels in a row, from the left, each of one coverage of 1…255.
struct CoverageRuns {
  struct Run {
    var x: Int32 = 0
    var count: Int32 = 0
    var coverage: UInt8 = 0
  }

  /// As many as a rectangle with a hole can have in a row.
  static let capacity = 9

  private var runs = InlineArray<9, Run>(repeating: Run())
  private(set) var count = 0

  subscript(i: Int) -> Run { runs[i] }

  mutating func append(x: Int32, count: Int32, coverage: UInt8) {
    runs[self.count] = Run(x: x, count: count, coverage: coverage)
    self.count &+= 1
  }

  mutating func removeAll() { count = 0 }
}
