/// Codes for symbols by frequency, the shortest for the most frequent (Huffman 1952), of limited length, and in the
/// order that deflate requires (RFC 1951, 3.2.2).
package struct HuffmanCode {
  /// The length of each symbol's code in bits, or 0 if the symbol does not occur.
  package private(set) var lengths: [UInt8]
  /// Each symbol's code, with its first bit lowest.
  package private(set) var codes: [UInt16]

  /// - Parameters:
  ///   - counts: The frequency of each symbol. If fewer than two occur, two still get codes, because some decoders
  ///     require that.
  ///   - limit: The maximum length of a code in bits. 2 to the power of `limit` must be at least the number of
  ///     symbols.
  package init(counts: [UInt32], limit: Int) {
    lengths = [UInt8](repeating: 0, count: counts.count)
    // The count in the upper bits, the symbol in the lower ones: equal counts are in the order of their symbols.
    var sorted: [UInt64] = []
    sorted.reserveCapacity(counts.count)
    for (symbol, count) in counts.enumerated() where count > 0 { sorted.append(UInt64(count) << 16 | UInt64(symbol)) }
    for symbol in 0..<2 where sorted.count < 2 && counts[symbol] == 0 { sorted.append(1 << 16 | UInt64(symbol)) }
    sorted.sort()
    var lengthCounts = Self.lengthCounts(of: sorted, limit: limit)
    var next = 0
    for length in stride(from: limit, through: 1, by: -1) {
      for _ in 0..<lengthCounts[length] {
        lengths[Int(sorted[next] & 0xFFFF)] = UInt8(length)
        next += 1
      }
    }
    codes = []
    codes = Self.codes(lengths, &lengthCounts)
  }

  /// Creates codes of these lengths.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var lengthCounts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { lengthCounts[Int(length)] += 1 }
    codes = Self.codes(lengths, &lengthCounts)
  }

  /// A symbol's code, and its length in the highest byte.
  func word(_ symbol: Int) -> UInt32 { UInt32(codes[symbol]) | UInt32(lengths[symbol]) << 24 }

  /// The number of symbols that have a code of each length.
  ///
  /// Uses two queues instead of a heap: one of sorted leaves, and one of inner nodes, which are created in order (van
  /// Leeuwen 1976).
  ///
  /// - Parameter leaves: The symbols in ascending order of their counts, which are in the upper bits.
  private static func lengthCounts(of leaves: [UInt64], limit: Int) -> [Int] {
    let leafCount = leaves.count
    var lengthCounts = [Int](repeating: 0, count: limit + 1)
    unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * leafCount) { weights in
      unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * leafCount) { links in
        for (leaf, word) in leaves.enumerated() { unsafe weights[leaf] = word >> 16 }
        // The parent of each node, and then its depth.
        var (leaf, node) = (0, leafCount)
        for parent in leafCount..<(2 * leafCount - 1) {
          var weight: UInt64 = 0
          for _ in 0..<2 {
            let takesLeaf = unsafe leaf < leafCount && (node >= parent || weights[leaf] <= weights[node])
            let child = takesLeaf ? leaf : node
            if takesLeaf { leaf += 1 } else { node += 1 }
            unsafe weight &+= weights[child]
            unsafe links[child] = Int32(truncatingIfNeeded: parent)
          }
          unsafe weights[parent] = weight
        }
        unsafe links[2 * leafCount - 2] = 0
        for child in stride(from: 2 * leafCount - 3, through: 0, by: -1) {
          let depth = unsafe links[Int(links[child])] + 1
          unsafe links[child] = depth
          if child < leafCount { lengthCounts[min(Int(depth), limit)] += 1 }
        }
      }
    }
    // Shortened codes take more room than there is. Lengthening a shorter code by one bit makes room for one of them.
    var room = (1...limit).reduce(0) { $0 + lengthCounts[$1] << (limit - $1) } - 1 << limit
    while room > 0 {
      let length = (1..<limit).last { lengthCounts[$0] > 0 } ?? 1
      lengthCounts[length] -= 1
      lengthCounts[length + 1] += 2
      lengthCounts[limit] -= 1
      room -= 1
    }
    return lengthCounts
  }

  /// The bits in the opposite order.
  private static func reversed(_ bits: UInt16) -> UInt16 {
    var bits = bits.byteSwapped
    bits = (bits & 0x0F0F) << 4 | bits >> 4 & 0x0F0F
    bits = (bits & 0x3333) << 2 | bits >> 2 & 0x3333
    return (bits & 0x5555) << 1 | bits >> 1 & 0x5555
  }

  private static func codes(_ lengths: [UInt8], _ lengthCounts: inout [Int]) -> [UInt16] {
    var next = [Int](repeating: 0, count: lengthCounts.count)
    for length in 1..<lengthCounts.count - 1 { next[length + 1] = (next[length] + lengthCounts[length]) << 1 }
    var codes = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      codes[symbol] = reversed(UInt16(truncatingIfNeeded: next[Int(length)])) >> (16 - UInt16(length))
      next[Int(length)] += 1
    }
    return codes
  }
}
