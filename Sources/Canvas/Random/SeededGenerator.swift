/// A random number generator whose numbers follow from its seed alone: the same on every machine and in every release.
///
/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014): 64 bits of state, every
/// seed is good. Not for secrets. The standard library's `shuffle(using:)` and `random(in:using:)` do not promise to use
/// a generator's numbers the same way for ever; `next(below:)` and `shuffle(_:)` here do.
///
///     var generator = SeededGenerator(seed: 7)
///     var cards = PlayingCardDeck().cards
///     generator.shuffle(&cards)
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// A generator at the start of the sequence of `seed`.
  public init(seed: UInt64 = 1) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    // The increment is 2^64 divided by the golden ratio, made odd: the state takes every value once.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A whole number in 0..<bound, each equally likely. The bound must be positive.
  public mutating func next(below bound: Int) -> Int { uniform(below: bound) }

  /// Puts the elements into a random order, each order equally likely (Fisher–Yates, from the last place down).
  public mutating func shuffle<Element>(_ array: inout [Element]) {
    for place in stride(from: array.count - 1, to: 0, by: -1) {
      array.swapAt(place, uniform(below: place + 1))
    }
  }
}

extension RandomNumberGenerator {
  /// A whole number in 0..<bound, each equally likely, from this generator's numbers in a way that will not change.
  ///
  /// The upper half of a 64 × 64 bit product; a number is drawn again where the lower half shows that it belongs to
  /// the incomplete last interval (Lemire, "Fast random integer generation in an interval", 2019).
  package mutating func uniform(below bound: Int) -> Int {
    precondition(bound > 0, "a random number is drawn below a positive bound")
    let width = UInt64(bound)
    var product = (next() as UInt64).multipliedFullWidth(by: width)
    if product.low < width {
      // 2^64 mod width: that many values of the lower half come once too often.
      let excess = (0 &- width) % width
      while product.low < excess { product = (next() as UInt64).multipliedFullWidth(by: width) }
    }
    return Int(product.high)
  }
}
