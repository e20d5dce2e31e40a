internal import CanvasCharts
internal import CanvasData
internal import CanvasScenes
internal import EaselCharts
internal import EaselShared

/// What a pie shows of a file, and how its numbers are written.
struct PieTable {
  var data: PieData
  var numbers: ChartFormats
  /// Which columns were taken, and what was summed.
  var notes: [String] = []
  /// What of the state of a machine is not known here.
  var warnings: [String] = []

  /// Reads a table, or the state of a vending machine. An error begins with the file's name.
  init(_ bytes: [UInt8], named label: String, options: ChartDataOptions) throws(ToolError) {
    guard !VendingMachine.looksLikeDocument(bytes) else {
      let (machine, warnings) = try InputFile.document(bytes, as: VendingMachine.self, named: label)
      data = machine.pieData
      numbers = ChartFormats()
      self.warnings = warnings
      return
    }
    let least = (value: 0.0, allowed: "a number of at least 0; bars draw negative ones (easel chart bars)")
    let table = try options.table(bytes, named: label, least: least)
    data = PieData(table, locale: options.locale ?? .english)
    numbers = ChartFormats(options.formatter(for: table), percentRounding: options.percent)
    // Columns with the usual names are no news.
    notes = table.notes.filter { $0 != "columns: 'name' along the axis, 'value' as values" }
  }
}
