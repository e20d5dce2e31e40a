/// The series of a table, and the series of each row.
struct SeriesPlaces {
  /// The names, in the order of their first rows.
  private(set) var names: [String] = []

  /// The series of each row, or -1 for a row that was filtered out. Empty if the rows don't determine the series.
  private(set) var indices: [Int32] = []

  /// The series of a column's cells or, without a series column, of the columns of values.
  init(_ columns: ChosenColumns, rows: [Bool], locale: LocaleFormat) {
    if let column = columns.series {
      self.init(column, rows: rows, locale: locale)
    } else {
      self.init(names: columns.values.count < 2 ? [""] : columns.values.map(\.name))
    }
  }

  private init(names: [String]) { self.names = names }

  /// Whether each series has no row at a place. Empty if the rows don't determine the series.
  func absences(at places: AxisPlaces) -> [[Bool]] {
    guard names.count > 1, !indices.isEmpty else { return [] }
    var absences = names.map { _ in [Bool](repeating: true, count: places.places.count) }
    for (series, place) in zip(indices, places.indices) where series >= 0 && place >= 0 {
      absences[Int(series)][Int(place)] = false
    }
    return absences
  }

  /// The series of a column's cells.
  init(_ column: Column, rows: [Bool], locale: LocaleFormat) {
    indices = [Int32](repeating: -1, count: rows.count)
    let name = { (row: Int) in column.name(row, locale: locale) ?? "" }
    switch column.cells {
    case .texts(let ids, _): take(rows, key: { ids[$0] }, name: name)
    case .days(let days): take(rows, key: { days[$0] }, name: name)
    case .times(let times) where column.kind == .date(.day):
      take(rows, key: { times[$0] == .min ? .min : CalendarTime.dayNumber(ofSecond: times[$0]) }, name: name)
    case .times(let times): take(rows, key: { times[$0] }, name: name)
    case .numbers(let numbers): take(rows, key: { numbers[$0].isNaN ? .zero : numbers[$0].bitPattern }, name: name)
    case .empty: take(rows, key: { _ in 0 }, name: name)
    }
  }

  private mutating func take<Key: Hashable>(_ rows: [Bool], key: (Int) -> Key, name: (Int) -> String) {
    var known: [Key: Int32] = [:]
    for row in rows.indices where rows[row] {
      let key = key(row)
      indices[row] = known[key, default: Int32(names.count)]
      guard indices[row] == names.count else { continue }
      known[key] = indices[row]
      names.append(name(row))
    }
  }
}
