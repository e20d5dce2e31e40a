internal import Canvas

/// How a chart writes its numbers: functions, so that any format may stand behind them.
public struct ChartNumbers: Sendable {
  public var value: @Sendable (Double) -> String
  /// The parts that values, none below 0, have of their sum; one text for each.
  public var percents: @Sendable ([Double]) -> [String]

  public init(
    value: @escaping @Sendable (Double) -> String, percents: @escaping @Sendable ([Double]) -> [String]
  ) {
    self.value = value
    self.percents = percents
  }

  /// Thousands with commas, at most two decimals, percents with one.
  public static let plain = ChartNumbers(
    value: PlainNumber.text,
    percents: { values in
      let largest = values.max() ?? 0
      // Divided first, so that the sum does not overflow.
      let sum = values.reduce(0) { $0 + (largest > 0 ? $1 / largest : 0) }
      return values.map { PlainNumber.percent(ofFraction: sum > 0 ? $0 / largest / sum : 0) }
    })
}

/// Numbers as English writes them.
enum PlainNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let size = abs(value)
    guard size < 1e15, size == 0 || size >= 0.005 else { return "\(value)" }
    // Beyond this hundredths are no exact numbers.
    guard size < 1e13 else { return (value < 0 ? "−" : "") + grouped(Int(saturating: size.rounded())) }
    let hundredths = Int(saturating: (size * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let decimals = rest == 0 ? "" : "." + (rest < 10 ? "0" : "") + (rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
    return (value < 0 ? "−" : "") + grouped(whole) + decimals
  }

  private static func grouped(_ number: Int) -> String {
    var result = ""
    for (place, digit) in "\(number)".reversed().enumerated() {
      if place > 0, place % 3 == 0 { result = "," + result }
      result = String(digit) + result
    }
    return result
  }

  /// With one decimal; what is above 0 is never shown as 0, nor what is below 100 as that.
  static func percent(ofFraction fraction: Double) -> String {
    let tenths = Int(saturating: (fraction * 1000).rounded())
    if fraction > 0, tenths < 1 { return "< 0.1 %" }
    if fraction < 1, tenths > 999 { return "> 99.9 %" }
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
