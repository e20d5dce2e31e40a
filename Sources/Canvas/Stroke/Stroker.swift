internal import CanvasMath

/// Outlines polylines: emits the edges of the area that a pen covers, to be filled with the non-zero rule.
///
/// Every segment is outlined left and right in the direction of the line. Corners are joined on their outer side. On
/// their inner side the outline passes through the point where the two offset lines meet or, if a segment is too
/// short for that, through the corner itself. Every region of the stroke then has a winding number of at least 1:
/// take each segment's rectangle and each join's wedge, all with the same orientation; the meeting point takes away
/// once what two rectangles cover twice.
struct Stroker {
  let halfWidth: Double
  let cap: StrokeStyle.Cap
  let join: StrokeStyle.Join
  // cos²(θ/2) of the sharpest turn θ that still gets a miter: 1 / limit².
  private let sharpestMiter: Double
  // The cosine of the turn below which a corner inside a curve is drawn as a miter: its tip is then within the
  // tolerance of the round pen.
  private let smoothCosine: Double
  // The largest turn of one edge of a round cap or join, in radians.
  private let finestArcStep: Double
  // The same for the current line.
  private var arcStep: Double
  // The maximum number of edges in all arcs of a line, if each were a whole circle: the corners of a curve too small
  // for floating point turn by any angle. It is more than arcs with a radius of 100 pixels need at 40 000 corners.
  private static let maximumArcEdgeCount = Double(1 << 22)
  private let transform: VectorTransform

  /// A direction, which is a unit vector, and the length of the line in that direction.
  struct Segment {
    var direction: SIMD2<Double>
    var length: Double
  }

  // The segments of the current line.
  var segments: [Segment] = []
  // Whether the last segment meets the first.
  private var isLoop = false
  // The first and the last segment if they are short parts of chords, otherwise −1.
  private var shortStart = -1
  private var shortEnd = -1

  /// - Parameters:
  ///   - tolerance: The largest distance between round pieces and the true outline, in the line's own space.
  ///   - verbCount: The number of verbs in the path that the lines come from.
  ///   - memory: The memory that the stroker uses until `giveBack(to:)`.
  init(style: StrokeStyle, transform: Transform, tolerance: Double, verbCount: Int, memory: StrokeMemory) {
    unsafe swap(&segments, &memory.segments)
    halfWidth = style.width / 2
    cap = style.cap
    join = style.join
    sharpestMiter = style.miterLimit >= 1 ? 1 / (style.miterLimit * style.miterLimit) : 2
    self.transform = VectorTransform(transform)
    // A chord of a turn θ is off by r·(1 − cos(θ/2)) ≈ r·θ²/8, a miter's tip by about as much in the other direction.
    let ratio = min(tolerance / max(halfWidth, .leastNormalMagnitude), 0.25)
    // A whole circle never has more than 65 536 edges, like a curve. Otherwise, with a tolerance near 0 under a huge
    // transform, each of a curve's many corners would become thousands of edges. All round pieces of a path together
    // have at most about 2^25 edges, like its curves.
    let share = max(2 * Double.pi / Double(Flattener.maximumSegmentCount), 2 * Double.pi * Double(verbCount) / 0x1p25)
    finestArcStep = max((8 * ratio).squareRoot(), share)
    arcStep = finestArcStep
    smoothCosine = 1 - 4 * ratio
  }

  /// The approximate number of edges of a line of length 0.
  var edgesOfDot: Int { cap == .round ? Int(saturating: 2 * Double.pi / finestArcStep) + 1 : 4 }

  /// The largest turn of one step of a tight curve, in radians. At the pen's end a chord is then off by a quarter of
  /// the tolerance, in addition to the error of the curve's own chord.
  var largestTurnOfStep: Double { finestArcStep / 2 }

  /// Gives the memory back. The stroker can't be used afterwards.
  mutating func giveBack(to memory: StrokeMemory) { unsafe swap(&segments, &memory.segments) }

  @inline(__always)
  private mutating func setSegments(count: Int, of points: [SIMD2<Double>]) {
    segments.removeAll(keepingCapacity: true)
    segments.reserveCapacity(count)
    for i in 0..<count {
      let v = points[i + 1 == points.count ? 0 : i + 1] - points[i]
      let length = (v * v).sum().squareRoot()
      // The squares of tiny or huge vectors underflow or overflow; `unit` scales first, which keeps the direction.
      let direction = length > 1e-150 && length < 1e150 ? v * (1 / length) : Self.unit(v)
      segments.append(Segment(direction: direction, length: length))
    }
  }

