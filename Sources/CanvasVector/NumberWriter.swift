/// Writes numbers and letters into memory that has room for them.
package struct NumberWriter {
  private let start: UnsafeMutablePointer<UInt8>
  /// The number of bytes written.
  package private(set) var count = 0
  /// What the last number needs before the next one. A writer that continues another one takes it over.
  package var end = End.none

  package enum End { case none, whole, decimal }

  /// The most bytes of a number: a sign or a space, a point and the digits of the largest number.
  package static let longest = 22

  package init(_ start: UnsafeMutablePointer<UInt8>) { self.start = start }

  /// Writes a byte that is no part of a number.
  package mutating func put(_ byte: UInt8) {
    start[count] = byte
    count += 1
    end = .none
  }

  /// Writes a number whose last digits are decimals. Zeros at their end, and a single one before them, are left out.
  ///
  /// - Parameters:
  ///   - number: The number in units of its last decimal.
  ///   - isSeparated: Whether a space or a sign must be between it and a number before it. The point of a decimal is
  ///     enough after another decimal.
  package mutating func put(_ number: Int64, decimals: Int, isSeparated: Bool = false) {
    var (rest, decimals) = (number.magnitude, decimals)
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    let power = Self.powers[decimals]
    if number < 0 {
      start[count] = UInt8(ascii: "-")
      count += 1
    } else if isSeparated, end == .whole || end == .decimal && (decimals == 0 || rest >= power) {
      start[count] = UInt8(ascii: " ")
      count += 1
    }
    end = decimals > 0 ? .decimal : .whole
    guard decimals > 0 else { return putWhole(rest) }
    if rest >= power { putWhole(rest / power) }
    start[count] = UInt8(ascii: ".")
    count += 1 + decimals
    putDigits(rest, decimals)
  }

  private mutating func putWhole(_ number: UInt64) {
    var digitCount = 1
    var rest = number
    while rest >= 10 {
      rest /= 10
      digitCount += 1
    }
    count += digitCount
    putDigits(number, digitCount)
  }

  /// Writes the last digits of a number before the current place.
  private func putDigits(_ number: UInt64, _ digitCount: Int) {
    var (rest, place) = (number, count)
    for _ in 0..<digitCount {
      place -= 1
      start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  private static let powers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
}

extension Int64 {
  /// A number in units, rounded to the next whole number, halves away from 0. One that is beyond the limit counts as
  /// the limit, and one that is no number as the lower one.
  ///
  /// - Parameter limit: At most 10^18.
  package init(rounding value: Double, limit: Double) {
    let limited = value > -limit ? (value < limit ? value : limit) : -limit
    // In range. The system's own rounding is a call.
    let whole = Int64(limited)
    let rest = limited - Double(whole)
    self = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}
