/// The symbols of a deflate stream (RFC 1951, 3.2.5): bytes, the end of a block, lengths and distances.
enum DeflateSymbols {
  static let end = 256
  static let literalCount = 286
  static let distanceCount = 30

  /// The first length of each symbol, and its number of extra bits.
  static let lengths: [(first: Int, bitCount: Int)] =
    (0..<28).map { i in
      let bits = i < 8 ? 0 : i / 4 - 1
      return (i < 8 ? 3 + i : 3 + (4 + i % 4) << bits, bits)
    } + [(258, 0)]

  /// The symbol of each length. The index is the length less 3, the value is the symbol less 257.
  static let lengthSymbols: [UInt8] = (3...258).map { length in
    UInt8(lengths.lastIndex { $0.first <= length } ?? 0)
  }

  /// The symbol of a distance, 1…32 768: four for the first four, then two for each power of two.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let place = UInt32(truncatingIfNeeded: distance - 1)
    if place < 4 { return Int(place) }
    let top = 31 - place.leadingZeroBitCount
    return 2 * top + Int(place >> UInt32(top - 1) & 1)
  }

  /// The number of extra bits after a distance symbol: the bits of the distance below its highest two.
  @inline(__always)
  static func distanceBitCount(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }
}
