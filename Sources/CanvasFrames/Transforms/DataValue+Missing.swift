internal import CanvasMath
internal import CanvasTables

/// Numbers by the rules of JavaScript, which Vega's transforms rely on.
enum TransformNumber {
  /// The number of a value, as JavaScript's `+value`: 0 for null and an empty text, NaN for what isn't a number
  /// or is undefined.
  static func of(_ value: DataValue) -> Double {
    switch value {
    case .number(let number), .time(let number): number
    case .bool(let flag): flag ? 1 : 0
    case .null: 0
    case .undefined: .nan
    case .text(let text): of(text)
    case .list(let values):
      // A list is its text, and a text of one value is that value.
      values.count < 2 ? values.first.map { of($0, depth: 8) } ?? 0 : .nan
    case .record: .nan
    }
  }

  private static func of(_ value: DataValue, depth: Int) -> Double {
    guard case .list(let values) = value else { return of(value) }
    guard depth > 0, values.count < 2 else { return .nan }
    return values.first.map { of($0, depth: depth - 1) } ?? 0
  }

  /// The number of a text, as JavaScript reads it: white space at the ends doesn't count, and no text is 0.
  static func of(_ text: String) -> Double {
    var text = text
    return text.withUTF8 { $0.count <= 15 ? small($0) : nil } ?? ShortDecimal.plain(text) ?? ScriptNumber.number(text)
  }

  /// A number of at most 15 digits without an exponent, which is exact: digits divided by a power of ten. Columns of a
  /// million rows have such texts. Nil for all others.
  private static func small(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var (value, places, hasPoint, digits) = (0, 0, false, 0)
    let isNegative = bytes.first == 0x2D
    for byte in bytes.dropFirst(isNegative ? 1 : 0) {
      if byte == 0x2E, !hasPoint {
        hasPoint = true
      } else if byte &- 0x30 < 10 {
        value = value * 10 + Int(byte - 0x30)
        digits += 1
        if hasPoint { places += 1 }
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    let number = Double(value) / powers[places]
    return isNegative ? -number : number
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The number, or nil if there is no value: null or an empty text.
  static func ifPresent(_ value: DataValue) -> Double? { isMissing(value) ? nil : of(value) }

  /// Whether there is no value: null or an empty text.
  static func isMissing(_ value: DataValue) -> Bool {
    switch value {
    case .null, .undefined: true
    case .text(let text): text.isEmpty
    default: false
    }
  }
}
