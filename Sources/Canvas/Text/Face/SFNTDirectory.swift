/// The table directory of a TrueType or OpenType file, as far as it tells whether the file is whole.
///
/// FreeType ignores tables that lie past the end of a file, and then draws empty glyphs; a font that was cut short is
/// better refused.
@safe struct SFNTDirectory {
  private let bytes: UnsafeRawBufferPointer
  private let totalCount: Int

  /// - Parameters:
  ///   - bytes: The file, or its beginning.
  ///   - totalCount: How many bytes the file has; nil: these.
  init(_ bytes: UnsafeRawBufferPointer, totalCount: Int? = nil) {
    unsafe self.bytes = bytes
    self.totalCount = totalCount ?? bytes.count
  }

  /// What is wrong with the tables of one face of the file, or nil. Nil too for files of other kinds and for faces
  /// that aren't there, of which FreeType says more.
  func flaw(faceIndex: Int) -> String? {
    var start = 0
    if tag(at: 0) == "ttcf" {
      guard let count = number(at: 8), faceIndex < count else { return nil }
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
        return "truncated or damaged: its table '\(name)' ends at byte \(offset + length), the data at \(totalCount)"
      }
    }
    return nil
  }

  /// Nil too where the directory lies in what was not handed over.
  private func truncated(need: Int) -> String? {
    need > totalCount ? "truncated: its table directory needs \(need) bytes, there are \(totalCount)" : nil
  }

  /// Four bytes, most significant first.
  private func number(at offset: Int) -> Int? {
    guard offset >= 0, unsafe offset + 4 <= bytes.count else { return nil }
    return unsafe bytes[offset..<offset + 4].bigEndianNumber
  }

  /// Four bytes as characters; those outside ASCII as "?", because a damaged name goes into a message.
  private func tag(at offset: Int) -> String? {
    guard offset >= 0, unsafe offset + 4 <= bytes.count else { return nil }
    return unsafe String(decoding: bytes[offset..<offset + 4].map { $0 < 128 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }
}
