/// The parts of the axis that belong to periods.
extension DateAxis {
  /// The parts for lines: a label is in the middle of its period, if that is on the axis.
  func stretches(of step: TimeStep) -> [Stretch] {
    var result = scale.periods(of: step).map { period in
      var stretch = Stretch(
        date: period.date, start: period.start, end: period.end, isCut: period.isCut, center: period.center,
        room: period.length)
      let whole = scale.length(of: step, from: period.date)
      // A label of several periods is where the first place of the data in them is, so that a change at the start of a
      // year is at its tick.
      if labelledUnit(of: step) != nil {
        stretch.center = center(ofFirstPlaceFrom: period.date)
        stretch.hasLabel = (scale.start - 0.01...scale.end + 0.01).contains(stretch.center)
        stretch.room = min(whole, room(atEdgesFrom: stretch.center))
      } else if period.isCut, 2 * period.length > whole, let end = step.end(from: period.date) {
        // The middle of the period is on the axis, so the label is there.
        stretch.center = scale.position(ofDay: Double(period.date.dayNumber + end.dayNumber) / 2)
        stretch.room = min(whole, room(atEdgesFrom: stretch.center))
      } else if period.isCut {
        stretch.hasLabel = false
      }
      return stretch
    }
    // If the axis is within a single month, or spans the end of one and the start of the next, the name is written
    // anyway.
    if labelledUnit(of: step) == nil, !result.contains(where: \.hasLabel),
      let longest = result.indices.max(by: { result[$0].room < result[$1].room })
    {
      result[longest].hasLabel = true
    }
    return result
  }

  /// The period that a label names, if that is one place of the data or the first part of a step, such as the first of
  /// two months. Nil if the label belongs to the whole step, such as a quarter of days, or a day of times.
  func labelledUnit(of step: TimeStep) -> CalendarPeriod? {
    if step.unit == .week, period == .day { return .day }
    if isOfTimes, !isBanded, step.count == 1 { return nil }
    return step.count > 1 || step.unit == period ? step.unit : nil
  }

  /// The parts for bands, all of equal width.
  func stretches(
    of step: TimeStep, dates: [CalendarDate], centers: [Double], width: Double
  ) -> [Stretch] {
    var result: [Stretch] = []
    let unit = labelledUnit(of: step)
    for (date, center) in zip(dates, centers) {
      let start = step.start(of: date, from: first)
      if let last = result.last, last.date == start {
        result[result.count - 1].end = center + width / 2
        result[result.count - 1].isCut = false
        // The name of every second quarter of months is in the middle of its months.
        if let unit, unit.start(of: date) == start {
          result[result.count - 1].center = (last.start + width / 2 + center) / 2
        }
      } else {
        result.append(
          Stretch(
            date: start, start: center - width / 2, end: center + width / 2,
            hasLabel: unit.map { $0.start(of: date) == start } ?? true, center: center, room: 0))
      }
    }
    for index in result.indices {
      let stretch = result[index]
      if unit == nil {
        result[index].center = (stretch.start + stretch.end) / 2
        result[index].room = stretch.end - stretch.start
      } else {
        let next = result[(index + 1)...].first(where: \.hasLabel)?.center ?? .infinity
        let before = result[..<index].last(where: \.hasLabel)?.center ?? -.infinity
        result[index].room = min(next - stretch.center, stretch.center - before, room(atEdgesFrom: stretch.center))
      }
      // The name of a month that is only partly on the axis may be left out.
      let isPart = step.start(of: first, from: first) < first && index == 0 || index == result.count - 1
      result[index].isCut = isPart && TimeStep.days(in: step.unit) * Double(step.count) > TimeStep.days(in: period)
    }
    return result
  }

  /// The room of a label at a place, with the gap to a neighbour, which it doesn't need at an end. The label may extend
  /// a little beyond the ends of the axis.
  func room(atEdgesFrom center: Double) -> Double {
    2 * (min(center - scale.start, scale.end - center) + Self.reach) + PlaceAxis.labelGap
  }
  private static let reach = 20.0
}
