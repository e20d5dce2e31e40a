/// Records which cells of a `CellGrid` are touched by edges.
protocol Occupancy {
  /// Records a piece of an edge in one column of a row. It touches the column's cell and the next one.
  func add(_ row: Int, _ column: Int)

  /// Records pieces in all of these columns.
  func add(_ row: Int, from low: Int, to high: Int)
}

/// Records nothing.
struct NoOccupancy: Occupancy {
  @inline(__always)
  func add(_ row: Int, _ column: Int) {}

  @inline(__always)
  func add(_ row: Int, from low: Int, to high: Int) {}
}

/// A record with one word per 256 cells of each row. Each bit represents four cells, the lowest bit the first four.
/// It is set if one of them may not be zero.
@safe struct RowOccupancy: Occupancy {
  private let words: UnsafeMutablePointer<UInt64>
  private let wordsPerRow: Int

  /// - Parameter words: The words, all zero: `wordsPerRow` for each row.
  init(words: UnsafeMutablePointer<UInt64>, wordsPerRow: Int) {
    unsafe self.words = words
    self.wordsPerRow = wordsPerRow
  }

  /// The words, starting at a row.
  func words(from row: Int) -> UnsafeMutablePointer<UInt64> { unsafe words + row &* wordsPerRow }

  /// Clears the record of a row.
  func clear(_ row: Int) { unsafe words(from: row).update(repeating: 0, count: wordsPerRow) }

  @inline(__always)
  func add(_ row: Int, _ column: Int) {
    if wordsPerRow == 1 {
      unsafe words[row] |= Self.bit(column) | Self.bit(column &+ 1)
    } else {
      let words = unsafe words(from: row)
      unsafe words[column >> 8] |= Self.bit(column)
      unsafe words[(column &+ 1) >> 8] |= Self.bit(column &+ 1)
    }
  }

  @inline(__always)
  func add(_ row: Int, from low: Int, to high: Int) {
    if wordsPerRow == 1 {
      unsafe words[row] |= Self.bits(from: low, to: high &+ 1)
    } else {
      addWide(row, from: low, to: high &+ 1)
    }
  }

  @inline(never)
  private func addWide(_ row: Int, from low: Int, to high: Int) {
    let words = unsafe words(from: row)
    for i in low >> 8...high >> 8 {
      unsafe words[i] |= Self.bits(from: max(low, i << 8), to: min(high, i << 8 | 255))
    }
  }

  // The bits of a range of cells in one word.
  @inline(__always)
  private static func bits(from low: Int, to high: Int) -> UInt64 {
    let last = bit(high)
    return last &+ last &- bit(low)
  }

  // The bit of a cell in its word.
  @inline(__always)
  private static func bit(_ cell: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: cell &>> 2) }
}
