internal import CanvasCharts
internal import CanvasData
internal import CanvasScenes
internal import EaselCharts
internal import EaselShared

/// The data of a pie, and the formats of its numbers.
struct PieTable {
  var data: PieData
  var formats: ChartFormats
  /// The locale of the table, if it was detected.
  var locale: LocaleFormat?
  /// Notes about the chosen columns and combined values.
  var notes: [String] = []
  /// Warnings about unknown parts of a machine's state.
  var warnings: [String] = []

  /// Reads a table, or the state of a vending machine. An error begins with the file's name.
  init(_ bytes: [UInt8], named label: String, options: ChartDataOptions) throws(ToolError) {
    guard !VendingMachine.looksLikeDocument(bytes) else {
      let (machine, warnings) = try InputFile.document(bytes, as: VendingMachine.self, named: label)
      data = machine.pieData
      formats = ChartFormats()
      self.warnings = warnings
      return
    }
    let least = (value: 0.0, allowed: "must be a number of at least 0; use easel chart bars for negative numbers")
    let table = try options.table(bytes, named: label, least: least)
    locale = table.locale
    data = PieData(table, locale: options.locale ?? table.locale ?? .english)
    formats = ChartFormats(options.formatter(for: table), percentRounding: options.percent)
    // Columns with the default names need no note.
    notes = table.notes.filter { $0.text != "columns: 'name' along the axis, 'value' as values" }.map(\.line)
  }
}
