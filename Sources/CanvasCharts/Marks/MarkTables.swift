/// Turns marks into a chart's layers: one table for each kind of mark, with the same places in all.
struct MarkTables {
  private(set) var layers: [ChartLayer] = []
  private(set) var rules: [ChartRule] = []
  private(set) var colors: [String: Color] = [:]
  /// What the tables can't hold, or nil.
  private(set) var problem: MarkError?

  private var places: [PlottedValue] = []
  private var placeOf: [PlottedValue: Int] = [:]

  init(_ marks: [PlottedMark]) {
    let drawn = marks.filter { $0.kind != .rule && $0.kind != .sector }
    let orientation = Self.orientation(drawn)
    for mark in drawn { takePlace(mark.place(orientation)) }
    let rules = marks.filter { $0.kind == .rule }
    takePlaces(ofRules: rules, orientation, unit: drawn.lazy.compactMap(\.unit).first)
    let x = sortedPlaces(unit: drawn.lazy.compactMap(\.unit).first)
    // A series whose marks all have the same colour has it. The others have a colour for each mark.
    colors = Dictionary(grouping: drawn, by: \.series).compactMapValues { marks in
      marks.allSatisfy { $0.color == marks[0].color } ? marks[0].color : nil
    }
    for kind in drawn.map(\.kind).firstOccurrences {
      addLayer(drawn.filter { $0.kind == kind }, kind, orientation, x: x)
    }
    for mark in rules { addRule(mark, orientation) }
    checkPositions(drawn)
  }

  // Bars are horizontal if the values are along x and there are no numbers along y.
  private static func orientation(_ marks: [PlottedMark]) -> Orientation {
    let bars = marks.filter { $0.kind == .bar }
    func isNumber(_ value: PlottedValue) -> Bool { if case .number = value { true } else { value == .missing } }
    return !bars.isEmpty && bars.allSatisfy { isNumber($0.x) && !isNumber($0.y) } ? .horizontal : .vertical
  }

  // MARK: Places

  private mutating func takePlace(_ place: PlottedValue) {
    guard place != .missing, placeOf[place] == nil else { return }
    placeOf[place] = places.count
    places.append(place)
  }

  /// The axis extends to the places of rules. A number or a day between others needs no place of its own, which would
  /// be a gap in lines.
  private mutating func takePlaces(ofRules rules: [PlottedMark], _ orientation: Orientation, unit: CalendarPeriod?) {
    let (numbers, dates) = (places.compactMap(\.number), places.compactMap(\.date))
    let isNumeric = numbers.count == places.count
    let period = unit ?? CalendarPeriod(spacingOf: dates.sorted())
    for rule in rules {
      let place = rule.place(orientation)
      switch place {
      case .number(let number) where isNumeric && !numbers.isEmpty:
        if number < numbers.min() ?? number || number > numbers.max() ?? number { takePlace(place) }
      case .date(let date) where dates.count == places.count && !dates.isEmpty:
        let start = period.start(of: date)
        if start < dates.min() ?? start || start > dates.max() ?? start { takePlace(.date(start)) }
      default: takePlace(place)
      }
    }
  }

  /// The places of the axis: days, times or numbers in ascending order, names in the order of the data. If kinds are mixed,
  /// all places are names.
  private mutating func sortedPlaces(unit: CalendarPeriod?) -> ChartTable.Places {
    guard !places.isEmpty else { return .names([]) }
    func sorted<Value: Comparable>(_ values: [Value], _ place: (Value) -> PlottedValue) -> [Value]? {
      guard values.count == places.count else { return nil }
      let sorted = values.sorted()
      for (index, value) in sorted.enumerated() { placeOf[place(value)] = index }
      return sorted
    }
    if let dates = sorted(places.compactMap(\.date), PlottedValue.date) {
      return .dates(dates, unit ?? CalendarPeriod(spacingOf: dates))
    }
    if let numbers = sorted(places.compactMap(\.number), PlottedValue.number) { return .numbers(numbers) }
    let times = places.compactMap { place -> CalendarTime? in if case .time(let time) = place { time } else { nil } }
    if let times = sorted(times, PlottedValue.time) { return .times(times) }
    return .names(places.map(\.text))
  }

  // MARK: Layers

  private mutating func addLayer(
    _ marks: [PlottedMark], _ kind: PlottedMark.Kind, _ orientation: Orientation, x: ChartTable.Places
  ) {
    var rows = MarkRows(kind: kind, placeCount: x.count)
    for mark in marks {
      let place = placeOf[mark.place(orientation)]
      switch mark.value(orientation) {
      case .number(let value): rows.add(mark, color: colors[mark.series] == nil ? mark.color : nil, place, value)
      case .missing: rows.addMissing(mark, place)
      case .name, .date, .time: problem = problem ?? .notNumber(mark.value(orientation).text)
      }
    }
    if rows.hasSurplus { problem = problem ?? .tooManyValues(limit: MarkRows.limit) }
    if kind == .line || kind == .area, let name = rows.nameOfSeveralColors {
      problem = problem ?? .colors(series: name)
    }
    let first = marks.first
    let isGrouped = marks.contains { $0.position != nil } || first?.stacking == .unstacked
    let arrangement: SeriesArrangement =
      first?.stacking == .normalized
      ? .normalized : isGrouped ? .grouped : rows.names.count > 1 ? .stacked : .automatic
    var layer = ChartLayer(
      kind.mark(orientation), ChartTable(x: x, series: rows.names, values: rows.values), arrangement: arrangement)
    layer.table.absences = rows.absences
    layer.areMarks = true
    layer.repeats = rows.repeats
    layer.markColors = rows.hasColors ? rows.colors : []
    layer.areSums = rows.areSums
    layers.append(layer)
  }

