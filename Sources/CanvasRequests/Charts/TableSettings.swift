internal import CanvasWorkbooks

/// The columns and rows of a chart's table, and the format of its numbers. Every chart has these members.
public struct TableSettings: RequestPart {
  /// The column for the axis, or for a pie's names; nil for the first date column, or the first text column.
  public var x: String?
  /// The columns with values; if there are none, `value`, or the first number column.
  public var y: [String] = []
  /// The column for the series, or `none`; nil for the next text column.
  public var by: String?
  /// The period or the column by which values are summed.
  public var sumBy: String?
  /// How values of the same place and series are combined, or nil for their sum if they add up, and otherwise their mean.
  public var aggregate: Aggregate?
  /// The treatment of rows and columns that sum up the others.
  public var totals = TableTotals.automatic
  /// Conditions for the rows to use, such as `product = Cola and sales >= 100`.
  public var conditions: [String] = []
  /// What stands for a missing value.
  public var missing = MissingValues.gap
  /// The format of values as in d3, such as `,.0f`, or nil for one that fits the table. See `NumberFormat`.
  public var format: String?
  /// The locale of numbers and dates in the table and in the picture, or nil for English, or one that the table needs.
  public var locale: LocaleFormat?
  /// The zone for times that are seconds since 1970 or have an offset, or nil.
  public var timeZone: ClockZone?
  /// The currency of the values, such as `EUR`.
  public var currency: String?
  /// The units in which large values are written.
  public var units: BigUnits?
  /// The rounding of percentages.
  public var percent = PercentLabels.Rounding.exact
  /// The sheet of a workbook, or nil for the first one.
  public var sheet: String?
  /// The separator of fields, or nil for the one that fits the text.
  public var delimiter: Delimiter?
  /// The columns that are read as text.
  public var text: [String] = []
  /// The number of lines above the header, or nil if titles above it are to be detected.
  public var skippedLines: Int?

  /// The columns are chosen by name and type.
  public init() {}

  package static let x = RequestMember<TableSettings>(
    "x", \.x, .text, value: "column",
    help: "Column for the axis, or for a pie's names. (default: the first date column, or the first text column)",
    example: "day")
  package static let y = RequestMember<TableSettings>(
    list: "y", \.y, .text, value: "column",
    help: "Column with values; repeatable. (default: 'value', or the first number column)", example: ["sales"])
  package static let by = RequestMember<TableSettings>(
    "by", \.by, .text, value: "column",
    help: "Column for the series, or none. (default: the next text column)", example: "product")
  package static let sumBy = RequestMember<TableSettings>(
    "sum-by", \.sumBy, .text, value: "period|column",
    help: "Sum values by minute, hour, day, week, month, quarter, half-year or year, or by a column.",
    example: "product")
  package static let aggregates = RequestMember<TableSettings>.aggregates(
    \.aggregate,
    [
      .sum: "Sum the values of the same place and series. (default: what adds up is summed, the rest is averaged)",
      .mean: "Average them.", .median: "Take their median.", .minimum: "Take the smallest.",
      .maximum: "Take the largest.",
      .last: "Take the last in time, as of a balance.", .count: "Count them, or the rows if no column has numbers.",
    ])
  package static let totals = RequestMember<TableSettings>(
    "totals", \.totals, .choice, value: "totals", default: .automatic,
    help: "Rows and columns that sum up the others: automatic leaves them out if they add up, omit always, keep never.",
    example: "keep")
  package static let conditions = RequestMember<TableSettings>(
    list: "where", \.conditions, .text, value: "condition",
    help: "Condition for the rows to use, such as \"product = Cola or Water and sales >= 100\"; repeatable.",
    example: ["sales >= 10"])
  package static let missing = RequestMember<TableSettings>(
    "missing", \.missing, .choice, value: "missing", default: .gap,
    help: "Replacement for a missing value: a gap, a zero, or a line to the next value.", example: "zero")
  package static let format = RequestMember<TableSettings>(
    "format", \.format, .numberFormat, value: "format",
    help: "Format of values, as in d3: ,.0f or ~s or .1% or $,.2f", example: ",.2f")
  package static let locale = RequestMember<TableSettings>(
    "locale", \.locale, .locale, value: "locale",
    help:
      "Locale of numbers and dates in the table and in the picture, such as ko or de_CH. (default: en, or detected)",
    example: "de_CH")
  package static let timeZone = RequestMember<TableSettings>(
    "time-zone", \.timeZone, .timeZone, value: "zone",
    help: """
      Time zone for times that are seconds since 1970 or have an offset, such as Europe/Berlin or +09:00. (default: \
      UTC for seconds, other times as written)
      """,
    example: "+09:00")
  package static let currency = RequestMember<TableSettings>(
    "currency", \.currency, .currency, value: "code", help: "Currency of the values: KRW, USD, EUR, JPY …",
    example: "EUR")
  package static let units = RequestMember<TableSettings>(
    "units", \.units, .units, value: "language",
    help: "Write large values in the units of a language: K, M, B for en; 만, 억 for ko.", example: "ko")
  package static let percent = RequestMember<TableSettings>(
    "percent", \.percent, .choice, value: "rounding", default: .exact,
    help: "Rounding of percentages: each by itself, or so that they add up to 100.", example: "sum100")
  package static let sheet = RequestMember<TableSettings>(
    "sheet", \.sheet, .text, value: "name", help: "Sheet of an .xlsx workbook. (default: the first one)",
    example: "Sales")
  package static let delimiter = RequestMember<TableSettings>(
    "delimiter", \.delimiter, .delimiter, value: "delimiter",
    help: "Separator of fields: comma, tab, semicolon or bar. (default: detected)", example: "comma")
  package static let text = RequestMember<TableSettings>(
    list: "text", \.text, .text, value: "column",
    help: "Column to read as text, even if its cells look like numbers or dates; repeatable.", example: ["product"])
  package static let skip = RequestMember<TableSettings>(
    "skip", \.skippedLines, .whole(in: 0...Int.max), value: "number",
    help: "Lines above the header of the table. (default: titles above it are detected)", example: 0)

