/// Writes bits into memory, the first into the lowest bit of a byte (RFC 1951, 3.1.1). There is room for all of them, and
/// for four bytes more.
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

  /// - Parameter count: At most 32 bits; those of the value above them are 0.
  @inline(__always)
  mutating func put(_ value: UInt64, _ count: Int) {
    bits |= value &<< UInt64(truncatingIfNeeded: bitCount)
    bitCount &+= count
    guard bitCount >= 32 else { return }
    unsafe next.storeBytes(of: UInt32(truncatingIfNeeded: bits).littleEndian, as: UInt32.self)
    unsafe next += 4
    bits >>= 32
    bitCount &-= 32
  }

  /// Zeros up to a whole byte, and everything into memory.
  mutating func finishByte() {
    put(0, -bitCount & 7)
    unsafe next.storeBytes(of: UInt32(truncatingIfNeeded: bits).littleEndian, as: UInt32.self)
    unsafe next += bitCount / 8
    (bits, bitCount) = (0, 0)
  }

  /// After `finishByte`.
  mutating func put(_ bytes: UnsafePointer<UInt8>, count: Int) {
    unsafe next.copyMemory(from: bytes, byteCount: count)
    unsafe next += count
  }
}
