/// Addresses with their content inside (RFC 2397).
enum DataAddress {
  /// The bytes of an address that begins with `data:`, or nil.
  static func bytes(of address: String) -> [UInt8]? {
    let text = address.trimmed
    guard text.hasPrefix("data:"), let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let kind = text[..<comma]
    let content = String(text[text.utf8.index(after: comma)...])
    guard kind.hasSuffix(";base64") else { return percentDecoded(content) }
    // Lines are broken, and the padding is sometimes left out.
    var characters = percentDecoded(content).filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    guard characters.count % 4 != 1 else { return nil }
    while characters.count % 4 != 0 { characters.append(UInt8(ascii: "=")) }
    return Base64.decode(String(decoding: characters, as: UTF8.self))
  }

  /// A text with its percent signs decoded.
  static func decoded(_ text: String) -> String {
    text.contains("%") ? String(decoding: percentDecoded(text), as: UTF8.self) : text
  }

  private static func percentDecoded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var i = 0
    while i < bytes.count {
      if bytes[i] == UInt8(ascii: "%"), i + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[i + 1...i + 2], as: UTF8.self), radix: 16)
      {
        result.append(value)
        i += 3
      } else {
        result.append(bytes[i])
        i += 1
      }
    }
    return result
  }
}
