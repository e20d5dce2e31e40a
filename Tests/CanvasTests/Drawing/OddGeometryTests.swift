import Canvas
import TestSupport
import Testing

/// Geometry that is not finite, huge, singular, empty or very long: a documented picture, and never a stop.
@Suite struct OddGeometryTests {
  private static let size = Size(width: 24, height: 20)

  private func picture(_ draw: (DrawingContext) -> Void) throws -> Image { try Image(size: Self.size, drawing: draw) }

  // Every way to draw a path.
  private func drawEveryWay(_ path: Path, _ context: DrawingContext) {
    context.fill(path)
    context.fill(path, using: .evenOdd)
    for join in StrokeStyle.Join.allCases {
      for cap in StrokeStyle.Cap.allCases {
        context.stroke(path, style: StrokeStyle(width: 3, cap: cap, join: join))
      }
    }
    context.stroke(path, style: StrokeStyle(width: 0))
    context.stroke(path, style: StrokeStyle(width: 2, cap: .round, join: .round, dash: [3, 1], dashPhase: 2))
    context.addPath(path)
    context.drawPath(using: .eoFillStroke)
    context.withGState {
      context.clip(to: path)
      context.fill(context.bounds)
    }
  }

  private func everyShape(with p: Point) -> [Path] {
    let q = Point(x: 5, y: 7)
    let r = Point(x: 15, y: 9)
    var line = Path.line((5, 7), (15, 9))
    line.addLine(to: p)
    var curve = Path()
    curve.move(to: q)
    curve.addCurve(to: r, control1: p, control2: q)
    var end = Path()
    end.move(to: q)
    end.addCurve(to: p, control1: q, control2: r)
    var quadratic = Path()
    quadratic.move(to: p)
    quadratic.addQuadCurve(to: q, control: r)
    return [
      Path(polygon: [q, r, p]), line, curve, end, quadratic, Path(rect: Rect(x: p.x, y: p.y, width: 5, height: 5)),
      Path(ovalIn: Rect(origin: q, size: Size(width: p.x, height: p.y))),
      Path(arcCenter: p, radius: 5, startAngle: 0, endAngle: 3, direction: .clockwise),
      Path(arcCenter: q, radius: p.x, startAngle: 0, endAngle: 3, direction: .clockwise),
      Path(roundedRect: Rect(x: 2, y: 2, width: 9, height: 9), cornerRadius: p.x).applying(
        Transform(translationX: p.x, y: p.y)),
      Path(pieCenter: p, radius: 5, innerRadius: 2, startAngle: 0, endAngle: 3),
    ]
  }

  @Test(arguments: [
    Point(x: .nan, y: 5), Point(x: 5, y: .nan), Point(x: .infinity, y: 5), Point(x: 5, y: -.infinity),
    Point(x: .nan, y: .infinity),
  ])
  func aPathThatIsNotFiniteDrawsNothing(point: Point) throws {
    for path in everyShape(with: point) where !path.isFinite {
      #expect(try picture { drawEveryWay(path, $0) }.isClear, "\(path)")
    }
    #expect(everyShape(with: point).count { !$0.isFinite } >= 8)
  }

  @Test(arguments: [1e9, 1e154, 1e300, 1.7e308]) func hugePolygonsDoNotStopTheProgram(huge: Double) throws {
    for (x, y) in [(huge, huge), (-huge, 5), (5, -huge), (huge, -huge)] {
      for path in [
        Path.loop((5, 7), (15, 9), (x, y)), .line((5, 7), (15, 9), (x, y)),
        Path(rect: Rect(x: x, y: y, width: 5, height: 5)),
        Path(rect: Rect(x: 5, y: 5, width: x, height: y)),
      ] {
        _ = try picture { drawEveryWay(path, $0) }
      }
    }
  }

  @Test(arguments: [1e9, 1e300, 1.7e308]) func hugeCurvesDoNotStopTheProgram(huge: Double) throws {
    for point in [Point(x: huge, y: huge), Point(x: -huge, y: 5)] {
      for path in everyShape(with: point) {
        _ = try picture {
          $0.fill(path)
          $0.clip(to: path, using: .evenOdd)
        }
      }
    }
    // Stroked curves are not cut to the picture: one is enough.
    var curve = Path()
    curve.move(to: Point(x: 5, y: 7))
    curve.addQuadCurve(to: Point(x: 15, y: 9), control: Point(x: huge, y: -huge))
    _ = try picture { $0.stroke(curve, style: StrokeStyle(width: 3, cap: .round, join: .round, dash: [3, 1])) }
  }

  @Test(arguments: [1e6, 1e9, 1e300]) func aHugeRectangleFillsThePicture(reach: Double) throws {
    let rect = Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    let all = [Int](repeating: 255, count: 24 * 20)
    #expect(try picture { $0.fill(rect) }.alphas == all)
    #expect(try picture { $0.fill(Path(rect: rect)) }.alphas == all)
    #expect(try picture { $0.stroke(.line((-reach, 10), (reach, 10)), style: StrokeStyle(width: 100)) }.alphas == all)
  }

