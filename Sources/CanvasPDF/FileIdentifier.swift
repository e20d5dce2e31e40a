import CanvasVector

/// A hash of a file's content, for its identifier: the same content has the same. It is no protection.
struct FileIdentifier {
  // An identifier has 16 bytes.
  private var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F)

  /// Adds an object's bytes: FNV-1a (Fowler, Noll and Vo) of eight bytes at a time, with the high bits mixed into the low
  /// ones.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
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

  /// The 16 bytes in hexadecimal digits.
  var text: String {
    var text = VectorText()
    for hash in [first, second] {
      for shift: UInt64 in [48, 32, 16, 0] { text.append(hexadecimal: UInt16(truncatingIfNeeded: hash >> shift)) }
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