  /// Bars are either beside each other or stacked.
  private mutating func checkPositions(_ marks: [PlottedMark]) {
    var (styles, positions, pairs) = (Set<String>(), Set<String>(), Set<[String]>())
    for mark in marks where mark.kind == .bar {
      guard let style = mark.style, let position = mark.position else { continue }
      styles.insert(style)
      positions.insert(position)
      pairs.insert([style, position])
    }
    if pairs.count > styles.count || pairs.count > positions.count { problem = problem ?? .stacksSideBySide }
  }

  // MARK: Rules

  private mutating func addRule(_ mark: PlottedMark, _ orientation: Orientation) {
    let place = mark.place(orientation)
    var rule: ChartRule
    switch mark.value(orientation) {
    case .number(let value): rule = ChartRule(value, label: mark.label)
    case .missing where place == .missing: return
    case .missing: rule = ChartRule(at: place, label: mark.label)
    case let value: return problem = problem ?? .notNumber(value.text)
    }
    rule.color = mark.color
    rule.series = mark.style
    rules.append(rule)
  }
}

/// The rows of a layer's table.
private struct MarkRows {
  let kind: PlottedMark.Kind
  let placeCount: Int
  private(set) var names: [String] = []
  private(set) var values: [[Double?]] = []
  /// Whether a row has no mark at a place.
  private(set) var absences: [[Bool]] = []
  private(set) var colors: [[Color?]] = []
  private(set) var repeats: [RepeatedValue] = []
  private(set) var areSums = false
  /// Whether a row is missing, because all would have too many values.
  private(set) var hasSurplus = false
  private(set) var rowsOf: [String: [Int]] = [:]

  /// The maximum number of values: a row has one at each place, even with one mark.
  static let limit = TableLimits.default.maximumValueCount

  var hasColors: Bool { colors.contains { $0.contains { $0 != nil } } || repeats.contains { $0.color != nil } }

  /// The first series of which not all values have the same colour.
  var nameOfSeveralColors: String? {
    rowsOf.sorted { $0.value[0] < $1.value[0] }.first { _, rows in
      var known: Set<Color?> = []
      for row in rows { for (value, color) in zip(values[row], colors[row]) where value != nil { known.insert(color) } }
      for value in repeats where rows.contains(value.series) { known.insert(value.color) }
      return known.count > 1
    }?.key
  }

  /// Adds a mark's value to the row of its series. Equal places of bars and areas add up, of points and lines they
  /// stay. Bars of different colours at one place are parts of a stack.
  mutating func add(_ mark: PlottedMark, color: Color?, _ place: Int?, _ value: Double) {
    guard let rows = rowsOf[mark.series] ?? addRow(mark.series).map({ [$0] }) else { return }
    guard let place else { return }
    if kind == .point || kind == .line, values[rows[0]][place] != nil {
      repeats.append(RepeatedValue(series: rows[0], place: place, value: value, color: color))
      return
    }
    guard let row = rows.first(where: { values[$0][place] == nil || colors[$0][place] == color }) ?? addRow(mark.series)
    else { return }
    if values[row][place] != nil { areSums = true }
    absences[row][place] = false
    values[row][place] = StackSums.sum(values[row][place] ?? 0, value)
    colors[row][place] = color
  }

  /// Adds a mark without a value.
  mutating func addMissing(_ mark: PlottedMark, _ place: Int?) {
    guard let row = rowsOf[mark.series]?.first ?? addRow(mark.series), let place else { return }
    absences[row][place] = false
  }

  private mutating func addRow(_ name: String) -> Int? {
    guard names.count < Self.limit / max(placeCount, 1) else {
      hasSurplus = true
      return nil
    }
    rowsOf[name, default: []].append(names.count)
    names.append(name)
    values.append([Double?](repeating: nil, count: placeCount))
    absences.append([Bool](repeating: true, count: placeCount))
    colors.append([Color?](repeating: nil, count: placeCount))
    return names.count - 1
  }
}

extension PlottedMark {
  /// The name of the mark's series.
  var series: String { style ?? position ?? "" }

  func place(_ orientation: Orientation) -> PlottedValue { orientation == .horizontal ? y : x }
  func value(_ orientation: Orientation) -> PlottedValue { orientation == .horizontal ? x : y }
}

extension PlottedValue {
  /// The place of a number, a date or a time among others of its kind.
  package var rank: Double? { number ?? seconds }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The second of a time, or of the start of a day, since 1970.
  var seconds: Double? {
    switch self {
    case .time(let time): Double(time.seconds)
    case .date(let date): CalendarTime(date, secondOfDay: 0).map { Double($0.seconds) }
    case .name, .number, .missing: nil
    }
  }
  var date: CalendarDate? { if case .date(let date) = self { date } else { nil } }
}

extension PlottedMark.Kind {
  func mark(_ orientation: Orientation) -> ChartMark {
    switch self {
    case .bar: orientation == .horizontal ? .bars : .columns
    case .line: .lines
    case .area: .areas
    case .point, .rule, .sector, .rectangle: .points
    }
  }
}
