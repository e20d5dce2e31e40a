/// The sums of a stack's values above and below zero.
struct StackSums: Sendable, Equatable {
  private(set) var up = 0.0
  private(set) var down = 0.0

  init(_ values: some Sequence<Double>) {
    for value in values { if value > 0 { up = Self.sum(up, value) } else { down = Self.sum(down, value) } }
  }

  /// The sum of the absolute values.
  var magnitude: Double { Self.sum(up, -down) }

  /// The ends of the stack: its top, its bottom, or both if there are values on both sides of zero.
  var ends: [Double] { (up > 0 || down == 0 ? [up] : []) + (down < 0 ? [down] : []) }

  /// The sum of two numbers, clamped to the finite range.
  static func sum(_ a: Double, _ b: Double) -> Double {
    min(max(a + b, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
