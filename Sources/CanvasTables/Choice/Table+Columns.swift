extension Table {
  /// The column with a name. Case, spaces, other marks than letters and digits, and footnotes are ignored if only one
  /// column matches. The error lists the columns.
  func column(_ name: String, part: ChoicePart) throws(DataError) -> Column {
    if let exact = columns.first(where: { $0.name == name })
      ?? columns.first(where: { $0.name == Footnotes.plain([name])[0] })
    {
      return exact
    }
    for form in [{ $0.lowercased() }, Self.letters] as [(String) -> String] {
      let asked = form(name)
      let alike = columns.filter { form($0.name) == asked }
      if !asked.isEmpty, alike.count == 1, let column = alike.first { return column }
    }
    let meant = columns.prefix(100).map(\.name).meant(by: name).map { "; did you mean \(DataError.quoted($0))?" } ?? ""
    throw .choice(part, found: DataError.quoted(name), allowed: "a column of the table: \(columnList)\(meant)")
  }

  /// The letters and digits of a name, in lower case: `imdbrating` of `IMDB_Rating`.
  private static func letters(_ name: String) -> String {
    Footnotes.plain([name])[0].lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The names and kinds of at most 20 columns, for messages.
  var columnList: String {
    let shown = columns.prefix(20).map { "\(DataError.shown($0.name)) (\($0.kind))" }.joined(separator: ", ")
    return columns.count > 20 ? shown + ", …" : shown
  }

  /// The error that a column has another kind than its part needs.
  func fault(_ column: Column, _ part: ChoicePart, allowed: String) -> DataError {
    mixedProblems[column.name]
      ?? .choice(part, found: "\(DataError.quoted(column.name)), a column of kind \(column.kind)", allowed: allowed)
  }

  /// The error that no column is fit for a part. A column with mixed kinds is the most likely reason.
  func missing(
    _ part: ChoicePart, _ found: String, allowed: String, remedy: TableNote.Choice? = nil
  ) -> DataError {
    columns.lazy.compactMap { $0.problem ?? mixedProblems[$0.name] }.first
      ?? .choice(part, found: found, allowed: "\(allowed); this table has \(columnList)", remedy: remedy)
  }
}

extension Table {
  /// The unit of a column by the line of units below the header, or by its name: `Area (km²)`, `Change %`. Empty if
  /// there is none.
  func headerUnit(_ column: Column) -> String {
    let below = (unitTexts[column.name] ?? "").filter { !"()[]".contains($0) }
    if !below.isEmpty { return below }
    let name = column.name.prefix(200)
    if name.last == "%" { return "%" }
    if let word = name.split(separator: " ").dropFirst().last, word.count > 1, ColumnMeasures.isMeasure(String(word)) {
      return String(word)
    }
    guard let last = name.last, last == ")" || last == "]",
      let start = name.lastIndex(of: last == ")" ? "(" : "[")
    else { return "" }
    let unit = name[name.index(after: start)...].dropLast()
    return ColumnMeasures.isUnit(String(unit)) ? String(unit) : ""
  }
}

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
    for column in chosen + columns.values.map(\.column) {
      guard let count = LabelLimit.surplusCount(of: column.name, limit: most) else { continue }
      throw .text(
        line: 1, column: 1, found: "a column name of \(count) characters",
        allowed: "one of at most \(most)")
    }
  }
}
