/// The hash function SHA-256 (FIPS 180-4).
enum SHA256 {
  /// The digest of bytes in hexadecimal.
  static func hexadecimal(of bytes: [UInt8]) -> String {
    var state = start
    // The message ends with a bit 1, zeros, and its length in bits.
    var message = bytes + [0x80]
    message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
    let bitCount = UInt64(bytes.count) &* 8
    message += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * UInt64($0))) }
    for offset in stride(from: 0, to: message.count, by: 64) { add(message[offset..<offset + 64], to: &state) }
    return state.map { $0.digits(8, radix: 16) }.joined()
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let first = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
      let second = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    // The eight words of the state have letters in the standard.
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first =
        h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[index] &+ words[index]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }

  /// The first 32 bits of the fractions of the square roots of the first eight primes.
  private static let start = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants = primes.prefix(64).map { prime in
    // Newton's method for x³ = prime. It has converged after a few steps from above.
    var root = Double(prime)
    for _ in 0..<64 { root -= (root * root * root - Double(prime)) / (3 * root * root) }
    return fraction(root)
  }

  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }
}
