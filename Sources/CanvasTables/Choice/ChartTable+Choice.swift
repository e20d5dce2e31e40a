extension ChartTable {
  /// Reads a table from bytes and selects the data for a chart.
  public init(contents: [UInt8], choice: ColumnChoice, options: Table.Options = Table.Options()) throws(DataError) {
    try self.init(Table(contents: contents, options: options), choice: choice)
  }

  /// Selects the data for a chart: chooses columns, filters rows, and combines the values of the same place and series.
  ///
  /// Rows without a date or number for the axis are left out, and a note reports them. A missing name is empty.
  /// Weeks, months, quarters and years without a row get missing values, so the axis has no gaps. Rows and columns of
  /// totals are left out. Conditions apply before the kinds of columns are determined.
  public init(_ table: Table, choice: ColumnChoice) throws(DataError) {
    // A row of months is the line of its year.
    if choice.periodsAlongAxis != nil, !choice.rowsAreSeries, choice.x == nil, choice.y.isEmpty,
      case .column(let name) = choice.series, let column = try? table.column(name, part: .series)
    {
      var rows = choice
      (rows.x, rows.series, rows.rowsAreSeries) = (column.name, .none, true)
      if let wide = try? ChartTable(table, choice: rows), wide.seriesName == column.name {
        self = wide
        return
      }
    }
    let selection = try ChartSelection(table, choice)
    try self.init(selection, choice, rows: selection.rows, places: selection.columns.places)
  }

  /// The largest number of facets.
  public static let maximumFacetCount = 60

  /// Selects the data for a chart of each value of a column, in the order of the data. The columns are chosen once, for
  /// all of them. Without a choice there are no series. Rows without a value have an empty name.
  ///
  /// Throws if the table has no such column, or it has more than ``maximumFacetCount`` values, and where
  /// ``init(_:choice:)`` throws.
  public static func facets(
    of table: Table, by name: String, choice: ColumnChoice
  ) throws(DataError) -> [(name: String, table: ChartTable)] {
    var choice = choice
    if choice.series == .automatic { choice.series = .none }
    choice.periodsAlongAxis = nil
    choice.facet = try table.column(name, part: .facets).name
    // The names of the facets are those of their only series.
    if case .column(let series) = choice.series, try table.column(series, part: .series).name == choice.facet {
      choice.series = .none
    }
    let selection = try ChartSelection(table, choice)
    let column = try selection.table.column(name, part: .facets)
    if let problem = column.problem { throw problem }
    let facets = SeriesPlaces(column, rows: selection.rows, locale: choice.locale)
    guard facets.names.count <= maximumFacetCount else {
      throw .choice(
        .facets, found: "\(DataError.quoted(name)) has \(facets.names.count) values",
        allowed: "a column with at most \(maximumFacetCount)")
    }
    return try facets.names.enumerated().map { (index, name) throws(DataError) in
      let rows = selection.rows.indices.map { selection.rows[$0] && facets.indices[$0] == Int32(index) }
      return (name, try ChartTable(selection, choice, rows: rows))
    }
  }

  /// The data of some rows of a selection. Their places are determined if they aren't known.
  private init(
    _ selection: ChartSelection, _ choice: ColumnChoice, rows: [Bool], places known: AxisPlaces? = nil
  ) throws(DataError) {
    let (table, columns) = (selection.table, selection.columns)
    let aggregate = columns.aggregate
    try table.checkNames(columns, rows: rows)
    let places = if let known { known } else { try columns.places(of: rows) }
    // A series without a place has no name.
    let placed = zip(rows, places.indices).map { $0 && $1 >= 0 }
    let series = SeriesPlaces(columns, rows: placed, locale: choice.locale)
    let sums = try ValueSums(
      table, columns.values.map(\.column), places: places, series: series, aggregate: aggregate,
      timeline: aggregate == .last ? columns.timeline : Array(rows.indices), owners: columns.owner?.textIDs)
    try sums.checkLeast(choice.minimum)
    let columnsNote = columns.note(choice)
    var notes = selection.notes + columns.notes(of: table, columnsNote)
    notes += sums.notes(leftOut: places.leftOut, of: columns.x?.name ?? "", reason: columns.reason)
    let areSums = aggregate == .sum && sums.areCombined && columns.x?.isTemporal ?? false
    notes += [areSums ? places.unevenNote : nil].compactMap(\.self) + places.partialNotes
    let values = sums.values(missing: choice.missing)
    let colors = try RowColors(columns.color, table: table, choice: choice)
      .colors(rows: rows, places: places, series: series)
    notes += colors.notes
    self.init(
      x: places.places, series: series.names, values: values, hasNaturalOrder: places.hasNaturalOrder,
      unit: aggregate == .count ? .none : columns.unit,
      colors: colors.all, xName: columns.x?.name,
      valueName: columns.values.count == 1 && aggregate != .count ? columns.values.first?.name : nil,
      seriesName: columns.series?.name,
      notes: notes)
    combined = sums.areCombined ? aggregate : nil
    (seriesUnits, absences) = (columns.seriesUnits, series.absences(at: places))
    isWhole = aggregate == .sum && selection.haveTotal(rows: rows)
    setFacts(of: columns, table)
    if columns.series != nil, [.sum, .last].contains(aggregate), choice.totals != .keep { leaveOutTotal() }
    let isCombined = rows.count(where: \.self) > x.count
    putPeriodsAlongAxis(columns, choice, isCombined: isCombined, locale: table.locale, columnsNote)
    setMeaning(of: columns, locale: table.locale)
  }

  /// Sets what the columns are in their table.
  private mutating func setFacts(of columns: ChosenColumns, _ table: Table) {
    (isOfEvents, areMeasurements) = (columns.isOfEvents, columns.areMeasurements)
    areSteps =
      columns.x.map { x in x.kind == .text && table.columns.contains { $0.name == x.name && $0.kind == .number } }
      ?? false
    let units = columns.aggregate == .count ? [] : Set(columns.values.map { table.headerUnit($0.column) })
    headerUnit = units.count == 1 ? units.first ?? "" : ""
    locale = table.writtenLocale
  }

  /// Sets what the roles of the columns say about the values.
  private mutating func setMeaning(of columns: ChosenColumns, locale: LocaleFormat) {
    let parts = ChoiceRules.Parts(
      names: series, values: values, addUp: columns.addUp,
      hasTotal: columns.haveTotal && columns.values.count > 1,
      hasTotalColumn: columns.haveTotalColumn && seriesName == nil,
      areApart: columns.roles.contains { $0.name == columns.series?.name && $0.tellsAmountsApart }, locale: locale)
    addsUp = parts.addUp ?? parts.areWhole
    reasonAgainstStack = ChoiceRules.stacks.first { $0.applies(parts) }?.reason
    meanings = columns.roles.map(\.meaning)
  }

  /// Puts columns that are named by periods along the axis, and replaces the note on the columns.
  private mutating func putPeriodsAlongAxis(
    _ columns: ChosenColumns, _ choice: ColumnChoice, isCombined: Bool, locale: LocaleFormat, _ columnsNote: TableNote?
  ) {
    guard let least = choice.periodsAlongAxis, choice.y.isEmpty,
      choice.rowsAreSeries || choice.x == nil && choice.series == .automatic, columns.series == nil,
      let first = columns.values.first, let last = columns.values.last, let name = xName
    else { return }
    let locale = locale.reading(periods: series)
    let ends = "columns: \(DataError.quoted(first.name)) to \(DataError.quoted(last.name))"
    let text: String
    if !isCombined, !choice.rowsAreSeries, let months = withMonthsAlongAxis(locale: locale) {
      self = months
      text = "\(ends) of each \(DataError.quoted(name)) along the axis"
    } else if let wide = withPeriodsAlongAxis(
      least, locale: locale, datesAreNames: choice.rowsAreSeries)
    {
      self = wide
      text = "\(ends) along the axis, \(DataError.quoted(name)) as series"
    } else {
      return
    }
    notes = notes.map { $0 == columnsNote ? TableNote(text + columns.notDrawn, kind: $0.kind) : $0 }
    if choice.grouping?.period != nil, !isCombined {
      notes.append(TableNote("a period to sum by has no effect, because the columns are periods", kind: .ignored))
    }
  }
}

