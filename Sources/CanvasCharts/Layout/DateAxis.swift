internal import Canvas
internal import CanvasData

/// The labels of an axis of dates: of the finest step whose labels all fit, in the middle of their periods, and below
/// them, once each, the months or years that they lie in.
struct DateAxis: Sendable {
  let scale: TimeScale
  let period: CalendarPeriod
  let isBanded: Bool
  private let first: CalendarDate
  private let last: CalendarDate

  init(
    first: CalendarDate, last: CalendarDate, period: CalendarPeriod, from start: Double, to end: Double, isBanded: Bool
  ) {
    (self.first, self.last, self.period, self.isBanded) = (first, last, period, isBanded)
    let afterLast = Double((period.start(1, after: last) ?? last).dayNumber)
    let days = Double(last.dayNumber - first.dayNumber)
    // Of many short periods the first and the last stand at the ends of the axis; of few each in the middle of its own.
    if period == .day || period == .week, days > 12 * TimeStep.days(in: period) {
      let half = TimeStep.days(in: period) / 2
      scale = TimeScale(
        from: Double(first.dayNumber) + half, to: Double(last.dayNumber) + half, start: start, end: end)
    } else {
      // Of lines the last point is at the end of the axis, with half of its period behind it.
      let whole = afterLast - Double(first.dayNumber)
      let behind = isBanded || days <= 0 ? 0 : (afterLast - Double(last.dayNumber)) / 2
      scale = TimeScale(
        from: Double(first.dayNumber), to: afterLast, start: start,
        end: start + (end - start) * whole / (whole - behind))
    }
  }

  /// The middle of the period that begins on a day.
  func center(of date: CalendarDate) -> Double {
    let next = period.start(1, after: date).map { Double($0.dayNumber) } ?? Double(date.dayNumber) + 1
    return scale.position(ofDay: (Double(date.dayNumber) + next) / 2)
  }

  /// A period of a step with the part of the axis that it has.
  private struct Stretch {
    var date: CalendarDate
    var start: Double
    var end: Double
    var isCut = false
    /// Whether it has a label: of steps that are named by their first period, only where that is on the axis.
    var hasLabel = true
    /// Where its label stands.
    var center: Double
    var room: Double
  }

  /// Labels with the ticks between them.
  struct Labels: Sendable {
    var labels: [PlaceAxis.Label] = []
    var ticks: [Double] = []
    /// How many labels there would be with room for all.
    var wantedCount = 0
  }

  func labels(at dates: [CalendarDate], centers: [Double], step: Double, style: PlaceAxis.Style) -> Labels {
    for timeStep in TimeStep.all where timeStep.dayCount >= TimeStep.days(in: period) * 0.99 {
      let days = Double(last.dayNumber - first.dayNumber) + TimeStep.days(in: period)
      // No label is narrower than 6 points.
      guard days / timeStep.dayCount * 6 <= abs(scale.end - scale.start) else { continue }
      let stretches =
        isBanded
        ? self.stretches(of: timeStep, dates: dates, centers: centers, width: step)
        : self.stretches(of: timeStep)
      for form in Form.forms(of: timeStep.unit) {
        guard let labels = fitting(stretches, form: form, style: style) else { continue }
        let isFiner = TimeStep.days(in: timeStep.unit) > TimeStep.days(in: period) || timeStep.count > 1
        let ticks = !isBanded || isFiner ? stretches.filter { !$0.isCut || $0.start > scale.start }.map(\.start) : []
        let context = context(of: stretches, labels: labels, unit: timeStep.unit, style: style)
        return Labels(
          labels: labels + context.labels, ticks: ticks,
          wantedCount: stretches.count(where: \.hasLabel) + context.wantedCount)
      }
    }
    return Labels(wantedCount: 1)
  }

  // MARK: Stretches

