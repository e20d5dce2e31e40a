/// A record with one word per 256 cells of each row. Each bit represents four cells, the lowest bit the first four.
/// It is set if one of them may not be zero.
@safe struct RowOccupancy {
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
}
