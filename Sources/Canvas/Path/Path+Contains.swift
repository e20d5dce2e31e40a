extension Path {
  /// Whether the point lies inside the filled path: open subpaths count as closed. Points exactly on the outline belong
  /// to one side only: of a rectangle the left and top edges are inside, as in `Rect.contains`. A path or a point that is
  /// not finite contains nothing, and is contained in nothing.
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

  // How often, and in which direction, the ray from `point` to the left meets the line; a point on the line meets it.
  static func crossing(of a: Point, _ b: Point, by point: Point) -> Int {
    let isDownward = a.y <= point.y
    guard isDownward != (b.y <= point.y) else { return 0 }
    // Always seen from the upper end: two shapes that share the line then agree, whichever way each walks it.
    let (upper, lower) = isDownward ? (a, b) : (b, a)
    guard (lower - upper).cross(point - upper) <= 0 else { return 0 }
    return isDownward ? 1 : -1
  }

  // A curve is halved until it is clear on which side of the point it lies; a piece that stays doubtful after 48
  // halvings is shorter than a double can tell from a line.
  private static func crossings(of curve: CubicCurve, by point: Point, depth: Int) -> Int {
    let box = curve.controlBounds
    if point.y < box.minY || point.y > box.maxY { return 0 }
    // A piece without width or height is a line. It is not halved on: of a point, both halves would be doubtful for ever;
    // so would they be where halving overflows.
    if point.x < box.minX || point.x > box.maxX || depth == 48 || !(box.width > 0 && box.height > 0) || !box.isFinite {
      return crossing(of: curve.p0, curve.p3, by: point)
    }
    let (first, second) = curve.split()
    return crossings(of: first, by: point, depth: depth + 1) + crossings(of: second, by: point, depth: depth + 1)
  }
}
