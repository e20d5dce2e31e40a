/// Writes bits into memory, the first one into the lowest bit of a byte (RFC 1951, 3.1.1). The memory must have room
/// for all of them and for eight more bytes.
@safe struct BitWriter {
  private let start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var bitCount = 0

  init(_ start: UnsafeMutablePointer<UInt8>) {
    unsafe self.start = UnsafeMutableRawPointer(start)
    unsafe next = UnsafeMutableRawPointer(start)
  }

  /// The number of bytes written, not counting an incomplete one.
  var byteCount: Int { unsafe next - start + bitCount / 8 }

  /// - Parameter count: The number of bits, at most 56. The higher bits of the value must be 0.
  @inline(__always)
  mutating func put(_ value: UInt64, _ count: Int) {
    bits |= value &<< UInt64(truncatingIfNeeded: bitCount)
    bitCount &+= count
    // Store all bits and advance by the whole bytes, without a branch.
    unsafe next.storeBytes(of: bits.littleEndian, as: UInt64.self)
    unsafe next += bitCount &>> 3
    bits &>>= UInt64(truncatingIfNeeded: bitCount & 56)
    bitCount &= 7
  }

  /// Adds zeros up to a whole byte. All bits are then in memory.
  mutating func finishByte() { put(0, -bitCount & 7) }

  /// Copies bytes. Must be called after `finishByte()`.
  mutating func put(_ bytes: UnsafePointer<UInt8>, count: Int) {
    unsafe next.copyMemory(from: bytes, byteCount: count)
    unsafe next += count
  }
}
