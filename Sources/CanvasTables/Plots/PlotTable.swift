/// The rows and columns of a table that a plot shows.
///
///     let table = try PlotTable(table, .scatter, PlotColumns())
///     table.columns[.x]?.name      // "Horsepower"
///     table.frame["x"]             // its values
package struct PlotTable: Sendable {
  package let kind: PlotKind
  /// The columns by their part.
  package let columns: [PlotRole: PlotColumn]
  /// Whether boxes and dots lie, because their numbers were asked for along x. The numbers' part is y nevertheless.
  package let isHorizontal: Bool
  /// Whether the values of a heat map's cells were chosen and are summed.
  package let sumsCells: Bool
  /// The rows, with a column for each part that has one.
  package let frame: DataFrame
  /// What was chosen and left out, one line each.
  package let notes: [TableNote]
  /// The locale to write the plot in, if it was detected. Nil if it was given or is English.
  package let locale: LocaleFormat?

  /// Chooses columns and rows.
  ///
  /// - Parameters:
  ///   - conditions: The conditions for rows; see `RowFilter`.
  ///   - asked: The columns that were asked for.
  ///   - given: The locale that was asked for.
  package init(
    _ table: Table, _ kind: PlotKind, _ asked: PlotColumns, conditions: [String] = [], given: LocaleFormat? = nil
  ) throws(DataError) {
    var rows = [Bool](repeating: true, count: table.rowCount)
    for condition in conditions {
      try RowFilter(condition).apply(to: &rows, of: table, locale: table.detectedLocale ?? given ?? .english)
    }
    let shown = try table.reading(only: rows)
    let chosen = try PlotChoice(shown, kind, asked, rows: rows)
    let indices = rows.indices.filter { rows[$0] }
    var frame = DataFrame(rowCount: indices.count)
    var columns: [PlotRole: PlotColumn] = [:]
    for role in PlotRole.allCases {
      guard let column = chosen.columns[role] else { continue }
      columns[role] = PlotColumn(column, of: shown)
      if role == .label || (role == .series && column.kind != .number) {
        let locale = given ?? shown.writtenLocale ?? .english
        frame[role.rawValue] = DataColumn(indices.map { column.name($0, locale: locale).map(DataValue.text) ?? .null })
      } else {
        frame[role.rawValue] = column.values(indices)
      }
    }
    (self.kind, self.columns, self.frame) = (kind, columns, frame)
    (isHorizontal, sumsCells) = (chosen.isHorizontal, chosen.sumsCells)
    let header: [TableNote] = table.hasHeader ? [] : ["no header was found; the first record is a row of data"]
    notes = header + shown.notes + chosen.notes + [shown.languageNote].compactMap(\.self)
    locale = given == nil ? shown.writtenLocale : nil
  }
}
