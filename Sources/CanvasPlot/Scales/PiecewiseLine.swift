internal import CanvasMath

/// Straight lines through points with ascending or descending x, as d3-scale's piecewise maps.
struct PiecewiseLine: Sendable, Hashable {
  private var xs: [Double]
  private var ys: [Double]

  /// Lines through as many points as both lists have.
  init(xs: [Double], ys: [Double]) {
    let count = min(xs.count, ys.count)
    self.xs = Array(xs.prefix(count))
    self.ys = Array(ys.prefix(count))
    if let first = self.xs.first, let last = self.xs.last, last < first {
      self.xs.reverse()
      self.ys.reverse()
    }
  }

  /// The y at an x, also beyond the ends. NaN if there are fewer than two points or x is NaN. Where two points have
  /// the same x, the middle between them.
  func y(at x: Double) -> Double {
    guard xs.count >= 2 else { return .nan }
    let piece = xs[1..<(xs.count - 1)].bisectRight(x) - 1
    let width = xs[piece + 1] - xs[piece]
    let part = width == 0 ? (x.isNaN ? .nan : 0.5) : (x - xs[piece]) / width
    return ys[piece] * (1 - part) + ys[piece + 1] * part
  }
}

extension RandomAccessCollection where Element == Double, Index == Int {
  /// The index after the last number that isn't above `x`, in ascending numbers.
  func bisectRight(_ x: Double) -> Int { partitionIndex { x < $0 } }
}
