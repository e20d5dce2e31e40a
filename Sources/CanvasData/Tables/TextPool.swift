/// Texts that are kept once each and known by their number, in the order in which they came first.
///
/// A column of a million cells with ten names keeps ten texts and a million small numbers. Texts are compared as bytes.
struct TextPool: Sendable {
  private var bytes: [UInt8] = []
  /// Where each text ends; it begins where the one before ends.
  private var ends: [Int] = []
  /// The numbers of texts by their hash, with free places (-1) between them: always at least half.
  private var slots: [Int32] = [-1, -1, -1, -1]

  var count: Int { ends.count }

  /// The text of a number that `id(of:)` gave.
  subscript(id: Int) -> String { String(decoding: bytes[range(of: id)], as: UTF8.self) }

  /// How many bytes a text has.
  func byteCount(_ id: Int) -> Int { range(of: id).count }

  private func range(of id: Int) -> Range<Int> { (id > 0 ? ends[id - 1] : 0)..<ends[id] }

  /// The number of a text, which is a new one where the text is new.
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

  /// The number of a text that is there; nil if it is not.
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

  /// The hasher is seeded anew in each process, so no text can be made to collide; numbers do not depend on it.
  private func start(of text: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    text.withUnsafeBytes { hasher.combine(bytes: $0) }
    return Int(UInt(bitPattern: hasher.finalize()) & UInt(slots.count - 1))
  }
}
