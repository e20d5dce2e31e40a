internal import CanvasKernels

/// All circles between one (0) and another (1), and beyond; later ones lie upon earlier ones.
///
/// Nothing if the circles are equal or both points, a radius is negative, or a number or its square is not finite.
struct RadialGradient: PaintSource {
  let gradient: Gradient
  let startCenter: Point
  let startRadius: Double
  let endCenter: Point
  let endRadius: Double

  func placed(toDevice: Transform, toPaint: Transform, memory: PaintMemory) -> DevicePaint? {
    let centerStep = endCenter - startCenter
    let radiusStep = endRadius - startRadius
    let squaredDistance = centerStep.dot(centerStep)
    let size = squaredDistance + radiusStep * radiusStep
    guard startRadius >= 0, endRadius >= 0, startRadius > 0 || endRadius > 0, startCenter.isFinite,
      (startRadius * startRadius).isFinite, size > 0, size.isFinite
    else { return nil }
    var shape = ck_gradient_shape()
    shape.kind = CK_GRADIENT_RADIAL
    shape.setCenter(startCenter, way: centerStep)
    shape.radius = startRadius
    shape.radius_step = radiusStep
    let a = squaredDistance - radiusStep * radiusStep
    // Circles that touch from inside are meant to, though their numbers were rounded.
    shape.a = abs(a) < 1e-12 * size ? 0 : a
    return memory.gradient(gradient, shape: shape, toPaint: toPaint)
  }
}

extension Paint {
  /// A gradient from a centre (0) to a circle about it (1).
  ///
  /// Where the radius is not positive it draws nothing.
  public static func radialGradient(
    _ gradient: Gradient, center: Point, radius: Double, transform: Transform = .identity
  ) -> Paint {
    radialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius, transform: transform)
  }

  /// A gradient from one circle (0) to another (1): the colours of all circles between, and with the spread beyond, of
  /// which later ones lie upon earlier ones.
  ///
  /// As in Core Graphics and HTML's canvas: centre and radius change evenly, and a place has the colour of the largest
  /// t whose circle passes through it with a radius of 0 or more. Where none does (outside of the cone that two circles
  /// make when neither holds the other) the paint is transparent. Two equal circles, two radii of 0, and a radius that
  /// is negative draw nothing.
  public static func radialGradient(
    _ gradient: Gradient, startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double,
    transform: Transform = .identity
  ) -> Paint {
    Paint(
      RadialGradient(
        gradient: gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius),
      transform: transform)
  }
}
