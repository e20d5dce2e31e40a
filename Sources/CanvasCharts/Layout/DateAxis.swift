/// The labels of an axis of dates or times. They are those of the finest step whose labels all fit, in the middle of their periods.
/// Below them are the months or years that contain them, once each.
struct DateAxis: Sendable {
  let scale: TimeScale
  let period: CalendarPeriod
  let isBanded: Bool
  /// Whether the places are times rather than periods.
  let isOfTimes: Bool
  let first: CalendarDate
  private let last: CalendarDate
  /// The number of days on the axis.
  let dayCount: Double

  init(
    first: CalendarDate, last: CalendarDate, period: CalendarPeriod, from start: Double, to end: Double, isBanded: Bool
  ) {
    (self.first, self.last, self.period, self.isBanded, isOfTimes) = (first, last, period, isBanded, false)
    dayCount = Double(last.dayNumber - first.dayNumber) + TimeStep.days(in: period)
    if isBanded || first >= last {
      let afterLast = period.start(1, after: last) ?? last
      scale = TimeScale(
        from: Double(first.dayNumber), to: Double(afterLast.dayNumber), start: start, end: end)
    } else {
      // The first and the last point are at the ends of the axis.
      scale = TimeScale(
        from: Self.middle(of: first, period), to: Self.middle(of: last, period), start: start, end: end)
    }
  }

  /// An axis of times. The first and the last are at the ends, or in the first and the last band.
  init(first: CalendarTime, last: CalendarTime, from start: Double, to end: Double, isBanded: Bool) {
    (self.first, self.last, self.period, self.isBanded, isOfTimes) = (first.date, last.date, .day, isBanded, true)
    scale = TimeScale(from: Self.day(of: first), to: Self.day(of: last), start: start, end: end)
    dayCount = Self.day(of: last) - Self.day(of: first)
  }

  private static func day(of time: CalendarTime) -> Double {
    Double(time.seconds) / Double(CalendarTime.secondsInDay)
  }

  /// The position of a time.
  func center(of time: CalendarTime) -> Double { scale.position(ofDay: Self.day(of: time)) }

  /// The middle of the period that begins on a day.
  func center(of date: CalendarDate) -> Double { scale.position(ofDay: Self.middle(of: date, period)) }

  /// The position of the first place of the data at or after a day that begins a period.
  func center(ofFirstPlaceFrom date: CalendarDate) -> Double {
    isOfTimes ? scale.position(ofDay: Double(date.dayNumber)) : center(of: date)
  }

  static func middle(of date: CalendarDate, _ period: CalendarPeriod) -> Double {
    let next = period.start(1, after: date).map { Double($0.dayNumber) } ?? Double(date.dayNumber) + 1
    return (Double(date.dayNumber) + next) / 2
  }

  /// A period of a step, and the part of the axis that belongs to it.
  struct Stretch {
    var date: CalendarDate
    var start: Double
    var end: Double
    var isCut = false
    /// Whether it has a label. Steps that are named after their first period have one only if that period is on the
    /// axis.
    var hasLabel = true
    /// The centre of its label.
    var center: Double
    var room: Double
    /// The label. If nil, it is that of the date.
    var text: String?
  }

  /// Labels with the ticks between them.
  struct Labels: Sendable {
    var labels: [PlaceAxis.Label] = []
    var ticks: [Double] = []
    /// The number of labels if all of them fit.
    var wantedCount = 0
  }

