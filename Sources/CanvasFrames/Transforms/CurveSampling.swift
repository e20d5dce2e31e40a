internal import CanvasMath

/// Points of a curve, closer together where it bends.
enum CurveSampling {
  /// The angle from which a piece is cut in two: half a degree.
  private static let threshold = 0.5 * Double.pi / 180

  /// Points of a function between two numbers, both included.
  ///
  /// At first there are `least` pieces. A piece is halved while the curve turns by more than half a degree at its middle,
  /// as seen in a square picture, down to a length of a `most`-th of the whole. If both are equal, all pieces are.
  static func points(
    _ function: (Double) -> Double, from low: Double, to high: Double, least: Int = 25, most: Int = 200
  ) -> [(x: Double, y: Double)] {
    func point(_ x: Double) -> (x: Double, y: Double) { (x, function(x)) }
    let least = max(least, 1)
    let most = max(least, most)
    let span = high - low
    let inner = stride(from: 1, to: least, by: 1).map { point(low + Double($0) / Double(least) * span) }
    let grid = [point(low)] + inner + [point(high)]
    guard least < most else { return grid }
    return refined(grid, shortest: span / Double(most), span: span, point)
  }

  private static func refined(
    _ grid: [(x: Double, y: Double)], shortest: Double, span: Double, _ point: (Double) -> (x: Double, y: Double)
  ) -> [(x: Double, y: Double)] {
    let heights = grid.map(\.y)
    // As Vega's: NaN in the first place stays, others are passed over.
    let low = heights.dropFirst().reduce(heights.first ?? 0) { $1 < $0 ? $1 : $0 }
    let high = heights.dropFirst().reduce(heights.first ?? 0) { $1 > $0 ? $1 : $0 }
    let scale = (x: 1 / span, y: 1 / (high - low))
    var points = Array(grid.prefix(1))
    var rest = Array(grid.dropFirst().reversed())
    while let next = rest.last, let last = points.last {
      let middle = point((last.x + next.x) / 2)
      if middle.x - last.x >= shortest, shortest > 0, turn(last, middle, next, scale) > threshold {
        rest.append(middle)
      } else {
        points.append(next)
        rest.removeLast()
      }
    }
    return points
  }

  /// The angle between the lines from a point to two others.
  private static func turn(
    _ from: (x: Double, y: Double), _ middle: (x: Double, y: Double), _ to: (x: Double, y: Double),
    _ scale: (x: Double, y: Double)
  ) -> Double {
    func angle(_ point: (x: Double, y: Double)) -> Double {
      let (x, y) = (scale.x * (point.x - from.x), scale.y * (point.y - from.y))
      return x.isNaN || y.isNaN ? .nan : Trigonometry.angle(x: x, y: y)
    }
    return abs(angle(to) - angle(middle))
  }
}
