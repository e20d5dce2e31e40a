import Canvas
import TestSupport
import Testing

@Suite struct ContinuousCornersTests {
  private let box = Rect(x: 10, y: 20, width: 100, height: 80)

  // The curvature at points along a path, by the circle through three points 2·step apart.
  private func curvatures(_ path: Path, step: Double = 0.05) -> [Double] {
    var result: [Double] = []
    var last: [Point] = []
    for i in 0..<Int(saturating: path.length / step) {
      guard let point = path.point(atLength: Double(i) * step) else { continue }
      last.append(point)
      guard last.count == 3 else { continue }
      let (a, b, c) = (last[0], last[1], last[2])
      result.append(2 * (b - a).cross(c - b) / ((b - a).length * (c - b).length * (c - a).length))
      last.removeFirst()
    }
    return result
  }

  @Test func itLiesInItsRectangleAndTouchesItsSides() {
    for radius in [0.0, 1, 20, 30, 40] {
      let path = Path(continuousRoundedRect: box, cornerRadius: radius)
      let bounds = path.boundingBoxOfPath
      #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 110) < 1e-9, "\(radius)")
      #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 100) < 1e-9, "\(radius)")
      #expect(path.elements.last == .close)
    }
  }

  @Test(arguments: [20.0, 30, 36]) func curvatureRisesToTheDiagonalAndFallsAgainWithoutAJump(radius: Double) {
    // One corner: from the middle of the top to the middle of the right side.
    let path = Path(continuousRoundedRect: Rect(x: 0, y: 0, width: 80, height: 80), cornerRadius: radius)
    let all = curvatures(path.trimmed(from: 0, to: 0.25))
    let largest = all.max() ?? 0
    #expect(largest > 1.08 / radius && largest < 1.33 / radius)
    // From a side, the first piece of the path, to the diagonal it never falls; each step is small.
    let peak = all.firstIndex(of: largest) ?? 0
    #expect(zip(all[..<peak], all[..<peak].dropFirst()).allSatisfy { $1 - $0 > -1e-5 })
    #expect(zip(all, all.dropFirst()).allSatisfy { abs($1 - $0) < 0.1 * largest })
  }

  @Test func theDiagonalPointIsTheCirclesOne() throws {
    let path = Path(continuousRoundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 20)
    // The corner (100, 0), seen from the centre of its quarter circle.
    let d = 20 * 0.5.squareRoot()
    let expected = Point(x: 80 + d, y: 20 - d)
    #expect(
      path.elements.contains {
        if case .curve(let end, _, _) = $0 { end.isClose(to: expected, within: 1e-9) } else { false }
      })
  }

  @Test func theRadiusIsClampedAndAPillIsNearlyCircular() throws {
    let most = Path(continuousRoundedRect: box, cornerRadius: 40)
    #expect(Path(continuousRoundedRect: box, cornerRadius: 1e300) == most)
    #expect(Path(continuousRoundedRect: box, cornerRadius: .infinity) == most)
    let circle = Path(roundedRect: box, cornerRadius: 40)
    for i in 0..<200 {
      let fraction = Double(i) / 200
      let a = try #require(most.point(atLength: most.length * fraction))
      let b = try #require(circle.point(atLength: circle.length * fraction))
      #expect(a.isClose(to: b, within: 0.4))
    }
  }

  @Test func cornersOfRadiusZeroAreSquare() {
    #expect(Path(continuousRoundedRect: box, cornerRadius: 0) == Path(rect: box))
    #expect(Path(continuousRoundedRect: box, cornerRadius: -5) == Path(rect: box))
    let one = Path(continuousRoundedRect: box, radii: CornerRadii(bottomRight: 10))
    #expect(one.svgData.hasPrefix("M10 20L110 20L110 85C"))
    #expect(one.svgData.hasSuffix("L10 100Z"))
  }

  @Test func neighboursShareTheirSide() {
    let path = Path(
      continuousRoundedRect: box, radii: CornerRadii(topLeft: 60, topRight: 20, bottomRight: 0, bottomLeft: 20))
    let bounds = path.boundingBoxOfPath
    #expect(box.insetBy(dx: -1e-9, dy: -1e-9).contains(bounds))
    #expect(curvatures(path).allSatisfy { $0 > -1e-6 })
  }

  @Test func oddRectanglesDrawNothing() {
    #expect(Path(continuousRoundedRect: .null, cornerRadius: 5).isEmpty)
    #expect(!Path(continuousRoundedRect: Rect(x: .nan, y: 0, width: 5, height: 5), cornerRadius: 5).isFinite)
    #expect(Path(continuousRoundedRect: Rect(x: 3, y: 3, width: 0, height: 0), cornerRadius: 5).length == 0)
    let negative = Path(continuousRoundedRect: Rect(x: 110, y: 100, width: -100, height: -80), cornerRadius: 12)
    #expect(negative == Path(continuousRoundedRect: box, cornerRadius: 12))
  }
}
