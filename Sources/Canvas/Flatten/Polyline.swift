/// One subpath as straight segments.
struct Polyline {
  /// How the curves at a point meet it: the chords beside it turn by half of one's angle from that.
  struct CurveEnd {
    let index: Int
    /// Unit vectors; nil if no curve arrives, or none leaves.
    var arriving: SIMD2<Double>?
    var leaving: SIMD2<Double>?
    /// Whether the chord before, or after, is a step of a tight curve: between its ends the pen turns with the curve.
    var arrivesByStep = false
    var leavesByStep = false

    func moved(to index: Int) -> CurveEnd {
      CurveEnd(
        index: index, arriving: arriving, leaving: leaving, arrivesByStep: arrivesByStep, leavesByStep: leavesByStep)
    }
  }

  /// No two neighbours are equal; where it is closed, nor are the last and the first.
  var points: [SIMD2<Double>] = []
  /// For each point whether it lies inside of a flattened curve, where the line only seems to have a corner.
  var isSmooth: [Bool] = []
  /// Where curves begin and end, by rising index of the point.
  var curveEnds: [CurveEnd] = []
  var isClosed = false
  /// Whether the path drew at least one segment here, if only of length 0.
  var hasSegment = false
  /// Memory for the steps of a tight curve.
  var steps: [TightCurves.Step] = []

  mutating func removeAll() {
    // Removing nothing costs as much as removing all.
    if !points.isEmpty { points.removeAll(keepingCapacity: true) }
    if !isSmooth.isEmpty { isSmooth.removeAll(keepingCapacity: true) }
    if !curveEnds.isEmpty { curveEnds.removeAll(keepingCapacity: true) }
    isClosed = false
    hasSegment = false
  }

  @inline(__always)
  mutating func append(_ point: SIMD2<Double>, isSmooth smooth: Bool) {
    if let last = points.last, last == point {
      // A repeated point: what follows it decides nothing, so a corner stays one.
      if !smooth { isSmooth[isSmooth.count - 1] = false }
      return
    }
    points.append(point)
    isSmooth.append(smooth)
  }

  mutating func close() {
    isClosed = true
    hasSegment = true
    while points.count > 1, points[points.count - 1] == points[0] {
      // The first point is this one: what arrives here arrives there.
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

  /// Notes that a curve leaves the last point for the first of these that is another.
  mutating func beginCurve(towards a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    guard let point = points.last, let direction = Self.direction(from: point, to: a, b, c) else { return }
    setCurveEnd { $0.leaving = direction }
  }

  /// Notes that a curve arrives at the last point, from the first of these that is another.
  mutating func endCurve(from a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    isSmooth[isSmooth.count - 1] = false
    hasSegment = true
    guard let point = points.last, let direction = Self.direction(from: point, to: a, b, c) else { return }
    setCurveEnd { $0.arriving = -direction }
  }

  /// Notes that a part of a curve begins or ends at the last point.
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
    let target = a != point ? a : b != point ? b : c
    let way = target - point
    let length = (way * way).sum().squareRoot()
    return length > 1e-150 && length < 1e150 ? way * (1 / length) : nil
  }
}
