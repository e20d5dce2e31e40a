/// One subpath as straight segments.
struct Polyline {
  /// How the curves at a point meet it: the chords beside it turn by half of one's angle from that.
  struct CurveEnd {
    let index: Int
    /// Unit vectors; nil where no curve arrives, or none leaves.
    var arriving: SIMD2<Double>?
    var leaving: SIMD2<Double>?

    func moved(to index: Int) -> CurveEnd { CurveEnd(index: index, arriving: arriving, leaving: leaving) }
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
          if curveEnds.first?.index == 0 {
            curveEnds[0].arriving = arriving
          } else {
            curveEnds.insert(CurveEnd(index: 0, arriving: arriving), at: 0)
          }
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

  /// Notes the direction in which a curve arrives at the last point.
  mutating func endCurve(arriving direction: SIMD2<Double>) { setCurveEnd { $0.arriving = direction } }

  /// The directions of a curve, of length 1, where a chord of it begins and ends; nil for a true line, and for a chord
  /// that turns by a quarter from the curve.
  func tangents(ofSegment i: Int) -> (start: SIMD2<Double>, end: SIMD2<Double>)? {
    let next = i + 1 == points.count ? 0 : i + 1
    func curveEnd(_ index: Int) -> CurveEnd? {
      var first = 0
      var count = curveEnds.count
      while count > 0 {
        let half = count / 2
        if curveEnds[first + half].index < index {
          first += half + 1
          count -= half + 1
        } else {
          count = half
        }
      }
      return first < curveEnds.count && curveEnds[first].index == index ? curveEnds[first] : nil
    }
    let chord = unitChord(i)
    let start = isSmooth[i] && i > 0 ? unitChord(i - 1) + chord : curveEnd(i)?.leaving
    let end = isSmooth[next] ? chord + unitChord(i + 1) : curveEnd(next)?.arriving
    guard let start, let end else { return nil }
    // Between them they must not turn round.
    guard (start * chord).sum() > 0, (end * chord).sum() > 0 else { return nil }
    return (start / (start * start).sum().squareRoot(), end / (end * end).sum().squareRoot())
  }

  private func unitChord(_ i: Int) -> SIMD2<Double> {
    let way = points[i + 1 == points.count ? 0 : i + 1] - points[i]
    let length = (way * way).sum().squareRoot()
    return length > 0 ? way * (1 / length) : .zero
  }

  private mutating func setCurveEnd(_ set: (inout CurveEnd) -> Void) {
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

extension Path {
  /// Calls `body` with each subpath, flattened, its points moved by `transform` first.
  ///
  /// - Parameters:
  ///   - flattener: Its tolerance counts in the space after the transform.
  ///   - line: What the subpaths are put together in, one after the other; its memory is used again.
  func forEachPolyline(
    _ transform: VectorTransform, _ flattener: Flattener, memory line: inout Polyline,
    _ body: (inout Polyline) -> Void
  ) {
    line.removeAll()
    var start = SIMD2<Double>.zero
    func finish() {
      if line.hasSegment { body(&line) }
      line.removeAll()
    }
    unsafe points.withUnsafeBufferPointer { points in
      var i = 0
      var current = SIMD2<Double>.zero
      for verb in verbs {
        switch verb {
        case .move:
          finish()
          current = unsafe transform.apply(points[i].simd)
          start = current
          line.append(current, isSmooth: false)
        case .line:
          current = unsafe transform.apply(points[i].simd)
          line.append(current, isSmooth: false)
          line.hasSegment = true
        case .quadCurve:
          let control = unsafe transform.apply(points[i].simd)
          let end = unsafe transform.apply(points[i + 1].simd)
          line.beginCurve(towards: control, end, end)
          flattener.quadratic(current, control, end) { line.append($0, isSmooth: true) }
          line.endCurve(from: control, current, current)
          current = end
        case .curve:
          let control1 = unsafe transform.apply(points[i].simd)
          let control2 = unsafe transform.apply(points[i + 1].simd)
          let end = unsafe transform.apply(points[i + 2].simd)
          line.beginCurve(towards: control1, control2, end)
          flattener.cubic(current, control1, control2, end) { line.append($0, isSmooth: true) }
          line.endCurve(from: control2, control1, current)
          current = end
        case .close:
          line.close()
          finish()
          current = start
        }
        i += verb.pointCount
      }
    }
    finish()
  }
}
