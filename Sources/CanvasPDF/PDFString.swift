import CanvasVector

/// Texts in hexadecimal digits.
enum PDFString {
  /// The most bytes of a string (PDF 1.7, annex C).
  static let byteLimit = 32_767

  /// The most UTF-16 letters of a text.
  static let textLimit = byteLimit / 2 - 1

  /// A text string of a dictionary. What is too long is cut.
  static func text(_ text: String) -> String {
    var string = VectorText()
    string += "<FEFF"
    let end = text.utf16.index(text.startIndex, offsetBy: textLimit, limitedBy: text.endIndex) ?? text.endIndex
    string.append(utf16: String(text[..<end]))
    string += ">"
    return String(decoding: string.bytes, as: UTF8.self)
  }

  /// Whether an address isn't too long.
  static func fits(_ address: String) -> Bool { address.utf8.count <= byteLimit }

  /// The 16 bytes of a hash.
  static func hexadecimal(_ hash: ContentHash) -> String {
    [hash.first, hash.second].map { $0.digits(16, radix: 16, uppercase: true) }.joined()
  }

  /// The string of an address in ASCII: other characters are percent-encoded in UTF-8.
  static func address(_ url: String) -> String {
    var text = "("
    for byte in url.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"): text += "\\" + String(Unicode.Scalar(byte))
      case 0x21...0x7E: text += String(Unicode.Scalar(byte))
      default: text += "%" + byte.digits(2, radix: 16, uppercase: true)
      }
    }
    return text + ")"
  }
}

extension VectorText {
  /// Appends four digits.
  mutating func append(hexadecimal value: UInt16) {
    let digits: StaticString = "0123456789ABCDEF"
    digits.withUTF8Buffer { digits in
      for shift in stride(from: 12, through: 0, by: -4) { bytes.append(digits[Int(value >> shift & 15)]) }
    }
  }

  /// Appends two digits.
  mutating func append(hexadecimal value: UInt8) {
    append(hexadecimal: UInt16(value))
    bytes.removeSubrange(bytes.count - 4..<bytes.count - 2)
  }

  /// Appends a text in UTF-16, each unit as four digits.
  mutating func append(utf16 text: String) {
    for unit in text.utf16 { append(hexadecimal: unit) }
  }
}