  /// Emits the outline of one line.
  ///
  /// - Parameter directionOfDot: The direction of a line of length 0, a unit vector. Its square caps are aligned with
  ///   it.
  mutating func stroke<Sink: EdgeSink>(
    _ line: Polyline, directionOfDot: SIMD2<Double>, into sink: inout Sink
  ) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { strokeDot(point, directionOfDot, into: &sink) }
      return
    }
    isLoop = line.isClosed && points.count > 2
    let segmentCount = isLoop ? points.count : points.count - 1
    arcStep = max(finestArcStep, 2 * Double.pi * Double(segmentCount) / Self.maximumArcEdgeCount)
    setSegments(count: segmentCount, of: points)
    (shortStart, shortEnd) = (-1, -1)
    let firstEnd = line.curveEnds.first.flatMap { $0.index == 0 ? $0 : nil }
    if isLoop {
      strokeLoop(line, firstEnd, segmentCount, into: &sink)
    } else {
      strokeOpen(line, firstEnd, segmentCount, into: &sink)
    }
  }

  private mutating func strokeLoop<Sink: EdgeSink>(
    _ line: Polyline, _ firstEnd: Polyline.CurveEnd?, _ segmentCount: Int, into sink: inout Sink
  ) {
    var outline = OutlineCursor(transform: transform)
    let innerEnds = firstEnd == nil ? 0 : 1
    if let firstEnd, firstEnd.arrivesByStep || firstEnd.leavesByStep {
      emitSweptLoop(of: line, into: &outline, &sink)
    } else if let firstEnd, let way = way(through: firstEnd, segmentCount - 1, 0) {
      emitLoop(of: line, from: way, curveEnds: innerEnds, into: &outline, &sink)
    } else {
      let closing = corner(line.points[0], segmentCount - 1, 0, isSmooth: line.isSmooth[0])
      outline.begin(left: closing.leftOut, right: closing.rightOut)
      emitCorners(of: line, upTo: line.points.count, curveEnds: innerEnds, into: &outline, &sink)
      emit(closing, into: &outline, &sink)
    }
  }

  private mutating func strokeOpen<Sink: EdgeSink>(
    _ line: Polyline, _ firstEnd: Polyline.CurveEnd?, _ segmentCount: Int, into sink: inout Sink
  ) {
    let points = line.points
    var outline = OutlineCursor(transform: transform)
    let first = firstEnd?.leaving ?? segments[0].direction
    let lastEnd = line.curveEnds.last.flatMap { $0.index == points.count - 1 ? $0 : nil }
    if let firstEnd, !firstEnd.leavesByStep, alignShortSegment(0, with: first) { shortStart = 0 }
    if let lastEnd, let arriving = lastEnd.arriving, !lastEnd.arrivesByStep, segmentCount > 1,
      alignShortSegment(segmentCount - 1, with: arriving)
    {
      shortEnd = segmentCount - 1
    }
    let normal = Self.normal(first) * halfWidth
    // A closed line of two points goes there and back. It is stroked as an open line with joins as caps.
    let cap = line.isClosed ? (join == .round ? .round : .butt) : cap
    startCap(cap, points[0], first, &sink)
    outline.begin(left: points[0] + normal, right: points[0] - normal)
    if let firstEnd, firstEnd.leaving != nil, !firstEnd.leavesByStep {
      emit(departure(from: points[0], first, 0), into: &outline, &sink)
    }
    emitCorners(
      of: line, upTo: points.count - 1, curveEnds: firstEnd == nil ? 0 : 1, into: &outline, &sink)
    let end = points[points.count - 1]
    var last = segments[segmentCount - 1].direction
    if let lastEnd, let arriving = lastEnd.arriving {
      last = arriving
      if lastEnd.arrivesByStep {
        emitArrival(of: line, line.curveEnds.count - 1, into: &outline, &sink)
      } else {
        emit(arrival(at: end, last, segmentCount - 1), into: &outline, &sink)
      }
    }
    let endNormal = Self.normal(last) * halfWidth
    outline.addLeft(end + endNormal, &sink)
    outline.addRight(end - endNormal, &sink)
    endCap(cap, end, last, &sink)
  }

  // A dash may end so close to the end of a chord that its part of the chord is shorter than the turn from the chord to
  // the curve needs. Both of the part's corners would then stick out of the curve. Its sides take the curve's direction.
  private mutating func alignShortSegment(_ i: Int, with direction: SIMD2<Double>) -> Bool {
    guard straightInside(direction, i) == nil, (direction * segments[i].direction).sum() > 0 else { return false }
    segments[i].direction = direction
    return true
  }

  // Where such a segment meets the next chord, that chord's inner corner would stick out, too.
  private func straightInside(_ before: Int, _ after: Int) -> SIMD2<Double>? {
    if after == shortEnd { return straightInside(segments[after].direction, before) }
    return before == shortStart ? straightInside(segments[before].direction, after) : nil
  }

  // MARK: Corners

  /// How the outline passes a corner: on each side, the points at which one segment ends and the next begins, and the
  /// connection between them.
  struct Corner {
    enum Passage {
      /// The two points are equal.
      case meeting
      /// A straight edge.
      case straight
      /// Through the corner itself.
      case pivot
      /// An arc about the corner.
      case arc
    }
    var pivot: SIMD2<Double>
    var isLeftInner: Bool
    var leftIn: SIMD2<Double>
    var leftOut: SIMD2<Double>
    var leftPassage: Passage
    var rightIn: SIMD2<Double>
    var rightOut: SIMD2<Double>
    var rightPassage: Passage
    /// The middle of an arc, or nil if the turn is less than a right angle, so that the shorter way is unambiguous.
    var arcMiddle: SIMD2<Double>?
  }

  // Emits the corners at the points from 1 to `limit`. `curveEnds` is the index of the first curve end among them.
  @inline(__always)
  func emitCorners<Sink: EdgeSink>(
    of line: Polyline, upTo limit: Int, curveEnds: Int, into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    var nextEnd = curveEnds
    var i = 1
    while true {
      let end = nextEnd < line.curveEnds.count ? min(line.curveEnds[nextEnd].index, limit) : limit
      while i < end {
        emitCorner(line.points[i], i - 1, i, isSmooth: line.isSmooth[i], into: &outline, &sink)
        i += 1
      }
      guard i < limit else { return }
      let curveEnd = line.curveEnds[nextEnd]
      if curveEnd.arrivesByStep || curveEnd.leavesByStep {
        emitSwept(line, nextEnd, into: &outline, &sink)
      } else {
        emitCorner(line.points[i], at: curveEnd, into: &outline, &sink)
      }
      nextEnd += 1
      i += 1
    }
  }

  // Does what `corner` and `emit` do. If the outer side passes through the tip, this emits directly: the inner offset
  // lines meet at the point opposite the tip.
  @inline(__always)
  private func emitCorner<Sink: EdgeSink>(
    _ pivot: SIMD2<Double>, _ before: Int, _ after: Int, isSmooth: Bool, into outline: inout OutlineCursor,
    _ sink: inout Sink
  ) {
    let d0 = segments[before].direction
    let d1 = segments[after].direction
    let cosine = (d0 * d1).sum()
    guard meetsOutside(cosine, isSmooth: isSmooth) else {
      return emitWideCorner(pivot, before, after, isSmooth: isSmooth, into: &outline, &sink)
    }
    let sine = d0.x * d1.y - d0.y * d1.x
    let n0 = Self.normal(d0) * halfWidth
    let n1 = Self.normal(d1) * halfWidth
    let tip = (n0 + n1) * (1 / (1 + cosine))
    if meetsInside(before, after, cosine, sine, isSmooth: isSmooth) {
      outline.addLeft(pivot + tip, &sink)
      outline.addRight(pivot - tip, &sink)
    } else if before == shortStart || after == shortEnd {
      emitWideCorner(pivot, before, after, isSmooth: isSmooth, into: &outline, &sink)
    } else if sine > 0 {
      outline.addLeft(pivot + tip, &sink)
      outline.addRight(pivot - n0, &sink)
      outline.addRight(pivot, &sink)
      outline.addRight(pivot - n1, &sink)
    } else {
      outline.addLeft(pivot + n0, &sink)
      outline.addLeft(pivot, &sink)
      outline.addLeft(pivot + n1, &sink)
      outline.addRight(pivot - tip, &sink)
    }
  }

  @inline(never)
  private func emitWideCorner<Sink: EdgeSink>(
    _ pivot: SIMD2<Double>, _ before: Int, _ after: Int, isSmooth: Bool, into outline: inout OutlineCursor,
    _ sink: inout Sink
  ) {
    emit(corner(pivot, before, after, isSmooth: isSmooth), into: &outline, &sink)
  }

  @inline(never)
  private func emitCorner<Sink: EdgeSink>(
    _ point: SIMD2<Double>, at end: Polyline.CurveEnd, into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    if let way = way(through: end, end.index - 1, end.index) {
      emitBend(point, way, end.index, into: &outline, &sink)
    } else {
      emit(corner(point, end.index - 1, end.index, isSmooth: false), into: &outline, &sink)
    }
  }

  @inline(never)
  private func emitBend<Sink: EdgeSink>(
    _ point: SIMD2<Double>, _ way: Way, _ i: Int, into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    let bend = bend(at: point, way, i - 1, i)
    emitArrival(bend, into: &outline, &sink)
    emitDeparture(bend, into: &outline, &sink)
  }

  // Emits all corners of a loop whose first point is a bend.
  @inline(never)
  private func emitLoop<Sink: EdgeSink>(
    of line: Polyline, from way: Way, curveEnds: Int, into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    let bend = bend(at: line.points[0], way, line.points.count - 1, 0)
    outline.begin(left: bend.leftMeeting ?? bend.join.leftOut, right: bend.rightMeeting ?? bend.join.rightOut)
    emitDeparture(bend, into: &outline, &sink)
    emitCorners(of: line, upTo: line.points.count, curveEnds: curveEnds, into: &outline, &sink)
    emitArrival(bend, into: &outline, &sink)
  }

  private struct Way {
    var arriving: SIMD2<Double>
    var leaving: SIMD2<Double>
  }

  // The true line's directions at a curve's end, or nil if the line continues smoothly: the angle between the chords
  // is then as good as anywhere on the curve.
  @inline(__always)
  private func way(through end: Polyline.CurveEnd, _ before: Int, _ after: Int) -> Way? {
    let way = Way(
      arriving: end.arriving ?? segments[before].direction, leaving: end.leaving ?? segments[after].direction)
    return (way.arriving * way.leaving).sum() < 0.999_999 ? way : nil
  }

  /// How the true line bends at a curve's end. The chord before turns to the arriving curve's direction, then to the
  /// leaving curve's direction, then to the chord after. Only the outer side needs these turns. If the inner offset
  /// lines of the chords meet, the inner side passes through their meeting point.
  private struct Bend {
    var arrival: Corner
    var join: Corner
    var departure: Corner
    var leftMeeting: SIMD2<Double>?
    var rightMeeting: SIMD2<Double>?
  }

  private func bend(at point: SIMD2<Double>, _ way: Way, _ before: Int, _ after: Int) -> Bend {
    var bend = Bend(
      arrival: arrival(at: point, way.arriving, before),
      join: turn(point, from: way.arriving, to: way.leaving, isSmooth: false, inside: nil),
      departure: departure(from: point, way.leaving, after))
    let chords = corner(point, before, after, isSmooth: false, isBend: true)
    if bend.join.leftPassage == .pivot, chords.isLeftInner, chords.leftPassage == .meeting {
      bend.leftMeeting = chords.leftIn
    } else if bend.join.rightPassage == .pivot, !chords.isLeftInner, chords.rightPassage == .meeting {
      bend.rightMeeting = chords.rightIn
    }
    return bend
  }

  private func emitArrival<Sink: EdgeSink>(
    _ bend: Bend, into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    if let meeting = bend.leftMeeting {
      outline.addLeft(meeting, &sink)
    } else {
      emitLeft(bend.arrival, into: &outline, &sink)
      emitLeft(bend.join, into: &outline, &sink)
    }
    if let meeting = bend.rightMeeting {
      outline.addRight(meeting, &sink)
    } else {
      emitRight(bend.arrival, into: &outline, &sink)
      emitRight(bend.join, into: &outline, &sink)
    }
  }

  private func emitDeparture<Sink: EdgeSink>(
    _ bend: Bend, into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    if bend.leftMeeting == nil { emitLeft(bend.departure, into: &outline, &sink) }
    if bend.rightMeeting == nil { emitRight(bend.departure, into: &outline, &sink) }
  }

  // On the inner side of a curve's first or last turn, the outline goes straight on from the true end if the chord is
  // long enough. Through the pivot, the chord's corner would stick out.
  func arrival(at point: SIMD2<Double>, _ direction: SIMD2<Double>, _ segment: Int) -> Corner {
    turn(
      point, from: segments[segment].direction, to: direction, isSmooth: true,
      inside: straightInside(direction, segment))
  }

  func departure(from point: SIMD2<Double>, _ direction: SIMD2<Double>, _ segment: Int) -> Corner {
    turn(
      point, from: direction, to: segments[segment].direction, isSmooth: true,
      inside: straightInside(direction, segment))
  }

  private func straightInside(_ direction: SIMD2<Double>, _ segment: Int) -> SIMD2<Double>? {
    let chord = segments[segment]
    let sine = direction.x * chord.direction.y - direction.y * chord.direction.x
    let isForward = (direction * chord.direction).sum() > 0
    return isForward && 2 * halfWidth * abs(sine) <= chord.length ? Self.normal(direction) * halfWidth : nil
  }

  @inline(__always)
  private func corner(
    _ pivot: SIMD2<Double>, _ before: Int, _ after: Int, isSmooth: Bool, isBend: Bool = false
  ) -> Corner {
    let d0 = segments[before].direction
    let d1 = segments[after].direction
    let cosine = (d0 * d1).sum()
    let sine = d0.x * d1.y - d0.y * d1.x
    let meetsInside = self.meetsInside(before, after, cosine, sine, isSmooth: isSmooth)
    let meeting = (Self.normal(d0) * halfWidth + Self.normal(d1) * halfWidth) * (1 / (1 + cosine))
    return turn(
      pivot, from: d0, to: d1, isSmooth: isSmooth,
      inside: meetsInside ? meeting : isBend ? nil : straightInside(before, after))
  }

  // Whether the inner offset lines of two segments meet within both segments.
  @inline(__always)
  private func meetsInside(
    _ before: Int, _ after: Int, _ cosine: Double, _ sine: Double, isSmooth: Bool
  ) -> Bool {
    // tan(θ/2) = sin θ / (1 + cos θ) gives how far along a segment the inner offset lines meet. A corner may always
    // use half of a segment, and more only if the segment's other corner needs less, and if each segment's inner end,
    // which is hw · sin θ along the other segment, is beside that one. Otherwise the end would be cut off; chords of
    // a curve turn too little for that.
    let reach = halfWidth * abs(sine)
    let length = min(segments[before].length, segments[after].length)
    let limit = (1 + cosine) * length
    return cosine > -0.999 && reach <= limit
      && (2 * reach <= limit
        || ((isSmooth || reach <= length) && hasRoom(reach / (1 + cosine), before, after, isLeftOuter: sine > 0)))
  }

  // Whether the outer offset lines continue to the point where they meet: in a miter, or in a corner of a curve or a
  // round join whose tip is as good as an arc.
  @inline(__always)
  private func meetsOutside(_ cosine: Double, isSmooth: Bool) -> Bool {
    if isSmooth || join == .round { return cosine >= smoothCosine }
    return join == .miter && cosine > -0.999_999 && (1 + cosine) / 2 >= sharpestMiter
  }

  // The corner between two directions. On its inner side the outline passes at the offset `inside` from the pivot,
  // given for the left side. If that is nil, it passes through the pivot.
  @inline(__always)
  func turn(
    _ pivot: SIMD2<Double>, from d0: SIMD2<Double>, to d1: SIMD2<Double>, isSmooth: Bool, inside: SIMD2<Double>?
  ) -> Corner {
    let n0 = Self.normal(d0) * halfWidth
    let n1 = Self.normal(d1) * halfWidth
    let cosine = (d0 * d1).sum()
    let sine = d0.x * d1.y - d0.y * d1.x
    // With y down, a positive sine is a turn to the right, away from the left side.
    let isLeftOuter = sine > 0
    let inner: Corner.Passage = inside == nil ? .pivot : .meeting
    let outer: Corner.Passage =
      meetsOutside(cosine, isSmooth: isSmooth) ? .meeting : isSmooth || join == .round ? .arc : .straight
    let tip = outer == .meeting ? (n0 + n1) * (1 / (1 + cosine)) : .zero
    let meeting = inside ?? .zero
    let leftPassage = isLeftOuter ? outer : inner
    let rightPassage = isLeftOuter ? inner : outer
    let left = isLeftOuter ? tip : meeting
    let right = isLeftOuter ? meeting : tip
    return Corner(
      pivot: pivot,
      isLeftInner: !isLeftOuter,
      leftIn: leftPassage == .meeting ? pivot + left : pivot + n0,
      leftOut: leftPassage == .meeting ? pivot + left : pivot + n1,
      leftPassage: leftPassage,
      rightIn: rightPassage == .meeting ? pivot - right : pivot - n0,
      rightOut: rightPassage == .meeting ? pivot - right : pivot - n1,
      rightPassage: rightPassage,
      arcMiddle: outer == .arc && cosine < 0 ? Self.unit(d0 - d1) * halfWidth : nil)
  }

  // Whether the inner offset lines of both segments still run forwards when their other corners are cut as well. A
  // segment whose inner side ran backwards would cut a hole.
  private func hasRoom(_ cut: Double, _ before: Int, _ after: Int, isLeftOuter: Bool) -> Bool {
    func cutAtCorner(_ before: Int, _ after: Int) -> Double {
      let d0 = segments[before].direction
      let d1 = segments[after].direction
      let sine = d0.x * d1.y - d0.y * d1.x
      let cosine = (d0 * d1).sum()
      // A turn in the other direction cuts the other side.
      guard (sine > 0) == isLeftOuter else { return 0 }
      return cosine > -0.999 ? halfWidth * abs(sine) / (1 + cosine) : .infinity
    }
    let last = segments.count - 1
    let cutBefore = before > 0 ? cutAtCorner(before - 1, before) : isLoop ? cutAtCorner(last, 0) : 0
    let cutAfter = after < last ? cutAtCorner(after, after + 1) : isLoop ? cutAtCorner(last, 0) : 0
    return cut + cutBefore <= segments[before].length && cut + cutAfter <= segments[after].length
  }

  @inline(__always)
  func emit<Sink: EdgeSink>(_ corner: Corner, into outline: inout OutlineCursor, _ sink: inout Sink) {
    emitLeft(corner, into: &outline, &sink)
    emitRight(corner, into: &outline, &sink)
  }

  @inline(__always)
  private func emitLeft<Sink: EdgeSink>(_ corner: Corner, into outline: inout OutlineCursor, _ sink: inout Sink) {
    emit(corner.leftIn, corner.leftPassage, corner.leftOut, of: corner) { outline.addLeft($0, &sink) }
  }

  @inline(__always)
  private func emitRight<Sink: EdgeSink>(_ corner: Corner, into outline: inout OutlineCursor, _ sink: inout Sink) {
    emit(corner.rightIn, corner.rightPassage, corner.rightOut, of: corner) { outline.addRight($0, &sink) }
  }

  /// Emits the points of one side of a corner.
  @inline(__always)
  private func emit(
    _ first: SIMD2<Double>, _ passage: Corner.Passage, _ last: SIMD2<Double>, of corner: Corner,
    _ add: (SIMD2<Double>) -> Void
  ) {
    add(first)
    switch passage {
    case .meeting: break
    case .straight: add(last)
    case .pivot:
      add(corner.pivot)
      add(last)
    case .arc:
      forEachArcPoint(first - corner.pivot, last - corner.pivot, through: corner.arcMiddle) { add(corner.pivot + $0) }
    }
  }

  // MARK: Round pieces

  // Calls `body` with the points of an arc after `start`: the shorter way to `end`, or through `middle` if given. All
  // are vectors from the arc's centre.
  func forEachArcPoint(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, through middle: SIMD2<Double>?,
    _ body: (SIMD2<Double>) -> Void
  ) {
    if let middle {
      forEachArcPoint(start, middle, through: nil, body)
      forEachArcPoint(middle, end, through: nil, body)
      return
    }
    let cosine = (start * end).sum()
    let sine = start.x * end.y - start.y * end.x
    let turn = Trigonometry.angle(of: Vector(dx: cosine, dy: sine))
    let count = max(1, Int(saturating: (abs(turn) / arcStep).rounded(.up)))
    if count > 1 {
      let step = Trigonometry.sineAndCosine(turn / Double(count))
      var v = start
      for _ in 1..<count {
        v = SIMD2(v.x * step.cosine - v.y * step.sine, v.x * step.sine + v.y * step.cosine)
        body(v)
      }
    }
    body(end)
  }

  // MARK: Ends

  // Emits a cap from the right side's start to the left side's. The outline follows the left side forwards and the
  // right side backwards.
  private func startCap<Sink: EdgeSink>(
    _ cap: StrokeStyle.Cap, _ point: SIMD2<Double>, _ direction: SIMD2<Double>, _ sink: inout Sink
  ) {
    let normal = Self.normal(direction) * halfWidth
    addCap(cap, from: -normal, to: normal, at: point, outwards: -direction * halfWidth, &sink)
  }

  private func endCap<Sink: EdgeSink>(
    _ cap: StrokeStyle.Cap, _ point: SIMD2<Double>, _ direction: SIMD2<Double>, _ sink: inout Sink
  ) {
    let normal = Self.normal(direction) * halfWidth
    addCap(cap, from: normal, to: -normal, at: point, outwards: direction * halfWidth, &sink)
  }

  private func addCap<Sink: EdgeSink>(
    _ cap: StrokeStyle.Cap, from start: SIMD2<Double>, to end: SIMD2<Double>, at point: SIMD2<Double>,
    outwards: SIMD2<Double>,
    _ sink: inout Sink
  ) {
    var outline = OutlineCursor(transform: transform)
    outline.begin(left: point + start, right: point + end)
    switch cap {
    case .butt: break
    case .square:
      outline.addLeft(point + (start + outwards), &sink)
      outline.addLeft(point + (end + outwards), &sink)
    case .round:
      forEachArcPoint(start, end, through: outwards) { outline.addLeft(point + $0, &sink) }
      return
    }
    outline.addLeft(point + end, &sink)
  }

  private func strokeDot<Sink: EdgeSink>(
    _ point: SIMD2<Double>, _ direction: SIMD2<Double>, into sink: inout Sink
  ) {
    guard cap != .butt else { return }
    startCap(cap, point, direction, &sink)
    endCap(cap, point, direction, &sink)
  }

  // MARK: Vectors

  // The normal to the left of a direction, with y down.
  @inline(__always)
  static func normal(_ direction: SIMD2<Double>) -> SIMD2<Double> { SIMD2(direction.y, -direction.x) }

  static func unit(_ v: SIMD2<Double>) -> SIMD2<Double> {
    let scale = max(abs(v.x), abs(v.y))
    guard scale > 0, scale.isFinite else { return SIMD2(1, 0) }
    let scaled = v / scale
    return scaled / (scaled * scaled).sum().squareRoot()
  }
}

/// The current points of an outline's two sides, on the device. The left side is followed forwards, the right side
/// backwards.
struct OutlineCursor {
  private let transform: VectorTransform
  private var left = SIMD2<Double>.zero
  private var right = SIMD2<Double>.zero

  init(transform: VectorTransform) {
    self.transform = transform
  }

  @inline(__always)
  mutating func begin(left: SIMD2<Double>, right: SIMD2<Double>) {
    self.left = transform.apply(left)
    self.right = transform.apply(right)
  }

  @inline(__always)
  mutating func addLeft<Sink: EdgeSink>(_ point: SIMD2<Double>, _ sink: inout Sink) {
    let next = transform.apply(point)
    sink.addEdge(from: left, to: next)
    left = next
  }

  @inline(__always)
  mutating func addRight<Sink: EdgeSink>(_ point: SIMD2<Double>, _ sink: inout Sink) {
    let next = transform.apply(point)
    sink.addEdge(from: next, to: right)
    right = next
  }
}

/// The memory that stroking allocates, reused from one stroke to the next.
final class StrokeMemory {
  @exclusivity(unchecked) var line = Polyline()
  @exclusivity(unchecked) var segments: [Stroker.Segment] = []
}
