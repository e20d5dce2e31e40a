/// The times of a column whose cells are dates with times, times of day, or numbers since 1970.
struct ColumnTimes {
  /// `time` if several times are on the same day. Otherwise days or times of day.
  let kind: Column.Kind
  /// The times as `CalendarTime.seconds`, or `Int.min` for a missing one.
  let times: [Int]
  let zone: ClockZone?
  private(set) var unitsPerSecond: Double?

  /// The times of cells, or nil if they aren't times.
  ///
  /// - Parameter seconds: The second of the day of each date, or empty if no cell has a time.
  init?(_ name: String, _ cells: Column.Cells, seconds: [Int32], unit: ValueUnit, zone: ClockZone?) {
    self.zone = zone
    switch cells {
    case .days(let days):
      guard !seconds.isEmpty else { return nil }
      times = zip(days, seconds).map { $0 == .min ? .min : Int($0) * CalendarTime.secondsInDay + Int($1) }
      kind = Self.areOnePerDay(times) ? .date(.day) : .time
    case .texts(let ids, let pool):
      guard let seconds = Self.secondsOfDay(of: pool) else { return nil }
      times = ids.map { $0 < 0 ? .min : seconds[Int($0)] }
      kind = .timeOfDay
    case .numbers(let numbers):
      if unit == .none, let written = CompactDates.times(of: numbers, named: name) {
        times = written
        kind = Self.areOnePerDay(times) ? .date(.day) : .time
        return
      }
      guard unit == .none, let units = UnixTime.unitsPerSecond(of: numbers), NameWords(name).sayTime else { return nil }
      let zone = zone ?? .utc
      times = numbers.map { number in
        UnixTime.second(of: number, unitsPerSecond: units).map(zone.wallClock) ?? .min
      }
      unitsPerSecond = units
      kind = Self.areOnePerDay(times) ? .date(.day) : .time
    case .times, .empty: return nil
    }
  }

  /// Whether no two different times are on the same day.
  static func areOnePerDay(_ times: [Int]) -> Bool {
    var timeOfDay: [Int: Int] = [:]
    var last = Int.min
    for time in times where time != .min && time != last {
      last = time
      guard timeOfDay.updateValue(time, forKey: CalendarTime.dayNumber(ofSecond: time)) ?? time == time else {
        return false
      }
    }
    return true
  }

  /// The second of the day of each text, or nil if one isn't a time of day.
  private static func secondsOfDay(of pool: TextPool) -> [Int]? {
    guard pool.count > 0 else { return nil }
    return (0..<pool.count).mapAll { id in
      guard pool.byteCount(id) <= 40, let reading = ClockReader.reading(pool[id]) else { return nil }
      return reading.offset == nil ? reading.second : nil
    }
  }
}

extension Column {
  /// The days of this column at the times of day of another, if there are then several times on a day. Otherwise nil.
  /// A missing time of day is midnight.
  func withTimes(of clock: Column) -> Column? {
    guard case .days(let days) = cells, kind == .date(.day), case .times(let seconds) = clock.cells,
      clock.kind == .timeOfDay, clock.problem == nil
    else { return nil }
    let times = zip(days, seconds).map { day, second in
      day == .min ? Int.min : Int(day) * CalendarTime.secondsInDay + (second == .min ? 0 : second)
    }
    guard !ColumnTimes.areOnePerDay(times) else { return nil }
    return with(.times(times), kind: .time, unit: unit)
  }
}
