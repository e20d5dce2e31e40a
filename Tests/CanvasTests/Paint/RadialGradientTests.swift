import Canvas
import Testing

/// Two-circle gradients beside the plain formula.
@Suite struct RadialGradientTests {
  // The largest t with |p − c(t)| = r(t) ≥ 0 by the school formula.
  private func definition(_ c0: Point, _ r0: Double, _ c1: Point, _ r1: Double, _ p: Point) -> Double? {
    let d = c1 - c0
    let dr = r1 - r0
    let w = p - c0
    let a = d.dot(d) - dr * dr
    let b = w.dot(d) + r0 * dr
    let c = w.dot(w) - r0 * r0
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let roots = [(b + discriminant.squareRoot()) / a, (b - discriminant.squareRoot()) / a]
    return roots.sorted(by: >).first { r0 + $0 * dr >= 0 }
  }

  // t at points, each moved to the middle of a pixel.
  private func places(_ c0: Point, _ r0: Double, _ c1: Point, _ r1: Double, at points: [Point]) throws -> [Double] {
    let gradient = Gradient(colors: [.black, .white])
    return try points.map { point in
      let middle = Point(x: 0.5, y: 0.5)
      let paint = Paint.radialGradient(
        gradient, startCenter: middle + (c0 - point), startRadius: r0, endCenter: middle + (c1 - point), endRadius: r1)
      return Double(try #require(PaintedRow(paint, x: 0, y: 0, count: 1)).ts[0])
    }
  }

  @Test func theLargestCircleThroughAPointCounts() throws {
    var random = SeededGenerator(seed: 303)
    func number(_ count: Int) -> Double { Double(random.next(below: count * 16)) / 16 }
    for _ in 0..<2_000 {
      let (c0, c1) = (Point(x: number(100), y: number(100)), Point(x: number(100), y: number(100)))
      let (r0, r1) = (number(60), number(60))
      let a = (c1 - c0).dot(c1 - c0) - (r1 - r0) * (r1 - r0)
      // Near 0 the school formula itself is of no use.
      guard abs(a) > 1, r0 + r1 > 0 else { continue }
      let points = (0..<20).map { _ in Point(x: number(100) + 0.03, y: number(100) + 0.07) }
      let found = try places(c0, r0, c1, r1, at: points)
      for (point, t) in zip(points, found) {
        if let expected = definition(c0, r0, c1, r1, point) {
          #expect(abs(t - expected) <= 1e-6 * max(1, abs(expected)), "\(c0) \(r0) \(c1) \(r1) \(point)")
        } else {
          #expect(t.isNaN, "\(c0) \(r0) \(c1) \(r1) \(point)")
        }
      }
    }
  }

  @Test func circlesThatTouchFromInsideHaveOneRoot() throws {
    // r(t) = 10 + 20t about (30 + 20t, 50): all touch the line x = 20, on whose left is nothing.
    let points = [Point(x: 40, y: 50), Point(x: 80, y: 50), Point(x: 10, y: 50), Point(x: 20, y: 10)]
    let t = try places(Point(x: 30, y: 50), 10, Point(x: 50, y: 50), 30, at: points)
    #expect(abs(t[0] - 0) < 1e-7 && abs(t[1] - 1) < 1e-7 && t[2].isNaN && t[3].isNaN)
  }

  @Test func theCentreOfARingIsNoHole() throws {
    // The radius there is 0 but for a rounding.
    for (r0, r1) in [(0.1, 0.7), (0.7, 0.1), (1 / 3, 8.9), (0, 1)] {
      let center = Point(x: 12.3, y: 45.6)
      let t = try places(center, r0, center, r1, at: [center])
      #expect(abs(r0 + t[0] * (r1 - r0)) < 1e-7)
    }
  }
}
