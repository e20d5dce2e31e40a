extension ChartTable {
  /// Reads a table from bytes and selects the data for a chart.
  public init(contents: [UInt8], choice: ColumnChoice, options: Table.Options = Table.Options()) throws(DataError) {
    try self.init(Table(contents: contents, options: options), choice: choice)
  }

  /// Selects the data for a chart: chooses columns, filters rows, and sums the values of the same place and series.
  ///
  /// Rows without a date or number for the axis are left out, and a note reports them. A missing name is empty.
  /// Weeks, months, quarters and years without a row get missing values, so the axis has no gaps.
  public init(_ table: Table, choice: ColumnChoice) throws(DataError) {
    let columns = try ChosenColumns(table, choice)
    for column in [columns.x, columns.series, columns.color].compactMap(\.self) + columns.values {
      if let problem = column.problem { throw problem }
    }
    for column in columns.values where column.kind != .number && column.kind != .empty {
      // The column was chosen by its name, not by the caller: its first cell is the error.
      if choice.y.isEmpty, let row = (0..<table.rowCount).first(where: { column.shown($0) != nil }) {
        let example = CellReaders(choice.locale).exampleNumber
        throw table.error(
          row: row, column: column, found: DataError.quoted(column.shown(row) ?? ""),
          allowed: "a number in the format of \(choice.locale.identifier), such as \(example)")
      }
      throw .choice(
        option: "--y", found: "\(DataError.quoted(column.name)), a column of kind \(column.kind)",
        allowed: "a column of numbers")
    }
    var rows = [Bool](repeating: true, count: table.rowCount)
    for condition in choice.conditions {
      try RowFilter(condition).apply(to: &rows, of: table, locale: choice.locale)
    }
    try table.checkNames(columns, rows: rows)
    let period: CalendarPeriod? = if case .period(let period)? = choice.grouping { period } else { nil }
    let clock: ClockPeriod? = if case .clock(let clock)? = choice.grouping { clock } else { nil }
    let places = try AxisPlaces(
      columns.x, isYears: columns.isAxisOfYears, rows: rows, period: period, clock: clock, locale: choice.locale)
    let series = SeriesPlaces(columns, rows: rows, locale: choice.locale)
    let sums = try ValueSums(table, columns.values, rows: rows, places: places, series: series)
    try sums.checkLeast(choice.least)

    var notes: [String] = []
    if !table.hasHeader { notes.append("no header was found; the first record is a row of data") }
    if let note = columns.note(choice) { notes.append(note) }
    if let x = columns.x, x.unitsPerSecond != nil, x.zone == nil {
      notes.append("the times of \(DataError.quoted(x.name)) are in UTC")
    }
    notes += sums.notes(leftOut: places.leftOut, of: columns.x?.name ?? "")
    if let period, let end = places.partialEnd {
      notes.append("the last \(period) is incomplete; it ends on \(end.iso)")
    }
    let values = sums.values(missing: choice.missing)
    let colors = try RowColors(columns.color, table: table, choice: choice)
    self.init(
      x: places.places, series: series.names, values: values, hasNaturalOrder: places.hasNaturalOrder,
      unit: columns.unit, colors: colors.colors(rows: rows, places: places, series: series), xName: columns.x?.name,
      valueName: columns.values.count == 1 ? columns.values.first?.name : nil, seriesName: columns.series?.name,
      notes: notes)
  }
}

extension ChosenColumns {
  /// The unit of the values, if it is the same for all.
  fileprivate var unit: ValueUnit {
    guard let first = values.first?.unit, values.allSatisfy({ $0.unit == first }) else { return .none }
    return first
  }

  /// A note about the chosen columns, if there was a choice.
  fileprivate func note(_ choice: ColumnChoice) -> String? {
    let isAsked = choice.x != nil && !choice.y.isEmpty && choice.series != .automatic
    guard !isAsked else { return nil }
    let values =
      self.values.prefix(5).map { DataError.quoted($0.name) }.joined(separator: ", ")
      + (self.values.count > 5 ? ", …" : "")
    let axis = x.map { DataError.quoted($0.name) } ?? "the row numbers"
    let seriesPart = series.map { "\(DataError.quoted($0.name)) as series, " } ?? ""
    return "columns: \(axis) along the axis, \(seriesPart)\(values) as values"
  }
}
