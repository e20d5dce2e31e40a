/// Notes which cells of a `CellGrid` an edge touches.
protocol Occupancy {
  /// A piece of an edge in this column of a row: its cell, and the one behind it.
  func add(_ row: Int, _ column: Int)

  /// Pieces in all of these columns.
  func add(_ row: Int, from low: Int, to high: Int)
}

/// Notes nothing.
struct NoOccupancy: Occupancy {
  @inline(__always)
  func add(_ row: Int, _ column: Int) {}

  @inline(__always)
  func add(_ row: Int, from low: Int, to high: Int) {}
}

/// A word for each row: a bit for each four cells, the lowest for the first four, set where one of them may not be zero.
@safe struct RowOccupancy: Occupancy {
  /// The most cells in a row that there are bits for.
  static let widestStride = 256

  let rows: UnsafeMutablePointer<UInt64>

  @inline(__always)
  func add(_ row: Int, _ column: Int) {
    unsafe rows[row] |= Self.bit(column) | Self.bit(column &+ 1)
  }

  @inline(__always)
  func add(_ row: Int, from low: Int, to high: Int) {
    let last = Self.bit(high &+ 1)
    unsafe rows[row] |= last &+ last &- Self.bit(low)
  }

  @inline(__always)
  private static func bit(_ cell: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: cell &>> 2) }
}
