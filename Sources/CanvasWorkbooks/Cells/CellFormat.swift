/// What the format of a cell says about its number.
enum CellFormat: Sendable, Hashable {
  /// A number.
  case number
  /// A number that is shown multiplied by 100.
  case percent
  /// An amount, with the sign of its currency.
  case currency(String)
  /// A day.
  case day
  /// A month of a year, without the day.
  case month
  /// A year.
  case year
  /// A day and a time.
  case dayAndTime
  /// A time of day.
  case time
  /// A span of time: hours that don't begin again at 24.
  case span

  /// The format with a number that isn't in the file.
  init(builtIn id: Int) {
    switch id {
    case 9, 10: self = .percent
    // 27 to 36 and 50 to 58 are those of China, Japan and Korea.
    case 14, 15, 16, 27...31, 50, 51, 53, 54, 57, 58: self = .day
    case 17, 36, 52, 55, 56: self = .month
    case 18...21, 32...35, 45, 47: self = .time
    case 22: self = .dayAndTime
    case 46: self = .span
    default: self = .number
    }
  }

  /// The format of a code such as `#,##0.00 "€"` or `[$-409]d/m/yy h:mm`. Its first section counts.
  init(code: String) {
    let code = FormatCode(code)
    if code.isSpan {
      self = .span
    } else if code.hasDate {
      self = code.hasTime ? .dayAndTime : code.hasDay ? .day : code.hasMonth ? (code.hasYear ? .month : .day) : .year
    } else if code.hasTime {
      self = .time
    } else if code.isPercent {
      self = .percent
    } else if let sign = code.literals.first(where: Self.isCurrency) {
      self = .currency(sign)
    } else {
      self = .number
    }
  }

  /// Whether a text is the sign or the code of a currency.
  private static func isCurrency(_ text: String) -> Bool {
    if text.utf8.count <= 8, case .currency? = NumberReader(.english).number("\(text)1")?.unit { true } else { false }
  }

  /// Whether the numbers are days or times.
  var isTime: Bool {
    switch self {
    case .day, .month, .year, .dayAndTime, .time, .span: true
    case .number, .percent, .currency: false
    }
  }
}
