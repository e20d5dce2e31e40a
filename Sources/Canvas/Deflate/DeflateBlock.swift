/// Bytes and repetitions that make a block of a stream (RFC 1951, 3.2.3), written in the shortest of the three ways.
@safe struct DeflateBlock {
  /// A byte, or a length in the upper half and a distance in the lower.
  typealias Token = UInt32

  private let tokens: UnsafeBufferPointer<Token>
  private let bytes: UnsafeBufferPointer<UInt8>
  private var byteCount: Int { unsafe bytes.count }
  private var literalCounts = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
  private var distanceCounts = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
  // Those that follow symbols.
  private var furtherBitCount = 0

  /// - Parameter bytes: What the tokens stand for.
  init(_ tokens: UnsafeBufferPointer<Token>, for bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.tokens = tokens
    unsafe self.bytes = bytes
    literalCounts[DeflateSymbols.end] = 1
    for i in 0..<tokens.count {
      let token = unsafe tokens[i]
      guard token >= 256 else {
        literalCounts[Int(token)] &+= 1
        continue
      }
      let length = Int(DeflateSymbols.lengthSymbols[Int(token >> 16) - 3])
      let distance = DeflateSymbols.distanceSymbol(Int(token & 0xFFFF))
      literalCounts[257 + length] &+= 1
      distanceCounts[distance] &+= 1
      furtherBitCount += DeflateSymbols.lengths[length].bitCount + DeflateSymbols.distanceBitCount(distance)
    }
  }

  /// Codes of the block's own, or those of every block.
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
    let storedBitCount = 8 * byteCount + 40 * (byteCount / Self.mostStored + 1)
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
    var count = furtherBitCount
    for symbol in literalCounts.indices { count += Int(literalCounts[symbol]) * Int(codes.literals.lengths[symbol]) }
    for symbol in distanceCounts.indices { count += Int(distanceCounts[symbol]) * Int(codes.distances.lengths[symbol]) }
    return count
  }

  private func write(_ codes: Codes, to writer: inout BitWriter) {
    let (literals, distances) = (codes.literals, codes.distances)
    // For each length its code and the bits that follow it.
    let lengths = (3...258).map { length in
      let symbol = Int(DeflateSymbols.lengthSymbols[length - 3])
      let (first, more) = DeflateSymbols.lengths[symbol]
      let count = literals.lengths[257 + symbol]
      return (UInt64(literals.codes[257 + symbol]) | UInt64(length - first) << UInt64(count), Int(count) + more)
    }
    for i in unsafe 0..<tokens.count {
      let token = unsafe tokens[i]
      guard token >= 256 else {
        writer.put(UInt64(literals.codes[Int(token)]), Int(literals.lengths[Int(token)]))
        continue
      }
      let (bits, count) = lengths[Int(token >> 16) - 3]
      writer.put(bits, count)
      let distance = Int(token & 0xFFFF)
      let symbol = DeflateSymbols.distanceSymbol(distance)
      let more = DeflateSymbols.distanceBitCount(symbol)
      let further = UInt64(truncatingIfNeeded: distance - 1) & (1 &<< UInt64(more) - 1)
      let codeLength = Int(distances.lengths[symbol])
      writer.put(UInt64(distances.codes[symbol]) | further &<< UInt64(codeLength), codeLength + more)
    }
    let end = DeflateSymbols.end
    writer.put(UInt64(literals.codes[end]), Int(literals.lengths[end]))
  }

  private static let mostStored = 65_535

  private func writeStored(isLast: Bool, to writer: inout BitWriter) {
    guard let base = unsafe bytes.baseAddress else { return }
    var start = 0
    repeat {
      let count = min(Self.mostStored, byteCount - start)
      writer.put(isLast && start + count == byteCount ? 1 : 0, 3)
      writer.finishByte()
      writer.put(UInt64(count) | UInt64(count ^ 0xFFFF) << 16, 32)
      writer.finishByte()
      unsafe writer.put(base + start, count: count)
      start += count
    } while start < byteCount
  }
}
