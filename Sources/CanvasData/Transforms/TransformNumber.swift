/// Numbers by the rules of JavaScript, which Vega's transforms rely on.
enum TransformNumber {
  /// The number of a value, as JavaScript's `+value`: 0 for null and an empty text, NaN for what isn't a number.
  static func of(_ value: DataValue) -> Double {
    switch value {
    case .number(let number), .time(let number): number
    case .bool(let flag): flag ? 1 : 0
    case .null: 0
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
    return text.withUTF8 { number($0) }
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    var low = 0
    var high = bytes.count
    while low < high, isSpace(bytes[low]) { low += 1 }
    while low < high, isSpace(bytes[high - 1]) { high -= 1 }
    guard low < high else { return 0 }
    if high - low > 2, bytes[low] == 0x30, let base = base(bytes[low + 1]) {
      return whole(bytes[low + 2..<high], base: base)
    }
    if high - low <= 15, let small = small(bytes[low..<high]) { return small }
    let text = String(decoding: bytes[low..<high], as: UTF8.self)
    switch text {
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: return isDecimal(bytes[low..<high]) ? Double(text) ?? .nan : spaced(text)
    }
  }

  /// A number of at most 15 digits without an exponent, which is exact: digits divided by a power of ten.
  private static func small(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    var (value, places, hasPoint, digits) = (0, 0, false, 0)
    let isNegative = bytes.first == 0x2D
    for byte in isNegative ? bytes.dropFirst() : bytes {
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

  private static func base(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x78, 0x58: 16
    case 0x6F, 0x4F: 8
    case 0x62, 0x42: 2
    default: nil
    }
  }

  private static func whole(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, base: Int) -> Double {
    var number = 0.0
    for byte in bytes {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < base else { return .nan }
      number = number * Double(base) + Double(digit)
    }
    return number
  }

  /// Whether only digits, signs, a point and an exponent are there: no `nan`, `inf` or hexadecimal number.
  private static func isDecimal(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    bytes.allSatisfy { $0 &- 0x30 < 10 || $0 == 0x2E || $0 == 0x2B || $0 == 0x2D || $0 | 0x20 == 0x65 }
  }

  /// A number between white space beyond ASCII.
  private static func spaced(_ text: String) -> Double {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, isSpace(first) || isSpace(last) else { return .nan }
    guard let start = scalars.firstIndex(where: { !isSpace($0) }),
      let end = scalars.lastIndex(where: { !isSpace($0) })
    else { return 0 }
    return of(String(scalars[start...end]))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && (scalar.properties.isWhitespace || scalar == "\u{FEFF}") && scalar != "\u{85}"
  }

  /// The number, or nil if there is no value: null or an empty text.
  static func ifPresent(_ value: DataValue) -> Double? { isMissing(value) ? nil : of(value) }

  /// Whether there is no value: null or an empty text.
  static func isMissing(_ value: DataValue) -> Bool {
    switch value {
    case .null: true
    case .text(let text): text.isEmpty
    default: false
    }
  }
}
