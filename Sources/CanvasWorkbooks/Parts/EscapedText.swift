/// The texts of workbooks, in which characters that XML can't have are written as `_x000D_`.
enum EscapedText {
  /// The text with these characters. Halves of surrogate pairs become the replacement character.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var start = 0
    while let escape = next(in: bytes, from: start) {
      plain += bytes[start..<escape]
      let scalar = Unicode.Scalar(unit(in: bytes, at: escape) ?? 0) ?? "\u{FFFD}"
      plain += Array(String(Character(scalar)).utf8)
      start = escape + length
    }
    return start == 0 ? bytes : plain + bytes[start...]
  }

  private static let length = 7

  /// The place of the next escape.
  private static func next(in bytes: [UInt8], from start: Int) -> Int? {
    (start..<max(start, bytes.count - length + 1)).first {
      bytes[$0] == UInt8(ascii: "_") && unit(in: bytes, at: $0) != nil
    }
  }

  /// The number of the escape `_xHHHH_` at a place.
  private static func unit(in bytes: [UInt8], at place: Int) -> UInt32? {
    guard bytes[place + 1] == UInt8(ascii: "x"), bytes[place + length - 1] == UInt8(ascii: "_") else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[(place + 2)..<(place + length - 1)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
