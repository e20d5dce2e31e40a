internal import CanvasKernels

/// Lines at right angles to the way from one point (0) to another (1).
///
/// Nothing if the points are the same, not finite, or so near or far that their distance's square has no inverse.
struct LinearGradient: PaintSource {
  let gradient: Gradient
  let start: Point
  let end: Point

  func placed(toDevice: Transform, toPaint: Transform, memory: PaintMemory) -> DevicePaint? {
    let way = end - start
    let squaredLength = way.dot(way)
    let inverse = 1 / squaredLength
    guard inverse > 0, inverse.isFinite, start.isFinite else { return nil }
    var shape = ck_gradient_shape()
    shape.kind = CK_GRADIENT_LINEAR
    shape.setCenter(start, way: way)
    shape.squared_length = squaredLength
    return memory.gradient(gradient, shape: shape, toPaint: toPaint)
  }
}

extension Paint {
  /// A gradient from one point to another. Each colour is on a line at a right angle to the line between them.
  ///
  /// If the points are the same, it draws nothing.
  public static func linearGradient(
    _ gradient: Gradient, from start: Point, to end: Point, transform: Transform = .identity
  ) -> Paint {
    Paint(LinearGradient(gradient: gradient, start: start, end: end), transform: transform)
  }
}
