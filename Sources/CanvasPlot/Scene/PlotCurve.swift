internal import CanvasMath

/// How a line goes from point to point, with d3's names.
package struct PlotCurve: Sendable, Hashable {
  var name: Name
  /// The tension, or nil for that of the curve. Most have none.
  var tension: Double?

  /// The names of the curves, some of which are drawn as another one.
  package enum Name: String, Sendable {
    case linear, step, monotone, natural, basis, bundle, cardinal
    case stepBefore = "step-before"
    case stepAfter = "step-after"
    case linearClosed = "linear-closed"
    case basisOpen = "basis-open"
    case basisClosed = "basis-closed"
    case cardinalOpen = "cardinal-open"
    case cardinalClosed = "cardinal-closed"
    case catmullRom = "catmull-rom"
    case catmullRomOpen = "catmull-rom-open"
    case catmullRomClosed = "catmull-rom-closed"
  }

  /// Adds a line through points to a path: from a new start, or on from the current point.
  ///
  /// - Parameter isFlipped: Whether the points advance along y.
  func add(_ points: [Point], to path: inout Path, continues: Bool = false, isFlipped: Bool = false) {
    guard let first = points.first else { return }
    if continues { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else {
      if !continues { path.close() }
      return
    }
    switch name {
    case .linear, .linearClosed:
      for point in points.dropFirst() { path.addLine(to: point) }
      if name == .linearClosed { path.close() }
    case .step: addSteps(points, to: &path, part: 0.5, isFlipped)
    case .stepBefore: addSteps(points, to: &path, part: 0, isFlipped)
    case .stepAfter: addSteps(points, to: &path, part: 1, isFlipped)
    case .monotone: addMonotone(points, to: &path, isFlipped)
    case .natural: addNatural(points, to: &path)
    case .basis, .basisOpen: addBasis(points, to: &path)
    case .basisClosed: addBasis(points + [points[0]], to: &path)
    case .bundle: addBasis(Self.straightened(points, tension ?? 0.85), to: &path)
    case .cardinal, .cardinalOpen, .cardinalClosed: addCardinal(points, to: &path, (1 - (tension ?? 0)) / 6)
    case .catmullRom, .catmullRomOpen, .catmullRomClosed: addCatmullRom(points, to: &path, tension ?? 0.5)
    }
  }

  private func addSteps(_ points: [Point], to path: inout Path, part: Double, _ isFlipped: Bool) {
    for (from, to) in zip(points, points.dropFirst()) {
      let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      path.addLine(to: isFlipped ? Point(x: from.x, y: y) : Point(x: x, y: from.y))
      path.addLine(to: isFlipped ? Point(x: to.x, y: y) : Point(x: x, y: to.y))
      path.addLine(to: to)
    }
  }

  /// Steffen's cubic curve, which has no extremes between the points (Astronomy and Astrophysics 239, 1990).
  private func addMonotone(_ points: [Point], to path: inout Path, _ isFlipped: Bool) {
    let points = isFlipped ? points.map { Point(x: $0.y, y: $0.x) } : points
    func slope(_ a: Point, _ b: Point) -> Double { b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
    var tangents = [Double](repeating: 0, count: points.count)
    for i in 1..<points.count - 1 {
      let (h0, h1) = (points[i].x - points[i - 1].x, points[i + 1].x - points[i].x)
      let (s0, s1) = (slope(points[i - 1], points[i]), slope(points[i], points[i + 1]))
      let p = h0 + h1 == 0 ? 0 : (s0 * h1 + s1 * h0) / (h0 + h1)
      let sign = (s0 < 0 ? -1.0 : 1.0) + (s1 < 0 ? -1.0 : 1.0)
      tangents[i] = sign * min(abs(s0), abs(s1), 0.5 * abs(p))
    }
    let end = points.count - 1
    func endTangent(_ a: Int, _ b: Int, _ t: Double) -> Double {
      let h = points[b].x - points[a].x
      return h == 0 ? t : (3 * (points[b].y - points[a].y) / h - t) / 2
    }
    if points.count == 2 {
      tangents[0] = slope(points[0], points[1])
      tangents[1] = tangents[0]
    } else {
      tangents[0] = endTangent(0, 1, tangents[1])
      tangents[end] = endTangent(end - 1, end, tangents[end - 1])
    }
    func placed(_ x: Double, _ y: Double) -> Point { isFlipped ? Point(x: y, y: x) : Point(x: x, y: y) }
    for i in 1..<points.count {
      let (a, b) = (points[i - 1], points[i])
      let dx = (b.x - a.x) / 3
      path.addCurve(
        to: placed(b.x, b.y), control1: placed(a.x + dx, a.y + dx * tangents[i - 1]),
        control2: placed(b.x - dx, b.y - dx * tangents[i]))
    }
  }

  /// A cubic spline with no curvature at its ends.
  private func addNatural(_ points: [Point], to path: inout Path) {
    guard points.count > 2 else { return path.addLine(to: points[1]) }
    let x = Self.naturalControls(points.map(\.x))
    let y = Self.naturalControls(points.map(\.y))
    for i in 0..<points.count - 1 {
      path.addCurve(
        to: points[i + 1], control1: Point(x: x.first[i], y: y.first[i]),
        control2: Point(x: x.second[i], y: y.second[i]))
    }
  }

  private static func naturalControls(_ x: [Double]) -> (first: [Double], second: [Double]) {
    let n = x.count - 1
    var (a, b, r) = (
      [Double](repeating: 0, count: n), [Double](repeating: 0, count: n), [Double](repeating: 0, count: n)
    )
    (a[0], b[0], r[0]) = (0, 2, x[0] + 2 * x[1])
    for i in 1..<n - 1 { (a[i], b[i], r[i]) = (1, 4, 4 * x[i] + 2 * x[i + 1]) }
    (a[n - 1], b[n - 1], r[n - 1]) = (2, 7, 8 * x[n - 1] + x[n])
    for i in 1..<n {
      let m = a[i] / b[i - 1]
      b[i] -= m
      r[i] -= m * r[i - 1]
    }
    a[n - 1] = r[n - 1] / b[n - 1]
    for i in stride(from: n - 2, through: 0, by: -1) { a[i] = (r[i] - a[i + 1]) / b[i] }
    b[n - 1] = (x[n] + a[n - 1]) / 2
    for i in 0..<n - 1 { b[i] = 2 * x[i + 1] - a[i + 1] }
    return (a, b)
  }

  /// A cubic B-spline from the first to the last point.
  private func addBasis(_ points: [Point], to path: inout Path) {
    guard points.count > 2 else { return path.addLine(to: points[points.count - 1]) }
    func mix(_ a: Point, _ b: Point, _ wa: Double, _ wb: Double) -> Point {
      Point(x: (a.x * wa + b.x * wb) / (wa + wb), y: (a.y * wa + b.y * wb) / (wa + wb))
    }
    func curve(_ p0: Point, _ p1: Point, _ p: Point) {
      path.addCurve(
        to: Point(x: (p0.x + 4 * p1.x + p.x) / 6, y: (p0.y + 4 * p1.y + p.y) / 6), control1: mix(p0, p1, 2, 1),
        control2: mix(p0, p1, 1, 2))
    }
    path.addLine(to: mix(points[0], points[1], 5, 1))
    for i in 2..<points.count { curve(points[i - 2], points[i - 1], points[i]) }
    let (before, last) = (points[points.count - 2], points[points.count - 1])
    curve(before, last, last)
    path.addLine(to: last)
  }

  private static func straightened(_ points: [Point], _ beta: Double) -> [Point] {
    let (a, b) = (points[0], points[points.count - 1])
    return points.enumerated().map { i, p in
      let t = Double(i) / Double(points.count - 1)
      return Point(
        x: beta * p.x + (1 - beta) * (a.x + t * (b.x - a.x)), y: beta * p.y + (1 - beta) * (a.y + t * (b.y - a.y)))
    }
  }

  private func addCardinal(_ points: [Point], to path: inout Path, _ k: Double) {
    guard points.count > 2 else { return path.addLine(to: points[1]) }
    for i in 0..<points.count - 1 {
      let (p0, p1, p2) = (points[max(i - 1, 0)], points[i], points[i + 1])
      let p3 = points[min(i + 2, points.count - 1)]
      let control1 = i == 0 ? p1 : Point(x: p1.x + k * (p2.x - p0.x), y: p1.y + k * (p2.y - p0.y))
      let control2 =
        i + 2 >= points.count
        ? p2
        : Point(x: p2.x + k * (p1.x - p3.x), y: p2.y + k * (p1.y - p3.y))
      path.addCurve(to: p2, control1: control1, control2: control2)
    }
  }

  /// Catmull and Rom's spline with distances to the power of alpha.
  private func addCatmullRom(_ points: [Point], to path: inout Path, _ alpha: Double) {
    guard alpha > 0 else { return addCardinal(points, to: &path, 1 / 6) }
    guard points.count > 2 else { return path.addLine(to: points[1]) }
    func distance(_ a: Point, _ b: Point) -> (a: Double, a2: Double) {
      let square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
      let a2 = square == 0 ? 0 : ExpLog.power(square, alpha)
      return (a2.squareRoot(), a2)
    }
    for i in 0..<points.count - 1 {
      let (p1, p2) = (points[i], points[i + 1])
      let middle = distance(p1, p2)
      var (control1, control2) = (p1, p2)
      if i > 0 {
        let before = distance(points[i - 1], p1)
        if before.a > 1e-12 {
          let a = 2 * before.a2 + 3 * before.a * middle.a + middle.a2
          let n = 3 * before.a * (before.a + middle.a)
          control1 = Point(
            x: (p1.x * a - points[i - 1].x * middle.a2 + p2.x * before.a2) / n,
            y: (p1.y * a - points[i - 1].y * middle.a2 + p2.y * before.a2) / n)
        }
      }
      if i + 2 < points.count {
        let after = distance(p2, points[i + 2])
        if after.a > 1e-12 {
          let b = 2 * after.a2 + 3 * after.a * middle.a + middle.a2
          let m = 3 * after.a * (after.a + middle.a)
          control2 = Point(
            x: (p2.x * b + p1.x * after.a2 - points[i + 2].x * middle.a2) / m,
            y: (p2.y * b + p1.y * after.a2 - points[i + 2].y * middle.a2) / m)
        }
      }
      path.addCurve(to: p2, control1: control1, control2: control2)
    }
  }
}
