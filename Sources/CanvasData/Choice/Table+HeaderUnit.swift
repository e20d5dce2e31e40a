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
