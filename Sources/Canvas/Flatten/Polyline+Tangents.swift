extension Polyline {
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
