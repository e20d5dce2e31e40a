public import ArgumentParser
internal import Canvas
internal import CanvasCharts
public import CanvasData
package import EaselShared

/// Which columns and rows of a table a chart shows, and how its numbers are written; every command that draws a chart
/// has these.
package struct ChartDataOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "Column for the axis, or for a pie's names. (default: the first with dates, else with texts)", valueName: "column"
    ))
  var x: String?

  @Option(
    help: ArgumentHelp(
      "Column with values; repeatable. (default: 'value', or the first with numbers)", valueName: "column"))
  var y: [String] = []

  @Option(
    help: ArgumentHelp(
      "Column whose texts are the series, or none. (default: the first other with texts)", valueName: "column"))
  var by: String?

  @Option(
    help: ArgumentHelp(
      "Sum values by day, week, month, quarter or year, or by a column.", valueName: "period|column"))
  var sumBy: String?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Rows to use, such as \"product = Cola and sales >= 100\"; repeatable.", valueName: "condition"))
  var conditions: [String] = []

  @Option(
    help: ArgumentHelp(
      "What replaces a missing value: a gap, a zero, or a line to the next value.", valueName: "missing"))
  var missing: ColumnChoice.Missing = .gap

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Format of values, as in d3: ,.0f or ~s or .1% or $,.2f", valueName: "format"),
    transform: ChartFormat.format)
  var format: NumberFormat?

  @Option(
    help: ArgumentHelp(
      "Locale of numbers and dates in the table and in the picture, such as ko or de_CH. (default: en)",
      valueName: "locale"),
    transform: ChartFormat.locale)
  package var locale: LocaleFormat?

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
    help: ArgumentHelp("Round each percentage by itself, or so that all add up to 100.", valueName: "rounding"))
  package var percent: PercentLabels.Rounding = .exact

  @Option(
    help: ArgumentHelp(
      "Separator of fields: comma, tab, semicolon or bar. (default: found in the file)", valueName: "delimiter"),
    transform: ChartFormat.delimiter)
  var delimiter: Delimiter?

  @Option(
    help: ArgumentHelp(
      "Column whose cells are texts even if they look like numbers or dates; repeatable.", valueName: "column"))
  var text: [String] = []

  /// Throws where something was asked for that the app's pie graph doesn't have: it shows no numbers.
  package func checkGraph() throws(ValidationError) {
    let given = [
      ("--missing", missing != .gap), ("--format", format != nil), ("--currency", currency != nil),
      ("--units", units != nil), ("--percent", percent != .exact),
    ]
    if let (name, _) = given.first(where: \.1) {
      throw ValidationError("\(name) was given; it is allowed without --order reference only")
    }
  }

  /// How the bytes of the table are read.
  var tableOptions: Table.Options {
    Table.Options(delimiter: delimiter, locale: locale ?? .english, textColumns: text)
  }

  /// What of the table is shown.
  var choice: ColumnChoice {
    var choice = ColumnChoice(locale: locale ?? .english)
    choice.x = x
    choice.y = y
    choice.series = by.map { $0 == "none" ? .none : .column($0) } ?? .automatic
    choice.grouping = sumBy.map { text in CalendarPeriod(rawValue: text).map { .period($0) } ?? .column(text) }
    choice.conditions = conditions
    choice.missing = missing
    choice.isColor = { Color(css: $0) != nil }
    choice.allowedColors = Color.cssGrammar
    return choice
  }

  /// How the values of a table are written.
  package func formatter(for table: ChartTable) -> ValueFormatter {
    ValueFormatter(
      locale: locale ?? .plain, format: format, currency: currency, units: units, unit: table.unit)
  }
}

extension ChartDataOptions {
  /// The bytes of a table's file. One whose first mebibyte is no table already is not read on.
  package func bytes(of name: String, in environment: ToolEnvironment) throws(ToolError) -> [UInt8] {
    if name != "-" {
      let start: [UInt8]
      do { start = try FileReader.start(of: name, count: 1 << 20) } catch { throw ToolError(error) }
      do { try Table.check(start: start, options: tableOptions) } catch { throw Self.error(error, in: name) }
    }
    return try InputFile.bytes(name, in: environment)
  }

  private static func error(_ error: DataError, in label: String) -> ToolError {
    switch error {
    // A line and a column follow the name at once, as compilers write them.
    case .text: ToolError(.badContent, "\(label):\(error)")
    case .json: ToolError(.badContent, in: label, error)
    case .choice: ToolError(.usage, in: label, error)
    }
  }

  /// What a chart shows of a file's bytes. `least` is the least value that the chart can draw, and what is allowed
  /// instead; `seriesOption` is what errors call the choice of series. Errors begin with the file's name: those of its
  /// content have its status, those of a choice of columns the status of a wrong command line.
  package func table(
    _ bytes: [UInt8], named label: String, least: (value: Double, allowed: String)? = nil,
    seriesOption: String = "--by"
  ) throws(ToolError) -> ChartTable {
    var choice = choice
    choice.least = least
    choice.seriesOption = seriesOption
    do {
      return try ChartTable(contents: bytes, choice: choice, options: tableOptions)
    } catch {
      throw Self.error(error, in: label)
    }
  }
}

extension ChartDataOptions {
  /// The options of a command line, for tests; a command has them as a group.
  package static func parsed(_ arguments: [String]) throws -> ChartDataOptions { try parse(arguments) }
}

extension ColumnChoice.Missing: ExpressibleByArgument {}
extension PercentLabels.Rounding: ExpressibleByArgument {}

/// Formats on the command line, or a sentence that says which are allowed.
enum ChartFormat {
  static func format(_ text: String) throws(ValidationError) -> NumberFormat {
    guard let format = NumberFormat(text) else { throw ValidationError("allowed is \(NumberFormat.grammar)") }
    return format
  }

  static func locale(_ text: String) throws(ValidationError) -> LocaleFormat {
    guard let locale = LocaleFormat(text) else {
      throw ValidationError("allowed are \(LocaleFormat.identifiers.joined(separator: ", ")), or a language alone")
    }
    return locale
  }

  static func currency(_ text: String) throws(ValidationError) -> String {
    guard CurrencyCode.all.contains(text) else {
      throw ValidationError("allowed are \(CurrencyCode.all.joined(separator: ", "))")
    }
    return text
  }

  static func units(_ text: String) throws(ValidationError) -> BigUnits {
    guard let units = BigUnits(text) else {
      throw ValidationError("allowed are \(LocaleFormat.languages.joined(separator: ", "))")
    }
    return units
  }

  static func delimiter(_ text: String) throws(ValidationError) -> Delimiter {
    switch text {
    case "comma", ",": return .comma
    case "tab", "\t", "\\t": return .tab
    case "semicolon", ";": return .semicolon
    case "bar", "|": return .bar
    default: throw ValidationError("allowed are comma, tab, semicolon and bar")
    }
  }
}
