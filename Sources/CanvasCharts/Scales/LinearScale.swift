internal import Canvas

/// Numbers as places along an axis, evenly spread, with round ticks from end to end.
///
///     let scale = LinearScale(covering: [154, 819], includesZero: true, limit: 6, from: 366, to: 98)
///     scale.ticks            // 0, 200, 400, 600, 800, 1000
///     scale.position(of: 500)  // 232
///
/// The values may be any doubles: what is not finite is left out, equal ends are spread, and the ends of the domain may
/// be beyond the greatest double, because all arithmetic is done in units of a power of ten.
public struct LinearScale: Sendable, Hashable {
  /// The round numbers on the axis, ascending, all finite.
  public let ticks: [Double]
  /// The decimals that the ticks' labels need.
  public let decimals: Int
  /// Where the lowest value of the domain stands, and where the highest does, in points.
  public let start: Double
  /// Where the highest value of the domain is, in points.
  public let end: Double
  /// The domain's ends, in `unit`s.
  private let low: Double
  private let high: Double
  private let unit: Double

  /// A scale whose ticks reach over all values.
  ///
  /// - Parameters:
  ///   - values: What has to have a place. Without any, 0 and 1 do.
  ///   - includesZero: Whether zero is in the domain in any case: so bars and areas need it.
  ///   - limit: The greatest number of ticks, at least 2 (3, where values lie on both sides of zero).
  ///   - start: Where the lowest value is, in points.
  ///   - end: Where the highest value is, in points.
  ///   - endsAtValues: Whether the axis ends where the values do, with ticks between: lines that end there have their
  ///     names beside them. Otherwise it ends at ticks, unless much of it would be empty.
  ///   - room: How far from the ends of the axis the values stay, in points: a label stands there. Only on sides where
  ///     there are values: `low` counts where the lowest is negative or zero is not included.
  public init(
    covering values: some Sequence<Double>, includesZero: Bool, limit: Int = 6, from start: Double, to end: Double,
    room: (low: Double, high: Double) = (0, 0), endsAtValues: Bool = false
  ) {
    var (lowest, highest) = Self.ends(of: values, includesZero: includesZero)
    var (limit, room) = (limit, room)
    // Of zeros alone the scale is 0 and 1: what is between, and above, nothing stands for.
    if lowest == 0, highest == 0 { (highest, limit, room) = (1, 2, (0, 0)) }
    let exponent = DecimalStep.decimalExponent(of: max(abs(lowest), abs(highest), 1e-300))
    let unit = DecimalStep.powerOfTen(exponent)
    var (low, high) = (lowest / unit, highest / unit)
    if high - low < 1e-6 {
      // All values are one: it stands in the middle of two round numbers, or at the end of an axis from zero.
      let spread = max(abs(high), 1e-6) / 2
      if includesZero { (low, high) = (min(low, 0), max(high, 0)) } else { (low, high) = (low - spread, high + spread) }
      if high - low < 1e-6 { high = low + 1 }
    }
    let length = max(abs(end - start), 1)
    // Room on a side makes the domain longer by the part of the axis that it takes, at most by as much again.
    let lowPart = low < 0 || !includesZero ? min(max(room.low, 0) / length, 0.25) : 0
    let highPart = high > 0 || !includesZero ? min(max(room.high, 0) / length, 0.25) : 0
    let longer = (high - low) / (1 - lowPart - highPart)
    let needed = (low - longer * lowPart, high + longer * highPart)
    self.unit = unit
    self.start = start
    self.end = end
    var domain = Domain(around: needed, low, high, parts: (lowPart, highPart), limit: limit, exponent: exponent)
    if endsAtValues || domain.emptyPart > Self.mostEmpty,
      let other = Domain(inside: needed, limit: limit, exponent: exponent)
    {
      domain = other
    }
    (self.low, self.high) = (domain.low, domain.high)
    ticks = domain.ticks
    decimals = domain.decimals
  }

  /// What of an axis may be beyond its values and their labels, at one end.
  private static let mostEmpty = 0.25

  /// A scale from `low` to `high` without any room, whose ends are no ticks: as sparklines have it.
  public init(exactly low: Double, _ high: Double, from start: Double, to end: Double) {
    let (lowest, highest) = Self.ends(of: [low, high], includesZero: false)
    unit = DecimalStep.powerOfTen(DecimalStep.decimalExponent(of: max(abs(lowest), abs(highest), 1e-300)))
    self.start = start
    self.end = end
    let equal = lowest == highest
    self.low = lowest / unit - (equal ? 1 : 0)
    self.high = highest / unit + (equal ? 1 : 0)
    ticks = []
    decimals = 0
  }

  /// The place of a value in points. What is not a number stands at the start; the infinite at an end.
  public func position(of value: Double) -> Double {
    let part = (value / unit - low) / (high - low)
    return part.isNaN ? start : start + (end - start) * min(max(part, -1), 2)
  }

  private static func ends(of values: some Sequence<Double>, includesZero: Bool) -> (Double, Double) {
    var (low, high) = includesZero ? (0.0, 0.0) : (Double.infinity, -Double.infinity)
    for value in values where value.isFinite {
      low = min(low, value)
      high = max(high, value)
    }
    return low <= high ? (low, high) : (0, 1)
  }
}
