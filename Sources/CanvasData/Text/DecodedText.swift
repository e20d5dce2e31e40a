/// The bytes of a text file as UTF-8.
///
/// A file is UTF-8, unless it begins with a UTF-16 byte order mark, which determines the byte order. The mark is
/// kept, and positions are counted from after it.
enum DecodedText {
  /// The text in validated UTF-8. If the bytes are already UTF-8, they are returned unchanged.
  ///
  /// Throws an error with a position for invalid bytes.
  static func utf8(_ bytes: [UInt8]) throws(DataError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes, isLittleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes, isLittleEndian: false) }
    if let error = DataError.invalidUTF8(in: bytes) { throw error }
    return bytes
  }

  /// The text of a table, which may also be in Windows-1252, as spreadsheets of Western Europe write it, and a note
  /// that says so.
  static func ofTable(_ bytes: [UInt8]) throws(DataError) -> (text: [UInt8], note: TableNote?) {
    do { return (try utf8(bytes), nil) } catch {
      guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]), let text = windows1252(bytes) else {
        throw error
      }
      return (text, "the text isn't in UTF-8; it is read as Windows-1252")
    }
  }

  /// The text of bytes in Windows-1252, or nil if they are more likely in another encoding: letters beyond ASCII stand
  /// alone in the languages that it is for, and in a row in Cyrillic, Korean, Chinese and Japanese.
  private static func windows1252(_ bytes: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    var (runCount, pairCount, runLength) = (0, 0, 0)
    for byte in bytes {
      guard byte >= 0x80 else {
        guard byte != 0 else { return nil }
        text.append(byte)
        runLength = 0
        continue
      }
      runLength += 1
      if runLength == 1 { runCount += 1 } else if runLength == 2 { pairCount += 1 } else { return nil }
      // There are 32 signs, one for each byte from 0x80 to 0x9F.
      let value = byte < 0xA0 ? signs[Int(byte) - 0x80] : UInt32(byte)
      guard let scalar = Unicode.Scalar(value), value != 0, let encoded = UTF8.encode(scalar) else { return nil }
      text.append(contentsOf: encoded)
    }
    return pairCount * 10 <= runCount ? text : nil
  }

  /// The characters from 0x80 to 0x9F, or 0 where there is none.
  private static let signs: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E,
    0x0178,
  ]

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
