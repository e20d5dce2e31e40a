extension TimeFormat {
  /// The text of a time on the clocks of a zone. A time that is invalid has `NaN` for numbers and no
  /// names, as d3 writes it.
  package func text(_ milliseconds: Double, zone: ClockZone, locale: LocaleFormat = .english) -> String {
    let time = ZonedTime(milliseconds: milliseconds, zone: zone)
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .directive(let letter, let padding):
        text += Self.text(of: letter, padding, time, milliseconds, locale.calendar)
      }
    }
    return text
  }

  private static func text(
    of letter: Character, _ padding: Character?, _ time: ZonedTime, _ milliseconds: Double, _ names: CalendarNames
  ) -> String {
    switch letter {
    case "a": return name(names.shortWeekdays, (time.weekday + 6) % 7, time)
    case "A": return name(names.weekdays, (time.weekday + 6) % 7, time)
    case "b": return name(names.shortMonths, time.month - 1, time)
    case "B": return name(names.months, time.month - 1, time)
    case "p": return time.isValid && time.hours >= 12 ? "PM" : "AM"
    case "Z": return offset(time)
    case "Q": return ScriptNumber.text(time.isValid ? milliseconds.rounded(.towardZero) : .nan)
    case "s": return ScriptNumber.text(time.isValid ? (milliseconds / 1000).rounded(.down) : .nan)
    case "f": return number(time.milliseconds, 3, padding, time) + "000"
    case "e": return number(time.day, 2, padding ?? "_", time)
    default:
      guard let (value, width) = number(of: letter, time) else { return String(letter) }
      return number(value, width, padding, time)
    }
  }

  /// The number of a directive, and its width.
  private static func number(of letter: Character, _ time: ZonedTime) -> (Int, width: Int)? {
    switch letter {
    case "d": (time.day, 2)
    case "g": (time.isoWeek.year % 100, 2)
    case "G": (time.isoWeek.year % 10000, 4)
    case "H": (time.hours, 2)
    case "I": ((time.hours + 11) % 12 + 1, 2)
    case "j": (time.dayOfYear, 3)
    case "L": (time.milliseconds, 3)
    case "m": (time.month, 2)
    case "M": (time.minutes, 2)
    case "q": (time.quarter, 1)
    case "S": (time.seconds, 2)
    case "u": (time.weekday == 0 ? 7 : time.weekday, 1)
    case "U": (time.week, 2)
    case "V": (time.isoWeek.week, 2)
    case "w": (time.weekday, 1)
    case "W": (time.mondayWeek, 2)
    case "y": (time.year % 100, 2)
    case "Y": (time.year % 10000, 4)
    default: nil
    }
  }

  private static func name(_ names: [String], _ index: Int, _ time: ZonedTime) -> String {
    time.isValid && names.indices.contains(index) ? names[index] : ""
  }

  private static func number(_ value: Int, _ width: Int, _ padding: Character?, _ time: ZonedTime) -> String {
    let digits = time.isValid ? String(value.magnitude) : "NaN"
    let fill = padding == "-" || width == 1 ? "" : padding == "_" ? " " : "0"
    let zeros = String(repeating: fill, count: max(0, width - digits.utf8.count))
    return (time.isValid && value < 0 ? "-" : "") + zeros + digits
  }

  private static func offset(_ time: ZonedTime) -> String {
    let minutes = time.offset.magnitude / 60
    let digits = CalendarDate.padded(Int(minutes / 60), to: 2) + CalendarDate.padded(Int(minutes % 60), to: 2)
    return (time.offset < 0 ? "-" : "+") + digits
  }

  /// The index of the unit that begins at a time: 0 for milliseconds to 8 for years. 7 is a quarter.
  static func level(of milliseconds: Double, zone: ClockZone) -> Int {
    let time = ZonedTime(milliseconds: milliseconds, zone: zone)
    if time.milliseconds != 0 || milliseconds != milliseconds.rounded() { return 0 }
    if time.seconds != 0 { return 1 }
    if time.minutes != 0 { return 2 }
    if time.hours != 0 { return 3 }
    if time.day != 1 { return time.weekday == 0 ? 5 : 4 }
    if time.month != 1 { return (time.month - 1) % 3 == 0 ? 7 : 6 }
    return 8
  }

  /// The formats of the levels, as d3's time scale has them: `%a %d` for days, `%b %d` for weeks from Sunday.
  static let ticks = [".%L", ":%S", "%I:%M", "%I %p", "%a %d", "%b %d", "%B", "%B", "%Y"].map(TimeFormat.init)
}

extension ZonedTime {
  /// The week of ISO 8601, 1 to 53, and the year that it belongs to: that of its Thursday.
  package var isoWeek: (year: Int, week: Int) {
    let thursday = dayNumber - (weekday + 6) % 7 + 3
    let newYear = CivilDays.number(year: year, month: 1, day: 1)
    let nextNewYear = CivilDays.number(year: year + 1, month: 1, day: 1)
    if thursday >= nextNewYear { return (year + 1, (thursday - nextNewYear) / 7 + 1) }
    if thursday >= newYear { return (year, (thursday - newYear) / 7 + 1) }
    return (year - 1, (thursday - CivilDays.number(year: year - 1, month: 1, day: 1)) / 7 + 1)
  }

  /// The week of the year, 0 to 53: the first Monday begins week 1.
  package var mondayWeek: Int { (dayOfYear + 6 - (weekday + 6) % 7) / 7 }
}
