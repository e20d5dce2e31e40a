/// The table directory of a TrueType or OpenType file, read to determine whether the file is complete.
///
/// FreeType ignores tables beyond the end of a file, and then draws empty glyphs. It is better to refuse a truncated
/// font.
@safe struct SFNTDirectory {
  private let bytes: UnsafeRawBufferPointer
  private let totalCount: Int

  /// - Parameters:
  ///   - bytes: The file, or its beginning.
  ///   - totalCount: The number of bytes of the file; nil if it is `bytes`.
  init(_ bytes: UnsafeRawBufferPointer, totalCount: Int? = nil) {
    unsafe self.bytes = bytes
    self.totalCount = totalCount ?? bytes.count
  }

  /// The problem with the tables of one face of the file, or nil. Also nil for other kinds of files and for faces
  /// that don't exist, for which FreeType reports more.
  func flaw(faceIndex: Int) -> String? {
    var start = 0
    if tag(at: 0) == "ttcf" {
      guard let count = number(at: 8), 0 <= faceIndex, faceIndex < count else { return nil }
      guard let offset = number(at: 12 + 4 * faceIndex) else { return truncated(need: 16 + 4 * faceIndex) }
      start = offset
    }
    guard let version = tag(at: start) else { return truncated(need: start + 4) }
    guard ["\u{0}\u{1}\u{0}\u{0}", "OTTO", "true"].contains(version) else { return nil }
    guard let tableCount = number(at: start + 4).map({ $0 >> 16 }) else { return truncated(need: start + 12) }
    for i in 0..<tableCount {
      let record = start + 12 + 16 * i
      guard let name = tag(at: record), let offset = number(at: record + 8), let length = number(at: record + 12) else {
        return truncated(need: record + 16)
      }
      guard offset + length <= totalCount else {
        return "truncated or damaged: table '\(name)' ends at byte \(offset + length), past the end at \(totalCount)"
      }
    }
    return nil
  }

  /// The place of a table in a file with one face; nil if it has none or is of another kind.
  func table(_ tag: Int) -> Range<Int>? {
    guard let version = number(at: 0), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
      let count = number(at: 4).map({ $0 >> 16 }),
      let record = (0..<count).lazy.map({ 12 + 16 * $0 }).first(where: { number(at: $0) == tag }),
      let offset = number(at: record + 8), let length = number(at: record + 12)
    else { return nil }
    return offset..<offset + length
  }

  /// The message for a truncated directory; nil if it is merely outside the given beginning.
  private func truncated(need: Int) -> String? {
    need > totalCount ? "truncated: the table directory needs \(need) bytes, but there are only \(totalCount)" : nil
  }

  /// A number of four bytes, most significant first.
  private func number(at offset: Int) -> Int? {
    guard offset >= 0, unsafe offset + 4 <= bytes.count else { return nil }
    return unsafe bytes[offset..<offset + 4].bigEndianNumber
  }

  /// Four bytes as characters; non-ASCII ones become "?", because a damaged name appears in a message.
  private func tag(at offset: Int) -> String? {
    guard offset >= 0, unsafe offset + 4 <= bytes.count else { return nil }
    return unsafe String(decoding: bytes[offset..<offset + 4].map { $0 < 128 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
