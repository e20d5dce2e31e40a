extension ExpressionEvaluation {
  /// The result of a function of times, or nil if it is another function.
  mutating func time(_ function: ExpressionFunction, _ arguments: ExpressionArguments, _ offset: Int)
    throws(ExpressionError) -> DataValue?
  {
    switch function {
    case .now: return .number(environment.now)
    case .datetime: return .time(datetime(arguments))
    case .utc: return .number(Self.milliseconds(arguments, zone: .utc))
    case .time: return .number(milliseconds(arguments[0]))
    case .timezoneoffset:
      let time = ZonedTime(milliseconds: milliseconds(arguments[0]), zone: environment.zone)
      return .number(time.isValid ? -Double(time.offset) / 60 : .nan)
    case .timeOffset: return try moved(arguments, zone: environment.zone, function, offset)
    case .utcOffset: return try moved(arguments, zone: .utc, function, offset)
    case .timeSequence: return try sequence(arguments, zone: environment.zone, function, offset)
    case .utcSequence: return try sequence(arguments, zone: .utc, function, offset)
    case .timeUnitSpecifier: return try specifier(arguments, offset)
    default:
      let local = Self.localFunctions[function]
      guard let part = localPart(local ?? function) else { return nil }
      let time = ZonedTime(milliseconds: milliseconds(arguments[0]), zone: local == nil ? environment.zone : .utc)
      return .number(time.isValid ? Double(part(time)) : .nan)
    }
  }

  private func localPart(_ function: ExpressionFunction) -> ((ZonedTime) -> Int)? {
    switch function {
    case .date: { $0.day }
    case .day: { $0.weekday }
    case .dayofyear: { $0.dayOfYear }
    case .week: { $0.week }
    case .isoweek: { $0.isoWeek.week }
    case .year: { $0.year }
    case .quarter: { $0.quarter }
    case .month: { $0.month - 1 }
    case .hours: { $0.hours }
    case .minutes: { $0.minutes }
    case .seconds: { $0.seconds }
    case .milliseconds: { $0.milliseconds }
    default: nil
    }
  }

  private static let localFunctions: [ExpressionFunction: ExpressionFunction] = [
    .utcdate: .date, .utcday: .day, .utcdayofyear: .dayofyear, .utcweek: .week, .utcisoweek: .isoweek, .utcyear: .year,
    .utcquarter: .quarter, .utcmonth: .month, .utchours: .hours, .utcminutes: .minutes, .utcseconds: .seconds,
    .utcmilliseconds: .milliseconds,
  ]

  /// The milliseconds of a value as a time: a text is read, everything else is a number. NaN if it isn't given.
  private func milliseconds(_ value: DataValue?) -> Double {
    switch value {
    case nil: .nan
    case .text(let text)?: DateParsing.time(of: text, zone: environment.zone) ?? .nan
    case .some(let value): Self.whole(value.scriptNumber)
    }
  }

  private static func whole(_ time: Double) -> Double { time.isFinite ? time.rounded(.towardZero) : .nan }

  private func datetime(_ arguments: ExpressionArguments) -> Double {
    switch arguments.values.count {
    case 0: environment.now
    case 1: milliseconds(arguments[0])
    default: Self.milliseconds(arguments, zone: environment.zone)
    }
  }

  /// The time of a year, a month from 0, and further parts. Years from 0 to 99 are those after 1900.
  private static func milliseconds(_ arguments: ExpressionArguments, zone: ClockZone) -> Double {
    let parts = arguments.values.prefix(7).map(\.scriptNumber)
    guard !parts.isEmpty, parts.allSatisfy({ abs($0) < 1e15 }) else { return .nan }
    func part(_ index: Int, _ standard: Int = 0) -> Int { parts.indices.contains(index) ? Int(parts[index]) : standard }
    let year = part(0)
    return ZonedTime.milliseconds(
      year: (0...99).contains(year) ? year + 1900 : year, month: part(1) + 1, day: part(2, 1), hours: part(3),
      minutes: part(4), seconds: part(5), milliseconds: part(6), zone: zone)
  }

  private func unit(_ arguments: ExpressionArguments, _ function: ExpressionFunction, _ offset: Int)
    throws(ExpressionError) -> TimePart
  {
    if let unit = TimePart(rawValue: arguments.text(0)) { return unit }
    let names = TimePart.allCases.map(\.rawValue).joined(separator: ", ")
    throw error(function, offset, "the first argument must be one of \(names)")
  }

  private func moved(
    _ arguments: ExpressionArguments, zone: ClockZone, _ function: ExpressionFunction, _ offset: Int
  ) throws(ExpressionError) -> DataValue {
    let unit = try unit(arguments, function, offset)
    let step = arguments[2].map { $0.isNull ? 1 : $0.scriptNumber } ?? 1
    return .time(unit.offset(Self.whole(arguments.number(1)), by: step, zone: zone))
  }

  private mutating func sequence(
    _ arguments: ExpressionArguments, zone: ClockZone, _ function: ExpressionFunction, _ offset: Int
  ) throws(ExpressionError) -> DataValue {
    let unit = try unit(arguments, function, offset)
    let stop = arguments.number(2)
    let step = (arguments[3].map { $0.isNull ? 1 : $0.scriptNumber } ?? 1).rounded(.down)
    var time = unit.ceiling(arguments.number(1), zone: zone)
    var times: [DataValue] = []
    while step > 0, time < stop {
      try take(16)
      times.append(.time(time))
      let next = unit.floor(unit.offset(time, by: step, zone: zone), zone: zone)
      guard next > time else { break }
      time = next
    }
    return .list(times)
  }

  private func specifier(_ arguments: ExpressionArguments, _ offset: Int) throws(ExpressionError) -> DataValue {
    var specifiers: [String: String] = [:]
    if case .record(let members)? = arguments[1] { specifiers = members.compactMapValues(\.text) }
    let units = arguments[0]?.text.map { [$0] } ?? arguments.list(0).compactMap(\.text)
    guard let unit = TimeUnit(compatible: units) else {
      throw error(.timeUnitSpecifier, offset, "the first argument must be units of time that go together")
    }
    return .text(unit.specifier(overrides: specifiers))
  }
}
