/// Turns Bézier curves into points on them.
///
/// The number of segments comes from the second differences of the control points (Wang's bound, as in Goldman,
/// "Pyramid Algorithms", 2003): a degree-d curve in n equal parameter steps is off by at most d(d−1)/8 · M / n². The
/// points are then evaluated from the polynomial, with no recursion.
struct Flattener {
  /// The factors that M is multiplied by to give n².
  private let cubicFactor: Double
  private let quadraticFactor: Double

  /// The maximum number of segments per curve, enough for a circle of radius 10^9 pixels.
  static let maximumSegmentCount = 65_536

  /// The maximum number of segments per curve of this path. A path of thousands of curves that each need the most
  /// would take minutes. Its curves therefore share 2^25 segments, but each may have at least 64, as many as a
  /// quarter of a circle of 700 pixels needs.
  private let segmentLimit: Int

  /// - Parameters:
  ///   - tolerance: The largest distance between a curve and its segments, in the space of the points.
  ///   - verbCount: The number of verbs in the path, an upper bound for its curves.
  init(tolerance: Double, verbCount: Int) {
    cubicFactor = 0.75 / tolerance
    quadraticFactor = 0.25 / tolerance
    segmentLimit = min(Self.maximumSegmentCount, max((1 << 25) / max(verbCount, 1), 64))
  }

  @inline(__always)
  private func segmentCount(_ squared: Double) -> Int {
    // NaN and infinity, which come from coordinates near the largest double, also give the limit.
    let count = squared.squareRoot()
    return count < Double(segmentLimit - 1) ? Int(count) + 1 : segmentLimit
  }

  @inline(__always)
  func segmentCount(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) -> Int {
    let first = p0 - p1 - p1 + p2
    let second = p1 - p2 - p2 + p3
    let m = max((first * first).sum(), (second * second).sum()).squareRoot()
    return segmentCount(m * cubicFactor)
  }

  @inline(__always)
  func segmentCount(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>) -> Int {
    let difference = p0 - p1 - p1 + p2
    return segmentCount((difference * difference).sum().squareRoot() * quadraticFactor)
  }

  /// Calls `body` with each point of the flattened cubic after the first, in order. The last is exactly `p3`.
  @inline(__always)
  func cubic(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>,
    _ body: (SIMD2<Double>) -> Void
  ) {
    let count = segmentCount(p0, p1, p2, p3)
    if count > 1 {
      // ((a·t + b)·t + c)·t + p0
      let c = 3 * (p1 - p0)
      let b = 3 * (p2 - p1) - c
      let a = p3 - p0 - c - b
      let step = 1 / Double(count)
      for i in 1..<count {
        let t = Double(i) * step
        body(((a * t + b) * t + c) * t + p0)
      }
    }
    body(p3)
  }

  /// Calls `body` with each point of the flattened quadratic after the first, in order. The last is exactly `p2`.
  @inline(__always)
  func quadratic(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ body: (SIMD2<Double>) -> Void
  ) {
    let count = segmentCount(p0, p1, p2)
    if count > 1 {
      let b = 2 * (p1 - p0)
      let a = p0 - p1 - p1 + p2
      let step = 1 / Double(count)
      for i in 1..<count {
        let t = Double(i) * step
        body((a * t + b) * t + p0)
      }
    }
    body(p2)
  }
}

/// The largest distance between a flattened curve and the true one.
enum Tolerance {
  /// The tolerance in device pixels. A chord that is off by this much changes a pixel's coverage by at most 16 of 255
  /// levels, and the curve looks like the true one. Cairo allows 1/10.
  static let device = 1.0 / 16
}
