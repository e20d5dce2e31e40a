extension Table {
  /// Throws if a text of the chart is too long: a name along the axis, of a series, or of a column.
  func checkNames(_ columns: ChosenColumns, rows: [Bool]) throws(DataError) {
    let most = limits.maximumNameLength
    let chosen = [columns.x, columns.series].compactMap(\.self)
    for column in chosen {
      guard case .texts(let ids, let pool) = column.cells else { continue }
      for id in 0..<pool.count where pool.byteCount(id) > most {
        guard let count = LabelLimit.surplusCount(of: pool[id], limit: most),
          let row = rows.indices.first(where: { rows[$0] && ids[$0] == Int32(clamping: id) })
        else { continue }
        throw error(
          row: row, column: column, found: "a name of \(count) characters",
          allowed: "one of at most \(most)")
      }
    }
    for column in chosen + columns.values {
      guard let count = LabelLimit.surplusCount(of: column.name, limit: most) else { continue }
      throw .text(
        line: 1, column: 1, found: "a column name of \(count) characters",
        allowed: "one of at most \(most)")
    }
  }
}
