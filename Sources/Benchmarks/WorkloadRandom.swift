/// The random number generator of bl_bench, bit for bit: xorshift128+ seeded by splitmix64.
struct WorkloadRandom {
  private let seed: UInt64
  private var s0: UInt64 = 0
  private var s1: UInt64 = 0

  init(seed: UInt64) {
    self.seed = seed
    rewind()
  }

  /// Restarts at the first number.
  mutating func rewind() {
    var state = seed
    func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var x = state
      x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
      x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
      x ^= x >> 31
      return x == 0 ? 0x1F0A_2BE7_1D16_3FA0 : x
    }
    s0 = next()
    s1 = next()
  }

  private mutating func next64() -> UInt64 {
    var x = s0
    var y = s1
    x ^= x << 23
    y ^= y >> 5
    x ^= x >> 18
    x ^= y
    s0 = y
    s1 = x
    return x &+ y
  }

  mutating func next32() -> UInt32 { UInt32(truncatingIfNeeded: next64() >> 32) }

  /// A number in 0..<1.
  mutating func unit() -> Double { Double(bitPattern: next64() >> 12 | 0x3FF0_0000_0000_0000) - 1 }

  mutating func range(_ low: Double, _ high: Double) -> Double { low + unit() * (high - low) }

  static let coordinates = WorkloadRandom(seed: 0x19AE_0DDA_E3FA_7391)
  static let colors = WorkloadRandom(seed: 0x94BD_7A49_9AD1_0011)
  static let radii = WorkloadRandom(seed: 0x1ABD_9CC9_CAF0_F123)
}
