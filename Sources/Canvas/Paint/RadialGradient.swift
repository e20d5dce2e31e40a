internal import CanvasKernels

/// All circles between one (0) and another (1), and beyond. Later ones cover earlier ones.
///
/// Draws nothing if the circles are equal, both are points, a radius is negative, or a number or its square is not
/// finite.
package struct RadialGradient: PaintSource {
  package let startCenter: Point
  package let startRadius: Double
  package let endCenter: Point
  package let endRadius: Double
  // The last to be compared, because it takes longest.
  package let gradient: Gradient

  package func place(toDevice: Transform, in memory: PaintMemory) {
    let centerStep = endCenter - startCenter
    let radiusStep = endRadius - startRadius
    let squaredDistance = centerStep.dot(centerStep)
    let size = squaredDistance + radiusStep * radiusStep
    guard startRadius >= 0, endRadius >= 0, startRadius > 0 || endRadius > 0, startCenter.isFinite,
      (startRadius * startRadius).isFinite, size > 0, size.isFinite
    else { return }
    var shape = ck_gradient_shape()
    shape.kind = CK_GRADIENT_RADIAL
    shape.setCenter(startCenter, way: centerStep)
    shape.radius = startRadius
    shape.radius_step = radiusStep
    let a = squaredDistance - radiusStep * radiusStep
    // Circles are treated as touching from inside even if rounding has moved them slightly.
    shape.a = abs(a) < 1e-12 * size ? 0 : a
    memory.setGradient(gradient, shape: &shape, toDevice: toDevice)
  }
}

extension Paint {
  /// A gradient from a centre (0) to a circle around it (1).
  ///
  /// If the radius is not positive, nothing is drawn.
  public static func radialGradient(
    _ gradient: consuming Gradient, center: Point, radius: Double, transform: Transform = .identity
  ) -> Paint {
    radialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius, transform: transform)
  }

  /// A gradient from one circle (0) to another (1): the colours of all circles between them and, depending on the
  /// spread, beyond. Later circles cover earlier ones.
  ///
  /// As in Core Graphics and HTML's canvas, the centre and the radius change linearly, and a position has the colour
  /// of the largest t whose circle passes through it with a radius of 0 or more. If there is no such circle, the
  /// paint is transparent. (This happens outside the cone of two circles of which neither contains the other.) Two
  /// equal circles, two radii of 0, and a negative radius draw nothing.
  public static func radialGradient(
    _ gradient: consuming Gradient, startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double,
    transform: Transform = .identity
  ) -> Paint {
    Paint(
      RadialGradient(
        startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
        gradient: gradient),
      transform: transform)
  }
}
