internal import CanvasKernels

/// The pixels of shapes that share edges: how much of each pixel is taken, and by which colours.
///
/// Shapes are added one after the other. Of a pixel each takes its signed area, at most what is left, in 1/131 072; a
/// shape's coverage byte is what the rounded total grows by. Bytes of neighbours therefore add up to the byte of their
/// union, and the sum of colour · coverage is divided by 255 once.
struct PartitionAccumulator {
  let bounds: PixelRect
  private var taken: [Int32]
  // Red, green, blue, alpha times coverage.
  private var sums: [SIMD4<Int32>]

  private static let full: Int32 = 131_072

  init(bounds: PixelRect) {
    self.bounds = bounds
    taken = [Int32](repeating: 0, count: bounds.width * bounds.height)
    sums = [SIMD4<Int32>](repeating: .zero, count: bounds.width * bounds.height)
  }

  /// Adds a shape. `isNegative` says that its outline turns the way that makes areas negative.
  mutating func add(
    _ edges: some EdgeSource, in box: Rect, isNegative: Bool, color: PremultipliedPixel,
    with rasterizer: CoverageRasterizer
  ) {
    taken.withUnsafeMutableBufferPointer { taken in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let takenBase = taken.baseAddress, let sumsBase = sums.baseAddress else { return }
        var shape = unsafe Shape(
          taken: takenBase, sums: sumsBase, bounds: bounds, isNegative: isNegative,
          color: SIMD4(Int32(color.red), Int32(color.green), Int32(color.blue), Int32(color.alpha)))
        rasterizer.rasterizeAreas(edges, in: box, bounds: bounds, into: &shape)
      }
    }
  }

  private struct Shape: AreaConsumer {
    let taken: UnsafeMutablePointer<Int32>
    let sums: UnsafeMutablePointer<SIMD4<Int32>>
    let bounds: PixelRect
    let isNegative: Bool
    let color: SIMD4<Int32>
    private var row = 0

    init(
      taken: UnsafeMutablePointer<Int32>, sums: UnsafeMutablePointer<SIMD4<Int32>>, bounds: PixelRect,
      isNegative: Bool, color: SIMD4<Int32>
    ) {
      unsafe self.taken = taken
      unsafe self.sums = sums
      self.bounds = bounds
      self.isNegative = isNegative
      self.color = color
    }

    mutating func beginRow(_ y: Int) { row = (y - bounds.minY) * bounds.width - bounds.minX }

    mutating func addRun(x: Int, count: Int, area: Int32) {
      for i in row + x..<row + x + count { add(area, at: i) }
    }

    mutating func addQuad(x: Int, count: Int, areas: SIMD4<Int32>) {
      for i in 0..<count { add(areas[i], at: row + x + i) }
    }

    mutating func endRow() {}

    private func add(_ area: Int32, at i: Int) {
      let oriented = isNegative ? 0 &- area : area
      // A sliver whose rounded corners turn it inside out takes away what its neighbour has too much. More than
      // 1/64 pixel is no rounding but a part of the shape that turns the other way.
      let wanted =
        oriented < -2_048 ? 0 &- max(oriented, -PartitionAccumulator.full) : min(oriented, PartitionAccumulator.full)
      let before = unsafe taken[i]
      let after = min(before &+ wanted, PartitionAccumulator.full)
      unsafe taken[i] = after
      let coverage = PartitionAccumulator.byte(after) &- PartitionAccumulator.byte(before)
      if coverage != 0 { unsafe sums[i] &+= color &* coverage }
    }
  }

  // Like ck_coverage_nonzero, and 0 below nothing.
  private static func byte(_ area: Int32) -> Int32 { area <= 0 ? 0 : (area &* 255 &+ 65_536) >> 17 }
}

extension PartitionAccumulator: RowPaint {
  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let start = (y - bounds.minY) * bounds.width + x - bounds.minX
    for i in 0..<count {
      // Slivers of negative area may have left a colour a little below nothing, or above its alpha.
      let sum = sums[start + i].clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 65_025))
      func channel(_ value: Int32) -> UInt8 { UInt8(truncatingIfNeeded: ChannelMath.dividedBy255(UInt32(value))) }
      let alpha = channel(sum.w)
      unsafe row[i] =
        PremultipliedPixel(
          red: min(channel(sum.x), alpha), green: min(channel(sum.y), alpha), blue: min(channel(sum.z), alpha),
          alpha: alpha
        ).bits
    }
  }
}

/// What the shapes cover together.
extension PartitionAccumulator: CoverageSource {
  var pixels: PixelRect { bounds }

  func emit(in area: PixelRect, into consumer: inout some CoverageConsumer) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      consumer.beginRow(y)
      for x in area.minX..<area.maxX {
        let coverage = coverage(x, y)
        if coverage != 0 { consumer.addRun(x: x, count: 1, coverage: coverage) }
      }
      consumer.endRow()
    }
  }

  fileprivate func coverage(_ x: Int, _ y: Int) -> UInt8 { UInt8(truncatingIfNeeded: Self.byte(taken[index(x, y)])) }

  fileprivate func sum(_ x: Int, _ y: Int) -> SIMD4<Int32> { sums[index(x, y)] }

  private func index(_ x: Int, _ y: Int) -> Int { (y - bounds.minY) * bounds.width + x - bounds.minX }
}

/// A partition's colours without its coverage: of each pixel the mean of the colours in it.
///
/// What is needed where colour times coverage isn't enough, by blend modes other than `normal` for example; the mean is
/// rounded, so that colours add up less exactly.
struct PartitionColors: RowPaint {
  private let partition: PartitionAccumulator

  init(_ partition: PartitionAccumulator) {
    self.partition = partition
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    for i in 0..<count {
      let coverage = Int32(partition.coverage(x + i, y))
      let sum = partition.sum(x + i, y)
      func channel(_ value: Int32) -> UInt8 {
        coverage == 0 ? 0 : UInt8(min(max((2 &* value &+ coverage) / (2 &* coverage), 0), 255))
      }
      let alpha = channel(sum.w)
      unsafe row[i] =
        PremultipliedPixel(
          red: min(channel(sum.x), alpha), green: min(channel(sum.y), alpha), blue: min(channel(sum.z), alpha),
          alpha: alpha
        ).bits
    }
  }
}

/// Twice the signed area of an outline, whichever way it turns.
struct OrientationSink: EdgeSink {
  private(set) var doubledArea = 0.0

  mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    doubledArea += start.x * end.y - start.y * end.x
  }
}
