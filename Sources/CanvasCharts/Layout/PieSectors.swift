/// Turns values into the sectors of a pie: from an angle of 0, clockwise, in the order of the values.
///
///     PieSectors(values: [1, 0, 3]).sectors
///     // 0…π/2 for the value at 0, π/2…2π for the value at 2
///
/// Zero, negative and non-finite values produce no sector. Neighbouring sectors share exactly the same angle, and the
/// last sector ends at exactly 2π. The cost is linear.
package struct PieSectors: Sendable, Equatable {
  /// The sectors in the order of the values. Values without a sector are left out.
  package let sectors: [PieSector]

  /// The sectors of values.
  package init(values: [Double]) {
    let largest = values.reduce(0) { max($0, Self.counted($1)) }
    // Divide by the largest power of two not above the largest value: this is exact, and the sum can't overflow.
    // Small values that underflow are negligible.
    let unit = largest > 0 ? largest.binade : 1
    let total = values.reduce(0.0) { $0 + Self.counted($1) / unit }
    var sectors: [PieSector] = []
    var sum = 0.0
    var startAngle = 0.0
    for (index, value) in values.enumerated() where Self.counted(value) > 0 {
      let part = value / unit
      // Angles come from the running sum, not from added sweeps, so the last sum equals the total exactly.
      sum += part
      let endAngle = sum / total * (2 * Double.pi)
      sectors.append(
        PieSector(index: index, startAngle: startAngle, endAngle: endAngle, fraction: part / total))
      startAngle = endAngle
    }
    self.sectors = sectors
  }

  /// The value that counts in a pie: 0 for a negative or non-finite value.
  static func counted(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }
}
