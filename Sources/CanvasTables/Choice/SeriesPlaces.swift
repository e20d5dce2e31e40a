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
    switch column.cells {
    case .texts(let ids, let pool): take(rows, key: { ids[$0] }, name: { ids[$0] < 0 ? "" : pool[Int(ids[$0])] })
    case .days(let days):
      take(
        rows, key: { days[$0] },
        name: { row in column.date(row).map { locale.calendar.label(of: $0, period: column.period) } ?? "" })
    case .times(let times):
      let isDaily = column.kind == .date(.day)
      take(
        rows, key: { times[$0] == .min ? .min : isDaily ? CalendarTime.dayNumber(ofSecond: times[$0]) : times[$0] },
        name: { row in
          guard let time = column.time(row) else { return "" }
          if isDaily { return locale.calendar.label(of: time.date, period: .day) }
          return column.kind == .timeOfDay ? time.clock() : locale.calendar.label(of: time)
        })
    case .numbers(let numbers):
      take(
        rows, key: { numbers[$0].isNaN ? .zero : numbers[$0].bitPattern },
        name: { numbers[$0].isNaN ? "" : DecimalDigits(numbers[$0]).shortest })
    case .empty: take(rows, key: { _ in 0 }, name: { _ in "" })
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

extension Column {
  /// The rows that have a place along an axis of the column, each with a number that stands for its place.
  func rowPlaces(_ grouping: ColumnChoice.Grouping?, rowCount: Int) -> [(row: Int, place: Int)] {
    let period = grouping?.period
    func start(_ date: CalendarDate?) -> Int { date.map { (period ?? .day).start(of: $0).dayNumber } ?? .min }
    func place(_ row: Int) -> Int {
      switch cells {
      case .texts(let names, _): return Int(names[row])
      case .days(let days): return start(CalendarDate(dayNumber: Int(days[row])))
      case .times(let times):
        if period != nil || kind == .date(.day) { return start(date(row)) }
        return times[row] == .min ? .min : times[row] / (grouping?.clock?.seconds ?? 1)
      case .numbers(let numbers):
        return numbers[row].isNaN ? .min : Int(truncatingIfNeeded: (numbers[row] + 0).bitPattern)
      case .empty: return 0
      }
    }
    // Rows without a place aren't drawn.
    return (0..<rowCount).lazy.map { ($0, place($0)) }.filter { $0.1 != .min }
  }

  /// Whether the texts of rows of the same place are different.
  func tellsApart(_ places: [(row: Int, place: Int)]) -> Bool {
    guard case .texts(let ids, _) = cells else { return true }
    var known: Set<SIMD2<Int>> = []
    known.reserveCapacity(places.count)
    return places.allSatisfy { known.insert([$0.place, Int(ids[$0.row])]).inserted }
  }
}