extension Table {
  /// The table with versions as names, unless they are asked for as values: 1.10 comes after 1.9.
  fileprivate func withVersionsAsNames(_ choice: ColumnChoice) throws(DataError) -> Table {
    let versions = columns.filter {
      $0.kind == .number && NameWords($0.name).words.contains("version") && !choice.y.contains($0.name)
    }
    return versions.isEmpty ? self : try reading(asText: versions.map(\.name))
  }
}

/// The rows and columns of a table that a chart shows.
private struct ChartSelection {
  let table: Table
  /// Whether each row is shown.
  let rows: [Bool]
  let columns: ChosenColumns
  private(set) var notes: [TableNote]
  /// The only column of values as it is in all rows, and the rows of totals.
  private var totals: (column: Column, rows: [Int])?

  /// Whether a row of totals has the sum of the values in some rows.
  func haveTotal(rows: [Bool]) -> Bool {
    guard let totals, case .numbers(let numbers) = totals.column.cells else { return false }
    let shown = rows.indices.filter { rows[$0] && !numbers[$0].isNaN }
    let sum = shown.reduce(0) { $0 + numbers[$1] }
    return shown.count > 1 && totals.rows.contains { abs(numbers[$0] - sum) <= 0.005 * abs(sum) }
  }

  init(_ table: Table, _ choice: ColumnChoice) throws(DataError) {
    notes = table.hasHeader ? [] : ["no header was found; the first record is a row of data"]
    var rows = [Bool](repeating: true, count: table.rowCount)
    var totalRows: [Int] = []
    if choice.totals != .keep {
      let totals = TotalRows(table, namesSuffice: choice.totals == .omit)
      for row in totals.rows { rows[row] = false }
      notes += totals.notes
      totalRows = totals.rows
    }
    if choice.aggregate != .count { notes += table.leaveOutHeadings(&rows) }
    for condition in choice.conditions {
      try RowFilter(condition).apply(to: &rows, of: table, locale: table.detectedLocale ?? choice.locale)
    }
    // Conditions compare versions as numbers.
    let named = try table.withVersionsAsNames(choice)
    var shown = try named.reading(only: rows)
    if choice.isAutomatic, let indicator = shown.indicator(rows: rows) {
      for row in rows.indices where indicator.column.text(row) != indicator.name { rows[row] = false }
      let name = DataError.quoted(indicator.column.name)
      notes.append(
        TableNote(
          "only the rows with \(DataError.quoted(indicator.name)) in \(name) are drawn; a condition chooses others",
          kind: .dropped))
      shown = try named.reading(only: rows)
    }
    notes += shown.notes
    let columns = try ChosenColumns(shown, choice, rows: rows, hasTotals: !totalRows.isEmpty)
    if columns.values.count == 1, let column = table.columns.first(where: { $0.name == columns.values[0].name }) {
      totals = (column, totalRows)
    }
    self.columns = columns
    (self.table, self.rows) = (shown, rows)
    try Self.check(columns, of: shown, choice)
  }

