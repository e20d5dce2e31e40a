/// Numbers in a file, with the lowest byte first. Those outside of the file are nil.
struct ByteFields {
  let bytes: [UInt8]

  func number16(at offset: Int) -> Int? { number(at: offset, byteCount: 2) }

  func number32(at offset: Int) -> Int? { number(at: offset, byteCount: 4) }

  /// A number of 64 bits, also nil if it is larger than the largest `Int`.
  func number64(at offset: Int) -> Int? { number(at: offset, byteCount: 8) }

  private func number(at offset: Int, byteCount: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - byteCount else { return nil }
    var number: UInt64 = 0
    for index in (0..<byteCount).reversed() { number = number << 8 | UInt64(bytes[offset + index]) }
    return Int(exactly: number)
  }
}
