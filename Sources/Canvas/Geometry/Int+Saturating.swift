extension Int {
  /// The number truncated towards zero, clamped to ±2^53, with NaN as 0: the one way from `Double` to `Int` here,
  /// because `Int.init` stops the program on what it cannot hold.
  package init(saturating value: Double) {
    let limit = 9_007_199_254_740_992.0
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
