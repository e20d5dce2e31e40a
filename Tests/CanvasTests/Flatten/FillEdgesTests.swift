import Canvas
import TestSupport
import Testing

/// Curves far outside of the picture are not flattened; what is seen must not change by that.
@Suite struct FillEdgesTests {
  private static let bounds = PixelRect(minX: 0, minY: 0, maxX: 24, maxY: 20)

  // Flattened whole, then rasterized as lines.
  private func coverageOfLines(_ path: Path, tolerance: Double = 1.0 / 16) -> [UInt8] {
    CoverageProbe.coverage(of: path.flattened(tolerance: tolerance), rule: .nonZero, in: Self.bounds)
  }

  private func coverage(_ path: Path) -> [UInt8] {
    CoverageProbe.coverage(of: path, rule: .nonZero, in: Self.bounds)
  }

  @Test func aCircleThatReachesFarOutEqualsItselfFlattenedWhole() {
    for radius in [30.0, 300, 3_000] {
      for center in [Point(x: 12 - radius, y: 10), Point(x: 12, y: 10 + radius), Point(x: 12 + radius, y: 9)] {
        let path = Path(ovalIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)))
        // Both may be off by the tolerance, to different sides of the same curve: twice 1/16 pixel is 32 levels.
        let difference = largestDifference(coverage(path), coverageOfLines(path, tolerance: 0.001))
        #expect(difference.map { $0 <= 17 } == true, "\(radius) \(center) \(difference ?? -1)")
      }
    }
  }

  // y = 12 − x² / 2^29, from far left to far right: exact as one quadratic curve; in the picture it is the line y = 12.
  @Test func aHugeParabolaShowsItsTop() {
    let reach = 16_777_216.0
    var path = Path()
    path.move(to: Point(x: -reach, y: 12 + 524_288))
    path.addQuadCurve(to: Point(x: reach, y: 12 + 524_288), control: Point(x: 0, y: 12 - 524_288))
    let expected = CoverageProbe.coverage(
      of: Path(rect: Rect(x: -5, y: 12, width: 100, height: 50)), rule: .nonZero, in: Self.bounds)
    #expect(largestDifference(coverage(path), expected).map { $0 <= 1 } == true)
  }

  @Test func aCurveWhollyOutsideCoversNothingOrAll() {
    let size = Size(width: 8_000, height: 8_000)
    let far = Path(ovalIn: Rect(center: Point(x: 9_000, y: 9_000), size: size))
    #expect(coverage(far).allSatisfy { $0 == 0 })
    let around = Path(ovalIn: Rect(center: Point(x: 10, y: 10), size: size))
    #expect(coverage(around).allSatisfy { $0 == 255 })
  }

  @Test func quadraticsAreCutAsTheirCubics() {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<40 {
      let box = Rect(center: Point(x: 12, y: 10), size: Size(width: 20_000, height: 20_000))
      let (a, b, c) = (random.point(in: box), random.point(in: box), random.point(in: box))
      var quadratic = Path()
      quadratic.move(to: a)
      quadratic.addQuadCurve(to: c, control: b)
      var cubic = Path()
      cubic.move(to: a)
      cubic.addCurve(
        to: c, control1: a.interpolated(to: b, at: 2.0 / 3), control2: c.interpolated(to: b, at: 2.0 / 3))
      #expect(largestDifference(coverage(quadratic), coverage(cubic)).map { $0 <= 1 } == true)
    }
  }
}
