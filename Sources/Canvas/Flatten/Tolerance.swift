/// How far a flattened curve may lie from the true one.
enum Tolerance {
  /// In pixels on the device. A chord that is off by this much changes a pixel's coverage by at most 16 levels of 255,
  /// on a curve that the eye can't tell from the true one; Cairo allows 1/10.
  static let device = 1.0 / 16
}
