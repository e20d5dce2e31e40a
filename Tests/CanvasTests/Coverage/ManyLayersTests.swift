import Canvas
import TestSupport
import Testing

/// Shapes of so many layers that their sums exceed 32 bits.
@Suite struct ManyLayersTests {
  private static let square = Path(rect: Rect(x: 2.5, y: 1.25, width: 6, height: 5))
  private static let slanted = Path(polygon: [Point(x: 0.7, y: 1.2), Point(x: 9.1, y: 0.3), Point(x: 4.2, y: 7.8)])

  private func layers(_ parts: (Path, count: Int)...) -> Path {
    var path = Path()
    for (part, count) in parts { for _ in 0..<count { path.addPath(part) } }
    return path
  }

  private func coverage(_ path: Path, _ rule: FillRule = .nonZero, height: Int = 8) -> [UInt8] {
    CoverageProbe.coverage(of: path, rule: rule, in: PixelRect(minX: 0, minY: 0, maxX: 10, maxY: height))
  }

  @Test(arguments: [16_384, 32_767, 32_768, 65_536]) func manySquaresCoverWhatOneCovers(count: Int) throws {
    let path = layers((Self.square, count))
    let image = try Image(size: Size(width: 10, height: 8)) { context in
      context.clip(to: path)
      context.fill(context.bounds)
    }
    let once = coverage(layers((Self.square, 512)))
    #expect(coverage(path) == once)
    #expect(image.alphas.map { UInt8($0) } == once)
    #expect(path.contains(Point(x: 5, y: 4)))
  }

  @Test func theSumIsExactUntilAllLayersAreAdded() {
    for part in [Self.square, Self.slanted] {
      let rest = coverage(layers((part, 40_000), (part.reversed, 39_999)))
      #expect(rest == coverage(part))
      #expect(coverage(layers((part, 33_000), (part.reversed, 33_000))).allSatisfy { $0 == 0 })
    }
  }

  @Test func everySecondLayerIsAHole() {
    #expect(coverage(layers((Self.square, 32_768)), .evenOdd).allSatisfy { $0 == 0 })
    let whole = Path(rect: Rect(x: 2, y: 1, width: 6, height: 5))
    #expect(coverage(layers((whole, 32_769)), .evenOdd) == coverage(whole))
  }

  @Test func theyAreTheSumOfTheSlowRasterizer() {
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 3)
    var random = SeededGenerator(seed: 71)
    var path = Path()
    // Thin triangles that overlap, most of them in one direction.
    for i in 0..<12_000 {
      let points = (0..<3).map { _ in
        Point(x: Double(random.next(below: 1300)) / 256, y: Double(random.next(below: 800)) / 256)
      }
      let isClockwise = (points[1] - points[0]).cross(points[2] - points[0]) > 0
      path.addPath(Path(polygon: isClockwise || i % 4 == 0 ? points : points.reversed()))
    }
    path.addPath(layers((Self.square, 33_000)))
    let slow = ReferenceRasterizer.coverage(of: CoverageProbe.edges(of: path), rule: .nonZero, in: bounds)
    #expect(CoverageProbe.coverage(of: path, rule: .nonZero, in: bounds) == slow)
  }

  // Its cells don't fit into one band, and its edges are stored.
  @Test func aTallShapeKeepsItsLayers() {
    let tall = Path(rect: Rect(x: 1, y: 1, width: 8, height: 3000))
    let slope = Path(polygon: [Point(x: 1, y: 2), Point(x: 9, y: 3), Point(x: 6, y: 3998)])
    for part in [tall, slope] {
      let rest = coverage(layers((part, 33_000), (part.reversed, 32_999)), height: 4000)
      #expect(rest == coverage(part, height: 4000) && rest.contains(255))
      #expect(coverage(layers((part, 32_768)), height: 4000)[10 * 100 + 5] == 255)
    }
  }

  @Test func equalDotsOfOneStrokeAreADot() {
    func dots(_ count: Int) -> [UInt8] {
      var path = Path()
      for _ in 0..<count {
        path.move(to: Point(x: 5, y: 4))
        path.addLine(to: Point(x: 5, y: 4))
      }
      return StrokedPicture(path, StrokeStyle(width: 6, cap: .square), width: 10, height: 8).bytes
    }
    #expect(dots(32_768) == dots(1) && dots(1).contains(255))
  }
}