  /// Throws if a column can't be used for its part.
  private static func check(_ columns: ChosenColumns, of table: Table, _ choice: ColumnChoice) throws(DataError) {
    let values = columns.values.map(\.column)
    for column in [columns.x, columns.series, columns.color].compactMap(\.self) + values {
      if let problem = column.problem { throw problem }
    }
    for column in values where column.kind != .number && column.kind != .empty && columns.aggregate != .count {
      // The column was chosen by its name, not by the caller: its first cell is the error.
      if table.mixedProblems[column.name] == nil, choice.y.isEmpty,
        let row = (0..<table.rowCount).first(where: { column.shown($0) != nil })
      {
        throw table.error(
          row: row, column: column, found: DataError.quoted(column.shown(row) ?? ""),
          allowed: CellReaders(table.locale).allowedNumber)
      }
      throw table.fault(column, .y, allowed: "a column of numbers")
    }
  }
}

extension Table {
  /// Leaves out headings.
  fileprivate func leaveOutHeadings(_ rows: inout [Bool]) -> [TableNote] {
    let headings = headings.filter { rows[$0] }
    guard !headings.isEmpty else { return [] }
    for row in headings { rows[row] = false }
    let names = DataError.list(headings.compactMap { columns[0].text($0) })
    return [TableNote("\(names) left out, without a value", kind: .dropped)]
  }

  /// The rows that only name the rows below, as in reports of accounts: with a name, but no number in several columns.
  private var headings: [Int] {
    let numbers = columns.filter { $0.kind == .number }
    // A cell that can't be read isn't empty.
    guard numbers.count > 1, let names = columns.first, names.kind == .text,
      !columns.contains(where: { $0.isTemporal || $0.kind == .number && $0.problem != nil })
    else { return [] }
    let rows = (0..<rowCount).filter { row in
      names.text(row) != nil && numbers.allSatisfy { $0.number(row) == nil }
    }
    return rows.count * 2 < rowCount ? rows : []
  }
}

extension ColumnChoice {
  /// Whether the table chooses the columns along the axis, of the series and of the values.
  fileprivate var isAutomatic: Bool {
    x == nil && y.isEmpty && series == .automatic && facet == nil && aggregate == nil && grouping == nil
  }
}

extension Table {
  private static let units = Set(words: "unit|units|uom|einheit|unité|unidad|unità|단위|単位|单位")

