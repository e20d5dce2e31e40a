/// Bytes in big-endian order. Numbers that don't fit lose their upper bits.
public struct BigEndian {
  public var bytes: [UInt8] = []

  public init() {}

  public mutating func u8(_ value: Int) { bytes.append(UInt8(truncatingIfNeeded: value)) }
  public mutating func u16(_ value: Int) {
    u8(value >> 8)
    u8(value)
  }
  public mutating func u32(_ value: Int) {
    u16(value >> 16)
    u16(value)
  }
  public mutating func tag(_ text: String) { bytes += Array(text.utf8) }
}
