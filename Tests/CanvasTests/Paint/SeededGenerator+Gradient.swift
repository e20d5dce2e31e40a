import Canvas
import TestSupport

extension SeededGenerator {
  /// One to so many stops at tenths, in any order; of a third of the gradients all are opaque.
  mutating func gradientStops(upTo count: Int) -> [Gradient.Stop] {
    let isOpaque = next(below: 3) == 0
    return (0..<1 + next(below: count)).map { _ in
      Gradient.Stop(
        location: Double(next(below: 11)) / 10,
        color: Color(
          red: number(in: 0...1), green: number(in: 0...1), blue: number(in: 0...1),
          alpha: isOpaque ? 1 : number(in: 0...1)))
    }
  }
}
