extension ChartTable {
  /// The table for tiles: names without an order have a tile each. Of several series, tiles show the last name, with a
  /// note.
  package var asTiles: ChartTable {
    guard case .names(let names) = x, let last = names.last, names.count > 1, !hasNaturalOrder else { return self }
    guard series.count > 1 else { return transposed(x: .names([""]), series: names, order: [0]) }
    var table = self
    let text = "the tiles show \(DataError.quoted(last)), the last of \(names.count) names"
    table.notes.append(TableNote(text, kind: .dropped))
    return table
  }
}
