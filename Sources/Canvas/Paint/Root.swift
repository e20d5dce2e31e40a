/// Roots by our own arithmetic, the same on every machine, where the C library's `pow` and `cbrt` are not.
package enum Root {
  /// The cube root of a number of 0…1, to 2 units in the last place; of others, what the nearer end has.
  package static func cube(_ x: Double) -> Double {
    // A third of the exponent and of the mantissa is within 3.2% of the root (over all numbers that have an exponent);
    // a little more is above it, and five steps away.
    let start = x > 1e-300 ? Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_782D_A1CE) * 1.05 : 1
    return descend(x, from: start) { y in (2 * y + x / (y * y)) / 3 }
  }

  /// The fifth root of a number of 0…1, to 2 units in the last place; of others, what the nearer end has.
  package static func fifth(_ x: Double) -> Double {
    descend(x, from: 1) { y in (4 * y + x / (y * y * y * y)) / 5 }
  }

  // Newton's method from above: the steps fall towards the root, and the first that does not is at it.
  private static func descend(_ x: Double, from start: Double, step: (Double) -> Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var root = start
    // 64 steps reach the roots of everything above 1e-11 to the last place, and smaller ones are no visible light.
    for _ in 0..<64 {
      let next = step(root)
      guard next < root else { break }
      root = next
    }
    return root
  }
}
