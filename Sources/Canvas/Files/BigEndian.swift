extension Sequence<UInt8> {
  /// The number that the bytes make, the highest first, as most formats of files have it.
  var bigEndianNumber: Int { reduce(0) { $0 << 8 | Int($1) } }
}

extension UInt32 {
  /// The highest byte first.
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
