/// The labels of an axis of times: of the finest step of minutes or hours whose labels fit, or else of days and longer
/// steps.
extension DateAxis {
  /// The steps of the clock, in seconds. They divide a day.
  private static let clockSteps =
    [1, 5, 10, 15, 30] + [1, 5, 10, 15, 30].map { $0 * 60 } + [1, 2, 3, 6, 12].map { $0 * 3600 }

  func labels(at times: [CalendarTime], centers: [Double], step: Double, style: PlaceAxis.Style) -> Labels {
    let isTimeOfDay = CalendarTime.areTimesOfDay(times)
    let distance = Self.distance(of: times)
    for seconds in Self.clockSteps where seconds >= distance {
      guard isBanded || times.count < 2 || dayCount * 86_400 / Double(seconds) <= Double(maximumLabels + 1) else {
        continue
      }
      let stretches =
        isBanded || times.count < 2
        ? clockStretches(at: times, centers: centers, seconds: seconds, distance: distance, width: step)
        : clockStretches(of: seconds)
      guard stretches.count <= maximumLabels, let labels = fitting(stretches, unit: .day, style: style) else {
        continue
      }
      let context =
        isTimeOfDay ? Labels() : context(of: stretches, labels: labels, group: .day, style: style)
      return Labels(
        labels: labels + context.labels, ticks: isBanded && seconds == distance ? [] : labels.map(\.center),
        wantedCount: stretches.count + context.wantedCount)
    }
    return isTimeOfDay
      ? Labels(wantedCount: 1) : self.labels(at: times.map(\.date), centers: centers, step: step, style: style)
  }

  /// The largest number of seconds that divides all distances between times. 0 for a single time.
  private static func distance(of times: [CalendarTime]) -> Int {
    var result = 0
    for (time, next) in zip(times, times.dropFirst()) {
      var (a, b) = (next.seconds - time.seconds, result)
      while b != 0 { (a, b) = (b, a % b) }
      result = a
      if result == 1 { break }
    }
    return abs(result)
  }

  /// The parts for lines: a label is at its time.
  private func clockStretches(of seconds: Int) -> [Stretch] {
    let (first, last) = (scale.firstDay * 86_400, scale.endDay * 86_400)
    var second = Int(saturating: (first / Double(seconds)).rounded(.up)) * seconds
    var result: [Stretch] = []
    while Double(second) <= last, let time = CalendarTime(seconds: second) {
      let center = scale.position(ofDay: Double(second) / 86_400)
      let length = scale.position(ofDay: Double(second + seconds) / 86_400) - center
      result.append(
        Stretch(
          date: time.date, start: center, end: center + length, center: center, room: length,
          text: time.clock(withSeconds: seconds < 60)))
      second += seconds
    }
    return result
  }

  /// The parts for bands: those that begin a step have a label.
  private func clockStretches(
    at times: [CalendarTime], centers: [Double], seconds: Int, distance: Int, width: Double
  ) -> [Stretch] {
    // Times such as 7:10, 8:10, 9:10 begin no whole hours, but are as far apart.
    let isEven = distance > 0 && seconds.isMultiple(of: distance)
    let offset = isEven ? (times.first?.secondOfDay ?? 0) % distance : 0
    var result: [Stretch] = []
    var before: Int?
    for (time, center) in zip(times, centers) {
      let second = time.seconds - offset
      let part = (Double(second) / Double(seconds)).rounded(.down)
      let begins = isEven ? second.isMultiple(of: seconds) : before.map { Double($0) < part } ?? true
      before = Int(saturating: part)
      guard begins else { continue }
      result.append(
        Stretch(
          date: time.date, start: center - width / 2, end: center + width / 2, center: center, room: .infinity,
          text: time.clock(withSeconds: seconds < 60 && distance > 0)))
    }
    for index in result.indices {
      let next = index + 1 < result.count ? result[index + 1].center : .infinity
      let before = index > 0 ? result[index - 1].center : -.infinity
      result[index].room = min(next - result[index].center, result[index].center - before)
    }
    return result
  }
}
