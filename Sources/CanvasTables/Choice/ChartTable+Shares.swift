extension ChartTable {
  /// The table for the slices of a pie, which are shares of one whole. Columns of its parts are summed, with a note; of
  /// others only the first is kept. A note tells values of which no sum means anything.
  package func asShares() -> ChartTable {
    var table = self
    if series.count > 1, seriesName == nil {
      let names = DataError.list(series)
      if areParts {
        table.notes.append(TableNote("each slice is the sum of \(names)", choice: .values))
      } else {
        let reason = reasonAgainstStack ?? "nothing tells that they add up"
        let text = "\(DataError.list(Array(series.dropFirst()))) left out, because \(reason)"
        table.notes.append(TableNote(text, kind: .dropped, choice: .values))
        table.values = [values[0]]
        (table.valueName, table.series, table.seriesUnits) = (series[0], [""], [])
      }
    }
    let sum = table.values.joined().reduce(0) { $0 + ($1 ?? 0) }
    if let column = meanings.first(where: { $0.name == table.valueName }), case .measure(let measure) = column.role,
      measure.addsUp == false, ![1, 100].contains(where: { abs(sum - $0) < 0.02 * $0 })
    {
      let text = "the slices are shares of \(DataError.quoted(column.name)), which doesn't add up; use chart bars"
      table.notes.append(TableNote(text, kind: .invalid))
    }
    return table
  }

  /// Whether the columns of values are parts of one whole.
  private var areParts: Bool {
    guard reasonAgainstStack == nil else { return false }
    let unknown = Set(meanings.filter { $0.role == .measure(.unknown) }.map(\.name))
    return series.indices.allSatisfy { index in
      !unknown.contains(series[index]) || values[index].allSatisfy { $0.map { $0 == $0.rounded() } ?? true }
    }
  }
}
