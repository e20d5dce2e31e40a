import CanvasTables

/// What a chart shows, in one line: places, then each series with its values; or the error.
func shown(_ text: String, notes: Bool = false, _ change: (inout ColumnChoice) -> Void = { _ in }) -> String {
  var choice = ColumnChoice()
  change(&choice)
  do throws(DataError) {
    let table = try ChartTable(contents: Array(text.utf8), choice: choice)
    if notes { return table.notes.map(\.text).joined(separator: " | ") }
    let places =
      switch table.x {
      case .names(let names): names.joined(separator: " ")
      case .dates(let dates, let period): "\(period) " + dates.map(\.iso).joined(separator: " ")
      case .times(let times): times.map(\.iso).joined(separator: " ")
      case .numbers(let numbers): numbers.map { "\($0)" }.joined(separator: " ")
      }
    let series = zip(table.series, table.values).map { name, values in
      name + ":" + values.map { $0.map { " \($0)" } ?? " -" }.joined()
    }
    return places + " | " + series.joined(separator: " | ")
  } catch {
    return error.description
  }
}
