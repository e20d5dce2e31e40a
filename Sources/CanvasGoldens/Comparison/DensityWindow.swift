/// The most bits that any square of a side holds, from rows of bits from the top down.
struct DensityWindow {
  private let side: Int
  /// The last `side` rows, row y at y modulo `side`; nil if a row has no bit.
  private var rows: [RowBits?]
  /// For each column, how many bits those rows have there.
  private var columns: [Int32]
  private(set) var largest = 0

  init(side: Int, width: Int) {
    self.side = side
    rows = [RowBits?](repeating: nil, count: side)
    columns = [Int32](repeating: 0, count: width)
  }

  /// Adds row `y`; every row must be added, nil if it has no bit.
  mutating func add(_ bits: RowBits?, row y: Int) {
    if let old = rows[y % side] {
      old.forEach { columns[$0] -= 1 }
    }
    rows[y % side] = bits
    guard let bits else { return }
    bits.forEach { columns[$0] += 1 }
    // The sum can only have grown where this row has bits, but sliding over all columns is simple, and rows are few.
    var sum = 0
    for x in columns.indices {
      sum += Int(columns[x])
      if x >= side { sum -= Int(columns[x - side]) }
      largest = max(largest, sum)
    }
  }
}