  /// The members for reading a table and writing its numbers.
  package static let readingMembers = [
    Self.conditions, Self.format, Self.locale, Self.timeZone, Self.currency, Self.units, Self.sheet, Self.delimiter,
    Self.text, Self.skip,
  ]

  public static let members =
    [Self.x, Self.y, Self.by, Self.sumBy] + aggregates + [
      Self.totals, Self.conditions, Self.missing, Self.format, Self.locale, Self.timeZone, Self.currency, Self.units,
      Self.percent, Self.sheet, Self.delimiter, Self.text, Self.skip,
    ]

  /// The options for reading the bytes of the table.
  package func tableOptions(limits: TableLimits) -> Table.Options {
    Table.Options(
      delimiter: delimiter, locale: locale, textColumns: text, skippedLines: skippedLines, timeZone: timeZone,
      limits: limits)
  }

  /// The part of the table that the chart shows.
  var choice: ColumnChoice {
    var choice = ColumnChoice(locale: locale ?? .english)
    choice.x = x
    choice.y = y
    choice.series = by.map { $0 == "none" ? .none : .column($0) } ?? .automatic
    choice.grouping = sumBy.map { text in
      CalendarPeriod(rawValue: text).map { .period($0) } ?? ClockPeriod(rawValue: text).map { .clock($0) }
        ?? .column(text)
    }
    choice.aggregate = aggregate
    choice.totals = totals
    choice.conditions = conditions
    choice.missing = missing
    return choice
  }

  /// Sets how the values of a table are written.
  func set(_ formats: inout ChartFormats) {
    formats.formatter.format = format.flatMap { NumberFormat($0) }
    (formats.formatter.currency, formats.formatter.units) = (currency, units)
    formats.percentRounding = percent
  }

  /// Returns the bytes of a table. If the first mebibyte of a file isn't a table, the rest is not read. The directory of
  /// a workbook is at its end.
  func bytes(of data: RequestData, in resources: Resources) throws(RequestError) -> [UInt8] {
    if case .file(let name) = data, name != "-" {
      let start: [UInt8]
      let path = try resources.path(name)
      do { start = try FileReader.start(of: path, count: 1 << 20) } catch { throw RequestError(error) }
      if !Workbook.isWorkbook(start) {
        do { try Table.check(start: start, options: tableOptions(limits: resources.limits.table)) } catch {
          throw RequestError(error, in: name)
        }
      }
    }
    return try resources.bytes(data)
  }

  /// Returns the table of a request's data.
  func table(_ data: RequestData, in resources: Resources) throws(RequestError) -> Table {
    let bytes = try bytes(of: data, in: resources)
    return try RequestError.reading(resources.label(data)) { () throws(DataError) in
      try table(bytes, limits: resources.limits.table)
    }
  }

  /// Returns the table of bytes: a sheet of a workbook, or a text.
  func table(_ bytes: [UInt8], limits: TableLimits) throws(DataError) -> Table {
    let options = tableOptions(limits: limits)
    if Workbook.isWorkbook(bytes) { return try Workbook(contents: bytes).table(sheet: sheet, options: options) }
    if let sheet {
      throw DataError(.choice(.sheet), found: DataError.quoted(sheet), allowed: "only .xlsx workbooks have sheets")
    }
    return try Table(contents: bytes, options: options)
  }
}
