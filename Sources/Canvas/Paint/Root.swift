/// Roots that are computed the same way on every machine, unlike the C library's `pow` and `cbrt`.
package enum Root {
  /// The cube root of a number from 0 to 1, to 2 units in the last place. Other numbers are clamped.
  package static func cube(_ x: Double) -> Double {
    // A third of the exponent and of the mantissa is within 3.2% of the root (for all normal numbers). The start is
    // slightly above the root, and five steps away from it.
    let start = x > 1e-300 ? Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_782D_A1CE) * 1.05 : 1
    return descend(x, from: start) { y in (2 * y + x / (y * y)) / 3 }
  }

  /// The fifth root of a number from 0 to 1, to 2 units in the last place. Other numbers are clamped.
  package static func fifth(_ x: Double) -> Double {
    descend(x, from: 1) { y in (4 * y + x / (y * y * y * y)) / 5 }
  }

  // Newton's method from above: the steps decrease towards the root. The first step that doesn't decrease has reached
  // it.
  private static func descend(_ x: Double, from start: Double, step: (Double) -> Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var root = start
    // 64 steps reach the roots of everything above 1e-11 to the last place. Smaller numbers are not visible light.
    for _ in 0..<64 {
      let next = step(root)
      guard next < root else { break }
      root = next
    }
    return root
  }
}
