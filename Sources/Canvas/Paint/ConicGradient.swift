internal import CanvasKernels
internal import CanvasMath

/// Rays from a centre: a full turn from an angle (0) back to it (1).
///
/// Draws nothing if a number is not finite.
package struct ConicGradient: PaintSource {
  package let center: Point
  package let startAngle: Double
  package let direction: RotationDirection
  // The last to be compared, because it takes longest.
  package let gradient: Gradient

  package func place(toDevice: Transform, in memory: PaintMemory) {
    guard center.isFinite, startAngle.isFinite else { return }
    var shape = ck_gradient_shape()
    shape.kind = CK_GRADIENT_CONIC
    shape.setCenter(center, way: Vector(dx: 0, dy: 0))
    let start = Trigonometry.withoutFarTurns(startAngle) / (2 * .pi)
    shape.start = start - start.rounded(.down)
    shape.direction = direction == .clockwise ? 1 : -1
    memory.setGradient(gradient, shape: &shape, toDevice: toDevice)
  }
}

extension Paint {
  /// A gradient around a centre: a full turn from an angle back to it.
  ///
  /// The angle is in radians from the right, and increases clockwise as you see it. The direction is that of the
  /// colours, as you see it. There is nothing beyond a full turn, so the gradient's spread has no effect. The centre
  /// itself has the colour at angle 0. If a number is not finite, nothing is drawn.
  public static func conicGradient(
    _ gradient: consuming Gradient, center: Point, startAngle: Double = 0, direction: RotationDirection = .clockwise,
    transform: Transform = .identity
  ) -> Paint {
    var gradient = gradient
    if gradient.spread == .none { gradient.spread = .pad }
    return Paint(
      ConicGradient(center: center, startAngle: startAngle, direction: direction, gradient: gradient),
      transform: transform)
  }
}
