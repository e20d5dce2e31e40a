/// Outlines tight curves: the area that the pen covers as it turns with the curve, from the normal at one point to
/// the normal at the next.
///
/// If the two normals cross, the inner end of the pen moves backwards, and the fan there is wound in the opposite
/// direction. It would cancel what other parts of the stroke cover. The outline therefore goes round the fan twice
/// more, which winds it like the rest.
extension Stroker {
  // Emits the outline at a point with a step before or after it. `k` is the index of the point's curve end.
  @inline(never)
  func emitSwept<Sink: EdgeSink>(
    _ line: Polyline, _ k: Int, into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    let end = line.curveEnds[k]
    emitArrival(of: line, k, into: &outline, &sink)
    emitTurn(line, k, into: &outline, &sink)
    if !end.leavesByStep, let leaving = end.leaving {
      emit(departure(from: line.points[end.index], leaving, end.index), into: &outline, &sink)
    }
  }

  // Emits a loop that begins at such a point.
  @inline(never)
  func emitSweptLoop<Sink: EdgeSink>(
    of line: Polyline, into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    let end = line.curveEnds[0]
    let point = line.points[0]
    let normal = Self.normal(end.leaving ?? segments[0].direction) * halfWidth
    outline.begin(left: point + normal, right: point - normal)
    if !end.leavesByStep, let leaving = end.leaving { emit(departure(from: point, leaving, 0), into: &outline, &sink) }
    emitCorners(of: line, upTo: line.points.count, curveEnds: 1, into: &outline, &sink)
    emitArrival(of: line, 0, into: &outline, &sink)
    emitTurn(line, 0, into: &outline, &sink)
    outline.addLeft(point + normal, &sink)
    outline.addRight(point - normal, &sink)
  }

  // Emits the step that ends at a curve end, or the turn from a chord to its curve's own direction.
  func emitArrival<Sink: EdgeSink>(
    of line: Polyline, _ k: Int, into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    let end = line.curveEnds[k]
    guard let arriving = end.arriving else { return }
    let point = line.points[end.index]
    let before = (end.index == 0 ? line.points.count : end.index) - 1
    guard end.arrivesByStep else { return emit(arrival(at: point, arriving, before), into: &outline, &sink) }
    let start = line.curveEnds[(k == 0 ? line.curveEnds.count : k) - 1]
    emitStep(
      from: line.points[before], start.leaving ?? arriving, to: point, arriving, into: &outline, &sink)
  }

  // Emits the turn from the direction in which the line arrives to the one in which it leaves.
  private func emitTurn<Sink: EdgeSink>(
    _ line: Polyline, _ k: Int, into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    let end = line.curveEnds[k]
    let before = (end.index == 0 ? line.points.count : end.index) - 1
    let arriving = end.arriving ?? segments[before].direction
    let leaving = end.leaving ?? segments[end.index].direction
    let point = line.points[end.index]
    guard (arriving * leaving).sum() < 0.999_999 else {
      // A step passes only through its end: the chord before it ends here.
      guard end.arriving == nil else { return }
      let normal = Self.normal(leaving) * halfWidth
      outline.addLeft(point + normal, &sink)
      return outline.addRight(point - normal, &sink)
    }
    if line.isSmooth[end.index] {
      emitFan(point, from: arriving, to: leaving, into: &outline, &sink)
    } else {
      emit(turn(point, from: arriving, to: leaving, isSmooth: false, inside: nil), into: &outline, &sink)
      // From a miter's tip back to the start of the curve.
      let normal = Self.normal(leaving) * halfWidth
      outline.addLeft(point + normal, &sink)
      outline.addRight(point - normal, &sink)
    }
  }

  private func emitStep<Sink: EdgeSink>(
    from p0: SIMD2<Double>, _ d0: SIMD2<Double>, to p1: SIMD2<Double>, _ d1: SIMD2<Double>,
    into outline: inout OutlineCursor, _ sink: inout Sink
  ) {
    let n0 = Self.normal(d0) * halfWidth
    let n1 = Self.normal(d1) * halfWidth
    // The normals cross at p0 + u0·n0 = p1 + u1·n1.
    let chord = p1 - p0
    let area = n0.x * n1.y - n0.y * n1.x
    let u0 = (chord.x * n1.y - chord.y * n1.x) / area
    let u1 = (chord.x * n0.y - chord.y * n0.x) / area
    if u0 > 0, u1 > 0, u0 < 1, u1 < 1 {
      let crossing = p0 + u0 * n0
      outline.addLeft(crossing, &sink)
      outline.addLeft(p1 + n1, &sink)
      outline.addLeft(p0 + n0, &sink)
      outline.addLeft(crossing, &sink)
      outline.addLeft(p1 + n1, &sink)
      outline.addRight(p1 - n1, &sink)
    } else if u0 < 0, u1 < 0, u0 > -1, u1 > -1 {
      let crossing = p0 + u0 * n0
      outline.addRight(crossing, &sink)
      outline.addRight(p1 - n1, &sink)
      outline.addRight(p0 - n0, &sink)
      outline.addRight(crossing, &sink)
      outline.addRight(p1 - n1, &sink)
      outline.addLeft(p1 + n1, &sink)
    } else {
      outline.addLeft(p1 + n1, &sink)
      outline.addRight(p1 - n1, &sink)
    }
  }

  // Emits a cusp, where the pen turns about a point. Both of its ends turn the shorter way.
  private func emitFan<Sink: EdgeSink>(
    _ pivot: SIMD2<Double>, from d0: SIMD2<Double>, to d1: SIMD2<Double>, into outline: inout OutlineCursor,
    _ sink: inout Sink
  ) {
    let n0 = Self.normal(d0) * halfWidth
    let n1 = Self.normal(d1) * halfWidth
    let middle = (d0 * d1).sum() < 0 ? Self.unit(d0 - d1) * halfWidth : nil
    // With y down, a positive sine is a turn to the right.
    if d0.x * d1.y - d0.y * d1.x > 0 {
      forEachArcPoint(n0, n1, through: middle) { outline.addLeft(pivot + $0, &sink) }
      outline.addRight(pivot, &sink)
      outline.addRight(pivot - n1, &sink)
      forEachArcPoint(-n1, -n0, through: middle.map { -$0 }) { outline.addRight(pivot + $0, &sink) }
      outline.addRight(pivot, &sink)
      outline.addRight(pivot - n1, &sink)
    } else {
      forEachArcPoint(-n0, -n1, through: middle) { outline.addRight(pivot + $0, &sink) }
      outline.addLeft(pivot, &sink)
      outline.addLeft(pivot + n1, &sink)
      forEachArcPoint(n1, n0, through: middle.map { -$0 }) { outline.addLeft(pivot + $0, &sink) }
      outline.addLeft(pivot, &sink)
      outline.addLeft(pivot + n1, &sink)
    }
  }
}
