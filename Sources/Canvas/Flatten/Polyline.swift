internal import CanvasMath

/// One subpath as straight segments.
struct Polyline {
  /// The directions of the curves that meet at a point. The chords next to the point differ from these by half the
  /// turn of one chord.
  struct CurveEnd {
    var index: Int
    /// The unit vectors in which a curve arrives and leaves; nil if none does.
    var arriving: SIMD2<Double>?
    var leaving: SIMD2<Double>?
    /// Whether the chord before, or after, is a step of a tight curve. Along a step the pen turns with the curve.
    var arrivesByStep = false
    var leavesByStep = false

    func moved(to index: Int) -> CurveEnd { changing(self) { $0.index = index } }
  }

  /// The points. No two neighbours are equal; in a closed line, the last and the first differ too.
  var points: [SIMD2<Double>] = []
  /// Whether each point is inside a flattened curve, where only flattening makes a corner.
  var isSmooth: [Bool] = []
  /// The points at which curves begin or end, in ascending order of index.
  var curveEnds: [CurveEnd] = []
  var isClosed = false
  /// Whether the subpath has at least one segment, even one of length 0.
  var hasSegment = false
  /// Memory for the steps of a tight curve.
  var steps: [TightCurves.Step] = []

  mutating func removeAll() {
    // Removing from an empty array costs as much as from a full one.
    if !points.isEmpty { points.removeAll(keepingCapacity: true) }
    if !isSmooth.isEmpty { isSmooth.removeAll(keepingCapacity: true) }
    if !curveEnds.isEmpty { curveEnds.removeAll(keepingCapacity: true) }
    isClosed = false
    hasSegment = false
  }

  @inline(__always)
  mutating func append(_ point: SIMD2<Double>, isSmooth smooth: Bool) {
    if let last = points.last, last == point {
      // A repeated point is a corner if either of the two is one.
      if !smooth { isSmooth[isSmooth.count - 1] = false }
      return
    }
    points.append(point)
    isSmooth.append(smooth)
  }

  mutating func close() {
    isClosed = true
    hasSegment = true
    let error = largestRoundingError
    while points.count > 1, Self.size(points[points.count - 1] - points[0]) <= error {
      // The last point equals the first: a curve that arrives at the last one arrives at the first.
      if let last = curveEnds.last, last.index == points.count - 1 {
        curveEnds.removeLast()
        if let arriving = last.arriving {
          if curveEnds.first?.index != 0 { curveEnds.insert(CurveEnd(index: 0), at: 0) }
          curveEnds[0].arriving = arriving
          curveEnds[0].arrivesByStep = last.arrivesByStep
        }
      }
      points.removeLast()
      isSmooth.removeLast()
    }
  }

  /// How far the last point of a closed line may be from the first that it is meant to equal. Points at the ends of
  /// relative steps are sums with rounding errors, and a segment between the two could have any direction, with joins
  /// that stick out of the line.
  private var largestRoundingError: Double {
    guard points.count > 1 else { return 0 }
    let gap = Self.size(points[points.count - 1] - points[0])
    // Nearly always the last point is far away, and the others need not be looked at.
    guard gap > 0, gap <= 0x1p-20 * Self.size(points[1] - points[0]) else { return 0 }
    // As large as in browsers and in files, which have numbers of 32 bits.
    return 0x1p-22 * points.reduce(0) { max($0, Self.size($1)) }
  }

  private static func size(_ vector: SIMD2<Double>) -> Double { max(abs(vector.x), abs(vector.y)) }

  /// Records that a curve leaves the last point, towards the first of these points that differs from it.
  mutating func beginCurve(towards a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    guard let point = points.last, let direction = Self.direction(from: point, to: a, b, c) else { return }
    setCurveEnd { $0.leaving = direction }
  }

  /// Records that a curve arrives at the last point, from the first of these points that differs from it.
  mutating func endCurve(from a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    isSmooth[isSmooth.count - 1] = false
    hasSegment = true
    guard let point = points.last, let direction = Self.direction(from: point, to: a, b, c) else { return }
    setCurveEnd { $0.arriving = -direction }
  }

  /// Records that a part of a curve begins or ends at the last point.
  mutating func beginCurve(leaving direction: SIMD2<Double>, byStep: Bool) {
    setCurveEnd {
      $0.leaving = direction
      $0.leavesByStep = byStep
    }
  }

  mutating func endCurve(arriving direction: SIMD2<Double>, byStep: Bool) {
    setCurveEnd {
      $0.arriving = direction
      $0.arrivesByStep = byStep
    }
  }

  mutating func setCurveEnd(_ set: (inout CurveEnd) -> Void) {
    if curveEnds.last?.index != points.count - 1 { curveEnds.append(CurveEnd(index: points.count - 1)) }
    set(&curveEnds[curveEnds.count - 1])
  }

  private static func direction(
    from point: SIMD2<Double>, to a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>
  ) -> SIMD2<Double>? {
    // Control points that are at the end but for rounding tell no direction.
    let least = 0x1p-22 * size(c - point)
    let target = size(a - point) > least ? a : size(b - point) > least ? b : c
    let way = target - point
    let length = (way * way).sum().squareRoot()
    return length > 1e-150 && length < 1e150 ? way * (1 / length) : nil
  }

  /// The unit tangents of a curve at the ends of one of its chords, and whether the chord is a step of a tight curve.
  /// Nil for a line that is not part of a curve, and for a chord that turns from the curve by a right angle or more.
  func tangents(ofSegment i: Int) -> (start: SIMD2<Double>, end: SIMD2<Double>, areOfStep: Bool)? {
    let next = i + 1 == points.count ? 0 : i + 1
    func curveEnd(_ index: Int) -> CurveEnd? {
      let first = curveEnds.partitionIndex { $0.index >= index }
      return first < curveEnds.count && curveEnds[first].index == index ? curveEnds[first] : nil
    }
    if let start = curveEnd(i), start.leavesByStep, let leaving = start.leaving, let arriving = curveEnd(next)?.arriving
    {
      return (leaving, arriving, true)
    }
    let chord = unitChord(i)
    let start = isSmooth[i] && i > 0 ? unitChord(i - 1) + chord : curveEnd(i)?.leaving
    let end = isSmooth[next] ? chord + unitChord(i + 1) : curveEnd(next)?.arriving
    guard let start, let end else { return nil }
    // Neither may point backwards along the chord.
    guard (start * chord).sum() > 0, (end * chord).sum() > 0 else { return nil }
    return (start / (start * start).sum().squareRoot(), end / (end * end).sum().squareRoot(), false)
  }

  private func unitChord(_ i: Int) -> SIMD2<Double> {
    let way = points[i + 1 == points.count ? 0 : i + 1] - points[i]
    let length = (way * way).sum().squareRoot()
    return length > 0 ? way * (1 / length) : .zero
  }
}
