import Canvas
import TestSupport
import Testing

/// Coverage is the share of a pixel inside of the shape: counted, by a way that has nothing in common with areas.
@Suite struct SupersamplingTests {
  private static let bounds = PixelRect(minX: 0, minY: 0, maxX: 8, maxY: 7)

  // A Fibonacci lattice: no line of any direction meets many of its points, so that edges along the axes are sampled as
  // evenly as others, which a square grid of as many points does not do.
  private static let samples: [Vector] = (0..<1597).map { (i: Int) -> Vector in
    Vector(dx: (Double(i) + 0.5) / 1597, dy: (Double(i * 987 % 1597) + 0.5) / 1597)
  }

  private func share(of path: Path, inPixel x: Int, _ y: Int) -> Double {
    let corner = Point(x: Double(x), y: Double(y))
    return Double(Self.samples.count { path.contains(corner + $0) }) / Double(Self.samples.count)
  }

  // Corners on multiples of 1/256 pixel, where they stay as they are rasterized.
  @Test(arguments: [3, 4, 5, 7]) func simplePolygonsCoverWhatSamplesSay(corners: Int) {
    var random = SeededGenerator(seed: UInt64(corners))
    for _ in 0..<2 {
      let path = Path(polygon: random.simplePolygon(corners: corners, in: Self.bounds.rect, step: 1.0 / 256))
      let coverage = CoverageProbe.coverage(of: path, rule: .nonZero, in: Self.bounds)
      for y in 0..<Self.bounds.height {
        for x in 0..<Self.bounds.width {
          let expected = share(of: path, inPixel: x, y)
          let actual = Double(coverage[y * Self.bounds.width + x]) / 255
          #expect(abs(actual - expected) <= 2.0 / 255, "pixel \(x) \(y) of \(path)")
        }
      }
    }
  }
}
