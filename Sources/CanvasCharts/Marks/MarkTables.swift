internal import Canvas
internal import CanvasData

/// Turns marks into a chart's layers: one table for each kind of mark, with the same places in all.
struct MarkTables {
  private(set) var layers: [ChartLayer] = []
  private(set) var rules: [ChartRule] = []
  private(set) var colors: [String: Color] = [:]

  private var places: [PlottedValue] = []
  private var placeOf: [PlottedValue: Int] = [:]

  init(_ marks: [PlottedMark]) {
    let drawn = marks.filter { $0.kind != .rule && $0.kind != .sector }
    let isLying = Self.isLying(drawn)
    for mark in drawn {
      let place = isLying ? mark.y : mark.x
      if place != .missing, placeOf[place] == nil {
        placeOf[place] = places.count
        places.append(place)
      }
    }
    let x = sortedPlaces(unit: drawn.lazy.compactMap(\.unit).first)
    var kinds: [PlottedMark.Kind] = []
    for mark in drawn where !kinds.contains(mark.kind) { kinds.append(mark.kind) }
    for kind in kinds { addLayer(drawn.filter { $0.kind == kind }, kind, isLying: isLying, x: x) }
    for mark in marks where mark.kind == .rule {
      if case .number(let value) = mark.y == .missing ? mark.x : mark.y {
        rules.append(ChartRule(value, label: mark.label))
      }
    }
  }

  // Bars are horizontal if the values are along x and there are no numbers along y.
  private static func isLying(_ marks: [PlottedMark]) -> Bool {
    let bars = marks.filter { $0.kind == .bar }
    func isNumber(_ value: PlottedValue) -> Bool { if case .number = value { true } else { value == .missing } }
    return !bars.isEmpty && bars.allSatisfy { isNumber($0.x) && !isNumber($0.y) }
  }

  /// The places of the axis: days, times or numbers in ascending order, names in the order of the data. If kinds are mixed,
  /// all places are names.
  private mutating func sortedPlaces(unit: CalendarPeriod?) -> ChartTable.Places {
    let dates = places.compactMap { place -> CalendarDate? in if case .date(let date) = place { date } else { nil } }
    let numbers = places.compactMap { place -> Double? in if case .number(let number) = place { number } else { nil } }
    if !places.isEmpty, dates.count == places.count {
      let sorted = dates.sorted()
      for (index, date) in sorted.enumerated() { placeOf[.date(date)] = index }
      return .dates(sorted, unit ?? CalendarPeriod(spacingOf: sorted))
    }
    if !places.isEmpty, numbers.count == places.count {
      let sorted = numbers.sorted()
      for (index, number) in sorted.enumerated() { placeOf[.number(number)] = index }
      return .numbers(sorted)
    }
    let times = places.compactMap { place -> CalendarTime? in if case .time(let time) = place { time } else { nil } }
    if !places.isEmpty, times.count == places.count {
      let sorted = times.sorted()
      for (index, time) in sorted.enumerated() { placeOf[.time(time)] = index }
      return .times(sorted)
    }
    return .names(places.map(\.text))
  }

  private mutating func addLayer(
    _ marks: [PlottedMark], _ kind: PlottedMark.Kind, isLying: Bool, x: ChartTable.Places
  ) {
    var series: [String] = []
    var seriesOf: [String: Int] = [:]
    var values: [[Double?]] = []
    for mark in marks {
      let name = mark.style ?? mark.position ?? ""
      let index = seriesOf[name] ?? series.count
      if index == series.count {
        seriesOf[name] = index
        series.append(name)
        values.append([Double?](repeating: nil, count: x.count))
      }
      if let color = mark.color { colors[name] = color }
      guard let place = placeOf[isLying ? mark.y : mark.x], case .number(let value) = isLying ? mark.x : mark.y
      else { continue }
      values[index][place] = StackSums.sum(values[index][place] ?? 0, value)
    }
    let first = marks.first
    let isGrouped = marks.contains { $0.position != nil } || first?.stacking == .unstacked
    let arrangement: SeriesArrangement =
      first?.stacking == .normalized ? .normalized : isGrouped ? .grouped : series.count > 1 ? .stacked : .automatic
    layers.append(
      ChartLayer(
        kind.mark(isLying: isLying), ChartTable(x: x, series: series, values: values), arrangement: arrangement))
  }
}

extension PlottedMark.Kind {
  func mark(isLying: Bool) -> ChartMark {
    switch self {
    case .bar: isLying ? .bars : .columns
    case .line: .lines
    case .area: .areas
    case .point, .rule, .sector: .points
    }
  }
}
