/// The values of all marks along one direction: their kind, and the places that bars and rectangles take.
struct MarkAxis: Sendable {
  enum Kind: Sendable, Hashable {
    case names, numbers, times
  }

  let direction: MarkDirection
  let options: PlotAxisOptions
  private(set) var kind = Kind.numbers
  /// The names in their order. Empty for numbers and times.
  private(set) var names: [String] = []
  /// The ends of the values, or nil if there are none.
  private(set) var extent: ClosedRange<Double>?
  /// The least distance of two places of bars or rectangles, or nil for fewer than two.
  private(set) var step: Double?
  /// The period of the days at which bars and rectangles are, or nil.
  private(set) var period: CalendarPeriod?
  /// The ends of all values and of the whole places of bars and rectangles, or nil if none takes a place among numbers
  /// or times.
  private(set) var placeExtent: ClosedRange<Double>?
  private var known: Set<String> = []

  init(_ direction: MarkDirection, _ marks: [PlottedMark], _ options: PlotAxisOptions) throws(MarkError) {
    (self.direction, self.options) = (direction, options)
    let values = marks.flatMap { $0.values(direction) }.filter { $0 != .missing } + options.domain
    kind = try Self.kind(values, options)
    if kind == .names {
      names = (options.domain.isEmpty ? values : options.domain).map(\.text).firstOccurrences
      known = Set(names)
    } else {
      let numbers = values.compactMap(\.quantity)
      if let low = numbers.min(), let high = numbers.max() { extent = low...high }
      findStep(marks)
      findPlaceExtent(marks)
    }
  }

  private mutating func findPlaceExtent(_ marks: [PlottedMark]) {
    let direction = direction
    // A mark with a size of its own is at its value.
    let placed = marks.filter { mark in
      if case .fixed = (direction == .x ? mark.look.width : mark.look.height)?.kind { return false }
      return mark.takesPlace(direction)
    }
    guard !placed.isEmpty, let extent, options.type != .log else { return }
    var (low, high) = (extent.lowerBound, extent.upperBound)
    for mark in placed {
      guard let place = place(mark, share: 1) else { continue }
      (low, high) = (min(low, place.start), max(high, place.end))
    }
    if low.isFinite, high.isFinite, low < high { placeExtent = low...high }
  }

  /// The length of a period of days in milliseconds, or nil if bars and rectangles have none.
  var periodLength: Double? {
    guard let period, let low = placeExtent?.lowerBound, let date = CalendarTime(milliseconds: low)?.date,
      let ends = Self.ends(of: date, period)
    else { return nil }
    return ends.end - ends.start
  }

  private static func kind(_ values: [PlottedValue], _ options: PlotAxisOptions) throws(MarkError) -> Kind {
    if options.hasNames || options.type == .category { return .names }
    var kinds: [Kind: PlottedValue] = [:]
    for value in values where kinds[value.axisKind] == nil { kinds[value.axisKind] = value }
    // Numbers and names, or numbers and dates, have no common axis.
    if kinds.count > 1, let odd = kinds[.names] ?? kinds[.times] { throw .notNumber(odd.text) }
    return kinds[.names] != nil ? .names : kinds[.times] != nil ? .times : .numbers
  }

  private mutating func findStep(_ marks: [PlottedMark]) {
    let direction = direction
    let placed = marks.filter { $0.takesPlace(direction) }
    let places = Array(Set(placed.compactMap { $0.value(direction).quantity })).sorted()
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    if let least = steps.min(), least > 0, least.isFinite { step = least }
    let dates = Array(Set(placed.compactMap { $0.value(direction).date })).sorted()
    guard kind == .times, !dates.isEmpty, dates.count == places.count else { return }
    period = placed.lazy.compactMap { $0.unit(direction) }.first ?? CalendarPeriod(spacingOf: dates)
  }

  // MARK: Values

