/// The rows of a table that sum up or average the others: `Total`, `Summe`, `합계`.
///
/// A row is a total if one of its texts is a total's name, or all are empty, and its numbers are the sums or means of
/// the other rows. A name alone is enough in a column of dates, where it can't be anything else, and in the last row if
/// its value is the largest and at least half of the others' sum. Totals of groups of rows, `East Total`, are found too,
/// and sums of all rows above whatever their name.
struct TotalRows {
  /// The rows.
  private(set) var rows: [Int] = []
  /// Their names, as written.
  private(set) var names: [String] = []

  /// Whether the last row is called a total, but the others don't add up to it.
  private var isMoreThanOthers = false

  private let table: Table
  private let numbers: [[Double]]
  private let namesSuffice: Bool
  /// The last rows that are named like totals or means. They aren't terms of each other.
  private var named: Set<Int> = []

  /// Finds the rows. With `namesSuffice`, their numbers needn't add up.
  init(_ table: Table, namesSuffice: Bool) {
    self.table = table
    self.namesSuffice = namesSuffice
    numbers = table.columns.compactMap { column in
      if case .numbers(let numbers) = column.cells { numbers } else { nil }
    }
    guard table.rowCount > 2 else { return }
    findSubtotals()
    let last = table.lastRows.enumerated().map { (row: table.rowCount - 1 - $0, texts: $1) }
    named = Set(last.filter { $0.texts.contains { TotalWords.kind(of: $0) != nil } }.map(\.row))
    for (row, texts) in last where !rows.contains(row) { guard row > 1, check(row, texts) else { break } }
    if rows.isEmpty { findSums() }
    // Web analytics write the totals first.
    if rows.isEmpty { _ = check(0, table.columns.map { $0.sample.first ?? "" }) }
  }

  private mutating func check(_ row: Int, _ texts: [String]) -> Bool {
    var kind: TotalWords.Kind?
    var name = ""
    var areEmpty = true
    var isAmongDates = false
    for (column, text) in zip(table.columns, texts) where !text.isEmpty && column.number(row) == nil {
      areEmpty = false
      // What all rows are called tells nothing about this one.
      guard kind == nil, !column.isConstant, let found = TotalWords.kind(of: text) else { continue }
      (kind, name) = (found, text)
      isAmongDates = column.isTemporal || column.kind == .number
    }
    // Without a name, only sums of everything are totals.
    guard kind != nil || (areEmpty && table.columns.contains { $0.kind == .text || $0.isTemporal }) else {
      return false
    }
    if !isAmongDates, !(namesSuffice && kind != nil), !addsUp(row, kind ?? .sum, allColumns: kind == nil) {
      guard kind == .sum, row == table.rowCount - 1, dominates(row) else { return false }
      isMoreThanOthers = true
    }
    rows.append(row)
    names.append(name)
    return true
  }

  /// Whether the numbers of a row are the sums or means of the other rows: at least one of them, or all.
  private func addsUp(_ row: Int, _ kind: TotalWords.Kind, allColumns: Bool) -> Bool {
    var goodCount = 0
    var count = 0
    for column in numbers where !column[row].isNaN {
      // The total of a balance is 0.
      if column[row] == 0, allColumns || column.allSatisfy({ $0 == 0 || $0.isNaN }) { continue }
      let terms = column.indices.lazy.filter { [rows, named] in
        $0 != row && !column[$0].isNaN && !rows.contains($0) && !named.contains($0)
      }.map { column[$0] }
      let (sum, size, termCount) = terms.reduce((0.0, 0.0, 0)) { ($0.0 + $1, $0.1 + abs($1), $0.2 + 1) }
      guard termCount > 1 else { continue }
      count += 1
      let expected = kind == .sum ? sum : sum / Double(termCount)
      // Totals are rounded, and so are their terms.
      if Self.areEqual(expected, column[row], size: size) {
        goodCount += 1
      } else if allColumns, column.contains(where: { $0 < column[row] }), column.contains(where: { $0 > column[row] }) {
        // The mean of a rate.
        count -= 1
      }
    }
    return goodCount > 0 && (!allColumns || goodCount == count)
  }

