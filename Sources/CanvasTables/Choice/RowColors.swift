/// The checked colours of the column `color`.
struct RowColors {
  private let column: Column?

  init(_ column: Column?, table: Table, choice: ColumnChoice) throws(DataError) {
    self.column = column
    guard let column, let isColor = choice.isColor else { return }
    switch column.cells {
    case .empty: return
    case .texts(let ids, let pool):
      let isGood = (0..<pool.count).map { isColor(pool[$0]) }
      guard let row = ids.indices.first(where: { ids[$0] >= 0 && !isGood[Int(ids[$0])] }) else { return }
      throw table.error(
        row: row, column: column, found: DataError.quoted(column.text(row) ?? ""), allowed: choice.allowedColors)
    default:
      throw table.error(row: 0, column: column, found: "a \(column.kind)", allowed: choice.allowedColors)
    }
  }

  /// The first colour of each series, or of each place if there is only one series. Empty without a colour column.
  func colors(rows: [Bool], places: AxisPlaces, series: SeriesPlaces) -> [String?] {
    guard let column, case .texts = column.cells else { return [] }
    let bySeries = series.names.count > 1
    // If each series is a column, the series have no rows of their own.
    guard !bySeries || !series.indices.isEmpty else { return [] }
    var colors = [String?](repeating: nil, count: bySeries ? series.names.count : places.places.count)
    for row in rows.indices where rows[row] {
      let index = Int(bySeries ? series.indices[row] : places.indices[row])
      if index >= 0, colors[index] == nil { colors[index] = column.text(row) }
    }
    return colors
  }
}