  @Test func aHalfPlaneToTheLeftFillsHalf() throws {
    let image = try picture { $0.fill(Rect(x: -1e300, y: -1e300, width: 1e300, height: 2e300)) }
    #expect(image.isClear)
    let half = try picture { $0.fill(Path(rect: Rect(x: -1e12, y: -1e12, width: 1e12 + 10, height: 2e12))) }
    #expect((0..<24).map { half.alpha($0, 7) } == (0..<24).map { $0 < 10 ? 255 : 0 })
  }

  @Test(arguments: [
    Path(ovalIn: Rect(x: 5, y: 5, width: 0, height: 0)), Path(ovalIn: Rect(x: 5, y: 5, width: 10, height: 0)),
    Path(roundedRect: Rect(x: 5, y: 5, width: 0, height: 8), cornerRadius: 3),
    Path(arcCenter: Point(x: 5, y: 5), radius: 0, startAngle: 0, endAngle: 6, direction: .clockwise),
    Path(pieCenter: Point(x: 5, y: 5), radius: 0, startAngle: 0, endAngle: 6),
    Path(rect: Rect(x: 5, y: 5, width: 8, height: 0)), Path(), Path(polygon: [Point(x: 5, y: 5)]),
    .line((5, 5), (15, 15)),
  ])
  func shapesWithoutAreaFillNothing(path: Path) throws {
    #expect(try picture { $0.fill(path) }.isClear)
    #expect(try picture { $0.fill(path, using: .evenOdd) }.isClear)
    _ = try picture { drawEveryWay(path, $0) }
  }

  @Test func aCircleOfRadiusZeroIsStrokedAsADot() throws {
    let circle = Path(ovalIn: Rect(x: 10, y: 10, width: 0, height: 0))
    let image = try picture { $0.stroke(circle, style: StrokeStyle(width: 6, cap: .round)) }
    #expect(image.alpha(9, 9) == 255 && image.alpha(12, 12) < 255)
  }

  @Test(arguments: [
    Rect(x: .nan, y: 0, width: 5, height: 5), Rect(x: 0, y: 0, width: .infinity, height: 5), .null,
    Rect(x: 0, y: 0, width: 0, height: 5), Rect(x: 1e300, y: 0, width: 5, height: 5),
    Rect(x: -1e300, y: -1e300, width: 1e299, height: 1e299),
  ])
  func rectanglesThatAreNotThereDrawNothing(rect: Rect) throws {
    #expect(try picture { $0.fill(rect) }.isClear)
    #expect(try picture { $0.fill(Path(rect: rect)) }.isClear)
    #expect(
      try picture {
        $0.rotate(by: 1); $0.fill(rect)
      }.isClear)
  }

  @Test func aMillionLinesAreFilled() throws {
    // From left to right up and down between the rows 4 and 5, and back along row 15.
    var path = Path()
    path.move(to: Point(x: 2, y: 15))
    for i in 0..<1_000_000 { path.addLine(to: Point(x: 2 + Double(i) * 2e-5, y: i & 1 == 0 ? 4 : 5)) }
    path.addLine(to: Point(x: 22, y: 15))
    let image = try picture { $0.fill(path) }
    #expect((2..<22).allSatisfy { abs(image.alpha($0, 4) - 128) <= 8 })
    #expect((0..<24).map { image.alpha($0, 9) } == (0..<24).map { (2..<22).contains($0) ? 255 : 0 })
    #expect(image.alphas.count { $0 > 0 } == 20 * 11)
  }

  @Test func manyLinesAreStroked() throws {
    var path = Path()
    path.move(to: Point(x: 2, y: 10))
    for i in 1...20_000 { path.addLine(to: Point(x: 2 + Double(i) * 1e-3, y: i % 2 == 0 ? 8 : 12)) }
    let image = try picture { $0.stroke(path, style: StrokeStyle(width: 1, join: .bevel)) }
    #expect((3..<21).allSatisfy { x in (8..<12).allSatisfy { image.alpha(x, $0) == 255 } })
    #expect((0..<24).allSatisfy { image.alpha($0, 5) == 0 && image.alpha($0, 14) == 0 })
  }

  // Wound more than 2^14 times an area's sum passes what 32 bits hold; it wraps, and the program goes on.
  @Test func anOutlineWoundManyTimesDoesNotStopTheProgram() throws {
    var path = Path()
    for _ in 0..<16_500 { path.addRect(Rect(x: 4, y: 4, width: 8, height: 8)) }
    let image = try picture { $0.fill(path) }
    #expect(image.alpha(2, 2) == 0)
  }
}
