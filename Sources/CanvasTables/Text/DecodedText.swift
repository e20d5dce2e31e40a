/// The bytes of a text file as UTF-8.
///
/// A file is UTF-8, unless it begins with a UTF-16 byte order mark, which determines the byte order. The mark is
/// kept, and positions are counted from after it.
package enum DecodedText {
  /// The text in validated UTF-8. If the bytes are already UTF-8, they are returned unchanged.
  ///
  /// Throws an error with a position for invalid bytes.
  package static func utf8(_ bytes: [UInt8]) throws(DataError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes, isLittleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes, isLittleEndian: false) }
    if let error = DataError.invalidUTF8(in: bytes) { throw error }
    return bytes
  }

  /// The text of a table, which may also be in an encoding from before Unicode, and a note that says so.
  static func ofTable(_ bytes: [UInt8]) throws(DataError) -> (text: [UInt8], note: TableNote?) {
    do { return (try utf8(bytes), nil) } catch {
      guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]),
        let encoding = LegacyEncoding(of: bytes), let text = encoding.utf8(bytes)
      else { throw error }
      return (text, TableNote("the text isn't in UTF-8; it is read as \(encoding.rawValue)"))
    }
  }

  private static func utf16(_ bytes: [UInt8], isLittleEndian: Bool) throws(DataError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    func failure(_ found: String) -> DataError {
      .text(in: text, at: text.count, found: found, allowed: "text in UTF-16")
    }
    func unit(at index: Int) -> UInt16? {
      guard index + 1 < bytes.count else { return nil }
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    var index = 2
    while let lead = unit(at: index) {
      index += 2
      var value = UInt32(lead)
      if UTF16.isLeadSurrogate(lead), let trail = unit(at: index), UTF16.isTrailSurrogate(trail) {
        value = 0x10000 + ((UInt32(lead) - 0xD800) << 10) + (UInt32(trail) - 0xDC00)
        index += 2
      }
      guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else {
        throw failure("half of a surrogate pair")
      }
      text.append(contentsOf: encoded)
    }
    guard index == bytes.count else { throw failure("half of a character") }
    return text
  }
}
