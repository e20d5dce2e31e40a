extension ChartTable {
  /// Leaves out the series that is the sum of all others, with a note. Its name tells it if its values are rounded;
  /// otherwise it is their exact sum at four places and more.
  mutating func leaveOutTotal() {
    guard series.count > 2, let total = series.indices.first(where: isTotal) else { return }
    let text = "\(DataError.quoted(series[total])) left out as the total of the others"
    notes.append(TableNote(text, kind: .dropped, choice: .totals(.keep)))
    series.remove(at: total)
    values.remove(at: total)
    if absences.indices.contains(total) { absences.remove(at: total) }
    if seriesUnits.indices.contains(total) { seriesUnits.remove(at: total) }
    if colors.count > series.count, colors.indices.contains(total) { colors.remove(at: total) }
  }

  /// Whether a series is the sum of all others at the places where it has a value.
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
      } else if isNamed {
        badCount += 1
      } else {
        return false
      }
    }
    return isNamed ? goodCount > badCount * 9 : goodCount > 3
  }
}
