/// The number of a cell as the text of a table: digits in English, dates and times in ISO 8601.
enum CellNumber {
  /// The text of a number with a format. Nil if the bytes aren't a number.
  static func text(_ bytes: [UInt8], _ format: CellFormat, isFrom1904: Bool) -> [UInt8]? {
    guard let digits = digits(bytes) else { return nil }
    switch format {
    case .number: return digits
    case .percent: return hundredfold(digits) + [UInt8(ascii: "%")]
    case .currency(let sign): return Array(sign.utf8) + digits
    case .day, .month, .year, .dayAndTime, .time, .span:
      let serial = Double(String(decoding: digits, as: UTF8.self)).flatMap { SerialTime($0, isFrom1904: isFrom1904) }
      return serial?.text(format).map { Array($0.utf8) } ?? digits
    }
  }

  /// The shortest digits of the same number. Programs write 17 digits, of which the last is often the rest of a
  /// rounding: 1.1 is `1.1000000000000001`.
  private static func digits(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count <= 400, bytes.first != UInt8(ascii: "+"), DecimalNumber.isOne(bytes) else { return nil }
    guard bytes.count > 15, let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
      return bytes
    }
    let text = "\(value)"
    return Array((text.hasSuffix(".0") ? String(text.dropLast(2)) : text).utf8)
  }

  /// The digits of a number that is a hundred times as large. Only the point moves, so that none are lost.
  private static func hundredfold(_ digits: [UInt8]) -> [UInt8] {
    guard !digits.contains(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) else {
      guard let value = Double(String(decoding: digits, as: UTF8.self)) else { return digits }
      return Array("\(value * 100)".utf8)
    }
    let isNegative = digits.first == UInt8(ascii: "-")
    let unsigned = digits.dropFirst(isNegative ? 1 : 0)
    let parts = unsigned.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.first ?? []
    var fraction = Array(parts.count > 1 ? parts[1] : [])
    while fraction.count < 2 { fraction.append(0x30) }
    var result = Array((Array(whole) + fraction[..<2]).drop { $0 == 0x30 })
    if result.isEmpty { result = [0x30] }
    if fraction.count > 2 { result += [UInt8(ascii: ".")] + fraction[2...] }
    return (isNegative ? [UInt8(ascii: "-")] : []) + result
  }
}
