/// Numbers in a file, with the lowest byte first. Those outside of the file are nil.
struct ByteFields {
  let bytes: [UInt8]

  func number16(at offset: Int) -> Int? { number(at: offset, byteCount: 2) }

  func number32(at offset: Int) -> Int? { number(at: offset, byteCount: 4) }

  /// A number of 64 bits, also nil if it is larger than the largest `Int`.
  func number64(at offset: Int) -> Int? { number(at: offset, byteCount: 8) }

  private func number(at offset: Int, byteCount: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - byteCount else { return nil }
    return Int(exactly: bytes[offset..<offset + byteCount].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }
}
