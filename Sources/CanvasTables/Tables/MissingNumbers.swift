/// Numbers that stand for missing values where instruments and weather services write tables: `-999`, `-99.9`.
struct MissingNumbers {
  /// A column with such a number, its numbers with NaN instead, and the number as it is written.
  private(set) var found: [(column: Int, numbers: [Double], written: String)] = []

  private static let marks: [Double] = [-99.9, -99.99, -999, -999.9, -999.99, -9999, -9999.9, -99_999]

  /// Finds such numbers. All others have to be far from them: at most half as far from 0, or greater if the number
  /// occurs several times in the table.
  init(_ columns: [Column]) {
    var candidates: [(column: Int, numbers: [Double], mark: Double, count: Int)] = []
    for (index, column) in columns.enumerated() {
      guard case .numbers(let numbers) = column.cells, column.unit == .none,
        let least = numbers.filter({ !$0.isNaN }).min(), Self.marks.contains(least)
      else { continue }
      candidates.append((index, numbers, least, numbers.count { $0 == least }))
    }
    var counts: [Double: Int] = [:]
    for candidate in candidates { counts[candidate.mark, default: 0] += candidate.count }
    for candidate in candidates {
      let others = candidate.numbers.filter { !$0.isNaN && $0 != candidate.mark }
      guard let least = others.min(), let greatest = others.max(), least > candidate.mark / 2,
        greatest < -candidate.mark / 2 || counts[candidate.mark] ?? 0 > 1
      else { continue }
      let row = candidate.numbers.firstIndex(of: candidate.mark) ?? 0
      let sample = columns[candidate.column].sample
      found.append(
        (
          candidate.column, candidate.numbers.map { $0 == candidate.mark ? .nan : $0 },
          row < sample.count ? sample[row] : "\(candidate.mark)"
        ))
    }
  }
}
