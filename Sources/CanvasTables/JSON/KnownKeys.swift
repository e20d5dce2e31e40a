/// The keys that a scanner has read, so that the same keys in the next object cost no new strings.
///
/// The objects of a list nearly always have the same keys in the same order, so the key after the last one is expected
/// to be the one that followed it before.
struct KnownKeys {
  /// A key in ASCII without escapes.
  struct Key {
    let text: String
    /// The first byte of the key in the scanned text, after the quote.
    let start: Int
    let count: Int
    /// The key that followed this one the last time.
    var next: Int
  }

  /// The maximum number of keys, so that a set of them is the bits of a word.
  static let limit = 64

  private(set) var keys: [Key] = []
  /// The last key, or −1.
  private var last = -1

  /// The index of the key that begins at a byte of a text, after its quote. Nil if it isn't known.
  mutating func index(at start: Int, in bytes: [UInt8]) -> Int? {
    let expected = last < 0 ? 0 : keys[last].next
    if expected < keys.count, matches(keys[expected], start, bytes) {
      last = expected
      return expected
    }
    for index in keys.indices where matches(keys[index], start, bytes) {
      follow(with: index)
      return index
    }
    return nil
  }

  /// Adds a key that isn't known yet, and returns its index. Nil if there are too many, or if it isn't in ASCII.
  mutating func add(_ text: String, at start: Int, count: Int, in bytes: [UInt8]) -> Int? {
    guard keys.count < Self.limit, start + count <= bytes.count else { return nil }
    for index in start..<start + count where bytes[index] >= 0x80 { return nil }
    keys.append(Key(text: text, start: start, count: count, next: keys.count + 1))
    follow(with: keys.count - 1)
    return last
  }

  private mutating func follow(with index: Int) {
    if last >= 0 { keys[last].next = index }
    last = index
  }

  /// Whether a key with its closing quote is at a byte of the text.
  private func matches(_ key: Key, _ start: Int, _ bytes: [UInt8]) -> Bool {
    let end = start + key.count
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return false }
    for offset in 0..<key.count where bytes[start + offset] != bytes[key.start + offset] { return false }
    return true
  }
}