  /// Of lines: a label of the data's own periods stands at its point, that of a longer one in the middle of what is seen
  /// of it, if that is most of it.
  private func stretches(of step: TimeStep) -> [Stretch] {
    var result = scale.periods(of: step).map { period in
      var stretch = Stretch(
        date: period.date, start: period.start, end: period.end, isCut: period.isCut, center: period.center,
        room: period.length)
      let whole = scale.length(of: step, from: period.date)
      // The label of every second month stands below the first of the two.
      if let unit = labelledUnit(of: step), let next = unit.start(1, after: period.date) {
        let (from, to) = (Double(period.date.dayNumber), Double(next.dayNumber))
        let seen = (max(from, scale.firstDay), min(to, scale.endDay))
        let isPoint = unit == .day || unit == self.period
        stretch.center = scale.position(ofDay: isPoint ? (from + to) / 2 : (seen.0 + seen.1) / 2)
        stretch.hasLabel =
          isPoint
          ? (scale.start - 0.01...scale.end + 0.01).contains(stretch.center) : 2 * (seen.1 - seen.0) > to - from
        stretch.room = min(whole, 2 * min(stretch.center - scale.start, scale.end - stretch.center) + 24)
      } else if period.isCut {
        stretch.hasLabel = 2 * period.length > whole
      }
      return stretch
    }
    // Of an axis within a single month, or from the end of one to the start of the next, the name is written all the same.
    if labelledUnit(of: step) == nil, !result.contains(where: \.hasLabel),
      let longest = result.indices.max(by: { result[$0].room < result[$1].room })
    {
      result[longest].hasLabel = true
    }
    return result
  }

  /// The period that a label names and stands at, where that is one place of the data or the first part of a step, as
  /// every second month; nil where it is the whole step, as a quarter of days.
  private func labelledUnit(of step: TimeStep) -> CalendarPeriod? {
    if step.unit == .week, period == .day { return .day }
    return step.count > 1 || step.unit == period ? step.unit : nil
  }

  /// Of bands: each period is as wide as the others.
  private func stretches(
    of step: TimeStep, dates: [CalendarDate], centers: [Double], width: Double
  ) -> [Stretch] {
    var result: [Stretch] = []
    let unit = labelledUnit(of: step)
    for (date, center) in zip(dates, centers) {
      let start = step.start(of: date, from: first)
      if let last = result.last, last.date == start {
        result[result.count - 1].end = center + width / 2
        result[result.count - 1].isCut = false
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
        let edge = min(stretch.center - scale.start, scale.end - stretch.center)
        result[index].room = min(next - stretch.center, stretch.center - before, 2 * edge + 24)
      }
      // A month of which the axis has a part need not have room for its name.
      let isPart = step.start(of: first, from: first) < first && index == 0 || index == result.count - 1
      result[index].isCut = isPart && TimeStep.days(in: step.unit) * Double(step.count) > TimeStep.days(in: period)
    }
    return result
  }

  // MARK: Labels

  /// The labels where all fit that are not at a cut end; nil otherwise.
  private func fitting(_ stretches: [Stretch], form: Form, style: PlaceAxis.Style) -> [PlaceAxis.Label]? {
    var labels: [PlaceAxis.Label] = []
    for stretch in stretches where stretch.hasLabel {
      let string = form.string(of: stretch.date, style.formats)
      let width = style.measurer.width(of: string, style.text)
      if width + PlaceAxis.labelGap > stretch.room {
        guard stretch.isCut else { return nil }
        continue
      }
      labels.append(PlaceAxis.Label(string: string, center: stretch.center))
    }
    return labels.isEmpty ? nil : labels
  }

  /// The months or years that the labels lie in, below the first label of each.
  private func context(
    of stretches: [Stretch], labels: [PlaceAxis.Label], unit: CalendarPeriod, style: PlaceAxis.Style
  ) -> Labels {
    guard unit != .year, !labels.isEmpty else { return Labels() }
    let isMonth = unit == .day || unit == .week
    let dates = stretches.filter { stretch in labels.contains { $0.center == stretch.center } }.map(\.date)
    guard let firstYear = dates.first?.year, let lastYear = dates.last?.year else { return Labels() }
    let saysYear = firstYear != lastYear || !style.titles.contains(String(firstYear))
    guard isMonth || saysYear else { return Labels() }
    var count = 0
    var result: [PlaceAxis.Label] = []
    var ends = -Double.infinity
    var group: CalendarDate?
    for stretch in stretches where labels.contains(where: { $0.center == stretch.center }) {
      let start = (isMonth ? CalendarPeriod.month : .year).start(of: stretch.date)
      guard start != group else { continue }
      let isNewYear = group?.year != start.year
      let string =
        !isMonth
        ? style.formats.year(start)
        : isNewYear && saysYear ? style.formats.monthAndYear(start) : style.formats.month(start)
      group = start
      count += 1
      let width = style.measurer.width(of: string, style.text)
      let center = max(stretch.center, scale.start + width / 2 - 16)
      // Of a first month with a day or two the name gives way to the next.
      if center - width / 2 < ends { if result.count == 1 { result.removeLast() } else { continue } }
      result.append(PlaceAxis.Label(string: string, center: center, row: 1))
      ends = center + width / 2 + PlaceAxis.labelGap
    }
    return Labels(labels: result, wantedCount: count)
  }
}
