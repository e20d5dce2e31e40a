package import CanvasTables

/// The order of values in Vega's transforms: null first, then NaN, then by JavaScript's `<`, which compares two texts by
/// their UTF-16 code units and all other pairs as numbers.
package enum ValueOrder {
  /// −1 if the first value comes before the second, 1 if after, 0 if neither: they are equal, or a text that isn't a
  /// number is compared with a number.
  package static func ascending(_ a: DataValue, _ b: DataValue) -> Int {
    if a.isNull || b.isNull { return a.isNull ? (b.isNull ? 0 : -1) : 1 }
    if isLess(a, b) { return -1 }
    if isLess(b, a) { return 1 }
    return isNaN(a) ? (isNaN(b) ? 0 : -1) : isNaN(b) ? 1 : 0
  }

  /// The order of two numbers: NaN first.
  static func ascending(_ a: Double, _ b: Double) -> Int {
    if a < b { return -1 }
    if a > b { return 1 }
    return a.isNaN ? (b.isNaN ? 0 : -1) : b.isNaN ? 1 : 0
  }

  /// The order of two texts.
  static func ascending(_ a: String, _ b: String) -> Int { isLess(a, b) ? -1 : isLess(b, a) ? 1 : 0 }

  /// Whether a value is less than another, as JavaScript's `<`.
  static func isLess(_ a: DataValue, _ b: DataValue) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): a < b
    case (.text(let a), .text(let b)): isLess(a, b)
    case (.list, .list), (.list, .text), (.text, .list): isLess(a.name, b.name)
    default: TransformNumber.of(a) < TransformNumber.of(b)
    }
  }

  /// Whether a text is before another by UTF-16 code units. They differ from the order of bytes in UTF-8 only for
  /// characters beyond U+D7FF.
  static func isLess(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in b.withUTF8 { b in isLess(a, b) } }
  }

  private static func isLess(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = min(a.count, b.count)
    var index = 0
    while index < count, a[index] == b[index] { index += 1 }
    guard index < count else { return a.count < b.count }
    return rank(a[index]) < rank(b[index])
  }

  /// Surrogates, the code units of characters that begin with 0xF0 or more, are below U+E000, whose characters begin
  /// with 0xEE and 0xEF.
  private static func rank(_ byte: UInt8) -> Int {
    switch byte {
    case 0xEE, 0xEF: Int(byte) + 0x100
    default: Int(byte)
    }
  }

  private static func isNaN(_ value: DataValue) -> Bool { value.number?.isNaN ?? false }
}
