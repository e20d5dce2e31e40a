/// Turns values into the sectors of a pie: from an angle of 0, clockwise, in the order of the values.
///
///     PieSectors(values: [1, 0, 3]).sectors
///     // 0…π/2 for the value at 0, π/2…2π for the value at 2
///
/// A value of 0 gives no sector, and neither does one that is negative or not finite. Neighbours share the angle
/// between them to the bit, and the last sector ends at 2π exactly. Cost: linear.
public struct PieSectors: Sendable, Hashable {
  /// The sectors, in the order of the values. Values without a sector are left out.
  public let sectors: [PieSector]

  /// The sectors of some values.
  public init(values: [Double]) {
    let largest = values.reduce(0) { max($0, Self.counted($1)) }
    // Divided by the largest power of two that leaves the largest above 1: exact, and the sum cannot overflow. Small
    // values that underflow are nothing beside it.
    let unit = largest > 0 ? largest.binade : 1
    let total = values.reduce(0.0) { $0 + Self.counted($1) / unit }
    var sectors: [PieSector] = []
    var sum = 0.0
    var startAngle = 0.0
    for (index, value) in values.enumerated() where Self.counted(value) > 0 {
      let part = value / unit
      // Angles come from the running sum, not from added sweeps: the sum ends at the total, bit by bit the same.
      sum += part
      let endAngle = sum / total * (2 * Double.pi)
      sectors.append(
        PieSector(index: index, startAngle: startAngle, endAngle: endAngle, fraction: part / total))
      startAngle = endAngle
    }
    self.sectors = sectors
  }

  /// A value as it counts in a pie: 0 in place of what is negative or not finite.
  static func counted(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }
}