  func labels(at dates: [CalendarDate], centers: [Double], step: Double, style: PlaceAxis.Style) -> Labels {
    if let labels = labelsOfYearsApart(dates, centers: centers, step: step, style: style) { return labels }
    for timeStep in TimeStep.all where timeStep.dayCount >= TimeStep.days(in: period) * 0.99 {
      // Half-years are labelled as such, and nothing else is.
      guard timeStep.unit == .year || (timeStep.unit == .halfYear) == (period == .halfYear) else { continue }
      // Data of every fifth year are at no second one.
      if timeStep == TimeStep(2, .year), !zip(dates, dates.dropFirst()).contains(where: { $1.year - $0.year < 3 }) {
        continue
      }
      // The name of every second quarter would look like that of the month above it.
      if isBanded, period == .month, timeStep == TimeStep(2, .quarter) { continue }
      // The quarters or months of many years would be a list of the same few names.
      guard timeStep.unit == .year || dayCount <= Self.maximumDaysWithoutYears else { continue }
      // Every label is at least 6 points wide.
      let count = isBanded && timeStep == TimeStep(1, period) ? Double(dates.count) : dayCount / timeStep.dayCount
      guard count * 6 <= abs(scale.end - scale.start) else { continue }
      let stretches =
        isBanded
        ? self.stretches(of: timeStep, dates: dates, centers: centers, width: step)
        : self.stretches(of: timeStep)
      guard stretches.count(where: \.hasLabel) <= maximumLabels else { continue }
      if let labels = labels(of: stretches, step: timeStep, style: style) { return labels }
    }
    return Labels(wantedCount: 1)
  }

  /// Whether years are written with two digits, in the order in which that is tried. Those of other times than ours would
  /// be misread.
  private var yearForms: [Bool] {
    first.year >= 1950 && last.year < 2070 && last.year - first.year < 100 ? [false, true] : [false]
  }

  private func labels(of stretches: [Stretch], step: TimeStep, style: PlaceAxis.Style) -> Labels? {
    for isShort in step.unit == .year ? yearForms : [false] {
      guard let labels = fitting(stretches, unit: step.unit, isShort: isShort, style: style) else { continue }
      let context = context(of: stretches, labels: labels, group: Self.group(of: step.unit), style: style)
      return Labels(
        labels: labels + context.labels, ticks: ticks(of: step, stretches: stretches, labels: labels),
        wantedCount: stretches.count(where: \.hasLabel) + context.wantedCount)
    }
    return nil
  }

  /// The labels of every n-th band of years that aren't consecutive. Most of these years don't begin a decade.
  private func labelsOfYearsApart(
    _ dates: [CalendarDate], centers: [Double], step: Double, style: PlaceAxis.Style
  ) -> Labels? {
    guard isBanded, period == .year, dates.count > 1, last.year - first.year > dates.count - 1 else { return nil }
    for count in 1...dates.count where (dates.count + count - 1) / count <= maximumLabels {
      let stretches = stride(from: 0, to: dates.count, by: count).map { place in
        let half = step * Double(count) / 2
        return Stretch(
          date: dates[place], start: centers[place] - half, end: centers[place] + half, center: centers[place],
          room: min(2 * half, room(atEdgesFrom: centers[place])))
      }
      for isShort in yearForms {
        guard let labels = fitting(stretches, unit: .year, isShort: isShort, style: style) else { continue }
        return Labels(labels: labels, ticks: count > 1 ? labels.map(\.center) : [], wantedCount: labels.count)
      }
    }
    return nil
  }

  /// The maximum number of labels in the upper row: 12 up to the width of a usual chart.
  var maximumLabels: Int { max(12, Int(saturating: 12 * abs(scale.end - scale.start) / 640)) }

  /// The maximum number of days whose labels are parts of years: four years.
  private static let maximumDaysWithoutYears = 1462.0

  /// The ticks between labelled periods, or at the labels if these name a part of their step.
  private func ticks(of step: TimeStep, stretches: [Stretch], labels: [PlaceAxis.Label]) -> [Double] {
    if let unit = labelledUnit(of: step), step != TimeStep(1, unit) { return labels.map(\.center) }
    guard !isBanded || TimeStep.days(in: step.unit) > TimeStep.days(in: period) else { return [] }
    return stretches.filter { !$0.isCut || $0.start > scale.start }.map(\.start)
  }
}
