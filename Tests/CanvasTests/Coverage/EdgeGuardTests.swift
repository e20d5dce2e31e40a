import Canvas
import TestSupport
import Testing

/// Edges beyond what fixed point holds are cut; what is seen must not change by that.
@Suite struct EdgeGuardTests {
  private static let bounds = PixelRect(minX: 0, minY: 0, maxX: 12, maxY: 10)

  private func coverage(_ path: Path, _ rule: FillRule = .nonZero) -> [UInt8] {
    CoverageProbe.coverage(of: path, rule: rule, in: Self.bounds)
  }

  private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test(arguments: [1e5, 1e9, 1e30, 1e300]) func aHugeRectangleFillsThePicture(reach: Double) {
    let rect = Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    #expect(coverage(Path(rect: rect)).allSatisfy { $0 == 255 })
    #expect(coverage(Path(rect: rect).reversed).allSatisfy { $0 == 255 })
    #expect(coverage(Path(rect: rect), .evenOdd).allSatisfy { $0 == 255 })
  }

  @Test(arguments: [1e5, 1e9, 1e15]) func aHugeRectanglesNearSideIsExact(reach: Double) {
    let near = Rect(x: 2.5, y: 3.25, width: 5, height: 100)
    let expected = coverage(Path(rect: near))
    let far = Path(polygon: [p(2.5, 3.25), p(7.5, 3.25), p(7.5, reach), p(2.5, reach)])
    #expect(coverage(far) == expected)
    let left = Path(polygon: [p(-reach, 1.5), p(4.75, 1.5), p(4.75, 8), p(-reach, 8)])
    #expect(coverage(left) == coverage(Path(rect: Rect(x: -5, y: 1.5, width: 9.75, height: 6.5))))
  }

  @Test(arguments: [1e5, 1e7, 1e9]) func aLongEdgeCrossesThePictureWhereAShortOneDoes(reach: Double) {
    // The line y = x / 2 + 2, from far away and from near: points of it that are exact.
    let long = Path(polygon: [p(-2 * reach, 2 - reach), p(2 * reach, 2 + reach), p(-2 * reach, 2 + reach)])
    let short = Path(polygon: [p(-40, -18), p(40, 22), p(-40, 22)])
    #expect(largestDifference(coverage(long), coverage(short)).map { $0 <= 1 } == true)
  }

  @Test(arguments: [1e5, 1e9, 1e300]) func shapesBesideThePictureStayOutside(reach: Double) {
    let size = 3 * reach
    for (x, y) in [(20.0, -reach), (-reach, 20), (-20 - size, -reach), (-reach, -20 - size)] {
      #expect(coverage(Path(rect: Rect(x: x, y: y, width: size, height: size))).allSatisfy { $0 == 0 }, "\(x) \(y)")
    }
  }

  @Test func aHoleThatReachesFarOutIsAHole() {
    var path = Path(rect: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    path.addPath(Path(rect: Rect(x: 3, y: -1e7, width: 4, height: 2e7)).reversed)
    let expected = (0..<120).map { $0 % 12 >= 3 && $0 % 12 < 7 ? UInt8(0) : 255 }
    #expect(coverage(path) == expected)
  }

  // The box's own sides, and a little past them.
  @Test func nothingHappensAtTheBoxesSides() {
    for x in [-32_769.0, -32_768.5, -32_768, 65_536, 65_536.5, 65_537] {
      for y in [-32_769.0, -32_768, 65_536, 65_537] {
        let path = Path(polygon: [p(6, 5), p(x, y), p(x, 5)])
        let long = p(6, 5).interpolated(to: p(x, y), at: 0.25)
        let short = Path(polygon: [p(6, 5), long, p(long.x, 5)])
        #expect(largestDifference(coverage(path), coverage(short)).map { $0 <= 1 } == true, "\(x) \(y)")
      }
    }
  }
}
