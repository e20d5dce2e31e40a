/// The largest distance between a flattened curve and the true one.
enum Tolerance {
  /// The tolerance in device pixels. A chord that is off by this much changes a pixel's coverage by at most 16 of 255
  /// levels, and the curve looks like the true one. Cairo allows 1/10.
  static let device = 1.0 / 16
}
