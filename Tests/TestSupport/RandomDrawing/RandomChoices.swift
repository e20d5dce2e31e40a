package import Canvas

/// The choices that determine a random drawing: the numbers of a seed, or bytes. Each byte decides one thing, so that
/// a fuzzer that changes one byte changes one thing. After the end of the bytes, every choice is the first.
package enum RandomChoices {
  case seed(SeededGenerator)
  case bytes(ArraySlice<UInt8>)

  /// Whether the bytes have ended. A seed never ends.
  package var haveEnded: Bool { if case .bytes(let rest) = self { rest.isEmpty } else { false } }

  /// A whole number in 0..<bound.
  package mutating func next(below bound: Int) -> Int {
    switch self {
    case .seed(var generator):
      defer { self = .seed(generator) }
      return generator.next(below: bound)
    case .bytes(var rest):
      defer { self = .bytes(rest) }
      var value = 0
      var span = 1
      while span < bound, let byte = rest.popFirst() {
        value = value << 8 | Int(byte)
        span <<= 8
      }
      return value % bound
    }
  }

  /// A number in the range. From bytes, it is one of 65 536, including both ends.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    switch self {
    case .seed(var generator):
      defer { self = .seed(generator) }
      return generator.number(in: range)
    case .bytes:
      return range.lowerBound + (range.upperBound - range.lowerBound) * Double(next(below: 65_536)) / 65_535
    }
  }

  /// A picture of random pixels. One byte determines all of them.
  package mutating func image(width: Int, height: Int, scale: Double) throws -> Image {
    switch self {
    case .seed(var generator):
      defer { self = .seed(generator) }
      return try Image(randomWidth: width, height: height, scale: scale, using: &generator)
    case .bytes:
      var generator = SeededGenerator(seed: UInt64(next(below: 256)))
      return try Image(randomWidth: width, height: height, scale: scale, using: &generator)
    }
  }
}
