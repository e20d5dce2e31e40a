extension Sequence<UInt8> {
  /// The number that the bytes form, most significant byte first, as in most file formats.
  package var bigEndianNumber: Int { reduce(0) { $0 << 8 | Int($1) } }
}

extension UInt32 {
  /// The bytes, most significant first.
  package var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}

extension UInt16 {
  /// The bytes, most significant first.
  package var bigEndianBytes: [UInt8] { [UInt8(truncatingIfNeeded: self >> 8), UInt8(truncatingIfNeeded: self)] }
}
