extension ChartTable {
  /// Leaves out the series that is the sum of all others, with a note. Its name tells it if its values are rounded;
  /// otherwise it is their exact sum at four places and more.
  mutating func leaveOutTotal() {
    guard series.count > 2, let total = series.indices.first(where: isTotal) else { return }
    notes.append(
      TableNote(
        "\(DataError.quoted(series[total])) left out as the total of the others", kind: .dropped, choice: .totals(.keep)
      ))
    series.remove(at: total)
    values.remove(at: total)
    if absences.indices.contains(total) { absences.remove(at: total) }
    if seriesUnits.indices.contains(total) { seriesUnits.remove(at: total) }
    if colors.count > series.count, colors.indices.contains(total) { colors.remove(at: total) }
  }

  private func isTotal(_ index: Int) -> Bool {
    let isNamed = TotalWords.begins(series[index])
    var (goodCount, badCount) = (0, 0)
    for place in 0..<x.count {
      guard let total = values[index][place] else { continue }
      let terms = values.indices.lazy.filter { $0 != index }.compactMap { values[$0][place] }
      guard !terms.isEmpty else { continue }
      let sum = terms.reduce(0, +)
      if abs(sum - total) <= (isNamed ? 0.005 : 1e-9) * abs(total) {
        if total != 0, terms.count > 1 { goodCount += 1 }
      } else {
        badCount += 1
      }
    }
    return isNamed ? goodCount > badCount * 9 : badCount == 0 && goodCount > 3
  }
}

extension ChartTable {
  /// The table for shares of a whole, which only a pie's slices are. Columns that aren't parts of one whole are left out
  /// but for the first one, and the sum of the others is noted, as are values that don't add up.
  package func asShares() -> ChartTable {
    var table = self
    if series.count > 1, seriesName == nil {
      let names = DataError.list(series)
      if areParts {
        table.notes.append(TableNote("each slice is the sum of \(names)", choice: .values))
      } else {
        table.notes.append(
          TableNote(
            "\(DataError.list(Array(series.dropFirst()))) left out, because \(reasonAgainstStack ?? "nothing tells that they add up")",
            kind: .dropped, choice: .values))
        table.values = [values[0]]
        (table.valueName, table.series, table.seriesUnits) = (series[0], [""], [])
      }
    }
    let sum = table.values.joined().reduce(0) { $0 + ($1 ?? 0) }
    if let column = meanings.first(where: { $0.name == table.valueName }), case .measure(let measure) = column.role,
      measure.addsUp == false, ![1, 100].contains(where: { abs(sum - $0) < 0.02 * $0 })
    {
      let name = DataError.quoted(column.name)
      table.notes.append(
        TableNote("the slices are shares of \(name), which doesn't add up; use chart bars", kind: .invalid))
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
