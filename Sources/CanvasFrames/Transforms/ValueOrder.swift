/// The order of values in Vega's transforms: null first, then NaN, then by JavaScript's `<`, which compares two texts by
/// their UTF-16 code units and all other pairs as numbers.
package enum ValueOrder {
  /// −1 if the first value comes before the second, 1 if after, 0 if neither: they are equal, or a text that isn't a
  /// number is compared with a number.
  package static func ascending(_ a: DataValue, _ b: DataValue) -> Int {
    if a.isNull || b.isNull { return a.isNull ? (b.isNull ? 0 : -1) : 1 }
    if a.isLess(than: b) { return -1 }
    if b.isLess(than: a) { return 1 }
    return isNaN(a) ? (isNaN(b) ? 0 : -1) : isNaN(b) ? 1 : 0
  }

  /// The order of two numbers: NaN first.
  static func ascending(_ a: Double, _ b: Double) -> Int {
    if a < b { return -1 }
    if a > b { return 1 }
    return a.isNaN ? (b.isNaN ? 0 : -1) : b.isNaN ? 1 : 0
  }

  /// The order of two texts.
  static func ascending(_ a: String, _ b: String) -> Int {
    ScriptText.isBefore(a, b) ? -1 : ScriptText.isBefore(b, a) ? 1 : 0
  }

  private static func isNaN(_ value: DataValue) -> Bool {
    switch value {
    case .number(let number), .time(let number): number.isNaN
    default: false
    }
  }
}
