/// The bytes and repetitions of one block of a stream (RFC 1951, 3.2.3), written in the shortest of the three forms.
@safe struct DeflateBlock {
  /// A byte, or a length in the upper half and a distance in the lower one.
  typealias Token = UInt32

  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeBufferPointer<UInt8>
  private var byteCount: Int { unsafe bytes.count }
  private var literalCounts: [UInt32]
  private var distanceCounts: [UInt32]
  // The number of extra bits that follow symbols.
  private var furtherBitCount = 0

  /// - Parameter bytes: The bytes that the tokens represent.
  init(_ tokens: UnsafeBufferPointer<Token>, for bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.tokens = tokens
    unsafe self.bytes = bytes
    // One array of counts for bytes and lengths. The lengths start at 256.
    var counts = [UInt32](repeating: 0, count: 256 + 259)
    var distanceCounts = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
    unsafe counts.withUnsafeMutableBufferPointer { counts in
      unsafe distanceCounts.withUnsafeMutableBufferPointer { distances in
        guard let counts = counts.baseAddress, let distances = distances.baseAddress else { return }
        for i in 0..<tokens.count {
          let token = unsafe tokens[i]
          if token < 256 {
            unsafe counts[Int(token)] &+= 1
          } else {
            unsafe counts[256 &+ Int(token >> 16)] &+= 1
            unsafe distances[DeflateSymbols.distanceSymbol(Int(token & 0xFFFF))] &+= 1
          }
        }
      }
    }
    var literalCounts = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
    literalCounts.replaceSubrange(..<256, with: counts[..<256])
    literalCounts[256] = 1
    let (lengths, lengthSymbols) = (DeflateSymbols.lengths, DeflateSymbols.lengthSymbols)
    for length in 3...258 where counts[256 + length] > 0 {
      let symbol = Int(lengthSymbols[length - 3])
      literalCounts[257 + symbol] += counts[256 + length]
      furtherBitCount += Int(counts[256 + length]) * lengths[symbol].bitCount
    }
    for symbol in distanceCounts.indices {
      furtherBitCount += Int(distanceCounts[symbol]) * DeflateSymbols.distanceBitCount(symbol)
    }
    self.literalCounts = literalCounts
    self.distanceCounts = distanceCounts
  }

  /// The codes of a block: its own, or the fixed ones.
  private struct Codes {
    var literals: HuffmanCode
    var distances: HuffmanCode

    static let fixed = Codes(
      literals: HuffmanCode(lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
      distances: HuffmanCode(lengths: [UInt8](repeating: 5, count: 30)))
  }

  func write(isLast: Bool, to writer: inout BitWriter) {
    let own = Codes(
      literals: HuffmanCode(counts: literalCounts, limit: 15), distances: HuffmanCode(counts: distanceCounts, limit: 15)
    )
    let lengths = DeflateCodeLengths(literals: own.literals.lengths, distances: own.distances.lengths)
    let ownBitCount = lengths.bitCount + bitCount(own)
    let fixedBitCount = bitCount(Codes.fixed)
    let storedBitCount = 8 * byteCount + 40 * (byteCount / Self.maximumStored + 1)
    let last: UInt64 = isLast ? 1 : 0
    if storedBitCount < min(ownBitCount, fixedBitCount) {
      writeStored(isLast: isLast, to: &writer)
    } else if fixedBitCount <= ownBitCount {
      writer.put(last | 1 << 1, 3)
      write(Codes.fixed, to: &writer)
    } else {
      writer.put(last | 2 << 1, 3)
      lengths.write(to: &writer)
      write(own, to: &writer)
    }
  }

  private func bitCount(_ codes: Codes) -> Int {
    furtherBitCount + Self.bitCount(literalCounts, codes.literals) + Self.bitCount(distanceCounts, codes.distances)
  }

  private static func bitCount(_ counts: [UInt32], _ code: HuffmanCode) -> Int {
    var count = 0
    for (symbols, length) in zip(counts, code.lengths) { count &+= Int(symbols) &* Int(length) }
    return count
  }

  private func write(_ codes: Codes, to writer: inout BitWriter) {
    // The codes of bytes, and of lengths from 256 on, with the extra bits that follow. The number of bits is in the
    // highest byte.
    var words = [UInt32](repeating: 0, count: 256 + 259)
    for byte in 0..<256 where literalCounts[byte] > 0 { words[byte] = codes.literals.word(byte) }
    for (symbol, (first, more)) in DeflateSymbols.lengths.enumerated() where literalCounts[257 + symbol] > 0 {
      let count = UInt32(codes.literals.lengths[257 + symbol])
      let code = UInt32(codes.literals.codes[257 + symbol])
      // The last symbol has the longest length alone.
      for extra in 0..<min(1 << more, symbol == 28 ? 1 : 258 - first) {
        words[256 + first + extra] = code | UInt32(extra) << count | (count + UInt32(more)) << 24
      }
    }
    let distances = (0..<DeflateSymbols.distanceCount).map { codes.distances.word($0) }
    var output = writer
    unsafe words.withUnsafeBufferPointer { words in
      unsafe distances.withUnsafeBufferPointer { distances in
        guard let words = words.baseAddress, let distances = distances.baseAddress else { return }
        for i in unsafe 0..<tokens.count {
          let token = unsafe tokens[i]
          if token < 256 {
            let word = unsafe words[Int(token)]
            output.put(UInt64(word & 0xFF_FFFF), Int(word >> 24))
            continue
          }
          let length = unsafe words[256 &+ Int(token >> 16)]
          let distance = Int(token & 0xFFFF)
          let symbol = DeflateSymbols.distanceSymbol(distance)
          let code = unsafe distances[symbol]
          let more = DeflateSymbols.distanceBitCount(symbol)
          let further = UInt64(truncatingIfNeeded: distance &- 1) & (1 &<< UInt64(truncatingIfNeeded: more) &- 1)
          let (lengthCount, codeCount) = (Int(length >> 24), Int(code >> 24))
          let bits =
            UInt64(length & 0xFF_FFFF)
            | (UInt64(code & 0xFF_FFFF) | further &<< UInt64(truncatingIfNeeded: codeCount))
            &<< UInt64(truncatingIfNeeded: lengthCount)
          output.put(bits, lengthCount &+ codeCount &+ more)
        }
      }
    }
    let end = codes.literals.word(DeflateSymbols.end)
    output.put(UInt64(end & 0xFF_FFFF), Int(end >> 24))
    writer = output
  }

  private static let maximumStored = 65_535

  private func writeStored(isLast: Bool, to writer: inout BitWriter) {
    guard let base = unsafe bytes.baseAddress else { return }
    var start = 0
    repeat {
      let count = min(Self.maximumStored, byteCount - start)
      writer.put(isLast && start + count == byteCount ? 1 : 0, 3)
      writer.finishByte()
      writer.put(UInt64(count) | UInt64(count ^ 0xFFFF) << 16, 32)
      writer.finishByte()
      unsafe writer.put(base + start, count: count)
      start += count
    } while start < byteCount
  }
}
