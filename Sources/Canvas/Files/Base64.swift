/// The Base64 encoding (RFC 4648), which data URIs and terminals use for pictures.
package enum Base64 {
  package static func encode(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes.makeIterator()
    while let first = rest.next() {
      let second = rest.next()
      let third = second == nil ? nil : rest.next()
      let bits = Int(first) << 16 | Int(second ?? 0) << 8 | Int(third ?? 0)
      result.append(alphabet[bits >> 18])
      result.append(alphabet[bits >> 12 & 63])
      result.append(second == nil ? padding : alphabet[bits >> 6 & 63])
      result.append(third == nil ? padding : alphabet[bits & 63])
    }
    return result
  }

  /// The bytes that a text stands for; nil unless it is whole groups of four of the 64 characters, the last one padded.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    let characters = Array(text.utf8)
    guard characters.count % 4 == 0 else { return nil }
    let paddingCount = characters.reversed().prefix(2).prefix { $0 == padding }.count
    var result: [UInt8] = []
    result.reserveCapacity(characters.count / 4 * 3)
    for start in stride(from: 0, to: characters.count, by: 4) {
      var bits = 0
      for i in start..<start + 4 {
        let isPadding = i >= characters.count - paddingCount
        guard let value = isPadding ? 0 : values[Int(characters[i])] else { return nil }
        bits = bits << 6 | value
      }
      result += [
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), UInt8(truncatingIfNeeded: bits),
      ]
    }
    result.removeLast(paddingCount)
    return result
  }

  // What each byte stands for.
  private static let values: [Int?] = changing([Int?](repeating: nil, count: 256)) { values in
    for (value, character) in alphabet.enumerated() { values[Int(character)] = value }
  }

  private static let padding = UInt8(ascii: "=")
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
