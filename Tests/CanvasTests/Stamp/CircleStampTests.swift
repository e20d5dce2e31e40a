import Canvas
import Testing

/// Circles that are drawn again have edges that are moved rather than computed. They equal those of the path.
@Suite struct CircleStampTests {
  private func sorted(_ edges: [SIMD4<Int32>]) -> [[Int32]] {
    edges.map { [$0.x, $0.y, $0.z, $0.w] }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func edges(_ path: Path, _ style: StrokeStyle?, _ transform: Transform) throws -> [SIMD4<Int32>] {
    let list =
      if let style {
        EdgeList(try #require(StrokeEdges(path: path, style: style, transform: transform)))
      } else {
        EdgeList(FillEdges(path: path, transform: transform))
      }
    return list.edges.map { FixedPoint.rounded($0.start, $0.end) }
  }

  @Test(arguments: [StrokeStyle.Join.miter, .round, .bevel]) func placedEdgesAreThoseOfThePath(
    join: StrokeStyle.Join
  ) throws {
    var random = SeededGenerator(seed: 43)
    func number(_ low: Double, _ high: Double) -> Double {
      low + Double(random.next(below: 1 << 30)) / Double(1 << 30) * (high - low)
    }
    var placed = 0
    for round in 0..<300 {
      let radius = number(0.3, 20)
      let style = round % 3 == 0 ? nil : StrokeStyle(width: number(0.1, min(9, 4 * radius)), join: join)
      let turn = round % 4 == 0 ? number(0, 7) : 0
      let scale = number(0.5, 3)
      let transform = Transform(scaleX: scale, y: round % 2 == 0 ? scale : -scale).rotated(by: turn)
      guard let stamp = CircleStamp(CircleStamp.Key(radius: radius, style: style, transform: transform)) else {
        continue
      }
      for _ in 0..<40 {
        let center = Point(x: number(-50, 5_000), y: number(-50, 5_000))
        let there = Transform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 7.25, ty: -3.1)
        guard let found = stamp.edges(at: center, there) else { continue }
        placed += 1
        let wanted = try edges(Path(circleAt: center, radius: radius), style, there)
        #expect(sorted(found) == sorted(wanted), "\(radius), \(String(describing: style)), \(center), round \(round)")
      }
    }
    // Few are refused.
    #expect(placed > 9_000)
  }

  @Test func whatMayHaveOtherEdgesElsewhereIsNotPlaced() {
    func stamp(_ radius: Double, _ style: StrokeStyle? = nil, _ transform: Transform = .identity) -> CircleStamp? {
      CircleStamp(CircleStamp.Key(radius: radius, style: style, transform: transform))
    }
    #expect(stamp(5) != nil && stamp(5, StrokeStyle(width: 2)) != nil)
    #expect(stamp(0.4) == nil && stamp(33) == nil && stamp(.nan) == nil && stamp(-5) == nil)
    #expect(stamp(5, nil, Transform(scaleX: 0, y: 1)) == nil && stamp(5, nil, Transform(scaleX: .nan, y: 1)) == nil)
    #expect(stamp(5, StrokeStyle(width: 2, dash: [3])) == nil)
    #expect(stamp(5, StrokeStyle(width: 0)) == nil && stamp(5, StrokeStyle(width: 21)) == nil)
    #expect(stamp(5, StrokeStyle(width: 2, miterLimit: 1.02)) == nil)
    let places = [Point(x: 1e6, y: 3), Point(x: .nan, y: 3), Point(x: 3, y: -.infinity), Point(x: 3, y: 0.5 / 256)]
    for place in places { #expect(stamp(5)?.edges(at: place, .identity) == nil, "\(place)") }
    let far = Transform(translationX: 1e300, y: 0)
    #expect(stamp(5)?.edges(at: Point(x: 1.1, y: 1.1), far) == nil)
  }

  @Test func circlesAreDrawnAsTheirPaths() throws {
    var random = SeededGenerator(seed: 44)
    func number(_ high: Double) -> Double { Double(random.next(below: 1 << 20)) / Double(1 << 20) * high }
    for round in 0..<40 {
      let radius = [2.74, 4, 0.2, number(30)][round % 4]
      let style = StrokeStyle(width: [1, 2, number(6)][round % 3], dash: round % 7 == 6 ? [2, 1] : [])
      let color = Color(red: 0.2, green: 0.5, blue: 0.9, alpha: round % 2 == 0 ? 1 : 0.6)
      // Whole, half and any places, also beyond the sides and the clip.
      let centers = (0..<40).map { index in
        let point = Point(x: number(80) - 10, y: number(60) - 10)
        return index % 3 == 0 ? Point(x: point.x.rounded(), y: (point.y * 2).rounded() / 2) : point
      }
      func picture(_ draw: (DrawingContext, Point) -> Void) throws -> Image {
        let context = try DrawingContext(size: Size(width: 60, height: 40), scale: round % 5 == 0 ? 1.7 : 1)
        context.setShadow(offset: Vector(dx: 1, dy: 1), blur: 2, color: round % 11 == 10 ? .black : .clear)
        if round % 6 == 5 { context.clip(to: Path(ovalIn: Rect(x: 5, y: 5, width: 40, height: 30))) }
        for center in centers { draw(context, center) }
        return context.makeImage()
      }
      let short = try picture { context, center in
        context.fillCircle(at: center, radius: radius, with: color)
        context.strokeCircle(at: center, radius: radius, with: .black, style: style)
      }
      let general = try picture { context, center in
        context.fill(Path(circleAt: center, radius: radius), with: .color(color))
        context.stroke(Path(circleAt: center, radius: radius), with: .color(.black), style: style)
      }
      #expect(short == general, "radius \(radius), round \(round)")
    }
  }
}
