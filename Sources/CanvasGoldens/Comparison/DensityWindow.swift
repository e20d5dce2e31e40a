/// The largest number of bits in any square of a given side, for rows of bits from the top down.
struct DensityWindow {
  private let side: Int
  /// The last `side` rows, with row y at y modulo `side`. Nil for a row without bits.
  private var rows: [RowBits?]
  /// The number of bits of those rows in each column.
  private var columns: [Int32]
  private(set) var largest = 0

  init(side: Int, width: Int) {
    self.side = side
    rows = [RowBits?](repeating: nil, count: side)
    columns = [Int32](repeating: 0, count: width)
  }

  /// Adds row `y`. Every row must be added; use nil for a row without bits.
  mutating func add(_ bits: RowBits?, row y: Int) {
    if let old = rows[y % side] {
      old.forEach { columns[$0] -= 1 }
    }
    rows[y % side] = bits
    guard let bits else { return }
    bits.forEach { columns[$0] += 1 }
    // Only sums with bits in this row can have grown, but sliding over all columns is simple, and rows with bits are
    // few.
    var sum = 0
    for x in columns.indices {
      sum += Int(columns[x])
      if x >= side { sum -= Int(columns[x - side]) }
      largest = max(largest, sum)
    }
  }
}
