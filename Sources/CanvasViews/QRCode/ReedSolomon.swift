/// Codewords that correct errors: the remainder of a division of polynomials over the field of 256 elements with the
/// modulus x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004:2015, 7.5).
struct ReedSolomon {
  /// The coefficients of the divisor below its first, which is 1. The highest power is first.
  private let divisor: [UInt8]

  /// - Parameter count: The number of codewords, from 1 to 255.
  init(count: Int) {
    // The product of x − 2ⁱ.
    var product = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in product.indices {
        product[index] = Self.product(product[index], root)
        if index + 1 < count { product[index] ^= product[index + 1] }
      }
      root = Self.product(root, 2)
    }
    divisor = product
  }

  func remainder(_ data: some Sequence<UInt8>) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ rest[0]
      rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= Self.product(divisor[index], factor) }
    }
    return rest
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      if b >> UInt8(bit) & 1 == 1 { result ^= Int(a) }
    }
    return UInt8(truncatingIfNeeded: result)
  }
}

extension QRCapacity {
  /// The codewords as they are placed: one of each block in turn, then the same of what corrects errors. The last
  /// blocks have one more.
  func codewords(_ data: [UInt8]) -> [UInt8] {
    let solomon = ReedSolomon(count: correctionCount)
    let (short, longCount) = dataCount.quotientAndRemainder(dividingBy: blockCount)
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<blockCount {
      let length = short + (index >= blockCount - longCount ? 1 : 0)
      blocks.append(data[start..<start + length])
      start += length
    }
    let corrections = blocks.map { solomon.remainder($0) }
    var result: [UInt8] = []
    for index in 0...short {
      for block in blocks where index < block.count { result.append(block[block.startIndex + index]) }
    }
    for index in 0..<correctionCount { for block in corrections { result.append(block[index]) } }
    return result
  }
}
