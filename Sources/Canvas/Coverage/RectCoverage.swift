internal import CanvasKernels

/// The coverage of a rectangle along the device's axes, without accumulating: the same bytes as its four edges give.
struct RectCoverage: CoverageSource {
  // In 1/256 pixel.
  private let x0: Int32
  private let y0: Int32
  private let x1: Int32
  private let y1: Int32

  /// - Parameter rect: In pixels, inside `EdgeLimits`.
  init(_ rect: Rect) {
    let edges = FixedPoint.rounded(SIMD2(rect.minX, rect.minY), SIMD2(rect.maxX, rect.maxY))
    x0 = edges.x
    y0 = edges.y
    x1 = edges.z
    y1 = edges.w
  }

  /// Whether the edges lie on pixel boundaries, so that every pixel is covered wholly or not at all.
  var isAligned: Bool { (x0 | y0 | x1 | y1) & 255 == 0 }

  /// The pixels that it touches.
  var pixels: PixelRect {
    guard x0 < x1, y0 < y1 else { return .empty }
    return PixelRect(minX: Int(x0 >> 8), minY: Int(y0 >> 8), maxX: Int((x1 + 255) >> 8), maxY: Int((y1 + 255) >> 8))
  }

  func emit(in bounds: PixelRect, into consumer: inout some CoverageConsumer) {
    let area = pixels.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      let height = Self.overlap(y, y0, y1)
      let leftCoverage = Self.coverage(Self.overlap(area.minX, x0, x1), height)
      let rightCoverage = Self.coverage(Self.overlap(area.maxX - 1, x0, x1), height)
      let middleCoverage = Self.coverage(256, height)
      consumer.beginRow(y)
      var first = area.minX
      var last = area.maxX
      if leftCoverage != middleCoverage || area.width == 1 {
        if leftCoverage != 0 { consumer.addRun(x: first, count: 1, coverage: leftCoverage) }
        first += 1
      }
      let hasRightEdge = rightCoverage != middleCoverage && last > first
      if hasRightEdge { last -= 1 }
      if last > first && middleCoverage != 0 {
        consumer.addRun(x: first, count: last - first, coverage: middleCoverage)
      }
      if hasRightEdge && rightCoverage != 0 { consumer.addRun(x: last, count: 1, coverage: rightCoverage) }
      consumer.endRow()
    }
  }

  // How much of pixel i lies between two edges, in 1/256.
  private static func overlap(_ i: Int, _ low: Int32, _ high: Int32) -> Int32 {
    let start = Int32(truncatingIfNeeded: i) << 8
    return min(high, start + 256) - max(low, start)
  }

  private static func coverage(_ width: Int32, _ height: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: ck_coverage_nonzero(2 * width * height))
  }
}