  /// The column of what is measured, and its first name, in tables of statistics offices: of each region several rows, one
  /// for each of some indicators, with a column for each of several years, or one column of values and one of indicators.
  fileprivate func indicator(rows: [Bool]) -> (column: Column, name: String)? {
    let reader = DateReader(locale)
    let periods = columns.filter { column in
      column.kind == .number && column.name.first?.isNumber ?? false && reader.period(column.name) != nil
    }
    let texts = columns.filter { $0.kind == .text && !$0.isConstant }
    guard texts.count > 1, !texts[0].namesRows else { return nil }
    let unit = texts.first { Self.units.contains($0.name.lowercased()) && $0.repeatsNames }
    // What is measured has one unit each: `quantity` beside `unit`.
    let measured = unit.flatMap { unit in texts.first { $0.repeatsNames && $0.name != unit.name && $0.decides(unit) } }
    if let named = texts.first(where: \.saysIndicator) ?? measured ?? unit, let first = rows.firstIndex(of: true),
      named.repeatsNames,
      periods.isEmpty, columns.count(where: { $0.kind == .number && !$0.holdsYears }) == 1
    {
      return named.text(first).map { (named, $0) }
    }
    guard periods.count > 1, let last = texts.last, case .texts(let ids, let pool) = texts[0].cells,
      case .texts(let lastIDs, let lastPool) = last.cells,
      (2...100).contains(lastPool.count), pool.count > 1
    else { return nil }
    let pairs = rows.indices.filter { rows[$0] }.map { SIMD2(ids[$0], lastIDs[$0]) }
    guard Set(pairs).count == pairs.count, let first = pairs.first, first[1] >= 0 else { return nil }
    return (last, lastPool[Int(first[1])])
  }
}

extension ChosenColumns {
  private var units: [ValueUnit] { values.map(\.column.unit) }

  /// The unit of the values, if it is the same for all.
  fileprivate var unit: ValueUnit { Set(units).count == 1 ? units[0] : .none }

  /// The units of the series, if they are columns of different units.
  fileprivate var seriesUnits: [ValueUnit] { series == nil && Set(units).count > 1 ? units : [] }

  /// The notes about the chosen columns.
  fileprivate func notes(of table: Table, _ columnsNote: TableNote?) -> [TableNote] {
    var notes = [columnsNote, table.languageNote].compactMap(\.self) + notes
    notes += ambiguities(of: table)
    if let x, x.kind != .text, let marked = x.sample.first(where: { Footnotes.plain([$0])[0] != $0 }) {
      notes.append(TableNote("the mark of \(DataError.quoted(marked)) isn't drawn", kind: .dropped))
    }
    if let x, x.unitsPerSecond != nil, x.zone == nil {
      notes.append(TableNote("the times of \(DataError.quoted(x.name)) are in UTC", choice: .timeZone))
    }
    return notes
  }

  /// The end of a note on columns, with those that no other note tells about.
  fileprivate var notDrawn: String {
    unnoted.isEmpty ? "" : "; not drawn: \(DataError.list(unnoted.map(\.name)))"
  }

  /// A note about the chosen columns, if there was a choice.
  fileprivate func note(_ choice: ColumnChoice) -> TableNote? {
    let isAsked = choice.x != nil && !choice.y.isEmpty && choice.series != .automatic
    guard !isAsked else { return nil }
    let values = self.values.isEmpty ? "the number of rows" : DataError.list(self.values.map(\.name))
    let axis = x.map { DataError.quoted($0.name) } ?? "the row numbers"
    let seriesPart = series.map { "\(DataError.quoted($0.name)) as series, " } ?? ""
    let colors = drawnColor.map { ", \(DataError.quoted($0.name)) as colors" } ?? ""
    let isLoss = choice.y.isEmpty && choice.aggregate != .count && unnoted.contains(where: \.isMeasured)
    let text = "columns: \(axis) along the axis, \(seriesPart)\(values) as values\(colors)\(notDrawn)"
    return TableNote(text, kind: isLoss ? .dropped : .chosen)
  }

  /// A note about numbers such as `1.234`, which other locales read as a whole number.
  private func ambiguities(of table: Table) -> [TableNote] {
    guard table.isLanguageUnknown, !table.isLocaleGiven else { return [] }
    for column in values.map(\.column) {
      let fractions = column.sample.filter { $0.contains(".") }
      guard fractions.count > 1, let example = fractions.first,
        fractions.allSatisfy({ $0.wholeMatch(of: /[1-9][0-9]{0,2}(\.[0-9]{3})/) != nil })
      else { continue }
      let other = example.filter { $0 != "." }
      return [TableNote("\(DataError.quoted(example)) is read as a fraction, not as \(other)", choice: .locale)]
    }
    return []
  }
}
