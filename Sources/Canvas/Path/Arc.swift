internal import CanvasMath

/// A piece of an axis-aligned ellipse as Bézier curves.
///
/// Each curve spans at most an eighth of a turn. The usual cubic, with handles of length 4/3·tan(θ/4), then has an
/// error of at most 4.3e-6 of the radius. For a quarter turn the error would be 2.7e-4, a visible half pixel on a pie
/// of 4096.
struct Arc {
  var center: Point
  var radiusX: Double
  var radiusY: Double
  /// Radians from the right, clockwise as you see it.
  var startAngle: Double
  /// The signed extent in radians, positive clockwise as you see it, at most one turn either way. NaN if it is not finite.
  var sweep: Double

  init(center: Point, radiusX: Double, radiusY: Double, startAngle: Double, sweep: Double) {
    self.center = center
    self.radiusX = radiusX
    self.radiusY = radiusY
    self.startAngle = startAngle
    self.sweep = sweep.isFinite ? min(max(sweep, -2 * Double.pi), 2 * Double.pi) : .nan
  }

  /// An arc from one angle to another in a direction. A difference of a full turn or more, in either direction, is a
  /// full turn. Angles that are not finite make the arc not finite.
  init(center: Point, radius: Double, startAngle: Double, endAngle: Double, direction: RotationDirection) {
    self.init(
      center: center, radiusX: radius, radiusY: radius, startAngle: startAngle,
      sweep: Arc.sweep(from: startAngle, to: endAngle, direction: direction))
  }

  static func sweep(from startAngle: Double, to endAngle: Double, direction: RotationDirection) -> Double {
    guard startAngle.isFinite, endAngle.isFinite else { return .nan }
    let turn = 2 * Double.pi
    let difference = endAngle - startAngle
    switch direction {
    case .clockwise:
      if abs(difference) >= turn { return turn }
      return difference < 0 ? difference + turn : difference
    case .counterclockwise:
      if abs(difference) >= turn { return -turn }
      return difference > 0 ? difference - turn : difference
    }
  }

  func point(at angle: Double) -> Point {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    return Point(x: center.x + radiusX * cosine, y: center.y + radiusY * sine)
  }

  var start: Point { point(at: startAngle) }
  var isFullTurn: Bool { abs(sweep) >= 2 * Double.pi }

  /// The arc alone, from its start.
  var path: Path {
    changing(Path()) { path in
      path.move(to: start)
      addCurves(to: &path)
    }
  }

  /// Adds the curves to a path whose current point is `start`. A full turn ends exactly where it began.
  func addCurves(to path: inout Path) {
    guard sweep != 0, sweep.isFinite, startAngle.isFinite else {
      // NaN must reach the path, which then draws nothing, and must not vanish here.
      if !sweep.isFinite || !startAngle.isFinite { path.addLine(to: Point(x: .nan, y: .nan)) }
      return
    }
    // The tolerance keeps three eighths, computed with an error in the last bit, at three curves.
    let count = max(1, Int((abs(sweep) / (Double.pi / 4) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let (halfSine, halfCosine) = Trigonometry.sineAndCosine(step / 4)
    let handle = 4.0 / 3.0 * (halfSine / halfCosine)
    var (s0, c0) = Trigonometry.sineAndCosine(startAngle)
    let first = start
    for i in 1...count {
      let angle = i == count ? startAngle + sweep : startAngle + step * Double(i)
      let (s1, c1) = Trigonometry.sineAndCosine(angle)
      let end =
        i == count && isFullTurn ? first : Point(x: center.x + radiusX * c1, y: center.y + radiusY * s1)
      path.addCurve(
        to: end,
        control1: Point(x: center.x + radiusX * (c0 - handle * s0), y: center.y + radiusY * (s0 + handle * c0)),
        control2: Point(x: center.x + radiusX * (c1 + handle * s1), y: center.y + radiusY * (s1 - handle * c1)))
      (s0, c0) = (s1, c1)
    }
  }
}

/// The unit circle, clockwise as you see it, with the curves of `Arc`, computed once. Charts have many small circles.
struct WholeArc {
  // The start, and the points of all curves.
  private let points: [Vector]
  private let verbs: [Path.Verb]

  static let fromRight = WholeArc()

  private init() {
    // The centre and the radius change nothing in the products from which an arc's points are added up.
    let path = Arc(center: .zero, radiusX: 1, radiusY: 1, startAngle: 0, sweep: 2 * Double.pi).path
    points = path.points.map { $0 - .zero }
    verbs = path.verbs.dropFirst() + [.close]
  }

  /// Adds a closed ellipse to a path.
  func add(center: Point, radiusX: Double, radiusY: Double, to path: inout Path) {
    if path.isEmpty { path.reserveCapacity(verbs: verbs.count + 1, points: points.count) }
    func point(_ unit: Vector) -> Point { Point(x: center.x + radiusX * unit.dx, y: center.y + radiusY * unit.dy) }
    path.move(to: point(points[0]))
    path.verbs.append(contentsOf: verbs)
    for unit in points.dropFirst() { path.points.append(point(unit)) }
  }
}

/// A quarter of the unit circle, clockwise as you see it, with the curves of `Arc`, computed once.
struct QuarterArc {
  // The start, and the control points of two curves.
  private let points: [Vector]

  static let fromTop = QuarterArc(startAngle: -Double.pi / 2)
  static let fromRight = QuarterArc(startAngle: 0)
  static let fromBottom = QuarterArc(startAngle: Double.pi / 2)
  static let fromLeft = QuarterArc(startAngle: Double.pi)

  private init(startAngle: Double) {
    let arc = Arc(center: .zero, radiusX: 1, radiusY: 1, startAngle: startAngle, sweep: Double.pi / 2)
    points = arc.path.points.map { $0 - .zero }
  }

  /// Adds a line to the start of the arc, and its curves, to a path.
  func add(center: Point, radius: Double, to path: inout Path) {
    func point(_ i: Int) -> Point {
      Point(x: center.x + radius * points[i].dx, y: center.y + radius * points[i].dy)
    }
    path.addLine(to: point(0))
    for i in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(to: point(i + 2), control1: point(i), control2: point(i + 1))
    }
  }
}
