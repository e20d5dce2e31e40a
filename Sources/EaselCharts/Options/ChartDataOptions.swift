public import ArgumentParser
internal import Canvas
internal import CanvasCharts
public import CanvasData
package import EaselShared

/// The columns and rows of a chart's table, and the format of its numbers. Every command that draws a chart has these
/// options.
package struct ChartDataOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "Column for the axis, or for a pie's names. (default: the first date column, or the first text column)",
      valueName: "column"))
  var x: String?

  @Option(
    help: ArgumentHelp(
      "Column with values; repeatable. (default: 'value', or the first number column)", valueName: "column"))
  var y: [String] = []

  @Option(
    help: ArgumentHelp(
      "Column for the series, or none. (default: the next text column)", valueName: "column"))
  var by: String?

  @Option(
    help: ArgumentHelp(
      "Sum values by minute, hour, day, week, month, quarter, half-year or year, or by a column.",
      valueName: "period|column"))
  var sumBy: String?

  @Flag(help: "Average the values of the same place and series, instead of summing them.")
  var mean = false

  @Flag(help: "Take their median.")
  var median = false

  @Flag(help: "Take the smallest.")
  var min = false

  @Flag(help: "Take the largest.")
  var max = false

  @Flag(help: "Count them, or the rows if no column has numbers.")
  var count = false

  @Option(
    help: ArgumentHelp(
      "Rows and columns that sum up the others: automatic leaves them out if they add up, omit always, keep never.",
      valueName: "totals"))
  var totals: ColumnChoice.Totals = .automatic

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Condition for the rows to use, such as \"product = Cola and sales >= 100\"; repeatable.",
      valueName: "condition"))
  var conditions: [String] = []

  @Option(
    help: ArgumentHelp(
      "Replacement for a missing value: a gap, a zero, or a line to the next value.", valueName: "missing"))
  var missing: MissingValues = .gap

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Format of values, as in d3: ,.0f or ~s or .1% or $,.2f", valueName: "format"),
    transform: ChartFormat.format)
  var format: NumberFormat?

  @Option(
    help: ArgumentHelp(
      "Locale of numbers and dates in the table and in the picture, such as ko or de_CH. (default: en, or detected)",
      valueName: "locale"),
    transform: ChartFormat.locale)
  package var locale: LocaleFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Time zone for times that are seconds since 1970 or have an offset, such as Europe/Berlin or +09:00. (default: \
      UTC for seconds, other times as written)
      """, valueName: "zone"),
    transform: ChartFormat.timeZone)
  var timeZone: ClockZone?

  @Option(
    help: ArgumentHelp("Currency of the values: KRW, USD, EUR, JPY …", valueName: "code"),
    transform: ChartFormat.currency)
  var currency: String?

  @Option(
    help: ArgumentHelp(
      "Write large values in the units of a language: K, M, B for en; 만, 억 for ko.", valueName: "language"),
    transform: ChartFormat.units)
  var units: BigUnits?

  @Option(
    help: ArgumentHelp(
      "Rounding of percentages: each by itself, or so that they add up to 100.", valueName: "rounding"))
  package var percent: PercentLabels.Rounding = .exact

  @Option(
    help: ArgumentHelp(
      "Separator of fields: comma, tab, semicolon or bar. (default: detected)", valueName: "delimiter"),
    transform: ChartFormat.delimiter)
  var delimiter: Delimiter?

  @Option(
    help: ArgumentHelp(
      "Column to read as text, even if its cells look like numbers or dates; repeatable.", valueName: "column"))
  var text: [String] = []

  @Option(
    help: ArgumentHelp(
      "Lines above the header of the table. (default: titles above it are detected)", valueName: "number"),
    transform: { (text) throws(ValidationError) in
      guard let count = Int(text), count >= 0 else { throw ValidationError("must be a whole number of at least 0") }
      return count
    })
  var skip: Int?

  package func validate() throws {
    if [mean, median, min, max, count].count(where: \.self) > 1 {
      throw ValidationError("use only one of --mean, --median, --min, --max and --count")
    }
  }

  private var aggregate: Aggregate {
    mean ? .mean : median ? .median : min ? .minimum : max ? .maximum : count ? .count : .sum
  }

  /// Throws if there is an option that the app's pie graph doesn't support. It shows no numbers.
  package func checkGraph() throws(ValidationError) {
    let given = [
      ("--missing", missing != .gap), ("--format", format != nil), ("--currency", currency != nil),
      ("--units", units != nil), ("--percent", percent != .exact),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) can't be used with --order reference")
    }
  }

  /// The options for reading the bytes of the table.
  var tableOptions: Table.Options {
    Table.Options(
      delimiter: delimiter, locale: locale, textColumns: text, skippedLines: skip, timeZone: timeZone)
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
    choice.isColor = { Color(css: $0) != nil }
    choice.allowedColors = Color.cssGrammar
    return choice
  }

  /// Returns the formatter for the values of a table.
  package func formatter(for table: ChartTable) -> ValueFormatter {
    ValueFormatter(
      locale: locale ?? table.locale ?? .plain, format: format, currency: currency, units: units, unit: table.unit)
  }
}

extension ChartDataOptions {
  /// Returns the bytes of a table's file. If the first mebibyte isn't a table, the rest is not read.
  package func bytes(of name: String, in environment: ToolEnvironment) throws(ToolError) -> [UInt8] {
    if name != "-" {
      let start: [UInt8]
      do { start = try FileReader.start(of: name, count: 1 << 20) } catch { throw ToolError(error) }
      do { try Table.check(start: start, options: tableOptions) } catch { throw Self.error(error, in: name) }
    }
    return try InputFile.bytes(name, in: environment)
  }

  private static func error(_ error: DataError, in label: String) -> ToolError {
    switch error.place {
    // The line and the column follow the name directly, as in compiler messages.
    case .text: ToolError(.badContent, "\(label):\(error.line)")
    case .json: ToolError(.badContent, "\(label): \(error.line)")
    case .choice: ToolError(.usage, "\(label): \(error.line)")
    }
  }

  /// Returns the table of a chart from a file's bytes.
  ///
  /// Errors begin with the file's name. Errors in the content have the status `badContent`, errors in the choice of
  /// columns the status `usage`.
  ///
  /// - Parameters:
  ///   - least: The least value that the chart can draw, and the advice for smaller values.
  ///   - periodsAreAlongAxis: Whether columns named as periods are places along the axis.
  package func table(
    _ bytes: [UInt8], named label: String, least: (value: Double, allowed: String)? = nil,
    periodsAreAlongAxis: Bool = false
  ) throws(ToolError) -> ChartTable {
    var choice = choice
    choice.periodsAreAlongAxis = periodsAreAlongAxis
    choice.minimum = least
    do {
      return try ChartTable(contents: bytes, choice: choice, options: tableOptions)
    } catch {
      throw Self.error(error, in: label)
    }
  }

  /// Returns a table for each value of a column, in the order of the data.
  func facets(
    of bytes: [UInt8], by column: String, named label: String
  ) throws(ToolError) -> [(name: String, table: ChartTable)] {
    do throws(DataError) {
      let table = try Table(contents: bytes, options: tableOptions)
      return try ChartTable.facets(of: table, by: column, choice: choice)
    } catch {
      throw Self.error(error, in: label)
    }
  }
}

extension ChartDataOptions {
  /// Parses a command line, for tests. Commands have the options as a group.
  package static func parsed(_ arguments: [String]) throws -> ChartDataOptions { try parse(arguments) }
}

extension ColumnChoice.Totals: ExpressibleByArgument {}
extension MissingValues: ExpressibleByArgument {}
extension PercentLabels.Rounding: ExpressibleByArgument {}

/// Parses formats on the command line. The error describes valid values.
enum ChartFormat {
  static func format(_ text: String) throws(ValidationError) -> NumberFormat {
    guard let format = NumberFormat(text) else { throw ValidationError("must be \(NumberFormat.grammar)") }
    return format
  }

  static func locale(_ text: String) throws(ValidationError) -> LocaleFormat {
    guard let locale = LocaleFormat(text) else {
      throw ValidationError("use one of \(LocaleFormat.identifiers.joined(separator: ", ")), or only the language")
    }
    return locale
  }

  static func timeZone(_ text: String) throws(ValidationError) -> ClockZone {
    guard let zone = ClockZone(text) else {
      let near = ClockZone.identifiers.nearest(to: text).map { "'\($0)'" }
      throw ValidationError(
        "use a name such as \(near ?? "Europe/London"), America/New_York or Asia/Seoul, an offset such as +09:00, or UTC"
      )
    }
    return zone
  }

  static func currency(_ text: String) throws(ValidationError) -> String {
    guard CurrencyCode.all.contains(text) else {
      throw ValidationError("use one of \(CurrencyCode.all.joined(separator: ", "))")
    }
    return text
  }

  static func units(_ text: String) throws(ValidationError) -> BigUnits {
    guard let units = BigUnits(text) else {
      throw ValidationError("use one of \(LocaleFormat.languages.joined(separator: ", "))")
    }
    return units
  }

  static func delimiter(_ text: String) throws(ValidationError) -> Delimiter {
    switch text {
    case "comma", ",": return .comma
    case "tab", "\t", "\\t": return .tab
    case "semicolon", ";": return .semicolon
    case "bar", "|": return .bar
    default: throw ValidationError("use comma, tab, semicolon or bar")
    }
  }
}
