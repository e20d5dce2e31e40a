/// Texts one after the other, by their index.
struct TextStore {
  private var bytes: [UInt8] = []
  /// The end of each text. A text begins where the previous one ends.
  private var ends: [UInt32] = []

  var count: Int { ends.count }

  var byteCount: Int { bytes.count }

  /// The maximum number of bytes, as many as fit the offsets.
  static let byteLimit = 1 << 28

  subscript(index: Int) -> ArraySlice<UInt8> { bytes[Int(index > 0 ? ends[index - 1] : 0)..<Int(ends[index])] }

  /// Adds a text and returns its index, or nil if it doesn't fit.
  mutating func append(_ text: some Collection<UInt8>) -> UInt32? {
    guard text.count <= Self.byteLimit - bytes.count, let index = UInt32(exactly: ends.count) else { return nil }
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    return index
  }
}
