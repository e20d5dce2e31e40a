/// A time as spreadsheets count it: in days, from a day that the workbook chooses, and the rest of the day as a fraction.
struct SerialTime {
  /// The day by number, and the second of the day.
  private let day: Int
  private let second: Int
  private let isFrom1904: Bool

  /// 9999-12-31, the last day of spreadsheets.
  private static let lastDay = 2_958_465.0
  private static let secondsInDay = CalendarTime.secondsInDay

  /// A time to the nearest second. Nil for negative numbers, and for those after the year 9999.
  init?(_ number: Double, isFrom1904: Bool) {
    guard number >= 0, number < Self.lastDay + 1,
      let seconds = Int(exactly: (number * Double(Self.secondsInDay)).rounded())
    else { return nil }
    day = seconds / Self.secondsInDay
    second = seconds % Self.secondsInDay
    self.isFrom1904 = isFrom1904
  }

  /// The text of the parts that a format shows. A span is hours, minutes and seconds: `26h 30m 00s`. Nil if the day
  /// isn't in the calendar, and for formats of numbers.
  func text(_ format: CellFormat) -> String? {
    let minutes = CalendarDate.padded(second / 60 % 60, to: 2)
    let seconds = CalendarDate.padded(second % 60, to: 2)
    let clock = "\(CalendarDate.padded(second / 3600, to: 2)):\(minutes):\(seconds)"
    switch format {
    case .time: return clock
    case .span: return "\(day * 24 + second / 3600)h \(minutes)m \(seconds)s"
    case .day: return date
    case .month: return date.map { String($0.prefix(7)) }
    case .year: return date.map { String($0.prefix(4)) }
    // Day 0 is the time of day of a format with a day that the cell doesn't have.
    case .dayAndTime: return day == 0 && !isFrom1904 ? clock : date.map { "\($0) \(clock)" }
    case .number, .percent, .currency: return nil
    }
  }

  /// The day in ISO 8601. Spreadsheets count 1900-02-29, which wasn't a day; day 60 is written so, as an error of the
  /// table.
  private var date: String? {
    if isFrom1904 { return CalendarDate(dayNumber: day + Self.first1904)?.iso }
    switch day {
    case 0: return nil
    case 60: return "1900-02-29"
    default: return CalendarDate(dayNumber: day + Self.first1900 + (day < 60 ? 1 : 0))?.iso
    }
  }

  /// The day numbers of 1904-01-01 and of 1899-12-30.
  private static let first1904 = -24_107
  private static let first1900 = -25_569
}
