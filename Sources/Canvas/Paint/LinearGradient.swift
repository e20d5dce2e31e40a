internal import CanvasKernels

/// Lines at right angles to the vector from one point (0) to another (1).
///
/// Draws nothing if the points are equal, not finite, or so near or far that the square of their distance has no
/// inverse.
package struct LinearGradient: PaintSource {
  package let start: Point
  package let end: Point
  // The last to be compared, because it takes longest.
  package let gradient: Gradient

  package func place(toDevice: Transform, in memory: PaintMemory) {
    let way = end - start
    let squaredLength = way.dot(way)
    let inverse = 1 / squaredLength
    guard inverse > 0, inverse.isFinite, start.isFinite else { return }
    var shape = ck_gradient_shape()
    shape.kind = CK_GRADIENT_LINEAR
    shape.setCenter(start, way: way)
    shape.squared_length = squaredLength
    memory.setGradient(gradient, shape: &shape, toDevice: toDevice)
  }
}

extension Paint {
  /// A gradient from one point to another. Each colour is on a line at a right angle to the line between them.
  ///
  /// If the points are equal, nothing is drawn.
  public static func linearGradient(
    _ gradient: consuming Gradient, from start: Point, to end: Point, transform: Transform = .identity
  ) -> Paint {
    Paint(LinearGradient(start: start, end: end, gradient: gradient), transform: transform)
  }
}
