/// The lengths of a block's own codes as they are stored in it: with codes of their own, and with runs as one symbol
/// (RFC 1951, 3.2.7).
struct DeflateCodeLengths {
  private let literalCount: Int
  private let distanceCount: Int
  // The symbols, each with a repeat count and the number of bits that the count takes.
  private var symbols: [(symbol: UInt8, more: UInt8, bitCount: Int)] = []
  private let code: HuffmanCode
  private let codeCount: Int
  /// The number of bits for all of it, including the three of the block's header.
  let bitCount: Int

  // The order in which the lengths of these codes are stored.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    var all = literals
    all.replaceSubrange(literalCount..., with: distances[..<distanceCount])
    symbols.reserveCapacity(all.count)
    var start = 0
    while start < all.count {
      var end = start + 1
      while end < all.count, all[end] == all[start] { end += 1 }
      Self.add(run: end - start, of: all[start], to: &symbols)
      start = end
    }
    // 0 to 15 are lengths, 16 to 18 runs.
    var counts = [UInt32](repeating: 0, count: 19)
    for entry in symbols { counts[Int(entry.symbol)] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    self.code = code
    codeCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    bitCount = 3 + 14 + 3 * codeCount + symbols.reduce(0) { $0 + Int(code.lengths[Int($1.symbol)]) + $1.bitCount }
  }

  private static func add(
    run: Int, of length: UInt8, to symbols: inout [(symbol: UInt8, more: UInt8, bitCount: Int)]
  ) {
    var rest = run
    if length > 0 {
      symbols.append((length, 0, 0))
      rest -= 1
    }
    while rest >= 3 {
      if length > 0 {
        symbols.append((16, UInt8(min(rest, 6) - 3), 2))
        rest -= min(rest, 6)
      } else if rest < 11 {
        symbols.append((17, UInt8(rest - 3), 3))
        rest = 0
      } else {
        symbols.append((18, UInt8(min(rest, 138) - 11), 7))
        rest -= min(rest, 138)
      }
    }
    for _ in 0..<rest { symbols.append((length, 0, 0)) }
  }

  func write(to writer: inout BitWriter) {
    writer.put(UInt64(literalCount - 257), 5)
    writer.put(UInt64(distanceCount - 1), 5)
    writer.put(UInt64(codeCount - 4), 4)
    for symbol in Self.order[..<codeCount] { writer.put(UInt64(code.lengths[symbol]), 3) }
    for entry in symbols {
      let length = Int(code.lengths[Int(entry.symbol)])
      writer.put(UInt64(code.codes[Int(entry.symbol)]) | UInt64(entry.more) << UInt64(length), length + entry.bitCount)
    }
  }
}
