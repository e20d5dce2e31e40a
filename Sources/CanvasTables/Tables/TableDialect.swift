/// A way in which programs write tables, other than with delimiters or as a list of JSON objects.
///
/// The dialects are asked in the order of their list, because a text may look like several. The first that knows it counts.
struct TableDialect: Sendable {
  /// A text whose fields have a delimiter, on the lines on which they are in the table.
  struct Fields {
    var text: [UInt8]
    /// What was left out.
    var notes: [TableNote] = []
  }

  /// The delimiter of the fields, unless the options have one; nil for the one that the text has.
  let delimiter: Delimiter?
  /// Whether options say how the text is cut, so that it isn't in the dialect.
  var isExcluded: @Sendable (Table.Options) -> Bool = { _ in false }
  /// The fields of a text, or nil if it isn't in the dialect.
  let fields: @Sendable ([UInt8]) -> Fields?

  /// Those of texts.
  static let all = [
    // `sar` and the other tools of sysstat.
    TableDialect(delimiter: .bar, isExcluded: { $0.delimiter != nil || $0.skippedLines != nil }) {
      ActivityReport.barred($0)
    },
    // SQL clients: columns below a rule of hyphens.
    TableDialect(delimiter: .bar) { AlignedText.barred($0).map { Fields(text: $0) } },
    // Database clients, Markdown and Org: columns between lines.
    TableDialect(delimiter: .bar) { RuledText.plain($0).map { Fields(text: $0) } },
    // `kubectl`, `docker`, R and NumPy: columns between spaces.
    TableDialect(delimiter: .bar, isExcluded: { $0.delimiter != nil }) {
      text in SpacedText.barred(text).map { Fields(text: $0, notes: SpacedText.notes(on: text)) }
    },
    // Britain's statistics: particulars above rows by year, by quarter and by month.
    TableDialect(delimiter: .comma, isExcluded: { $0.skippedLines != nil }) { SeriesSheet.rows($0) },
    // Eurostat: several names in the first field.
    TableDialect(delimiter: nil) { PackedNames.unpacked($0).map { Fields(text: $0) } },
  ]

  /// Those of a JSON object that is a whole table.
  static let objects: [@Sendable ([JSONValue.Member]) -> [JSONOrientation.Row]?] = [
    // Data frames and web services: a list of names and a list of rows.
    JSONOrientation.split,
    // Chart.js, Highcharts, ECharts and ApexCharts: labels, and lists of values with a name each.
    JSONChart.labelled,
    // Plotly: objects with a list for each axis.
    JSONChart.traces,
    // Prometheus: metrics with pairs of a time and a value.
    JSONChart.metrics,
    // Data frames: a list for each column.
    JSONOrientation.columns,
  ]
}
