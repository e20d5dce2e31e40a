extension ChartTable {
  /// The table for the slices of a pie, which are shares of one whole. Columns of its parts are summed, with a note; of
  /// others only the first is kept. A note tells values of which no sum means anything.
  package func asShares() -> ChartTable {
    var table = ofSeries ?? self
    if table.series.count > 1, seriesName == nil {
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
    } else if let column = meanings.first(where: { $0.name == table.valueName }), column.role == .measure(.unknown),
      meanings.count(where: { if case .measure = $0.role { true } else { false } }) > 1
    {
      let text = "nothing tells that the numbers of \(DataError.quoted(column.name)) add up to shares"
      table.notes.append(TableNote(text, choice: .values))
    }
    return table
  }

  /// The series of dates or numbers as the places: with the sums of amounts, or their values at the last date. Nil for
  /// named places, and for columns of values that are few dates or no parts of one whole.
  private var ofSeries: ChartTable? {
    if case .names = x { return nil }
    guard series.count > 1, seriesName != nil || x.count > 12 && areParts,
      let last = (0..<x.count).last(where: { place in values.contains { $0[place] != nil } })
    else { return nil }
    let areAmounts = meanings.contains { $0.name == valueName && $0.role == .measure(.amount) }
    var table = ChartTable(
      x: .names(series),
      values: [values.map { row in areAmounts ? row.reduce(0) { $0 + ($1 ?? 0) } : row[last] }], unit: unit,
      xName: seriesName, valueName: valueName, notes: notes)
    (table.meanings, table.locale) = (meanings, locale)
    if areAmounts {
      table.notes.append("each slice is the sum of \(x.count) places along \(DataError.quoted(xName ?? "x"))")
    } else if x.count > 1 {
      let text = "the slices are those of \(placeNames()[last]), the last place of \(x.count)"
      table.notes.append(TableNote(text, kind: .dropped))
    }
    return table
  }

  /// Whether nothing tells what the only column of values measures. One that is called `value` was meant to be summed.
  package var areUnknown: Bool {
    meanings.contains { $0.name == valueName && $0.name != "value" && $0.role == .measure(.unknown) }
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
