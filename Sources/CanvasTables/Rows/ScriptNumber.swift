/// JavaScript's rules for numbers.
package enum ScriptNumber {
  /// The shortest text of a number: `0.1`, `1e+21`, `1e-7`, `NaN`, `-Infinity`.
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity" }
    if abs(number) < 1e15, let whole = Int(exactly: number) { return String(whole) }
    let digits = DecimalDigits(number)
    // The texts of charts have decimals there.
    guard digits.magnitude == -7 else { return digits.shortest }
    return (digits.isNegative ? "-" : "") + digits.exponential(places: digits.digits.count - 1)
  }
}

extension DataValue {
  /// The value as a name: of a group, of a place on a scale. Numbers are written as shortly as they can be.
  package var name: String {
    switch self {
    case .null: "null"
    case .undefined: "undefined"
    case .bool(let flag): String(flag)
    case .number(let number): ScriptNumber.text(number)
    case .text(let text): text
    case .time(let time): DataValue.number(time).name
    case .list(let values): values.map(\.name).joined(separator: ",")
    case .record: "[object Object]"
    }
  }
}
