import Canvas
import TestSupport
import Testing

/// Without antialiasing, a pixel is drawn if its centre is inside the shape.
struct CenterSamplingTests {
  private static let side = 48

  private func picture(_ draw: (DrawingContext) -> Void) throws -> Image {
    try Image(size: Size(width: Double(Self.side), height: Double(Self.side))) { context in
      context.setShouldAntialias(false)
      draw(context)
    }
  }

  /// The slow twin: the winding number around each centre, from corners in 1/256 pixel.
  private func winding(_ corners: [SIMD2<Int>], _ x: Int, _ y: Int) -> Int {
    let center = SIMD2(256 * x + 128, 256 * y + 128)
    var winding = 0
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
      guard top.y <= center.y, center.y < bottom.y else { continue }
      let isLeft =
        (top.x - center.x) * (bottom.y - top.y) + (center.y - top.y) * (bottom.x - top.x) <= 0
      if isLeft { winding += a.y < b.y ? 1 : -1 }
    }
    return winding
  }

  @Test(arguments: 0..<40) func aPixelIsDrawnIfItsCentreIsInside(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    // Some corners are on centres and some outside of the picture.
    let unit = [1, 64, 128][seed % 3]
    let corners = (0..<3 + random.next(below: 8)).map { _ in
      SIMD2(random.next(below: 16_000) / unit * unit - 2000, random.next(below: 16_000) / unit * unit - 2000)
    }
    var path = Path()
    path.addLines(between: corners.map { Point(x: Double($0.x) / 256, y: Double($0.y) / 256) })
    path.close()
    for rule in [FillRule.nonZero, .evenOdd] {
      let filled = try picture { $0.fill(path, with: .color(.black), using: rule) }
      let clipped = try picture { context in
        context.clip(to: path, using: rule)
        context.fill(Rect(x: 0, y: 0, width: 48, height: 48), with: .color(.black))
      }
      #expect(clipped == filled)
      for y in 0..<Self.side {
        for x in 0..<Self.side {
          let winding = winding(corners, x, y)
          let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
          #expect(filled.pixels[x, y].alpha == (isInside ? 255 : 0), "\(x), \(y)")
        }
      }
    }
  }

  /// A mesh of four-sided cells has no hole, and no cell draws over another.
  @Test(arguments: [false, true]) func cellsOfAMeshShareNoPixelAndLeaveNone(isStraight: Bool) throws {
    var random = SeededGenerator(seed: 4)
    let count = 9
    let points = (0...count).map { row in
      (0...count).map { column in
        let place = SIMD2(2.3 + 4.7 * Double(column), 1.9 + 4.6 * Double(row))
        let isEdge = column % count == 0 || row % count == 0
        return isStraight || isEdge ? place : place + SIMD2(Double(random.next(below: 20)), 9) * 0.1
      }
    }
    func draw(_ context: DrawingContext, isReversed: Bool) {
      let places = (0..<count * count).map { ($0 % count, $0 / count) }
      for (column, row) in isReversed ? places.reversed() : places {
        let (a, c) = (points[row][column], points[row + 1][column + 1])
        let color = Color(red: Double(column) / 9, green: Double(row) / 9, blue: 0.5)
        if isStraight {
          context.fill(Rect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y), with: .color(color))
        } else {
          var path = Path()
          path.addLines(
            between: [a, points[row][column + 1], c, points[row + 1][column]].map { Point(x: $0.x, y: $0.y) })
          context.fill(path, with: .color(color))
        }
      }
    }
    let mesh = try picture { draw($0, isReversed: false) }
    #expect(try mesh == picture { draw($0, isReversed: true) })
    for y in 2..<43 {
      for x in 2..<44 { #expect(mesh.pixels[x, y].alpha == 255, "\(x), \(y)") }
    }
  }

  /// Bands, threads and recordings draw the same pixels.
  @Test func largeShapesAreSampledInBands() throws {
    func draw(_ context: DrawingContext) {
      context.setShouldAntialias(false)
      context.stroke(
        Path(ovalIn: Rect(x: 20, y: 30, width: 700, height: 900)), with: .color(.red), lineWidth: 31)
      context.fill(Path(ovalIn: Rect(x: -50, y: 300, width: 900, height: 400)), with: .color(.blue))
    }
    let size = Size(width: 800, height: 1000)
    let pictures = try [1, 4].map { count in
      try Image(size: size) { context in
        context.threadCount = count
        draw(context)
      }
    }
    let recorded = try Image(size: size) {
      try $0.draw(Recording(size: size) { draw($0) }, in: Rect(origin: .zero, size: size))
    }
    #expect(pictures[0] == pictures[1] && recorded == pictures[0])
    let levels = Set((0..<800).map { pictures[0].pixels[$0, 100].alpha })
    #expect(levels == [0, 255])
  }
}
