internal import CanvasMath

/// A scale from numbers to positions on an axis, in proportion or by logarithm, with round ticks from end to end.
///
///     let scale = LinearScale(covering: [154, 819], includesZero: true, limit: 6, from: 366, to: 98)
///     scale.ticks            // 0, 200, 400, 600, 800, 1000
///     scale.position(of: 500)  // 232
///
/// The values may be any doubles. Non-finite values are ignored, and equal ends are moved apart. The ends of the
/// domain may exceed the largest double, because all arithmetic is in units of a power of ten.
package struct LinearScale: Sendable, Hashable {
  /// The round numbers on the axis, ascending and finite.
  package let ticks: [Double]
  /// The number of decimals that the labels of the ticks need.
  package let decimals: Int
  /// The position of the lowest value of the domain, in points.
  package let start: Double
  /// The position of the highest value of the domain, in points.
  package let end: Double
  /// The ends of the domain, in `unit`s.
  private let low: Double
  private let high: Double
  private let unit: Double
  /// Whether the ends and the positions are those of logarithms.
  private var isLogarithmic = false

  /// A scale whose ticks cover all values.
  ///
  /// - Parameters:
  ///   - values: The values to cover. If empty, 0 and 1.
  ///   - includesZero: Whether the domain always includes zero, as bars and areas require.
  ///   - limit: The maximum number of ticks, clamped to 2…1000, or at least 3 if values are on both sides of zero.
  ///   - start: The position of the lowest value, in points.
  ///   - end: The position of the highest value, in points.
  ///   - endsAtValues: Whether the axis ends at the last value, with ticks inside, so that names can follow the ends
  ///     of lines. Otherwise it ends at a tick, unless much of it would be empty.
  ///   - room: The space for labels at the ends of the axis, in points, on sides that have values. `low` counts if
  ///     the lowest value is negative or zero isn't included.
  package init(
    covering values: some Sequence<Double>, includesZero: Bool, limit: Int = 6, from start: Double, to end: Double,
    room: (low: Double, high: Double) = (0, 0), endsAtValues: Bool = false
  ) {
    var (lowest, highest) = Self.ends(of: values, includesZero: includesZero)
    var (limit, room) = (min(max(limit, 2), 1000), room)
    // If all values are zero, the scale has only 0 and 1, because other ticks would mean nothing.
    if lowest == 0, highest == 0 { (highest, limit, room) = (1, 2, (0, 0)) }
    let exponent = DecimalPower.floor(max(abs(lowest), abs(highest), 1e-300))
    let unit = DecimalPower.value(exponent)
    var (low, high) = (lowest / unit, highest / unit)
    if high - low < 1e-6 {
      // All values are equal. The value is in the middle of two round numbers, or at the end of an axis from zero.
      let spread = max(abs(high), 1e-6) / 2
      if includesZero { (low, high) = (min(low, 0), max(high, 0)) } else { (low, high) = (low - spread, high + spread) }
      if high - low < 1e-6 { high = low + 1 }
    }
    let length = max(abs(end - start), 1)
    // Room on a side extends the domain in proportion, at most to twice its length.
    let lowPart = low < 0 || !includesZero ? min(max(room.low, 0) / length, 0.25) : 0
    let highPart = high > 0 || !includesZero ? min(max(room.high, 0) / length, 0.25) : 0
    let longer = (high - low) / (1 - lowPart - highPart)
    let needed = (low - longer * lowPart, high + longer * highPart)
    (self.unit, self.start, self.end) = (unit, start, end)
    var domain = Domain(around: needed, low, high, parts: (lowPart, highPart), limit: limit, exponent: exponent)
    if endsAtValues || domain.emptyPart > Self.maximumEmpty,
      let other = Domain(inside: needed, limit: limit, exponent: exponent)
    {
      domain = other
    }
    (self.low, self.high) = (domain.low, domain.high)
    ticks = domain.ticks
    decimals = domain.decimals
  }

  /// The maximum fraction of an axis that may be empty beyond its values and labels, at one end.
  private static let maximumEmpty = 0.25

  /// A scale from `low` to `high` without padding or rounding, for sparklines.
  package init(exactly low: Double, _ high: Double, from start: Double, to end: Double) {
    let (lowest, highest) = Self.ends(of: [low, high], includesZero: false)
    unit = DecimalPower.value(DecimalPower.floor(max(abs(lowest), abs(highest), 1e-300)))
    self.start = start
    self.end = end
    let equal = lowest == highest
    self.low = lowest / unit - (equal ? 1 : 0)
    self.high = highest / unit + (equal ? 1 : 0)
    ticks = []
    decimals = 0
  }

  /// A scale by logarithm between two numbers above 0.
  init(logarithmic ends: (low: Double, high: Double), ticks: [Double], from start: Double, to end: Double) {
    (self.ticks, self.start, self.end, unit, isLogarithmic) = (ticks, start, end, 1, true)
    (low, high) = (ExpLog.log(ends.low), ExpLog.log(ends.high))
    decimals = 0
  }

  /// The ends of a logarithmic domain: exactly a tick if one is there.
  var logarithmicEnds: (low: Double, high: Double) {
    func exact(_ end: Double) -> Double {
      let number = ExpLog.exp(end)
      return ticks.first { abs($0 / number - 1) < 1e-9 } ?? number
    }
    return (exact(low), exact(high))
  }

  /// The position of a value in points. NaN is at the start; an infinite value is beyond an end, and one without a
  /// logarithm is before the start.
  package func position(of value: Double) -> Double {
    let number = isLogarithmic ? (value > 0 ? ExpLog.log(value) : -.infinity) : value / unit
    let part = (number - low) / (high - low)
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
