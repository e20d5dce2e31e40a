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

  private static let padding = UInt8(ascii: "=")
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
