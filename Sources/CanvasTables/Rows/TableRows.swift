/// The rows of a table, with each cell as it is written and as what it is read as.
package struct TableRows: Sendable {
  /// A cell. A missing one has an empty text.
  package struct Cell: Sendable, Hashable {
    /// The text as it is written.
    package let text: String
    /// The number or the time; the text for others, and null for a missing cell.
    package let value: DataValue
  }

  /// The names of the columns in their order.
  package let names: [String]
  /// The rows that meet the conditions, by their indices in the table.
  package let rows: [Int]
  /// The number of all rows of the table.
  package var count: Int { table.rowCount }
  private let table: Table
  private let written: Table

  /// Reads the rows of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - conditions: Conditions that rows must meet, such as "cost > 3".
  ///   - locale: The locale of the conditions' numbers and dates.
  package init(_ table: Table, conditions: [String] = [], locale: LocaleFormat = .english) throws(DataError) {
    self.table = table
    names = table.columns.map(\.name)
    written = try table.reading(asText: names)
    var isKept = [Bool](repeating: true, count: table.rowCount)
    for condition in conditions { try RowFilter(condition).apply(to: &isKept, of: table, locale: locale) }
    rows = isKept.indices.filter { isKept[$0] }
  }

  /// The cells of a row, an index in the table. A row out of range has none.
  package func cells(_ row: Int) -> [Cell] {
    guard row >= 0, row < table.rowCount else { return [] }
    return zip(table.columns, written.columns).map { column, written in
      let text = written.text(row) ?? column.text(row) ?? ""
      guard !text.isEmpty, column.problem == nil else {
        return Cell(text: text, value: text.isEmpty ? .null : .text(text))
      }
      if let number = column.number(row) { return Cell(text: text, value: .number(number)) }
      if case .timeOfDay = column.kind { return Cell(text: text, value: .text(text)) }
      if let time = column.time(row) { return Cell(text: text, value: .time(Double(time.seconds) * 1000)) }
      if let day = column.date(row) { return Cell(text: text, value: .time(Double(day.dayNumber) * 86_400_000)) }
      return Cell(text: text, value: .text(text))
    }
  }
}
