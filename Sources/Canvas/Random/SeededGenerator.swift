/// A random number generator whose numbers depend only on its seed: they are the same on every machine and in every
/// release.
///
/// It is SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014), with 64 bits of
/// state. Every seed is good. Don't use it for secrets. The standard library's `shuffle(using:)` and
/// `random(in:using:)` may change how they use a generator's numbers; `next(below:)` and `shuffle(_:)` don't.
///
///     var generator = SeededGenerator(seed: 7)
///     var cards = PlayingCardDeck().cards
///     generator.shuffle(&cards)
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// Creates a generator at the start of the sequence of `seed`.
  public init(seed: UInt64 = 1) { state = seed }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    // The increment is 2^64 divided by the golden ratio, made odd: the state takes every value once.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a whole number in 0..<bound, each equally likely. The bound must be positive.
  public mutating func next(below bound: Int) -> Int { uniform(below: bound) }

  /// Shuffles the elements, each order equally likely (Fisher–Yates, from the last position down).
  public mutating func shuffle<Element>(_ array: inout [Element]) {
    for place in stride(from: array.count - 1, to: 0, by: -1) {
      array.swapAt(place, uniform(below: place + 1))
    }
  }
}

extension RandomNumberGenerator {
  /// Returns a whole number in 0..<bound, each equally likely. The way it uses this generator's numbers will not
  /// change.
  ///
  /// It is the upper half of a 64 × 64 bit product. If the lower half shows that the number belongs to the incomplete
  /// last interval, another one is drawn (Lemire, "Fast random integer generation in an interval", 2019).
  package mutating func uniform(below bound: Int) -> Int {
    precondition(bound > 0, "the bound of a random number must be positive")
    let width = UInt64(bound)
    var product = (next() as UInt64).multipliedFullWidth(by: width)
    if product.low < width {
      // 2^64 mod width: the number of surplus values of the lower half.
      let excess = (0 &- width) % width
      while product.low < excess { product = (next() as UInt64).multipliedFullWidth(by: width) }
    }
    return Int(product.high)
  }
}
