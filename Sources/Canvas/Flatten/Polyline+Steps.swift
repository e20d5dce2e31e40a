extension Polyline {
  /// Appends the steps of a cubic if it is tight, and returns whether it is.
  @inline(never)
  mutating func appendSteps(
    of p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, _ tight: TightCurves,
    _ flattener: Flattener
  ) -> Bool {
    let count = flattener.segmentCount(p0, p1, p2, p3)
    guard let direction = tight.find(p0, p1, p2, p3, count: count, into: &steps) else { return false }
    appendSteps(from: direction)
    return true
  }

  /// Does the same for a quadratic, raised to a cubic.
  @inline(never)
  mutating func appendSteps(
    of p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ tight: TightCurves, _ flattener: Flattener
  ) -> Bool {
    appendSteps(of: p0, p0 + (p1 - p0) * (2.0 / 3), p2 + (p1 - p2) * (2.0 / 3), p2, tight, flattener)
  }

  // Appends `steps`, the steps of a tight curve that leaves its first point in the given direction.
  private mutating func appendSteps(from direction: SIMD2<Double>) {
    beginCurve(leaving: direction, byStep: true)
    for step in steps {
      if points[points.count - 1] == step.point {
        // The step is too short for a chord: the curve only turns.
        setCurveEnd { $0.leaving = step.leaving }
        continue
      }
      append(step.point, isSmooth: true)
      curveEnds.append(
        CurveEnd(
          index: points.count - 1, arriving: step.arriving, leaving: step.leaving, arrivesByStep: true,
          leavesByStep: true))
    }
    isSmooth[isSmooth.count - 1] = false
    hasSegment = true
    // The direction that leaves the curve's end is set by the segment that follows.
    let last = steps.last?.leaving
    setCurveEnd {
      if $0.arriving != nil { $0.arriving = last }
      $0.leaving = nil
      $0.leavesByStep = false
    }
  }
}
