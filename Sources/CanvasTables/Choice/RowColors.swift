/// The checked colours of the column `color`.
struct RowColors {
  private let column: Column?

  /// The first column that is called so, unless most of its names are other words: those are names, with a note if some are
  /// colours.
  static func column(of table: Table, _ choice: ColumnChoice) -> (column: Column?, note: TableNote?) {
    let named = table.columns.first { ["color", "colour"].contains($0.name.lowercased()) && $0.kind != .number }
    guard let named, let isColor = choice.isColor, case .texts(_, let pool) = named.cells else { return (named, nil) }
    let others = (0..<pool.count).filter { !pool[$0].hasPrefix("#") && !isColor(pool[$0]) }
    guard pool.count > 1, others.count * 2 > pool.count, let other = others.first else { return (named, nil) }
    let text = "\(DataError.quoted(named.name)) has names, not colors, such as \(DataError.quoted(pool[other]))"
    return (nil, others.count < pool.count ? TableNote(text, kind: .invalid) : nil)
  }

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

  /// The colour of each series, or of each place if there is only one series, nil where rows have several. Empty without
  /// a colour column.
  func colors(rows: [Bool], places: AxisPlaces, series: SeriesPlaces) -> (all: [String?], notes: [TableNote]) {
    guard let column, case .texts = column.cells else { return ([], []) }
    let bySeries = series.names.count > 1
    // If each series is a column, the series have no rows of their own.
    guard !bySeries || !series.indices.isEmpty else { return ([], []) }
    var colors = [Set<String>](repeating: [], count: bySeries ? series.names.count : places.places.count)
    for row in rows.indices where rows[row] {
      let index = Int(bySeries ? series.indices[row] : places.indices[row])
      if index >= 0, let color = column.text(row) { colors[index].insert(color) }
    }
    let mixedCount = colors.count { $0.count > 1 }
    let kind = bySeries ? "series" : mixedCount == 1 ? "place" : "places"
    let text = "the rows of \(mixedCount) \(kind) have several colors, none of which is drawn"
    let note = TableNote(text, kind: .dropped)
    return (colors.map { $0.count == 1 ? $0.first : nil }, mixedCount > 0 ? [note] : [])
  }
}
