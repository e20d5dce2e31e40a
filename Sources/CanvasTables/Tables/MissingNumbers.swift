/// Numbers that stand for missing values where instruments and weather services write tables: `-999`, `-99.9`.
enum MissingNumbers {
  private static let marks: [Double] = [-99.9, -99.99, -999, -999.9, -999.99, -9999, -9999.9, -99_999]

  /// The columns with such a number, their numbers with NaN instead, and the number as it is written. All others have to
  /// be far from them: at most half as far from 0, or greater if the number occurs several times in the table.
  static func found(in columns: [Column]) -> [(column: Int, numbers: [Double], written: String)] {
    var candidates: [(column: Int, numbers: [Double], mark: Double, count: Int)] = []
    for (index, column) in columns.enumerated() {
      guard case .numbers(let numbers) = column.cells, column.unit == .none,
        let least = numbers.filter({ !$0.isNaN }).min(), marks.contains(least)
      else { continue }
      candidates.append((index, numbers, least, numbers.count { $0 == least }))
    }
    var counts: [Double: Int] = [:]
    for candidate in candidates { counts[candidate.mark, default: 0] += candidate.count }
    return candidates.compactMap { candidate in
      let others = candidate.numbers.filter { !$0.isNaN && $0 != candidate.mark }
      let isRepeated = counts[candidate.mark] ?? 0 > 1
      // A column may have no other number.
      guard others.min() ?? 0 > candidate.mark / 2, isRepeated || others.max() ?? .infinity < -candidate.mark / 2 else {
        return nil
      }
      let row = candidate.numbers.firstIndex(of: candidate.mark) ?? 0
      let sample = columns[candidate.column].sample
      return (
        candidate.column, candidate.numbers.map { $0 == candidate.mark ? .nan : $0 },
        row < sample.count ? sample[row] : "\(candidate.mark)"
      )
    }
  }
}
