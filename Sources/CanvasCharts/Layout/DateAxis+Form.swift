internal import CanvasData

extension DateAxis {
  /// The forms of a step's label, from the longest to the shortest.
  enum Form {
    case day, month, quarter, halfYear, year, shortYear

    static func forms(of unit: CalendarPeriod) -> [Form] {
      switch unit {
      case .day, .week: [.day]
      case .month: [.month]
      case .quarter: [.quarter]
      case .halfYear: [.halfYear]
      case .year: [.year, .shortYear]
      }
    }

    func string(of date: CalendarDate, _ formats: ChartFormats) -> String {
      switch self {
      case .day: String(date.day)
      case .month: formats.month(date)
      case .quarter: formats.quarter(date)
      case .halfYear: formats.half(date)
      case .year: formats.year(date)
      case .shortYear: "’" + String(String(date.year + 10000).suffix(2))
      }
    }
  }
}