  /// The value in a plot's data. Nil for one that is missing, and for one that isn't on the axis.
  func value(_ value: PlottedValue) -> DataValue? {
    switch kind {
    case .names:
      let text = value.text
      return value != .missing && known.contains(text) ? .text(text) : nil
    case .numbers:
      guard let number = value.number, options.type != .log || number > 0 else { return nil }
      return .number(number)
    case .times: return value.seconds.map { .time($0 * 1000) }
    }
  }

  /// The value at which a point is: of a date the middle of its period, if it has one.
  func middle(_ mark: PlottedMark) -> DataValue? {
    let value = mark.value(direction)
    guard kind == .times, let date = value.date, let unit = mark.unit(direction) ?? period,
      let ends = Self.ends(of: date, unit)
    else { return self.value(value) }
    return .time((ends.start + ends.end) / 2)
  }

  /// The ends of the place that a bar or a rectangle takes among numbers or times: a period, or a step around its
  /// value.
  ///
  /// - Parameter share: The part of the place that it takes.
  func place(_ mark: PlottedMark, share: Double) -> (start: Double, end: Double)? {
    let value = mark.value(direction)
    guard let middle = self.value(value)?.quantity else { return nil }
    if kind == .times, let date = value.date, let unit = mark.unit(direction) ?? period,
      let ends = Self.ends(of: date, unit)
    {
      let inset = (ends.end - ends.start) * (1 - share) / 2
      return (ends.start + inset, ends.end - inset)
    }
    // A lone time takes a day.
    let length = (step ?? (kind == .times ? 86_400_000 : 1)) * share
    return (middle - length / 2, middle + length / 2)
  }

  private static func ends(of date: CalendarDate, _ unit: CalendarPeriod) -> (start: Double, end: Double)? {
    let start = unit.start(of: date)
    guard let next = unit.start(1, after: start), let from = PlottedValue.date(start).seconds,
      let to = PlottedValue.date(next).seconds
    else { return nil }
    return (from * 1000, to * 1000)
  }
}

extension PlottedValue {
  fileprivate var axisKind: MarkAxis.Kind {
    switch self {
    case .name: .names
    case .number, .missing: .numbers
    case .date, .time: .times
    }
  }

  /// The number, or the milliseconds of a time since 1970.
  var quantity: Double? { number ?? seconds.map { $0 * 1000 } }
}

extension PlottedMark {
  func value(_ direction: MarkDirection) -> PlottedValue { direction == .x ? x : y }
  func end(_ direction: MarkDirection) -> PlottedValue? { direction == .x ? xEnd : yEnd }

  /// The values along a direction: none for a sector, whose value is an angle.
  func values(_ direction: MarkDirection) -> [PlottedValue] {
    guard kind != .sector, spanning != direction else { return [] }
    return [value(direction)] + (end(direction).map { [$0] } ?? [])
  }

  /// The period of the mark's date along a direction.
  func unit(_ direction: MarkDirection) -> CalendarPeriod? {
    if direction == .x { return x.seconds == nil ? nil : unit }
    return yUnit ?? (x.seconds == nil ? unit : nil)
  }

  /// The orientation: horizontal for bars and areas with their values along x.
  var orientation: Orientation {
    guard kind == .bar || kind == .area, yEnd == nil else { return .vertical }
    if xEnd != nil { return .horizontal }
    return (x.number != nil || x == .missing) && y != .missing && y.number == nil ? .horizontal : .vertical
  }

  /// The direction of the values.
  var valueDirection: MarkDirection { orientation == .horizontal ? .x : .y }

  /// Whether the mark is a bar or a rectangle that fills a place along a direction.
  func takesPlace(_ direction: MarkDirection) -> Bool {
    guard end(direction) == nil, spanning != direction else { return false }
    switch kind {
    case .bar: return direction != valueDirection
    case .rectangle: return true
    case .line, .area, .point, .rule, .sector: return false
    }
  }
}
