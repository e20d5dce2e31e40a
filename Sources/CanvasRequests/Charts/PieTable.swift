/// The data of a pie, and the formats of its numbers.
struct PieTable {
  /// The name of the data in errors and notes.
  let label: String
  var data: PieData
  var formats = ChartFormats()
  /// The locale of the table, if it was detected.
  var locale: LocaleFormat?
  /// The roles of the columns.
  var columns: [ColumnMeaning] = []
  /// Notes about the chosen columns and combined values.
  var notes: [RequestNote] = []
  /// Warnings about unknown parts of a machine's state.
  var warnings: [Note] = []

  /// Reads a table, or the state of a vending machine. An error begins with the label.
  init(_ request: PieRequest, in resources: Resources) throws(RequestError) {
    label = resources.label(request.data)
    let settings = request.table
    let bytes = try settings.bytes(of: request.data, in: resources)
    guard !Self.isMachine(bytes) else {
      #if Full || Boards
        (data, warnings) = try Self.sales(bytes, named: label, in: resources)
        return
      #else
        throw RequestError(.content, "\(label): the state of a vending machine; \(Boards.missing)")
      #endif
    }
    var choice = settings.choice.withColors
    // The parts of a whole add up.
    choice.aggregate = choice.aggregate ?? .sum
    choice.minimum = (0, "must be a number of at least 0; use chart bars for negative numbers")
    let table = try RequestError.reading(label) { () throws(DataError) in
      try ChartTable(settings.table(bytes, limits: resources.limits.table), choice: choice).asShares()
    }
    (locale, columns) = (table.locale, table.meanings)
    data = PieData(table, locale: settings.locale ?? table.locale ?? .english)
    formats = ChartFormats(ValueFormatter(locale: settings.locale ?? table.locale ?? .plain, unit: table.unit))
    settings.set(&formats)
    // Columns with the default names need no note.
    notes = table.notes.filter { $0.text != "columns: 'name' along the axis, 'value' as values" }
      .map { RequestNote($0, in: label) }
  }

  /// Whether bytes look like the state of a machine, valid or not: an object with the words "kind" and "version".
  private static func isMachine(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let words = ["\"kind\"", "\"version\""].map { Array($0.utf8) }
    return first == UInt8(ascii: "{") && words.allSatisfy { !text.ranges(of: $0).isEmpty }
  }
}
