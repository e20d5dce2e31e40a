internal import Canvas

/// Places of equal width side by side, one for each category: where bars stand.
public struct BandScale: Sendable, Hashable {
  /// The number of bands, at least 1.
  public let count: Int
  /// Where the first step begins, in points, and where the last one ends.
  public let start: Double
  /// Where the last step ends, in points.
  public let end: Double
  /// The part of a step that the band takes, 0 to 1; it stands in the step's middle.
  public let fraction: Double

  /// Bands from `start` to `end`; a count below 1 counts as 1.
  public init(count: Int, from start: Double, to end: Double, fraction: Double) {
    self.count = max(count, 1)
    self.start = start
    self.end = end
    self.fraction = min(max(fraction, 0), 1)
  }

  /// Bands whose step is a whole number of points where they are narrow, so that all gaps are as wide; what is left
  /// over is at both ends. Where that would be much, as ``init(count:from:to:fraction:)``.
  static func even(count: Int, from start: Double, to end: Double, fraction: Double) -> BandScale {
    let scale = BandScale(count: count, from: start, to: end, fraction: fraction)
    let step = scale.step.rounded(.down)
    let length = step * Double(scale.count)
    guard isNarrow(scale.step), step >= 4, length >= 0.9 * (end - start) else { return scale }
    let first = ((start + end - length) / 2).rounded()
    return BandScale(count: count, from: first, to: first + length, fraction: fraction)
  }

  /// A band with whole points at both sides, for a narrow step of whole points; nil for others.
  static func evenBandwidth(step: Double, fraction: Double) -> Double? {
    guard isNarrow(step), step == step.rounded(), step >= 4 else { return nil }
    return step - 2 * max((step * (1 - fraction) / 2).rounded(), 1)
  }

  private static func isNarrow(_ step: Double) -> Bool { step < 16 }

  /// The distance between two bands' middles.
  public var step: Double { (end - start) / Double(count) }
  /// The width of a band.
  public var bandwidth: Double { step * fraction }
  /// The middle of a band. Indices outside of `0..<count` continue the scale.
  public func center(of index: Int) -> Double { start + step * (Double(index) + 0.5) }
  /// Where a band begins.
  public func bandStart(of index: Int) -> Double { center(of: index) - bandwidth / 2 }
}
