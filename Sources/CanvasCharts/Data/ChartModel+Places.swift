/// Places of the axis as they are written in a table.
extension ChartModel {
  private var places: ChartTable.Places { allLayers.first?.table.x ?? .names([]) }
  private var locale: LocaleFormat { formats.formatter.locale }

  /// The place that a text means: a name, a number, a date or a time as in the table. Nil if it is none.
  ///
  /// - Parameter isEnd: Whether the last day of a period is meant, not the first.
  package func place(written text: String, isEnd: Bool = false) -> PlottedValue? {
    switch places {
    case .names: return (meantName(text) ?? monthName(text)).map(PlottedValue.name)
    case .numbers: return NumberReader(locale).number(text)?.value.plottedValue
    case .dates: return day(text, isEnd: isEnd).map(PlottedValue.date)
    case .times(let times):
      if CalendarTime.areTimesOfDay(times) {
        return ClockReader.reading(text).flatMap { CalendarTime(seconds: $0.second) }.map(PlottedValue.time)
      }
      if case .time(let time, _) = DateReader(locale).reading(text) { return .time(time) }
      return day(text, isEnd: isEnd).map { isEnd ? CalendarDate(dayNumber: $0.dayNumber + 1) ?? $0 : $0 }
        .map(PlottedValue.date)
    }
  }

  /// The name of a month along the axis by its number, as the table has it.
  private func monthName(_ text: String) -> String? {
    guard let number = Int(text), (1...12).contains(number) else { return nil }
    return names.first { $0 == locale.calendar.shortMonths[number - 1] }
  }

  /// What a text that is no place must be.
  package func allowedPlace(for text: String) -> String {
    switch places {
    case .names:
      let names = names
      if let near = names.meant(by: text) { return "there is no such name; did you mean \(DataError.quoted(near))?" }
      return "there is no such name; use \(DataError.list(names))"
    case .numbers: return "must be a number, as along the axis"
    case .dates: return "must be a date, such as 2020-03-11 or 2020-03"
    case .times: return "must be a time or a date, such as 2020-03-11 or 2020-03-11 14:30"
    }
  }

  private var names: [String] {
    allLayers.flatMap { layer -> [String] in if case .names(let names) = layer.table.x { names } else { [] } }
      .firstOccurrences
  }

  /// The name of the axis that is written so, regardless of case if only one is.
  private func meantName(_ text: String) -> String? {
    if names.contains(text) { return text }
    let alike = names.filter { $0.lowercased() == text.lowercased() }
    return alike.count == 1 ? alike[0] : nil
  }

  private func day(_ text: String, isEnd: Bool) -> CalendarDate? {
    var (day, period): (CalendarDate?, CalendarPeriod) = (nil, .day)
    switch DateReader(locale).reading(text) {
    case .date(let date, let its): (day, period) = (date, its)
    case .time(let time, _): day = time.date
    case .impossible: return nil
    case .none: (day, period) = (Int(text).flatMap { CalendarDate(year: $0, month: 1, day: 1) }, .year)
    }
    guard isEnd, period != .day, let date = day, let next = period.start(1, after: date) else { return day }
    return CalendarDate(dayNumber: next.dayNumber - 1)
  }

  /// A note about notes and spans in charts that have no axis below a plot.
  var notesWithoutAxis: [Note] {
    let what = [notes.isEmpty ? nil : "notes", spans.isEmpty ? nil : "spans"].compactMap(\.self)
    guard !what.isEmpty else { return [] }
    return [Note(.ignored, "\(what.joined(separator: " and ")) need an axis below the plot, and are left out")]
  }
}
