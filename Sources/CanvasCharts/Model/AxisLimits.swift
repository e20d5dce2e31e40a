/// The ends of an axis of numbers, instead of those that fit the values. What lies beyond is cut off, and counted in a
/// note.
public struct AxisLimits: Sendable, Hashable {
  /// The lowest number, or nil for one that fits the values.
  public var low: Double?
  /// The highest number, or nil for one that fits the values.
  public var high: Double?

  /// An axis with given ends. Ends that aren't finite count as nil, and so does a high end that isn't above the low one.
  public init(low: Double? = nil, high: Double? = nil) {
    self.low = low.flatMap { $0.isFinite ? $0 : nil }
    self.high = high.flatMap { high in high.isFinite && self.low.map { $0 < high } ?? true ? high : nil }
  }

  var areSet: Bool { low != nil || high != nil }

  func contains(_ value: Double) -> Bool { (low ?? -.infinity) <= value && value <= (high ?? .infinity) }

  func clamped(_ value: Double) -> Double { min(max(value, low ?? -.infinity), high ?? .infinity) }
}
