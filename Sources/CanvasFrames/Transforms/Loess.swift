/// Locally weighted regression: a line through the nearest points of each point, with less weight for distant points and
/// for outliers. Method: Cleveland, "Robust Locally Weighted Regression and Smoothing Scatterplots" (1979), with two
/// rounds for outliers.
struct Loess {
  private let set: PointSet
  /// The number of points of each line, at least 2.
  let width: Int

  init(_ set: PointSet, bandwidth: Double) {
    self.set = set
    let count = (bandwidth * Double(set.xs.count)).rounded(.towardZero)
    width = max(2, count >= 2 ? Int(min(count, 1e9)) : 2)
  }

  /// The points of the curve, by ascending x. Points of equal x are one.
  var points: [(x: Double, y: Double)] {
    let count = set.xs.count
    guard count > 0 else { return [] }
    var heights = [Double](repeating: 0, count: count)
    var weights = [Double](repeating: 1, count: count)
    for round in 0...2 {
      fit(&heights, weights)
      guard round < 2, let updated = outlierWeights(heights) else { break }
      weights = updated
    }
    return merged(heights)
  }

  private func fit(_ heights: inout [Double], _ weights: [Double]) {
    let xs = set.xs
    var window = 0..<min(width, xs.count)
    for index in xs.indices {
      let (intercept, slope) = line(at: xs[index], window, weights)
      heights[index] = intercept + slope * xs[index]
      advance(&window, to: index + 1)
    }
  }

  /// The weighted line through the points of a window.
  private func line(at x: Double, _ window: Range<Int>, _ weights: [Double]) -> (Double, Double) {
    let (first, last) = (set.xs[window.lowerBound], set.xs[window.upperBound - 1])
    let edge = abs((x - first > last - x ? first : last) - x)
    let scale = 1 / (edge == 0 ? 1 : edge)
    var (total, sumX, sumY, sumXY, sumX2) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in window {
      let (otherX, otherY) = (set.xs[index], set.ys[index])
      let weight = Self.tricube(abs(x - otherX) * scale) * weights[index]
      let weightedX = otherX * weight
      total += weight
      sumX += weightedX
      sumY += otherY * weight
      sumXY += otherY * weightedX
      sumX2 += otherX * weightedX
    }
    return PairMeans.line(sumX / total, sumY / total, sumXY / total, sumX2 / total)
  }

  private static func tricube(_ distance: Double) -> Double {
    let rest = 1 - distance * distance * distance
    return rest * rest * rest
  }

  /// Moves a window to the right while the next point is no farther away than its first one.
  private func advance(_ window: inout Range<Int>, to index: Int) {
    guard set.xs.indices.contains(index) else { return }
    let x = set.xs[index]
    while window.upperBound < set.xs.count, index > window.lowerBound,
      set.xs[window.upperBound] - x <= x - set.xs[window.lowerBound]
    {
      window = window.lowerBound + 1..<window.upperBound + 1
    }
  }

  /// The weights of points by their distance from the curve, or nil if most are on it.
  private func outlierWeights(_ heights: [Double]) -> [Double]? {
    let distances = zip(set.ys, heights).map { abs($0 - $1) }
    guard let median = Quantiles.quartiles(distances.filter { !$0.isNaN })?.median, median >= 1e-12 else { return nil }
    return distances.map {
      let share = $0 / (6 * median)
      let rest = 1 - share * share
      return share >= 1 ? 1e-12 : rest * rest
    }
  }

  /// The points with the means added back. The height at equal x is the mean of all but the first, as in Vega.
  private func merged(_ heights: [Double]) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    var count = 0.0
    for (x, y) in zip(set.xs, heights) {
      if let last = points.last, last.x == x + set.meanX {
        count += 1
        points[points.count - 1].y = last.y + (y - last.y) / count
      } else {
        count = 0
        points.append((x + set.meanX, y))
      }
    }
    return points.map { ($0.x, $0.y + set.meanY) }
  }
}
