internal import Canvas
public import CanvasData

/// How a chart writes numbers and dates.
public struct ChartFormats: Sendable, Hashable {
  public init() {}

  /// A value at a mark: of large ones the whole part, of small ones as many decimals as tell something.
  func value(_ value: Double) -> String {
    let magnitude = abs(value)
    if magnitude >= 1e15 || (magnitude < 1e-6 && magnitude > 0) { return "\(value)" }
    let decimals = magnitude >= 1000 || magnitude == magnitude.rounded() ? 0 : magnitude >= 10 ? 1 : 2
    return fixed(value, decimals)
  }
  func tick(_ value: Double, decimals: Int) -> String {
    if abs(value) >= 1e15 || decimals > 9 { return "\(value)" }
    return fixed(value, decimals)
  }
  func percent(_ fraction: Double, decimals: Int = 1) -> String { fixed(fraction * 100, decimals) + " %" }

  private func fixed(_ value: Double, _ decimals: Int) -> String {
    let factor = DecimalStep.powerOfTen(decimals)
    let units = (abs(value) * factor).rounded()
    guard units < 9e17 else { return "\(value)" }
    var digits = String(UInt64(units))
    while digits.utf8.count <= decimals { digits = "0" + digits }
    var whole = String(digits.dropLast(decimals))
    let fraction = decimals > 0 ? "." + digits.suffix(decimals) : ""
    var parts: [String] = []
    while whole.utf8.count > 3 {
      parts.insert(String(whole.suffix(3)), at: 0)
      whole = String(whole.dropLast(3))
    }
    parts.insert(whole, at: 0)
    return (value < 0 && units > 0 ? "−" : "") + parts.joined(separator: ",") + fraction
  }

  func month(_ month: Int) -> String {
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return names[min(max(month, 1), 12) - 1]
  }
  func year(_ year: Int) -> String { String(year) }
  func quarter(_ quarter: Int) -> String { "Q\(quarter)" }
  func monthAndYear(_ date: CalendarDate) -> String { "\(month(date.month)) \(date.year)" }
  func monthAndDay(_ date: CalendarDate) -> String { "\(date.day) \(month(date.month))" }
  func date(_ date: CalendarDate, _ period: CalendarPeriod) -> String {
    switch period {
    case .day, .week: "\(monthAndDay(date)) \(date.year)"
    case .month: monthAndYear(date)
    case .quarter: "Q\(date.quarter) \(date.year)"
    case .year: year(date.year)
    }
  }
}
