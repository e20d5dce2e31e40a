/// The rows of a table that sum up or average the others: `Total`, `Summe`, `합계`.
///
/// A row is a total if one of its texts is a total's name, or all are empty, and its numbers are the sums or means of
/// the other rows. A name alone is enough in a column of dates, where it can't be anything else.
struct TotalRows {
  /// The rows.
  private(set) var rows: [Int] = []
  /// Their names, as written.
  private(set) var names: [String] = []

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
    for (place, texts) in table.lastRows.enumerated() where texts.contains(where: { TotalWords.kind(of: $0) != nil }) {
      named.insert(table.rowCount - 1 - place)
    }
    for (place, texts) in table.lastRows.enumerated() {
      let row = table.rowCount - 1 - place
      guard row > 1, check(row, texts) else { break }
    }
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
      guard kind == nil, let found = TotalWords.kind(of: text) else { continue }
      (kind, name) = (found, text)
      isAmongDates = column.isDates || column.kind == .number
    }
    // Without a name, only sums of everything are totals.
    guard kind != nil || (areEmpty && table.columns.contains { $0.kind == .text || $0.isDates }) else { return false }
    guard isAmongDates || (namesSuffice && kind != nil) || addsUp(row, kind ?? .sum, allColumns: kind == nil) else {
      return false
    }
    rows.append(row)
    names.append(name)
    return true
  }

  /// Whether the numbers of a row are the sums or means of the other rows: at least one of them, or all.
  private func addsUp(_ row: Int, _ kind: TotalWords.Kind, allColumns: Bool) -> Bool {
    var goodCount = 0
    var count = 0
    for column in numbers where !column[row].isNaN && column[row] != 0 {
      var sum = 0.0
      var terms = 0
      for other in column.indices
      where other != row && !column[other].isNaN && !rows.contains(other) && !named.contains(other) {
        sum += column[other]
        terms += 1
      }
      guard terms > 1 else { continue }
      count += 1
      let expected = kind == .sum ? sum : sum / Double(terms)
      // Totals are rounded, and so are their terms.
      if abs(expected - column[row]) <= 0.005 * abs(column[row]) { goodCount += 1 }
    }
    return goodCount > 0 && (!allColumns || goodCount == count)
  }
}

extension TotalRows {
  /// A note that lists the rows.
  var notes: [TableNote] {
    guard !rows.isEmpty else { return [] }
    let shown = names.map { $0.isEmpty ? "a row without a name" : DataError.quoted($0) }.joined(separator: ", ")
    return [TableNote("\(shown) left out as the total of the others", choice: .totals(.keep))]
  }

  /// The columns among the values of a wide table that sum up the others, by name and by adding up.
  static func columns(among values: [Column], rowCount: Int) -> [Column] {
    guard values.count > 2 else { return [] }
    let kinds = values.map { TotalWords.kind(of: $0.name) }
    guard kinds.contains(.sum) else { return [] }
    let others = zip(values, kinds).filter { $1 == nil }.map(\.0)
    // The sums of a row are the same for all columns of totals.
    let sums = (0..<rowCount).map { row in others.reduce(0) { $0 + ($1.number(row) ?? 0) } }
    return zip(values, kinds).filter { column, kind in
      guard kind == .sum else { return false }
      var (good, all) = (0, 0)
      for row in 0..<rowCount {
        guard let total = column.number(row) else { continue }
        all += 1
        if abs(sums[row] - total) <= 0.005 * abs(total) { good += 1 }
      }
      return all > 0 && good * 10 >= all * 9
    }.map(\.0)
  }
}
