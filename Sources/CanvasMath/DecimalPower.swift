/// Powers of ten, exactly as their decimal text is read.
package enum DecimalPower {
  /// The powers that a `Double` has exactly.
  static let exact: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// Ten to the power of a whole number: infinity or 0 if it doesn't fit a `Double`.
  package static func value(_ exponent: Int) -> Double {
    if exact.indices.contains(exponent) { return exact[exponent] }
    return exponent > 308 ? .infinity : exponent < -324 ? 0 : Double("1e\(exponent)") ?? 0
  }

  /// The exponent e with 10^e ≤ number < 10^(e + 1), or 0 if the number isn't positive and finite.
  package static func floor(_ number: Double) -> Int {
    guard number > 0, number < .infinity else { return 0 }
    // log10 2 = 0.30103: the estimate is off by at most one.
    var exponent = Int((Double(number.exponent) * 0.301_029_995_663_981_2).rounded(.down))
    while exponent < 308, value(exponent + 1) <= number { exponent += 1 }
    while exponent > -324, value(exponent) > number { exponent -= 1 }
    return exponent
  }
}
