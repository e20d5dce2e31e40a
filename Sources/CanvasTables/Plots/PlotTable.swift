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
    let totals = TotalRows(table, namesSuffice: false)
    for row in totals.rows { rows[row] = false }
    for condition in conditions {
      try RowFilter(condition).apply(to: &rows, of: table, locale: table.detectedLocale ?? given ?? .english)
    }
    let shown = try table.reading(only: rows)
    if kind == .heatmap, asked == PlotColumns(), rows.count(where: \.self) <= PlotChoice.nameLimit,
      let cells = Self.cells(of: table, conditions, given)
    {
      self = cells
      return
    }
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
    notes =
      header + totals.notes.map(\.withoutChoice) + shown.notes + chosen.notes
      + [shown.languageNote].compactMap(\.self)
    locale = given == nil ? shown.writtenLocale : nil
  }

  /// The cells of a table that has them in its rows: months of years, ages of cohorts, a matrix. The columns are the
  /// places along x. Nil for other tables.
  private static func cells(of table: Table, _ conditions: [String], _ given: LocaleFormat?) -> PlotTable? {
    let locale = given ?? table.writtenLocale ?? .english
    var choice = ColumnChoice(locale: locale)
    choice.conditions = conditions
    guard let wide = try? ChartTable(table, choice: choice), let name = wide.xName,
      wide.series.count > 2, wide.valueName == nil, wide.seriesName == nil, wide.combined == nil,
      wide.x.count <= PlotChoice.nameLimit, wide.x.count > 1
    else { return nil }
    let cells = wide.series.indices.flatMap { series in (0..<wide.x.count).map { (series, $0) } }
    let names = wide.placeNames(locale: locale)
    var frame = DataFrame(rowCount: cells.count)
    frame["x"] = DataColumn(cells.map { .text(wide.series[$0.0]) })
    frame["y"] = DataColumn(cells.map { .text(names[$0.1]) })
    frame["value"] = DataColumn(cells.map { wide.values[$0.0][$0.1].map(DataValue.number) ?? .null })
    let title = name.hasPrefix("column ") ? "" : name
    let ends = "\(DataError.quoted(wide.series[0])) to \(DataError.quoted(wide.series[wide.series.count - 1]))"
    let note = TableNote(
      "columns: \(ends) along x, \(DataError.quoted(name)) along y, their values in the cells", choice: .cells)
    return PlotTable(
      kind: .heatmap,
      columns: [
        .x: PlotColumn("", .text, of: wide, table), .y: PlotColumn(title, .text, of: wide, table),
        .value: PlotColumn("", .number, of: wide, table),
      ],
      frame: frame, notes: [note] + wide.notes.filter { !$0.text.hasPrefix("columns: ") }.map(\.withoutChoice),
      locale: given == nil ? table.writtenLocale : nil)
  }

  private init(
    kind: PlotKind, columns: [PlotRole: PlotColumn], frame: DataFrame, notes: [TableNote], locale: LocaleFormat?
  ) {
    (self.kind, self.columns, self.frame, self.notes, self.locale) = (kind, columns, frame, notes, locale)
    (isHorizontal, sumsCells) = (false, false)
  }
}
