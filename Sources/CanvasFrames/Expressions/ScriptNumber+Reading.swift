internal import CanvasMath

extension ScriptNumber {
  /// The number that a whole text is: 0 for an empty one, NaN for one that isn't a number. Spaces around are ignored.
  package static func number(_ text: String) -> Double {
    var short = text
    if let number = short.withUTF8({ $0.count <= 15 ? small($0) : nil }) ?? ShortDecimal.plain(text) { return number }
    let bytes = trimmed(Array(text.utf8))
    guard let first = bytes.first else { return 0 }
    if bytes.count > 2, first == UInt8(ascii: "0"), let radix = radix(of: bytes[bytes.startIndex + 1]) {
      return digits(bytes.dropFirst(2), radix: radix)
    }
    return decimalLength(bytes) == bytes.count ? decimal(bytes) : .nan
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
    let number = Double(value) / DecimalPower.value(places)
    return isNegative ? -number : number
  }

  /// The number that a text begins with, as `parseFloat` reads it, or NaN.
  static func leading(_ text: String) -> Double {
    let bytes = trimmed(Array(text.utf8))
    let length = decimalLength(bytes)
    return length > 0 ? decimal(bytes.prefix(length)) : .nan
  }

  /// The whole number that a text begins with in a radix, as `parseInt` reads it. A radix of 0 is 10, or 16 after `0x`.
  static func leadingInteger(_ text: String, radix given: Int) -> Double {
    var bytes = trimmed(Array(text.utf8))
    var isNegative = false
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      bytes = bytes.dropFirst()
    }
    var radix = given
    if radix == 0 || radix == 16, bytes.count >= 2, bytes.first == UInt8(ascii: "0"),
      bytes[bytes.startIndex + 1] | 0x20 == UInt8(ascii: "x")
    {
      bytes = bytes.dropFirst(2)
      radix = 16
    }
    if radix == 0 { radix = 10 }
    guard (2...36).contains(radix) else { return .nan }
    let valid = bytes.prefix { (digit($0) ?? 99) < radix }
    if radix == 10, let exact = Double(String(decoding: valid, as: UTF8.self)) { return isNegative ? -exact : exact }
    let number = digits(valid, radix: radix)
    return isNegative ? -number : number
  }

  /// Digits in a radix, or NaN if there are none or others.
  static func digits(_ bytes: ArraySlice<UInt8>, radix: Int) -> Double {
    guard !bytes.isEmpty else { return .nan }
    var number = 0.0
    for byte in bytes {
      guard let digit = digit(byte), digit < radix else { return .nan }
      number = number * Double(radix) + Double(digit)
    }
    return number
  }

  /// The value of a digit or letter: 0 to 35.
  static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 55
    default: nil
    }
  }

  private static func radix(of byte: UInt8) -> Int? {
    switch byte | 0x20 {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private static func decimal(_ bytes: ArraySlice<UInt8>) -> Double {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasSuffix("Infinity") { return text.hasPrefix("-") ? -.infinity : .infinity }
    return Double(text.hasSuffix(".") ? text + "0" : text) ?? .nan
  }

  /// The number of bytes of the decimal number that the bytes begin with, or 0.
  private static func decimalLength(_ bytes: ArraySlice<UInt8>) -> Int {
    let signLength = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") ? 1 : 0
    if bytes.dropFirst(signLength).starts(with: "Infinity".utf8) { return signLength + 8 }
    var place = 0
    return ShortDecimal(in: Array(bytes), at: &place) == nil ? 0 : place
  }

  /// The bytes without spaces and line ends around.
  private static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard let first = bytes.first, let last = bytes.last else { return [] }
    if first > 32, first < 128, last > 32, last < 128 { return bytes[...] }
    return Array(ScriptText.trimmed(String(decoding: bytes, as: UTF8.self)).utf8)[...]
  }

  /// The number as 32 bits: cut to a whole number, modulo 2³². Not finite numbers are 0.
  static func bits(_ number: Double) -> UInt32 {
    if let small = Int32(exactly: number) { return UInt32(bitPattern: small) }
    guard number.isFinite else { return 0 }
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 0x1p32)
    return UInt32(exactly: rest < 0 ? rest + 0x1p32 : rest) ?? 0
  }

  /// The number as an index: cut to a whole number, within ±2³¹. NaN is 0.
  static func index(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(min(max(number, -0x1p31), 0x1p31))
  }

  /// The nearest whole number. Halves are rounded up.
  static func rounded(_ number: Double) -> Double {
    let floor = number.rounded(.down)
    return number - floor >= 0.5 ? floor + 1 : floor
  }

  /// A number to a power. Whole powers of numbers are exact if the result is a whole number below 2⁵³.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    guard !base.isNaN, !exponent.isNaN else { return .nan }
    if exponent.isInfinite {
      return abs(base) == 1 ? .nan : (abs(base) > 1) == (exponent > 0) ? .infinity : 0
    }
    if base == 0 || base.isInfinite { return limit(base, exponent) }
    if let whole = Int(exactly: exponent), whole.magnitude <= 1024 {
      return base == 10 ? DecimalPower.value(whole) : ExpLog.power(base, whole: whole)
    }
    if exponent == 0.5 { return base.squareRoot() }
    if base < 0 {
      guard exponent == exponent.rounded() else { return .nan }
      let size = ExpLog.power(-base, exponent)
      return isOdd(exponent) ? -size : size
    }
    return ExpLog.power(base, exponent)
  }

  private static func limit(_ base: Double, _ exponent: Double) -> Double {
    let size = (base == 0) == (exponent > 0) ? 0.0 : .infinity
    return base.sign == .minus && isOdd(exponent) ? -size : size
  }

  private static func isOdd(_ number: Double) -> Bool { abs(number.truncatingRemainder(dividingBy: 2)) == 1 }
}
