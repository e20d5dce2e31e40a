/// Bands of equal width side by side, one for each category, for bars.
package struct BandScale: Sendable, Hashable {
  /// The number of bands, at least 1.
  package let count: Int
  /// The start of the first step, in points.
  package let start: Double
  /// The end of the last step, in points.
  package let end: Double

  /// Bands from `start` to `end`. A count below 1 counts as 1.
  package init(count: Int, from start: Double, to end: Double) {
    self.count = max(count, 1)
    self.start = start
    self.end = end
  }

  /// Bands whose step, if narrow, is an integer number of points, so that all gaps are equal. The rest is divided
  /// between both ends. If the rest would be large, the bands are those of ``init(count:from:to:)``.
  static func even(count: Int, from start: Double, to end: Double) -> BandScale {
    let scale = BandScale(count: count, from: start, to: end)
    let step = scale.step.rounded(.down)
    let length = step * Double(scale.count)
    guard isNarrow(scale.step), step >= 4, length >= 0.9 * (end - start) else { return scale }
    let first = ((start + end - length) / 2).rounded()
    return BandScale(count: count, from: first, to: first + length)
  }

  /// The width of a band with whole points on both sides, for a narrow step of whole points. Nil for other steps.
  static func evenBandwidth(step: Double, fraction: Double) -> Double? {
    guard isNarrow(step), step == step.rounded(), step >= 4 else { return nil }
    return step - 2 * max((step * (1 - fraction) / 2).rounded(), 1)
  }

  private static func isNarrow(_ step: Double) -> Bool { step < 16 }

  /// The distance between the centres of two bands.
  package var step: Double { (end - start) / Double(count) }
  /// The centre of a band. Indices outside `0..<count` continue the scale.
  package func center(of index: Int) -> Double { start + step * (Double(index) + 0.5) }
}
