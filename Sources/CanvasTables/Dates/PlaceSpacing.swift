/// The places of an axis of time in even steps: those of the data, and those that are missing between them.
///
/// The step is the one that the data have: five years for 1955, 1960, 1965. A place is missing if the distance between
/// two places is a multiple of the step. If the data have no usual step, nothing is missing: a line through irregular
/// dates has no gaps.
package struct PlaceSpacing {
  /// A place of the data, or a missing one some steps after it.
  package struct Place: Equatable {
    /// The index in the data.
    package var source: Int
    /// The number of steps after that place, or 0 for the place itself.
    package var steps: Int
  }

  /// The places, in ascending order.
  package let places: [Place]

  /// The usual distance between two places, or nil if there is none.
  package let step: Int?

  /// - Parameters:
  ///   - numbers: The positions of the places, as numbers of periods or seconds, ascending and unique.
  ///   - step: The step. If nil, the usual distance between the places.
  ///   - limit: The maximum number of places. If there would be more, none is added.
  package init(_ numbers: [Int], step: Int? = nil, limit: Int) {
    let step = step ?? Self.defaultStep(of: numbers)
    self.step = step
    var places: [Place] = []
    places.reserveCapacity(numbers.count)
    for index in numbers.indices {
      places.append(Place(source: index, steps: 0))
      guard let step, step > 0, index + 1 < numbers.count else { continue }
      let distance = numbers[index + 1] - numbers[index]
      guard distance > step, distance.isMultiple(of: step) else { continue }
      guard distance / step - 1 <= limit - places.count else {
        self.places = numbers.indices.map { Place(source: $0, steps: 0) }
        return
      }
      for steps in 1..<distance / step { places.append(Place(source: index, steps: steps)) }
    }
    self.places = places
  }

  /// The index of each place in the data, or −1 if it is missing.
  package var sources: [Int] { places.map { $0.steps > 0 ? -1 : $0.source } }

  /// The place of each of the data.
  var positions: [Int] { places.indices.filter { places[$0].steps == 0 } }

  /// The most common distance, if it is at least half of all distances. Of equally common ones, the smallest.
  ///
  /// A single distance is no evidence. If it is short, the places between the two are missing.
  private static func defaultStep(of numbers: [Int]) -> Int? {
    guard numbers.count != 2 else { return numbers[1] - numbers[0] <= 3 ? 1 : nil }
    let counts = zip(numbers, numbers.dropFirst()).map { $1 - $0 }.occurrenceCounts
    guard let most = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }) else { return nil }
    return 2 * most.value >= numbers.count - 1 ? most.key : nil
  }
}

extension CalendarPeriod {
  /// The number of the period that contains a day. Consecutive periods have consecutive numbers.
  package func number(of date: CalendarDate) -> Int {
    switch self {
    case .day: return date.dayNumber
    // Day −3 was a Monday.
    case .week: return (start(of: date).dayNumber + 3) / 7
    default:
      guard let january = CalendarDate(year: 1, month: 1, day: 1), let next = start(1, after: january) else { return 0 }
      return Self.monthNumber(date) / max(Self.monthNumber(next) - Self.monthNumber(january), 1)
    }
  }

  private static func monthNumber(_ date: CalendarDate) -> Int {
    let (year, month, _) = date.components
    return year * 12 + month - 1
  }

  /// The period that the days represent, if every day is the first of one: years, quarters, months or weeks.
  /// Otherwise days.
  ///
  /// Tables write months as `2026-01-01`, `2026-02-01`. Bars of a day's width and changes "on the day before" would
  /// be wrong for them. If there are only two days, their periods must be consecutive, because a match could be
  /// chance.
  ///
  /// - Parameter days: The days, ascending and unique.
  public init(spacingOf days: [CalendarDate]) {
    self = .day
    guard days.count > 1 else { return }
    for period in [CalendarPeriod.year, .quarter, .month, .week]
    where days.allSatisfy({ period.start(of: $0) == $0 })
      && (days.count > 2 || period.start(1, after: days[0]) == days[1])
    {
      self = period
      return
    }
  }
}
