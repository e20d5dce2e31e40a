internal import CanvasMath

/// A piece of a rotated ellipse between two points, as SVG specifies it.
///
/// The centre is computed as in SVG 2, B.2.4 (SVG 1.1, F.6.5), but on the circle of radius 1 that the ellipse becomes
/// in its own axes, where squares of radii can't overflow.
struct EndpointArc {
  var start: Point
  var end = Point.zero
  /// The x radius, not negative.
  var radiusX = 0.0
  var radiusY = 0.0
  /// The rotation of the x axis in degrees, clockwise as you see it.
  var degrees = 0.0
  /// Whether the arc spans more than half a turn.
  var isLarge = false
  /// SVG's sweep flag.
  var isClockwise = false

  /// Adds the arc to a path whose current point is `start`. Adds nothing if the ends are equal. Adds a line if a
  /// radius is 0, if a radius is so large that the arc is indistinguishable from a line, or if the numbers overflow.
  func add(to path: inout Path) {
    guard start != end else { return }
    guard let curves else { return path.addLine(to: end) }
    path.append(continuing: curves)
  }

  private var curves: Path? {
    guard radiusX > 0, radiusY > 0 else { return nil }
    let turn = degrees.truncatingRemainder(dividingBy: 360) * (Double.pi / 180)
    let (sine, cosine) = Trigonometry.sineAndCosine(turn)
    // Half the vector from the end to the start, in the ellipse's axes (x1′, y1′ in SVG), in radii.
    let half = Vector(dx: start.x / 2 - end.x / 2, dy: start.y / 2 - end.y / 2)
    var p = Vector(
      dx: (cosine * half.dx + sine * half.dy) / radiusX, dy: (cosine * half.dy - sine * half.dx) / radiusY)
    let distance = p.length
    guard distance > 0, distance.isFinite else { return nil }
    // Radii that are too small are scaled up until they reach; the centre is then in the middle.
    let scale = max(distance, 1)
    p = p * (1 / scale)
    let square = p.dot(p)
    let offset = max((1 - square) / square, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Vector(dx: offset * p.dy, dy: -offset * p.dx)
    let from = Trigonometry.angle(of: p - center)
    let to = Trigonometry.angle(of: -p - center)
    let circle = Arc(
      center: .zero, radiusX: radiusX * scale, radiusY: radiusY * scale, startAngle: from,
      sweep: Arc.sweep(from: from, to: to, direction: isClockwise ? .clockwise : .counterclockwise))
    let cx = center.dx * radiusX * scale
    let cy = center.dy * radiusY * scale
    var curves = circle.path.applying(
      Transform(
        a: cosine, b: sine, c: -sine, d: cosine, tx: cosine * cx - sine * cy + (start.x / 2 + end.x / 2),
        ty: sine * cx + cosine * cy + (start.y / 2 + end.y / 2)))
    guard curves.verbs.count > 1, curves.isFinite else { return nil }
    // Replace the computed end with the given one.
    curves.points[curves.points.count - 1] = end
    return curves
  }
}
