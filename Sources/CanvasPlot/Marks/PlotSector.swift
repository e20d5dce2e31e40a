internal import CanvasMath

/// A sector of a ring. Angles are in radians from the top, clockwise.
struct PlotSector {
  var center: Point
  var inner: Double
  var outer: Double
  var start: Double
  var end: Double
  var pad = 0.0
  var corner = 0.0

  /// The outline, or nil if a part of it isn't finite.
  var path: Path? {
    let (r0, r1) = (max(min(inner, outer), 0), max(inner, outer, 0))
    guard center.isFinite, r1.isFinite, r0.isFinite, start.isFinite, end.isFinite else { return nil }
    var (from, to) = (min(start, end), max(start, end))
    // A gap between sectors has the same width inside and outside, as far as the inner radius allows.
    if pad > 0, to - from > pad { (from, to) = (from + pad / 2, to - pad / 2) }
    var path = Path()
    let sweep = min(to - from, 2 * .pi)
    if sweep >= 2 * .pi - 1e-9 { return ring(r0, r1) }
    let begin = from - .pi / 2
    let round = min(corner, (r1 - r0) / 2, r1 * sweep / 4)
    if round > 0.01 { return rounded(r0, r1, begin, sweep, round) }
    path.move(to: point(r1, begin))
    path.addArc(center: center, radius: r1, startAngle: begin, delta: sweep)
    if r0 > 0 {
      path.addLine(to: point(r0, begin + sweep))
      path.addArc(center: center, radius: r0, startAngle: begin + sweep, delta: -sweep)
    } else {
      path.addLine(to: center)
    }
    path.close()
    return path
  }

  private func ring(_ r0: Double, _ r1: Double) -> Path {
    var path = Path(ovalIn: Rect(center: center, size: Size(width: 2 * r1, height: 2 * r1)))
    if r0 > 0 {
      // The hole is drawn in the other direction.
      path.move(to: point(r0, 0))
      path.addArc(center: center, radius: r0, startAngle: 0, delta: -2 * .pi)
      path.close()
    }
    return path
  }

  private func rounded(_ r0: Double, _ r1: Double, _ begin: Double, _ sweep: Double, _ round: Double) -> Path {
    var path = Path()
    let end = begin + sweep
    // The angles under the round corners, outside and inside.
    let (outside, inside) = (round / r1, r0 > 0 ? min(round / r0, sweep / 2) : 0)
    path.move(to: point(r1 - round, begin))
    path.addQuadCurve(to: point(r1, begin + outside), control: point(r1, begin))
    path.addArc(center: center, radius: r1, startAngle: begin + outside, delta: sweep - 2 * outside)
    path.addQuadCurve(to: point(r1 - round, end), control: point(r1, end))
    if r0 > 0 {
      path.addLine(to: point(r0 + round, end))
      path.addQuadCurve(to: point(r0, end - inside), control: point(r0, end))
      path.addArc(center: center, radius: r0, startAngle: end - inside, delta: -(sweep - 2 * inside))
      path.addQuadCurve(to: point(r0 + round, begin), control: point(r0, begin))
    } else {
      path.addLine(to: center)
    }
    path.close()
    return path
  }

  private func point(_ radius: Double, _ angle: Double) -> Point {
    center.onCircle(radius: radius, angle: angle)
  }
}

extension Point {
  /// The point at a distance and an angle from this one.
  package func onCircle(radius: Double, angle: Double) -> Point {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    return Point(x: x + radius * cosine, y: y + radius * sine)
  }
}
