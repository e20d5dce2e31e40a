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

  /// The mean number of bytes of a text, rounded down.
  var averageByteCount: Int { bytes.count / max(count, 1) }

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

  /// The pool without the texts that are canonically equivalent to an earlier one, as an é of one character is to one
  /// with an accent of its own, and the new index of each text. Nil if there are none.
  func merged() -> (pool: TextPool, ids: [Int32])? {
    // Latin, Chinese and Korean texts have no bytes of this range unless they have marks of their own.
    guard bytes.contains(where: { (0xCC...0xE3).contains($0) }) else { return nil }
    var (pool, known, ids) = (TextPool(), [String: Int32](), [Int32]())
    for id in 0..<count {
      let text = self[id]
      let new = known[text] ?? Int32(pool.id(of: bytes[range(of: id)]))
      known[text] = new
      ids.append(new)
    }
    return pool.count < count ? (pool, ids) : nil
  }

  /// What all texts are read as, nil for a marker of a missing value. Nil if a text is too long or something else.
  func readings<Value>(limit: Int, _ read: (String) -> Value?) -> [Value?]? {
    var values: [Value?] = []
    for id in 0..<count {
      guard byteCount(id) <= limit else { return nil }
      let (text, isMissing) = (self[id], MissingMarker.isOne(self[id]))
      let value = isMissing ? nil : read(text)
      guard isMissing || value != nil else { return nil }
      values.append(value)
    }
    return values
  }

  /// Whether the last byte of a text meets a condition.
  func contains(where endsSo: (UInt8) -> Bool) -> Bool { ends.contains { $0 > 0 && endsSo(bytes[$0 - 1]) } }

  /// The pool with other texts in the order of its own, and the new index of each. Nil if nothing changes.
  func map(_ change: ([String]) -> [String]) -> (pool: TextPool, ids: [Int32])? {
    let texts = (0..<count).map { self[$0] }
    let changed = change(texts)
    guard changed != texts else { return nil }
    var pool = TextPool()
    let ids = changed.map { Int32(pool.id(of: Array($0.utf8)[...])) }
    return (pool, ids)
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
