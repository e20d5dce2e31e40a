/// Unique texts, identified by their index in the order in which they first occur.
///
/// A column of a million cells with ten names keeps ten texts and a million small numbers. Texts are compared as
/// bytes.
struct TextPool: Sendable {
  private var bytes: [UInt8] = []
  /// The end of each text. A text begins where the previous one ends.
  private var ends: [Int] = []
  /// A hash table of indices. At least half of its slots are empty (-1).
  private var slots: [Int32] = [-1, -1, -1, -1]

  var count: Int { ends.count }

  /// The text with an index that `id(of:)` returned.
  subscript(id: Int) -> String { String(decoding: bytes[range(of: id)], as: UTF8.self) }

  /// The number of bytes of a text.
  func byteCount(_ id: Int) -> Int { range(of: id).count }

  private func range(of id: Int) -> Range<Int> { (id > 0 ? ends[id - 1] : 0)..<ends[id] }

  /// The index of a text. A new text is added.
  mutating func id(of text: ArraySlice<UInt8>) -> Int {
    var place = start(of: text)
    while slots[place] >= 0 {
      if bytes[range(of: Int(slots[place]))] == text { return Int(slots[place]) }
      place = place + 1 == slots.count ? 0 : place + 1
    }
    let id = ends.count
    slots[place] = Int32(id)
    bytes += text
    ends.append(bytes.count)
    if ends.count * 2 > slots.count { grow() }
    return id
  }

  /// The index of a text, or nil if it isn't in the pool.
  func knownID(of text: ArraySlice<UInt8>) -> Int? {
    var place = start(of: text)
    while slots[place] >= 0 {
      if bytes[range(of: Int(slots[place]))] == text { return Int(slots[place]) }
      place = place + 1 == slots.count ? 0 : place + 1
    }
    return nil
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for id in ends.indices {
      var place = start(of: bytes[range(of: id)])
      while slots[place] >= 0 { place = place + 1 == slots.count ? 0 : place + 1 }
      slots[place] = Int32(id)
    }
  }

  /// The hasher has a new seed in each process, so collisions can't be provoked. The indices don't depend on it.
  private func start(of text: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    text.withUnsafeBytes { hasher.combine(bytes: $0) }
    return Int(UInt(bitPattern: hasher.finalize()) & UInt(slots.count - 1))
  }
}
