internal import Canvas

/// Places of equal width side by side, one for each category: where bars stand.
public struct BandScale: Sendable, Hashable {
  public let count: Int
  /// Where the first step begins, in points, and where the last one ends.
  public let start: Double
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

  /// The distance between two bands' middles.
  public var step: Double { (end - start) / Double(count) }
  /// The width of a band.
  public var bandwidth: Double { step * fraction }
  /// The middle of a band. Indices outside of `0..<count` continue the scale.
  public func center(of index: Int) -> Double { start + step * (Double(index) + 0.5) }
  /// Where a band begins.
  public func bandStart(of index: Int) -> Double { center(of: index) - bandwidth / 2 }
}
