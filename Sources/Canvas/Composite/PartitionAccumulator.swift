internal import CanvasKernels

/// The pixels of shapes that share edges: how much of each pixel is taken, and by which colours.
///
/// Shapes are added one after the other, each with its paint. Of a pixel each takes its signed area, at most what is left, in 1/131 072; a
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
    _ edges: some EdgeSource, in box: Rect, isNegative: Bool, paint: DevicePaint, with rasterizer: CoverageRasterizer
  ) {
    switch paint {
    case .color(let color):
      add(edges, in: box, isNegative: isNegative, paint: SolidColor(color.premultiplied), with: rasterizer)
    case .gradient(let gradient):
      add(edges, in: box, isNegative: isNegative, paint: gradient, with: rasterizer)
    case .image(let pattern):
      add(edges, in: box, isNegative: isNegative, paint: pattern, with: rasterizer)
    }
  }

  private mutating func add(
    _ edges: some EdgeSource, in box: Rect, isNegative: Bool, paint: some RowPaint, with rasterizer: CoverageRasterizer
  ) {
    taken.withUnsafeMutableBufferPointer { taken in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let takenBase = taken.baseAddress, let sumsBase = sums.baseAddress else { return }
        var shape = unsafe Shape(
          taken: takenBase, sums: sumsBase, bounds: bounds, isNegative: isNegative, paint: paint)
        defer { shape.deallocate() }
        rasterizer.rasterizeAreas(edges, in: box, bounds: bounds, into: &shape)
      }
    }
  }

  // Takes a shape's areas, and when a row's are known adds the paint's colours there.
  private struct Shape<Source: RowPaint>: AreaConsumer {
    private let taken: UnsafeMutablePointer<Int32>
    private let sums: UnsafeMutablePointer<SIMD4<Int32>>
    private let bounds: PixelRect
    private let isNegative: Bool
    private let paint: Source
    // How much coverage each pixel of the row gains, −255…255; all 0 between rows.
    private let gains: UnsafeMutablePointer<Int32>
    private let source: UnsafeMutablePointer<UInt32>
    private var y = 0
    // The columns of this row that gain, first and one past the last.
    private var first = Int.max
    private var last = 0

    init(
      taken: UnsafeMutablePointer<Int32>, sums: UnsafeMutablePointer<SIMD4<Int32>>, bounds: PixelRect,
      isNegative: Bool, paint: Source
    ) {
      unsafe self.taken = taken
      unsafe self.sums = sums
      self.bounds = bounds
      self.isNegative = isNegative
      self.paint = paint
      unsafe gains = .allocate(capacity: bounds.width)
      unsafe gains.initialize(repeating: 0, count: bounds.width)
      unsafe source = .allocate(capacity: bounds.width)
    }

    func deallocate() {
      unsafe gains.deallocate()
      unsafe source.deallocate()
    }

    // Columns count from the left side of the bounds.
    mutating func beginRow(_ y: Int) {
      self.y = y
      first = Int.max
      last = 0
    }

    mutating func addRun(x: Int, count: Int, area: Int32) {
      for i in 0..<count { add(area, at: x - bounds.minX + i) }
    }

    mutating func addQuad(x: Int, count: Int, areas: SIMD4<Int32>) {
      for i in 0..<count { add(areas[i], at: x - bounds.minX + i) }
    }

    mutating func endRow() {
      guard first < last else { return }
      unsafe paint.writeRow(x: bounds.minX + first, y: y, count: last - first, into: source)
      let row = (y - bounds.minY) * bounds.width
      for x in first..<last {
        let gain = unsafe gains[x]
        guard gain != 0 else { continue }
        unsafe gains[x] = 0
        let color = unsafe PremultipliedPixel(bits: source[x - first])
        unsafe sums[row + x] &+=
          SIMD4(Int32(color.red), Int32(color.green), Int32(color.blue), Int32(color.alpha)) &* gain
      }
    }

    private mutating func add(_ area: Int32, at x: Int) {
      let i = (y - bounds.minY) * bounds.width + x
      let oriented = isNegative ? 0 &- area : area
      // A sliver whose rounded corners turn it inside out takes away what its neighbour has too much. More than
      // 1/64 pixel is no rounding but a part of the shape that turns the other way.
      let wanted =
        oriented < -2_048 ? 0 &- max(oriented, -PartitionAccumulator.full) : min(oriented, PartitionAccumulator.full)
      let before = unsafe taken[i]
      let after = min(before &+ wanted, PartitionAccumulator.full)
      unsafe taken[i] = after
      let coverage = PartitionAccumulator.byte(after) &- PartitionAccumulator.byte(before)
      guard coverage != 0 else { return }
      unsafe gains[x] = coverage
      first = min(first, x)
      last = max(last, x + 1)
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
