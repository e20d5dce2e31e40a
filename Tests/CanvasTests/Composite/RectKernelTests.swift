import Canvas
import TestSupport
import Testing

/// Rectangles and their strokes have a kernel of their own; their paths are accumulated.
@Suite struct RectKernelTests {
  /// Beside the definition: the area of each pixel, its coverage, source over.
  @Test(arguments: Kernels.allLevels) func rectanglesAndFramesAreTheDefinition(kernels: Kernels) {
    var random = SeededGenerator(seed: 412)
    func overlap(_ i: Int, _ low: Int32, _ high: Int32) -> Int {
      max(0, min(i * 256 + 256, Int(high)) - max(i * 256, Int(low)))
    }
    for round in 0..<2_000 {
      let (left, top) = (Int32(random.next(below: 2_000)), Int32(random.next(below: 700)))
      let size = [40, 400, 60][round % 3]
      let edges = SIMD4(
        left, top, left + 1 + Int32(random.next(below: size * 256)), top + 1 + Int32(random.next(below: 12 * 256)))
      var hole = SIMD4<Int32>.zero
      if round % 2 == 0 {
        let (x0, x1) = (Int32(random.next(below: size * 256)), Int32(random.next(below: size * 256)))
        let (y0, y1) = (Int32(random.next(below: 3_000)), Int32(random.next(below: 3_000)))
        hole = SIMD4(
          min(left + min(x0, x1), edges.z), min(top + min(y0, y1), edges.w), min(left + max(x0, x1), edges.z),
          min(top + max(y0, y1), edges.w))
      }
      var area = SIMD4(left >> 8, top >> 8, (edges.z + 255) >> 8, (edges.w + 255) >> 8)
      if round % 5 == 0, area.z - area.x > 6 { area = area &+ SIMD4(Int32(random.next(below: 5)), 0, 0, 0) }
      let (width, height) = (Int(area.z - area.x), Int(area.w - area.y))
      let stride = width + random.next(below: 4)
      let alpha = [255, random.next(below: 256)][random.next(below: 2)]
      func pixel() -> UInt32 {
        PremultipliedPixel(
          straightRed: UInt8(random.next(below: 256)), green: UInt8(random.next(below: 256)), blue: 9,
          alpha: UInt8(random.next(below: 256))
        ).bits
      }
      let color = PremultipliedPixel(straightRed: 200, green: 90, blue: 17, alpha: UInt8(alpha)).bits
      let before = (0..<3 + stride * height).map { _ in pixel() }
      var expected = before
      for y in 0..<height {
        for x in 0..<width {
          let (column, row) = (Int(area.x) + x, Int(area.y) + y)
          let covered =
            overlap(column, edges.x, edges.z) * overlap(row, edges.y, edges.w) - overlap(column, hole.x, hole.z)
            * overlap(row, hole.y, hole.w)
          let coverage = UInt8((2 * 255 * covered + 65_536) / 131_072)
          let i = 3 + y * stride + x
          expected[i] =
            PremultipliedPixel(bits: color).scaled(by: coverage).over(PremultipliedPixel(bits: before[i])).bits
        }
      }
      var after = before
      RowKernel.fillRect(
        edges, hole: hole, area: area, onto: &after, from: 3, stride: stride, color: color, kernels: kernels)
      #expect(after == expected, "round \(round), \(edges), \(hole), \(area)")
    }
  }

  @Test func aRectangleIsItsPathWhereverItsEdgesLie() throws {
    var random = SeededGenerator(seed: 411)
    func place(_ limit: Int) -> Double { Double(random.next(below: limit * 16)) / 16 - 4 }
    for round in 0..<500 {
      let (x0, y0) = (place(52), place(24))
      // From a sliver in one pixel to beyond the picture.
      let width = round % 3 == 0 ? Double(1 + random.next(below: 20)) / 16 : place(50) + 4.0625
      let rect = Rect(x: x0, y: y0, width: width, height: place(20) + 4.0625)
      let color = Color(
        red8: UInt8(random.next(below: 256)), green8: UInt8(random.next(below: 256)), blue8: 77,
        alpha8: round % 2 == 0 ? 255 : UInt8(random.next(below: 256)))
      let clip = Rect(x: Double(random.next(below: 10)), y: 1, width: Double(8 + random.next(below: 38)), height: 18)
      func picture(_ fill: (DrawingContext) -> Void) throws -> Image {
        try Image(size: Size(width: 48, height: 20)) { context in
          context.setFillColor(Color(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.7))
          context.fill(Rect(x: 0, y: 0, width: 40, height: 20))
          if round % 4 == 1 { context.clip(to: clip) }
          context.setFillColor(color)
          fill(context)
        }
      }
      let filled = try picture { $0.fill(rect) }
      let asPath = try picture { $0.fill(Path(rect: rect)) }
      #expect(filled == asPath, "round \(round), \(rect)")
      let stroked = try picture { context in
        context.setStrokeColor(color)
        context.setLineWidth(Double(1 + round % 40) / 8)
        context.stroke(rect)
      }
      let strokedAsPath = try picture { context in
        context.setStrokeColor(color)
        context.setLineWidth(Double(1 + round % 40) / 8)
        context.stroke(Path(rect: rect))
      }
      #expect(stroked == strokedAsPath, "round \(round), \(rect)")
    }
  }
}
