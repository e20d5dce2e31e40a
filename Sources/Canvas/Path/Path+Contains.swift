extension Path {
  /// Whether the point is inside the filled path. Open subpaths count as closed. Points exactly on the outline belong
  /// to one side only: the left and top edges of a rectangle are inside, as in `Rect.contains`. A path that is not
  /// finite contains nothing, and a point that is not finite is never inside.
  public func contains(_ point: Point, using rule: FillRule = .nonZero) -> Bool {
    guard point.isFinite, isFinite else { return false }
    var winding = 0
    forEachSegment(closingAll: true) { segment in
      switch segment {
      case .line(let a, let b): winding += Self.crossing(of: a, b, by: point)
      case .curve(let curve): winding += Self.crossings(of: curve, by: point, depth: 0)
      }
    }
    return rule.isInside(winding: winding)
  }

  // The signed number of times that the ray from `point` to the left meets the line. A point on the line meets it.
  static func crossing(of a: Point, _ b: Point, by point: Point) -> Int {
    let isDownward = a.y <= point.y
    guard isDownward != (b.y <= point.y) else { return 0 }
    // Always evaluated from the upper end, so that two shapes that share the line agree, whatever their directions.
    let (upper, lower) = isDownward ? (a, b) : (b, a)
    guard (lower - upper).cross(point - upper) <= 0 else { return 0 }
    return isDownward ? 1 : -1
  }

  // Halves the curve until it is clear on which side of the point it is. A piece that is still undecided after 48
  // halvings is too short to distinguish from a line in doubles.
  private static func crossings(of curve: CubicCurve, by point: Point, depth: Int) -> Int {
    let box = curve.controlBounds
    if point.y < box.minY || point.y > box.maxY { return 0 }
    // A piece without width or height is a line and is not halved further: both halves of a single point would stay
    // undecided forever, and so would halves that overflow.
    if point.x < box.minX || point.x > box.maxX || depth == 48 || !(box.width > 0 && box.height > 0) || !box.isFinite {
      return crossing(of: curve.p0, curve.p3, by: point)
    }
    let (first, second) = curve.split()
    return crossings(of: first, by: point, depth: depth + 1) + crossings(of: second, by: point, depth: depth + 1)
  }
}
