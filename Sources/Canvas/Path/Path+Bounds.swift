extension Path {
  /// The box of all points, including the control points of curves; null for an empty path. It is never smaller than
  /// `boundingBoxOfPath`, and cheaper to compute.
  public var boundingBox: Rect {
    guard let first = points.first else { return .null }
    var low = first.simd
    var high = low
    for p in points {
      low.replace(with: p.simd, where: p.simd .< low)
      high.replace(with: p.simd, where: p.simd .> high)
    }
    return Rect(x0: low.x, y0: low.y, x1: high.x, y1: high.y)
  }

  /// The tight box of the outline itself; null for an empty path.
  public var boundingBoxOfPath: Rect {
    guard var low = points.first else { return .null }
    var high = low
    func take(_ p: Point) {
      low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
      high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    forEachSegment { segment in
      switch segment {
      case .line(let a, let b):
        take(a)
        take(b)
      case .curve(let c):
        take(c.p0)
        take(c.p3)
        for t in CubicCurve.extrema(c.p0.x, c.p1.x, c.p2.x, c.p3.x) { take(c.point(at: t)) }
        for t in CubicCurve.extrema(c.p0.y, c.p1.y, c.p2.y, c.p3.y) { take(c.point(at: t)) }
      }
    }
    return Rect(x0: low.x, y0: low.y, x1: high.x, y1: high.y)
  }

  /// A piece of the outline with its start: a line or a curve. Quadratic curves are converted to cubic ones.
  enum Segment {
    case line(Point, Point)
    case curve(CubicCurve)
  }

  /// Calls `body` for each line and curve, including closing lines. Open subpaths are closed only if `closingAll` is
  /// true.
  func forEachSegment(closingAll: Bool = false, _ body: (Segment) -> Void) {
    var i = 0
    var start = Point.zero
    var current = Point.zero
    func finish() {
      if current != start { body(.line(current, start)) }
    }
    for verb in verbs {
      switch verb {
      case .move:
        if closingAll { finish() }
        start = points[i]
        current = start
      case .line:
        body(.line(current, points[i]))
        current = points[i]
      case .quadCurve:
        body(.curve(QuadraticCurve(p0: current, p1: points[i], p2: points[i + 1]).elevated))
        current = points[i + 1]
      case .curve:
        body(.curve(CubicCurve(p0: current, p1: points[i], p2: points[i + 1], p3: points[i + 2])))
        current = points[i + 2]
      case .close:
        finish()
        current = start
      }
      i += verb.pointCount
    }
    if closingAll { finish() }
  }
}
