/// Turns Bézier curves into points on them.
///
/// The number of segments comes from the second differences of the control points (Wang's bound, as in Goldman,
/// "Pyramid Algorithms", 2003): a degree-d curve in n equal parameter steps is off by at most d(d−1)/8 · M / n². The
/// points are then evaluated from the polynomial, with no recursion.
struct Flattener {
  /// Multiplied by M gives n².
  private let cubicFactor: Double
  private let quadraticFactor: Double

  /// What one curve may become: enough for a circle of radius 10^9 pixels.
  static let maximumSegmentCount = 65_536

  /// What one curve of this path may become. Paths of thousands of curves that all need the most would take minutes;
  /// together they get 2^25 segments, and each at least as many as a quarter of a circle of 700 pixels needs.
  private let segmentLimit: Int

  /// - Parameters:
  ///   - tolerance: The largest distance between a curve and its segments, in the space of the points.
  ///   - verbCount: How many verbs the path has, of which some are curves.
  init(tolerance: Double, verbCount: Int) {
    cubicFactor = 0.75 / tolerance
    quadraticFactor = 0.25 / tolerance
    segmentLimit = min(Self.maximumSegmentCount, max((1 << 25) / max(verbCount, 1), 64))
  }

  @inline(__always)
  private func segmentCount(_ squared: Double) -> Int {
    // NaN and infinity, from coordinates near the largest double, take the limit too.
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

  /// Calls `body` with the points of a cubic after its first, in order; the last is exactly `p3`.
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

  /// Calls `body` with the points of a quadratic after its first, in order; the last is exactly `p2`.
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
