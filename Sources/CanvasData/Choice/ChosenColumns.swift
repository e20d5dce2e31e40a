/// The columns of a chart, as requested or found by name and kind.
///
/// The axis shows the first column of dates or times, or else a column `name` or `date`, the first column of times of
/// day, of years, or of texts, or, if there are two, the first number column. A column of times of day beside one of
/// days belongs to it, if there are then several times on a day. The values are in a column `value`, or else in the
/// first remaining number column, or, if there are no series, in all of them (the wide form). The first remaining text
/// column is the series, if it has at most 50 names, and the axis has dates or a repeated name.
struct ChosenColumns {
  /// The column along the axis. If nil, the rows are numbered.
  var x: Column?
  var series: Column?
  /// The columns of values: one, or several if there is no series column.
  var values: [Column]
  var color: Column?

  /// Whether the numbers along the axis are years: all are plausible years, and the column has a year's name or was
  /// requested.
  private(set) var isAxisOfYears = false

  /// The maximum number of names in a series column.
  static let seriesLimit = 50

  init(_ table: Table, _ choice: ColumnChoice) throws(DataError) {
    color = table.columns.first { ["color", "colour"].contains($0.name.lowercased()) && $0.kind != .number }
    var asked: [Column] = []
    for name in choice.y { asked.append(try table.column(name, option: "--y")) }
    if case .column(let name) = choice.series { series = try table.column(name, option: choice.seriesOption) }
    x = try Self.askedX(table, choice)

    var taken = Set((asked + [x, series, color].compactMap(\.self)).map(\.name))
    if x == nil {
      x = Self.foundX(table.columns.filter { !taken.contains($0.name) }, needsNumbers: asked.isEmpty)
      if let x { taken.insert(x.name) }
      // Logs have the date and the time of day in two columns.
      if choice.grouping == nil, let clock = table.columns.first(where: { $0.kind == .timeOfDay }),
        !taken.contains(clock.name), let both = x?.withTimes(of: clock)
      {
        x = both
        taken.insert(clock.name)
      }
    }
    isAxisOfYears = x.map { $0.holdsYears && (choice.x != nil || NameWords($0.name).sayYear) } ?? false
    let left = table.columns.filter { !taken.contains($0.name) }
    let numbers = left.filter { $0.kind == .number }
    values = asked
    let named = left.first { $0.name.lowercased() == "value" }
    if values.isEmpty, let named { values = [named] }
    if series == nil, choice.series == .automatic, values.count < 2 {
      series = left.first { column in column.name != named?.name && Self.makesSeries(column, beside: x) }
    }
    if values.isEmpty { values = series == nil ? numbers : Array(numbers.prefix(1)) }
    if values.isEmpty, let empty = left.first(where: { $0.kind == .empty && $0.name != series?.name }) {
      values = [empty]
    }
    guard !values.isEmpty else { throw Self.noValues(table) }
    if series != nil, values.count > 1 {
      throw .choice(
        option: "--y", found: "\(values.count) columns with series from \(DataError.quoted(series?.name ?? ""))",
        allowed: "one column of values, or --by none")
    }
  }

  private static func askedX(_ table: Table, _ choice: ColumnChoice) throws(DataError) -> Column? {
    if let name = choice.x {
      if case .column(let other)? = choice.grouping, other != name {
        throw .choice(
          option: "--sum-by", found: "\(DataError.quoted(other)) beside --x \(DataError.quoted(name))",
          allowed: "one column along the axis")
      }
      return try table.column(name, option: "--x")
    }
    switch choice.grouping {
    case .column(let name): return try table.column(name, option: "--sum-by")
    case .period(let period):
      if let dates = table.columns.first(where: { $0.isTemporal && $0.kind != .timeOfDay }) { return dates }
      // The table may have a column with this name.
      do { return try table.column(period.rawValue, option: "--sum-by") } catch {
        throw .choice(
          option: "--sum-by", found: "the table has no dates to sum by \(period)",
          allowed: "its columns are \(table.columnList)")
      }
    case .clock(let period):
      if let times = table.columns.first(where: \.hasTimes) { return times }
      do { return try table.column(period.rawValue, option: "--sum-by") } catch {
        throw .choice(
          option: "--sum-by", found: "the table has no times to sum by \(period)",
          allowed: "its columns are \(table.columnList)")
      }
    case nil: return nil
    }
  }

  private static func foundX(_ columns: [Column], needsNumbers: Bool) -> Column? {
    let named = columns.first { ["name", "date"].contains($0.name.lowercased()) && $0.kind != .number }
    let years = columns.first { $0.kind == .number && NameWords($0.name).sayYear && $0.holdsYears }
    let numbers = columns.filter { $0.kind == .number }
    let texts = columns.first { $0.kind == .text }
    let dates = columns.first { $0.isTemporal && $0.kind != .timeOfDay }
    let hours = columns.first { $0.kind == .timeOfDay }
    return dates ?? named ?? hours ?? years ?? texts
      ?? (numbers.count > (needsNumbers ? 1 : 0)
        ? numbers.first : columns.count > 1 ? columns.first { $0.kind == .empty } : nil)
  }

  /// Whether a text column contains the names of series: few, and needed to distinguish rows of the same place.
  private static func makesSeries(_ column: Column, beside x: Column?) -> Bool {
    guard case .texts(let ids, let pool) = column.cells, pool.count <= seriesLimit else { return false }
    guard case .texts(let names, let namePool)? = x?.cells else { return true }
    return names.count { $0 >= 0 } > namePool.count && ids.contains { $0 >= 0 }
  }

  private static func noValues(_ table: Table) -> DataError {
    // A column with mixed kinds is the most likely reason.
    if let problem = table.columns.lazy.compactMap(\.problem).first { return problem }
    return .choice(
      option: "--y", found: "no column of numbers", allowed: "a table with one; this table has \(table.columnList)")
  }
}

extension Column {
  /// Whether all numbers can be years: integers from 1000 to 2200 if the column is named after years, otherwise from
  /// 1900 to 2100.
  var holdsYears: Bool {
    guard case .numbers(let numbers) = cells, unit == .none else { return false }
    let years = NameWords(name).sayYear ? 1000.0...2200 : 1900...2100
    return numbers.allSatisfy { $0.isNaN || ($0 == $0.rounded() && years.contains($0)) }
      && numbers.contains { !$0.isNaN }
  }
}
