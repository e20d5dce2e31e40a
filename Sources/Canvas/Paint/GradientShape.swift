internal import CanvasKernels

/// Where along a gradient each point lies: 0 at its start, 1 at its end. The formulas are in gradient_body.h.
struct GradientShape {
  private(set) var parameters = ck_gradient_shape()

  /// Lines at right angles to the way from one point (0) to another (1).
  ///
  /// Nil where the points are the same, not finite, or so near or far that their distance's square has no inverse.
  init?(linearFrom start: Point, to end: Point) {
    let way = end - start
    let squaredLength = way.dot(way)
    let inverse = 1 / squaredLength
    guard inverse > 0, inverse.isFinite, start.isFinite else { return nil }
    parameters.kind = CK_GRADIENT_LINEAR
    setCenter(start, way: way)
    parameters.squared_length = squaredLength
  }

  /// All circles between one (0) and another (1), and beyond; later ones lie upon earlier ones.
  ///
  /// Nil where the circles are equal or both points, a radius is negative, or a number or its square is not finite.
  init?(radialFrom startCenter: Point, radius startRadius: Double, to endCenter: Point, radius endRadius: Double) {
    let centerStep = endCenter - startCenter
    let radiusStep = endRadius - startRadius
    let squaredDistance = centerStep.dot(centerStep)
    let size = squaredDistance + radiusStep * radiusStep
    guard startRadius >= 0, endRadius >= 0, startRadius > 0 || endRadius > 0, startCenter.isFinite,
      (startRadius * startRadius).isFinite, size > 0, size.isFinite
    else { return nil }
    parameters.kind = CK_GRADIENT_RADIAL
    setCenter(startCenter, way: centerStep)
    parameters.radius = startRadius
    parameters.radius_step = radiusStep
    let a = squaredDistance - radiusStep * radiusStep
    // Circles that touch from inside are meant to, though their numbers were rounded.
    parameters.a = abs(a) < 1e-12 * size ? 0 : a
  }

  /// Rays round a centre: a full turn from an angle (0) back to it (1).
  ///
  /// Nil where a number is not finite.
  init?(conicAround center: Point, startAngle: Double, clockwise: Bool) {
    guard center.isFinite, startAngle.isFinite else { return nil }
    parameters.kind = CK_GRADIENT_CONIC
    setCenter(center, way: Vector(dx: 0, dy: 0))
    // As everywhere, a larger angle has lost its place on the circle.
    let start = abs(startAngle) < 1_073_741_824 ? startAngle / (2 * .pi) : 0
    parameters.start = start - start.rounded(.down)
    parameters.direction = clockwise ? 1 : -1
  }

  private mutating func setCenter(_ center: Point, way: Vector) {
    parameters.center_x = center.x
    parameters.center_y = center.y
    parameters.way_x = way.dx
    parameters.way_y = way.dy
  }
}
