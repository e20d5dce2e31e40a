/// Cuts polylines into dashes.
struct Dasher {
  /// Dash, gap, dash, gap …: an even number of lengths with a positive sum.
  let pattern: [Double]
  let patternLength: Double
  let startIndex: Int
  // The rest of the pattern's element at `startIndex` at the start of a line.
  let startRemainder: Double

  /// The maximum number of dashes in one subpath. With more, it would look like a grey line; it is drawn solid.
  static let maximumDashCount = 1_000_000

  /// Creates a dasher, or returns nil if the style has no dashes.
  init?(style: StrokeStyle) {
    var pattern = style.dash
    guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    if pattern.count % 2 == 1 { pattern += pattern }
    let length = pattern.reduce(0, +)
    guard length > 0, length.isFinite else { return nil }
    self.pattern = pattern
    patternLength = length
    var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: length) : 0
    if phase < 0 { phase += length }
    var index = 0
    // A phase at the start of a dash of length 0 stays there: that dash is a dot.
    while phase > 0, phase >= pattern[index] {
      phase -= pattern[index]
      index += 1
      if index == pattern.count { index = 0 }
      // Rounding may leave a phase of a whole pattern, which is a phase of 0.
      if index == 0 && phase >= length { phase = 0 }
    }
    startIndex = index
    startRemainder = pattern[index] - phase
  }

  /// Calls `body` with the dashes of a line, each with the direction in which a dash of length 0 points. On a closed
  /// line the first dash comes last, because the last one may continue into it.
  ///
  /// - Parameter limit: The maximum number of dashes, in addition to `maximumDashCount`.
  /// - Returns: Whether the limits are respected. If they are not, `body` is not called.
  func forEachDash(
    of line: Polyline, limit: Int, _ body: (Polyline, _ direction: SIMD2<Double>) -> Void
  ) -> Bool {
    let points = line.points
    guard points.count > 1 else {
      if isOn(startIndex) { body(line, SIMD2(1, 0)) }
      return true
    }
    let segmentCount = line.isClosed ? points.count : points.count - 1
    var total = 0.0
    for i in 0..<segmentCount { total += DashWalk.length(points[(i + 1) % points.count] - points[i]) }
    guard count(over: total) < Double(min(limit, Self.maximumDashCount)) else { return false }
    var walk = DashWalk(along: line, with: self)
    for i in 0..<segmentCount { walk.passSegment(i, body) }
    walk.finish(body)
    return true
  }

  /// The number of dashes and gaps on a line of a length.
  func count(over length: Double) -> Double { length / patternLength * Double(pattern.count) }

  func isOn(_ index: Int) -> Bool { index % 2 == 0 }
}

/// Walks along a line, segment by segment, and passes on its dashes.
private struct DashWalk {
  private let line: Polyline
  private let dasher: Dasher
  // The current element of the pattern, and the rest of its length.
  private var index: Int
  private var remainder: Double
  // The part of the current dash that has been walked.
  private var dash = Polyline()
  private var direction = SIMD2(1.0, 0.0)
  // The dash at a closed line's start, once it has ended.
  private var first: (line: Polyline, direction: SIMD2<Double>)?
  private var waitsForFirst: Bool
  private var nextCurveEnd = 0

  /// - Parameter line: A line of at least two points.
  init(along line: Polyline, with dasher: Dasher) {
    self.line = line
    self.dasher = dasher
    index = dasher.startIndex
    remainder = dasher.startRemainder
    waitsForFirst = line.isClosed && dasher.isOn(dasher.startIndex)
    if dasher.isOn(index) {
      begin(at: line.points[0])
      keepCurveEnd(of: 0)
    }
  }

  /// Advances to a segment's end.
  @inline(__always)
  mutating func passSegment(_ i: Int, _ body: (Polyline, SIMD2<Double>) -> Void) {
    let next = (i + 1) % line.points.count
    let (start, end) = (line.points[i], line.points[next])
    let segmentLength = Self.length(end - start)
    // The square of a tiny length may be 0.
    if segmentLength > 0 { direction = (end - start) * (1 / segmentLength) }
    let tangents = line.tangents(ofSegment: i)
    var position = 0.0
    // A dash ends or begins inside this segment.
    while segmentLength - position > remainder {
      position += remainder
      let point = start + direction * position
      // On a curve a dash ends perpendicular to the curve, not to its chord.
      let way = tangents.map { $0.start + ($0.end - $0.start) * (position / segmentLength) } ?? direction
      let tangent = way * (1 / Self.length(way))
      if !dasher.isOn(index) {
        begin(at: point)
        if let tangents { dash.beginCurve(leaving: tangent, byStep: tangents.areOfStep) }
      } else {
        dash.append(point, isSmooth: false)
        if let tangents { dash.endCurve(arriving: tangent, byStep: tangents.areOfStep) }
        if waitsForFirst {
          first = (dash, tangent)
          waitsForFirst = false
        } else {
          body(dash, tangent)
        }
      }
      index = (index + 1) % dasher.pattern.count
      remainder = dasher.pattern[index]
    }
    remainder -= segmentLength - position
    guard dasher.isOn(index) else { return }
    dash.append(end, isSmooth: line.isSmooth[next])
    if next == 0 { nextCurveEnd = 0 }
    keepCurveEnd(of: next)
  }

  /// Passes on the dash in which the line ends, and the first one.
  mutating func finish(_ body: (Polyline, SIMD2<Double>) -> Void) {
    switch (first, dasher.isOn(index)) {
    case (let first?, true):
      dash.isSmooth[dash.isSmooth.count - 1] = line.isSmooth[0]
      let joint = dash.points.count - 1
      for end in first.line.curveEnds where end.index > 0 { dash.curveEnds.append(end.moved(to: joint + end.index)) }
      for (point, smooth) in zip(first.line.points, first.line.isSmooth).dropFirst() {
        dash.append(point, isSmooth: smooth)
      }
      body(dash, direction)
    case (let first?, false): body(first.line, first.direction)
    // The first dash has not ended: it covers the whole line.
    case (nil, true): body(waitsForFirst ? line : dash, direction)
    case (nil, false): break
    }
  }

  private mutating func begin(at point: SIMD2<Double>) {
    dash.removeAll()
    dash.hasSegment = true
    dash.append(point, isSmooth: false)
  }

  // A dash that passes a curve's end keeps that end's directions.
  private mutating func keepCurveEnd(of i: Int) {
    let ends = line.curveEnds
    while nextCurveEnd < ends.count, ends[nextCurveEnd].index < i { nextCurveEnd += 1 }
    guard nextCurveEnd < ends.count, ends[nextCurveEnd].index == i else { return }
    let end = ends[nextCurveEnd].moved(to: dash.points.count - 1)
    if let last = dash.curveEnds.last, last.index == end.index {
      // The dash began so close to the curve's end that rounding made both one point. No curve arrives there.
      dash.curveEnds[dash.curveEnds.count - 1].leaving = end.leaving
      dash.curveEnds[dash.curveEnds.count - 1].leavesByStep = end.leavesByStep
    } else {
      dash.curveEnds.append(end)
    }
  }

  static func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }
}
