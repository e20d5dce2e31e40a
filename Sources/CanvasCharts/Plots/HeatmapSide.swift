/// The names along a side of a heat map, and the name of each row.
package struct HeatmapSide: Sendable {
  package private(set) var names: [String] = []
  /// The index of each row's name, or -1 if it has none.
  private(set) var places: [Int] = []
  /// Whether the names are numbers, which go upwards along y.
  private var hasDirection = false
  private var isUpward = false
  /// Whether the names have an order of their own.
  private(set) var isOrdered = false
  private(set) var note: Note?
  private(set) var title: String

  /// The most names of a side.
  package static let nameLimit = 60
  private static let rangeCount = 12

  package init(_ context: PlotContext, _ role: PlotRole, period: PlotPeriod?, other: PlotColumn?) {
    title = context.title(role)
    guard let column = context.column(role), let cells = context.frame[role.rawValue] else {
      names = [""]
      places = [Int](repeating: 0, count: context.frame.rowCount)
      return
    }
    if column.isTemporal {
      let times = cells.quantities
      let isSame = other?.name == column.name
      // Names of weekdays and months need no title.
      if isSame, context.axisTitle(role).isEmpty { title = "" }
      take(times, period ?? Self.period(times, column, role, isSame: isSame), context)
    } else if column.kind == .number {
      take(cells.quantities, column, role, context)
    } else {
      take(cells, column, context)
    }
    limit()
  }

  // MARK: Dates

  /// The part of times that fits their span.
  private static func period(_ times: [Double], _ column: PlotColumn, _ role: PlotRole, isSame: Bool) -> PlotPeriod {
    let finite = times.filter(\.isFinite)
    let days = ((finite.max() ?? 0) - (finite.min() ?? 0)) / 86_400_000
    let different = Set(finite.map { ($0 / 86_400_000).rounded(.down) }).count
    let hasHours = column.kind == .time || column.kind == .timeOfDay
    if isSame {
      if hasHours { return role == .x ? .hour : days > 180 ? .month : .weekday }
      return role == .x ? .month : Double(different) > days / 7 ? .weekday : .year
    }
    if column.kind == .timeOfDay || days <= 2 { return .hour }
    if days <= 31 { return .day }
    return days >= 3 * 365 && different < 300 ? .year : .month
  }

  private mutating func take(_ times: [Double], _ period: PlotPeriod, _ context: PlotContext) {
    let calendar = context.locale.calendar
    let numbers = times.map { Self.number($0, period) }
    let found = numbers.compactMap(\.self)
    guard let low = found.min(), let high = found.max() else { return places = times.map { _ in -1 } }
    let last = min(high, low + Self.nameLimit - 1)
    isOrdered = true
    names = (low...last).map { number in
      switch period {
      case .hour: (number < 10 ? "0" : "") + String(number)
      case .weekday: calendar.shortWeekdays.indices.contains(number) ? calendar.shortWeekdays[number] : String(number)
      case .month: calendar.shortMonths.indices.contains(number) ? calendar.shortMonths[number] : String(number + 1)
      case .day, .year: String(number)
      }
    }
    places = numbers.map { number in number.map { $0 <= last ? $0 - low : -1 } ?? -1 }
    if high > last { note = Note(.dropped, "only the first \(names.count) years are shown") }
  }

  /// The number of the part of a time: weekdays and months count from 0.
  private static func number(_ time: Double, _ period: PlotPeriod) -> Int? {
    guard let time = CalendarTime(milliseconds: time) else { return nil }
    return switch period {
    case .hour: time.hour
    case .weekday: time.date.weekday - 1
    case .day: time.date.day
    case .month: time.date.month - 1
    case .year: time.date.year
    }
  }

  // MARK: Numbers

  private mutating func take(_ numbers: [Double], _ column: PlotColumn, _ role: PlotRole, _ context: PlotContext) {
    let different = Set(numbers.filter(\.isFinite)).sorted()
    isOrdered = true
    hasDirection = true
    if PlotColumn.areNames(different) || (column.holdsYears && different.count <= Self.nameLimit) {
      let text = PlotNumberTexts(context, role, isValue: false).texts(ofAny: different)
      let indices = Dictionary(different.enumerated().map { ($1, $0) }) { first, _ in first }
      names = different.map { text(.number($0)) }
      places = numbers.map { indices[$0] ?? -1 }
    } else {
      let bins = HistogramBins(numbers, .count(Self.rangeCount))
      let edges = (0...bins.count).map(bins.edge)
      let text = PlotNumberTexts(context, role, isValue: false).texts(ofAny: edges)
      names = (0..<bins.count).map { index in
        bins.isCentered
          ? text(.number(edges[index] + 0.5)) : "\(text(.number(edges[index])))–\(text(.number(edges[index + 1])))"
      }
      places = numbers.map { $0.isFinite ? bins.index(of: $0) : -1 }
    }
    if role == .y { self = turned(isUpward: true) }
  }

  /// The side with numbers upwards or not. Names stay as they are.
  package func turned(isUpward: Bool) -> HeatmapSide {
    guard hasDirection, self.isUpward != isUpward else { return self }
    var side = self
    side.isUpward = isUpward
    let last = names.count - 1
    side.names.reverse()
    side.places = places.map { $0 < 0 ? -1 : last - $0 }
    return side
  }

  // MARK: Names

  private mutating func take(_ cells: DataColumn, _ column: PlotColumn, _ context: PlotContext) {
    let rows = cells.all.map { $0.isNull ? nil : $0.name }
    let found = rows.compactMap(\.self)
    let counts = found.occurrenceCounts
    let order = PlotOrder.order(found.firstOccurrences, column, context.chart.order) { Double(counts[$0] ?? 0) }
    isOrdered = order.isNatural
    names = order.names
    let indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    places = rows.map { $0.flatMap { indices[$0] } ?? -1 }
  }

  /// Leaves out the rarest names if there are too many.
  private mutating func limit() {
    guard names.count > Self.nameLimit else { return }
    var counts = [Int](repeating: 0, count: names.count)
    for place in places where place >= 0 { counts[place] += 1 }
    let kept = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.prefix(Self.nameLimit).sorted()
    note = Note(
      .dropped,
      "the \(Self.nameLimit) most frequent of \(names.count) names of \(DataError.quoted(title)) are shown")
    var indices = [Int](repeating: -1, count: names.count)
    for (index, place) in kept.enumerated() { indices[place] = index }
    names = kept.map { names[$0] }
    places = places.map { $0 < 0 ? -1 : indices[$0] }
  }
}

/// The order of names.
package enum PlotOrder {
  /// Names in the order of a choice.
  ///
  /// - Parameters:
  ///   - names: Different names in the order of the data.
  ///   - value: The value of a name. Greater ones come first.
  package static func order(
    _ names: [String], _ column: PlotColumn, _ order: ChartOrder, value: (String) -> Double
  ) -> (names: [String], isNatural: Bool) {
    switch order {
    case .data: return (names, false)
    case .name: return (names.sorted(), false)
    case .automatic:
      if column.kind == .number { return (names, true) }
      if let places = column.naturalPlaces(of: names) {
        return (names.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { names[$0] }, true)
      }
    case .value: break
    }
    let values = names.map(value)
    return (names.indices.sorted { (values[$1], $0) < (values[$0], $1) }.map { names[$0] }, false)
  }
}
