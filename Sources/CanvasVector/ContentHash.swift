/// A hash of a file's content, for names: the same content has the same. It is no protection.
package struct ContentHash {
  package private(set) var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F)

  package init() {}

  /// Adds a part's bytes: FNV-1a (Fowler, Noll and Vo) of eight bytes at a time, with the high bits mixed into the low
  /// ones. The same bytes in other parts have another hash.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while place + 8 <= bytes.count {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        place += 8
      }
      var rest: UInt64 = 0
      for byte in bytes[place...] { rest = rest << 8 | UInt64(byte) }
      add(rest)
      add(UInt64(bytes.count))
    }
  }

  private mutating func add(_ word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01B3
    first ^= first >> 32
    second = (second ^ word) &* 0x9E37_79B9_7F4A_7C15
    second ^= second >> 29
  }

  /// A name of ASCII letters.
  func letters(_ count: Int) -> [UInt8] {
    var rest = first ^ second
    return (0..<count).map { _ in
      defer { rest /= 52 }
      return UInt8(rest % 52 < 26 ? 97 + rest % 52 : 39 + rest % 52)
    }
  }
}
