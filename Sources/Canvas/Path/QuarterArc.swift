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
    var path = Path()
    path.move(to: arc.start)
    arc.addCurves(to: &path)
    points = path.points.map { $0 - .zero }
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