  /// Whether a sum is a total but for rounding. `size` is the sum of the terms' magnitudes.
  private static func areEqual(_ sum: Double, _ total: Double, size: Double) -> Bool {
    abs(sum - total) <= max(0.005 * abs(total), 1e-9 * size)
  }

  /// Whether a value of the row is the largest of its column, and at least half of the sum of the others.
  private func dominates(_ row: Int) -> Bool {
    numbers.contains { column in
      let others = column.indices.lazy.filter { $0 != row && !column[$0].isNaN }.map { column[$0] }
      guard !column[row].isNaN, others.count > 2, others.allSatisfy({ $0 >= 0 }) else { return false }
      return column[row] > others.max() ?? 0 && column[row] >= 0.5 * others.reduce(0, +)
    }
  }

  /// The number of rows in which totals of groups are searched.
  private static let subtotalLimit = 5000

  /// Finds totals of groups of rows and of all of them, if there are several in a column and each adds up.
  private mutating func findSubtotals() {
    guard table.rowCount <= Self.subtotalLimit else { return }
    for column in table.columns {
      guard case .texts(let ids, let pool) = column.cells else { continue }
      let areSums = (0..<pool.count).map { pool.byteCount($0) <= 120 && TotalWords.kind(of: pool[$0]) == .sum }
      let named = ids.indices.filter { ids[$0] >= 0 && areSums[Int(ids[$0])] }
      guard named.count > 1, named.count * 2 <= table.rowCount, named[0] > 0 else { continue }
      let isSubtotal = Set(named)
      guard namesSuffice || numbers.contains(where: { Self.addUp($0, isSubtotal, rowCount: table.rowCount) }) else {
        continue
      }
      rows = named
      names = named.map { pool[Int(ids[$0])] }
      return
    }
  }

  /// Finds rows with a name of their own whose numbers are exactly the sums of at least three rows above: `Valid votes`
  /// below those of each party. The totals among these aren't terms.
  private mutating func findSums() {
    guard (4...Self.subtotalLimit).contains(table.rowCount),
      let names = table.columns.first(where: { $0.kind == .text }),
      names.namesRows
    else { return }
    let columns = table.columns.filter { $0.kind == .number && $0.measure().0.addsUp != false && !$0.numbersRows() }
    var sums = [Double](repeating: 0, count: columns.count)
    var counts = [Int](repeating: 0, count: columns.count)
    for row in 0..<table.rowCount {
      var (goodCount, badCount) = (0, 0)
      for (index, column) in columns.enumerated() {
        guard let value = column.number(row) else { continue }
        // Small numbers add up by chance, and so do those that double.
        guard counts[index] > 0 || value != 0 else { continue }
        if abs(sums[index] - value) > 1e-9 * abs(value) {
          badCount += 1
        } else if value >= 100, counts[index] > 2, column.number(row - 1) != value / 2 {
          goodCount += 1
        }
      }
      if goodCount > 0, badCount == 0 {
        rows.append(row)
        self.names.append(names.text(row) ?? "")
        continue
      }
      for (index, column) in columns.enumerated() {
        guard let value = column.number(row), value > 0 else { continue }
        sums[index] += value
        counts[index] += 1
      }
    }
  }

  /// Whether each of the named rows is the sum of the rows since the last of them, or of all rows before it.
  private static func addUp(_ numbers: [Double], _ named: Set<Int>, rowCount: Int) -> Bool {
    var (group, whole, size) = (0.0, 0.0, 0.0)
    for row in 0..<rowCount where !numbers[row].isNaN {
      guard named.contains(row) else {
        group += numbers[row]
        whole += numbers[row]
        size += abs(numbers[row])
        continue
      }
      guard areEqual(group, numbers[row], size: size) || areEqual(whole, numbers[row], size: size) else { return false }
      group = 0
    }
    return size > 0
  }
}

extension TotalRows {
  /// A note that lists the rows.
  var notes: [TableNote] {
    guard !rows.isEmpty else { return [] }
    let shown = names.firstOccurrences.map { $0.isEmpty ? "a row without a name" : DataError.quoted($0) }
      .joined(separator: ", ")
    let doubt = isMoreThanOthers ? ", though they don't add up to it" : ""
    return [TableNote("\(shown) left out as the total of the others\(doubt)", kind: .dropped, choice: .totals(.keep))]
  }

