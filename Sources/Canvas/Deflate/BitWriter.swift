/// Writes bits into memory, the first into the lowest bit of a byte (RFC 1951, 3.1.1). There is room for all of them, and
/// for eight bytes more.
@safe struct BitWriter {
  private let start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private var bits: UInt64 = 0
  private var bitCount = 0

  init(_ start: UnsafeMutablePointer<UInt8>) {
    unsafe self.start = UnsafeMutableRawPointer(start)
    unsafe next = UnsafeMutableRawPointer(start)
  }

  /// How many bytes are written; one that is not full yet is none.
  var byteCount: Int { unsafe next - start + bitCount / 8 }

  /// - Parameter count: At most 56 bits; those of the value above them are 0.
  @inline(__always)
  mutating func put(_ value: UInt64, _ count: Int) {
    bits |= value &<< UInt64(truncatingIfNeeded: bitCount)
    bitCount &+= count
    // All bits are stored, and whole bytes of them are left behind: without a branch.
    unsafe next.storeBytes(of: bits.littleEndian, as: UInt64.self)
    unsafe next += bitCount &>> 3
    bits &>>= UInt64(truncatingIfNeeded: bitCount & 56)
    bitCount &= 7
  }

  /// Zeros up to a whole byte, and everything into memory.
  mutating func finishByte() { put(0, -bitCount & 7) }

  /// After `finishByte`.
  mutating func put(_ bytes: UnsafePointer<UInt8>, count: Int) {
    unsafe next.copyMemory(from: bytes, byteCount: count)
    unsafe next += count
  }
}
