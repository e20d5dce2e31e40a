extension Int {
  /// The number truncated towards zero and clamped to ±2^53; NaN gives 0. All conversions from `Double` to `Int` use
  /// this initializer, because `Int.init` traps on values out of range.
  package init(saturating value: Double) {
    let limit = 9_007_199_254_740_992.0
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
  }
}