  /// The columns among the values of a wide table that follow from others, each with how: by its name, and by its
  /// numbers in nine of ten rows. Of sums and differences of two, the first thousand rows are looked at.
  static func columns(among values: [Column], rowCount: Int) -> [String: Derivation] {
    guard values.count > 2 else { return [:] }
    let kinds = values.map { TotalWords.kind(of: $0.name) }
    let others = zip(values, kinds).filter { $1 == nil }.map(\.0)
    // The sums of a row are the same for all columns of totals.
    lazy var sums = (0..<rowCount).map { row in
      others.reduce(into: (sum: 0.0, count: 0.0)) { sum, column in
        if let number = column.number(row) { sum = (sum.sum + number, sum.count + 1) }
      }
    }
    // A difference is half of the sum of the three by its definition.
    lazy var areAmounts = others.allSatisfy { column in
      column.unit == others[0].unit && column.numberRange.map { $0.least >= 0 } ?? false
        && !NameWords(column.name).words.contains(where: differences.contains)
    }
    var found: [String: Derivation] = [:]
    let rows = 0..<rowCount
    for (column, kind) in zip(values, kinds) {
      switch kind {
      case .sum where agrees(column, in: rows, within: 0.03, { sums[$0].sum }):
        found[column.name] = .sumOfAll
      case .mean
      where others.count > 1 && agrees(column, in: rows, { sums[$0].count > 0 ? sums[$0].sum / sums[$0].count : nil }):
        found[column.name] = .meanOfAll
      case .sum where values.count <= mostColumns && isOfTwo(column, among: others, rowCount):
        found[column.name] = .sumOfTwo
      case nil
      where values.count <= mostColumns && NameWords(column.name).words.contains(where: differences.contains)
        && isOfTwo(column, among: others, rowCount):
        found[column.name] = .differenceOfTwo
      case nil where values.count > 3 && areAmounts && agrees(column, in: rows, within: 1e-9, { sums[$0].sum / 2 }):
        found[column.name] = .sumOfAll
      case .sum, .mean, nil: continue
      }
    }
    return found
  }

  /// How a column follows from others.
  enum Derivation: String {
    case sumOfAll = "the total of the others"
    case meanOfAll = "the mean of the others"
    case sumOfTwo = "the sum of two others"
    case differenceOfTwo = "the difference of two others"

    var role: ColumnRole { self == .sumOfAll || self == .sumOfTwo ? .total : .result }
  }

  /// The words of what is the difference of two others.
  private static let differences = Set(
    words:
      "net|remaining|change|difference|diff|delta|variance|differenz|abweichung|différence|écart|diferencia|desviación|desvio|scarto|verschil|odchylenie|отклонение|차이|差異|差额"
  )
  /// The most columns of a table in which each pair is tried.
  private static let mostColumns = 50

  /// Whether the numbers of a column are as expected in nine of ten rows.
  private static func agrees(
    _ column: Column, in rows: Range<Int>, within share: Double = 0.005, _ expected: (Int) -> Double?
  ) -> Bool {
    var (goodCount, count) = (0, 0)
    for row in rows {
      guard let number = column.number(row), let sum = expected(row) else { continue }
      count += 1
      if abs(sum - number) <= share * abs(number) { goodCount += 1 }
      // Most columns differ in the first rows.
      if goodCount * 10 < count * 9 - 20 { return false }
    }
    return count > 0 && goodCount * 10 >= count * 9
  }

  /// Whether a column is the sum or the difference of two of the first others, in its first rows.
  private static func isOfTwo(_ column: Column, among others: [Column], _ rowCount: Int) -> Bool {
    guard rowCount > 2 else { return false }
    let others = others.prefix(12).filter { $0.name != column.name }
    return others.indices.contains { first in
      others[(first + 1)...].contains { second in
        let results: [(Double, Double) -> Double] = [(+), (-), { $1 - $0 }, { abs($0 - $1) }]
        return results.contains { result in
          agrees(column, in: 0..<min(rowCount, 1000)) { row in
            // Where both parts are missing, the total is all there is.
            let parts = (others[first].number(row), second.number(row))
            return parts.0 == nil && parts.1 == nil ? .nan : result(parts.0 ?? 0, parts.1 ?? 0)
          }
        }
      }
    }
  }
}
