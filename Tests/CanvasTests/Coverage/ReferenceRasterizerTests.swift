import Canvas
import TestSupport
import Testing

/// The rasterizer equals its slow twin to the bit.
@Suite struct ReferenceRasterizerTests {
  private static let bounds = PixelRect(minX: 0, minY: 0, maxX: 21, maxY: 17)

  private func randomPath(_ random: inout SeededGenerator, points: Int, around box: Rect, grid: Double?) -> Path {
    func coordinate(_ low: Double, _ length: Double) -> Double {
      let value = low + length * Double(random.next() >> 11) / 9_007_199_254_740_992
      guard let grid else { return value }
      return (value / grid).rounded() * grid
    }
    func point() -> Point { Point(x: coordinate(box.minX, box.width), y: coordinate(box.minY, box.height)) }
    var path = Path()
    path.move(to: point())
    for _ in 1..<max(points, 2) {
      switch random.next() % 8 {
      case 0: path.addQuadCurve(to: point(), control: point())
      case 1: path.addCurve(to: point(), control1: point(), control2: point())
      case 2: path.move(to: point())
      case 3: path.close()
      default: path.addLine(to: point())
      }
    }
    return path
  }

  @Test(arguments: FillRule.allCases)
  func randomShapesInside(rule: FillRule) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let path = randomPath(&random, points: 9, around: Self.bounds.rect, grid: nil)
      expectEqual(path, rule, in: Self.bounds)
    }
  }

  // Whole and half pixels hit every "exactly on the boundary" case.
  @Test(arguments: FillRule.allCases)
  func randomShapesOnPixelCorners(rule: FillRule) {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<400 {
      let path = randomPath(&random, points: 9, around: Self.bounds.rect.insetBy(dx: -6, dy: -6), grid: 0.5)
      expectEqual(path, rule, in: Self.bounds)
    }
  }

  @Test(arguments: FillRule.allCases)
  func randomShapesAcrossEverySide(rule: FillRule) {
    var random = SeededGenerator(seed: 9)
    for size in [30.0, 300, 20_000] {
      for _ in 0..<200 {
        let box = Rect(center: Point(x: 10, y: 8), size: Size(width: size, height: size))
        let path = randomPath(&random, points: 7, around: box, grid: nil)
        expectEqual(path, rule, in: Self.bounds)
      }
    }
  }

  // Wide enough that the picture is swept in bands of a few rows.
  @Test func randomShapesInBands() {
    var random = SeededGenerator(seed: 10)
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 3_000, maxY: 14)
    for _ in 0..<6 {
      let path = randomPath(&random, points: 8, around: bounds.rect.insetBy(dx: -300, dy: -6), grid: nil)
      expectEqual(path, .nonZero, in: bounds)
    }
  }

  @Test func manyRowsInBands() {
    var random = SeededGenerator(seed: 11)
    let bounds = PixelRect(minX: 3, minY: 5, maxX: 60, maxY: 700)
    for _ in 0..<6 {
      let path = randomPath(&random, points: 8, around: bounds.rect.insetBy(dx: -20, dy: -60), grid: nil)
      expectEqual(path, .evenOdd, in: bounds)
    }
  }

  // Between the ends of upright sides rows are equal; slopes, ends inside a row and the bounds interrupt them.
  @Test(arguments: FillRule.allCases)
  func uprightSidesInBands(rule: FillRule) {
    var random = SeededGenerator(seed: 14)
    let bounds = PixelRect(minX: 3, minY: 5, maxX: 118, maxY: 605)
    for i in 0..<12 {
      let box = bounds.rect.insetBy(dx: -20, dy: -60)
      var path = Path()
      for _ in 0...random.next(below: 14) {
        let rect = randomPath(&random, points: 2, around: box, grid: i % 3 == 0 ? 0.5 : nil).boundingBox
        let radius = Double(random.next(below: 40))
        path.addRoundedRect(in: rect, cornerRadius: i % 2 == 0 ? 0 : radius)
      }
      if i % 4 == 0 { path.addPath(randomPath(&random, points: 3, around: box, grid: nil)) }
      expectEqual(path, rule, in: bounds)
    }
  }

  @Test func randomStrokes() {
    var random = SeededGenerator(seed: 12)
    for i in 0..<200 {
      let path = randomPath(&random, points: 6, around: Self.bounds.rect, grid: nil)
      let style = StrokeStyle(
        width: Double(i % 7) / 2, cap: StrokeStyle.Cap.allCases[i % 3], join: StrokeStyle.Join.allCases[i / 3 % 3],
        dash: i % 4 == 0 ? [3, 1] : [])
      let expected = ReferenceRasterizer.coverage(
        of: CoverageProbe.edges(ofStroke: path, style: style), rule: .nonZero, in: Self.bounds)
      #expect(CoverageProbe.coverage(ofStroke: path, style: style, in: Self.bounds) == expected, "\(path) \(style)")
    }
  }

  @Test func rectanglesEqualTheirPaths() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<500 {
      let corners = randomPath(&random, points: 2, around: Self.bounds.rect.insetBy(dx: -3, dy: -3), grid: nil)
      let rect = corners.boundingBox
      #expect(
        CoverageProbe.coverage(ofRect: rect, in: Self.bounds)
          == CoverageProbe.coverage(of: Path(rect: rect), rule: .nonZero, in: Self.bounds), "\(rect)")
    }
  }

  private func expectEqual(
    _ path: Path, _ rule: FillRule, in bounds: PixelRect
  ) {
    let visible = bounds.rect.contains(path.boundingBox) ? nil : bounds.rect
    let expected = ReferenceRasterizer.coverage(
      of: CoverageProbe.edges(of: path, visible: visible), rule: rule, in: bounds)
    #expect(
      CoverageProbe.coverage(of: path, rule: rule, in: bounds) == expected, "\(path)")
  }
}
