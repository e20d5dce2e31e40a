internal import Canvas
internal import CanvasCharts
internal import CanvasData
internal import CanvasScenes

/// What a pie shows of a file, and how its numbers are written.
struct PieTable {
  var data: PieData
  var numbers: ChartFormats
  /// Which columns were taken, and what was summed.
  var notes: [String]

  /// Reads a table, or the state of a vending machine. An error begins with the file's name.
  init(_ bytes: [UInt8], named label: String, options: ChartDataOptions) throws(ToolError) {
    guard !VendingMachine.looksLikeDocument(bytes) else {
      data = try InputFile.document(bytes, as: VendingMachine.self, named: label).pieData
      numbers = ChartFormats()
      notes = []
      return
    }
    let least = (value: 0.0, allowed: "a number of at least 0; bars draw negative ones (easel chart bars)")
    let table = try options.table(bytes, named: label, least: least)
    let names = table.placeNames(locale: options.locale ?? .english)
    data = PieData(
      segments: names.indices.map { place in
        // Of several series each place's sum is shown.
        let value = table.values.reduce(0) { $0 + (($1.indices.contains(place) ? $1[place] : nil) ?? 0) }
        let color = table.colors.indices.contains(place) ? table.colors[place].flatMap(Color.init(css:)) : nil
        return PieSegment(name: names[place], value: min(value, .greatestFiniteMagnitude), color: color)
      })
    numbers = ChartFormats(options.formatter(for: table), percentRounding: options.percent)
    // Columns with the usual names are no news.
    notes = table.notes.filter { $0 != "columns: 'name' along the axis, 'value' as values" }
  }
}
