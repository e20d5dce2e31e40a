internal import CanvasKernels

/// Turns the edges of a shape into its coverage.
///
/// Small shapes are accumulated as their edges come; the edges of large ones are kept, sorted by row, and accumulated band
/// by band in the same memory, which stays in the cache. Cells are cleared as they are read.
final class CoverageRasterizer {
  /// Cells in a band: 32 KiB, what a first-level cache holds.
  private static let bandCellCount = 8_192

  private var cells: UnsafeMutablePointer<Int32>
  private var cellCapacity: Int
  private var mask: UnsafeMutablePointer<UInt64>
  private var maskCapacity: Int
  private var edges: [SIMD4<Int32>] = []
  private var sortedEdges: [SIMD4<Int32>] = []
  private var bandStarts: [Int] = []

  init() {
    cellCapacity = 0
    maskCapacity = 0
    unsafe cells = .allocate(capacity: 0)
    unsafe mask = .allocate(capacity: 0)
  }

  deinit {
    unsafe cells.deallocate()
    unsafe mask.deallocate()
  }

  /// Gives the coverage of a shape inside `bounds` to a consumer; see `rasterizeAreas`.
  func rasterize<Consumer: CoverageConsumer>(
    _ source: some EdgeSource, in box: Rect, bounds: PixelRect, rule: FillRule, into consumer: inout Consumer
  ) {
    switch rule {
    case .nonZero:
      var areas = CoverageOfAreas<NonZeroArea, Consumer>(inner: consumer)
      rasterizeAreas(source, in: box, bounds: bounds, into: &areas)
      consumer = areas.inner
    case .evenOdd:
      var areas = CoverageOfAreas<EvenOddArea, Consumer>(inner: consumer)
      rasterizeAreas(source, in: box, bounds: bounds, into: &areas)
      consumer = areas.inner
    }
  }

  /// Gives the signed areas of a shape inside `bounds` to a consumer.
  ///
  /// - Parameters:
  ///   - source: The shape's edges in device space.
  ///   - box: A box of all edges, in pixels. Not finite: nothing is drawn.
  ///   - bounds: The pixels wanted; those outside cost nothing, and change nothing inside.
  func rasterizeAreas(
    _ source: some EdgeSource, in box: Rect, bounds: PixelRect, into consumer: inout some AreaConsumer
  ) {
    let bounds = bounds.intersection(PixelRect(covering: box))
    guard !bounds.isEmpty, box.isFinite else { return }
    let (stride, maskStride) = CellGrid.strides(forWidth: bounds.width)
    let bandHeight = max(1, min(bounds.height, Self.bandCellCount / stride))
    reserve(cells: stride * bandHeight, mask: maskStride * bandHeight)
    let grid = CellGrid(
      cells: cells, mask: mask, stride: stride, maskStride: maskStride, width: bounds.width, height: bandHeight)
    let isGuarded = !EdgeLimits.contains(box)
    if bandHeight == bounds.height {
      var sink = GridSink(grid: grid, bounds: bounds)
      if isGuarded {
        var guarded = EdgeGuard(inner: sink)
        source.emitEdges(into: &guarded)
      } else {
        source.emitEdges(into: &sink)
      }
      Self.sweep(grid, rows: bounds.height, at: bounds.minX, bounds.minY, into: &consumer)
    } else {
      var recorder = EdgeRecorder(edges: edges, bounds: bounds)
      edges = []
      if isGuarded {
        var guarded = EdgeGuard(inner: recorder)
        recorder.edges = []
        source.emitEdges(into: &guarded)
        recorder = guarded.inner
      } else {
        source.emitEdges(into: &recorder)
      }
      edges = recorder.edges
      sweepBands(grid, bounds: bounds, into: &consumer)
      edges.removeAll(keepingCapacity: true)
    }
  }

  // MARK: Edges

  private struct GridSink: EdgeSink {
    let grid: CellGrid
    let origin: SIMD4<Int32>

    init(grid: CellGrid, bounds: PixelRect) {
      self.grid = grid
      origin = Self.origin(of: bounds)
    }

    static func origin(of bounds: PixelRect) -> SIMD4<Int32> {
      let x = Int32(truncatingIfNeeded: bounds.minX << 8)
      let y = Int32(truncatingIfNeeded: bounds.minY << 8)
      return SIMD4(x, y, x, y)
    }

    @inline(__always)
    mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      grid.add(FixedPoint.rounded(start, end) &- origin)
    }
  }

  private struct EdgeRecorder: EdgeSink {
    var edges: [SIMD4<Int32>]
    let origin: SIMD4<Int32>
    let right: Int32
    let bottom: Int32

    init(edges: [SIMD4<Int32>], bounds: PixelRect) {
      self.edges = edges
      origin = GridSink.origin(of: bounds)
      right = Int32(truncatingIfNeeded: bounds.width << 8)
      bottom = Int32(truncatingIfNeeded: bounds.height << 8)
    }

    @inline(__always)
    mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      let edge = FixedPoint.rounded(start, end) &- origin
      guard edge.y != edge.w, max(edge.y, edge.w) > 0, min(edge.y, edge.w) < bottom, min(edge.x, edge.z) < right else {
        return
      }
      edges.append(edge)
    }
  }

  // MARK: Bands

  private func sweepBands(_ grid: CellGrid, bounds: PixelRect, into consumer: inout some AreaConsumer) {
    let bandHeight = grid.height
    let bandCount = (bounds.height + bandHeight - 1) / bandHeight
    let bandSize = Int32(truncatingIfNeeded: bandHeight << 8)
    func band(_ edge: SIMD4<Int32>) -> Int { Int(max(min(edge.y, edge.w), 0) / bandSize) }
    // Sorted by first band, counting.
    bandStarts.removeAll(keepingCapacity: true)
    bandStarts.append(contentsOf: repeatElement(0, count: bandCount + 1))
    for edge in edges { bandStarts[band(edge) + 1] += 1 }
    for i in 0..<bandCount { bandStarts[i + 1] += bandStarts[i] }
    sortedEdges.removeAll(keepingCapacity: true)
    sortedEdges.append(contentsOf: repeatElement(.zero, count: edges.count))
    var next = bandStarts
    for edge in edges {
      let i = band(edge)
      sortedEdges[next[i]] = edge
      next[i] += 1
    }
    // The unsorted array now holds the edges that reach into the band at hand.
    edges.removeAll(keepingCapacity: true)
    for i in 0..<bandCount {
      let top = Int32(truncatingIfNeeded: i * bandHeight << 8)
      let bottom = top &+ bandSize
      let offset = SIMD4<Int32>(0, top, 0, top)
      let rows = min(bandHeight, bounds.height - i * bandHeight)
      let band = CellGrid(
        cells: grid.cells, mask: grid.mask, stride: grid.stride, maskStride: grid.maskStride, width: grid.width,
        height: rows)
      var kept = 0
      for j in edges.indices {
        let edge = edges[j]
        band.add(edge &- offset)
        if max(edge.y, edge.w) > bottom {
          edges[kept] = edge
          kept += 1
        }
      }
      edges.removeSubrange(kept...)
      for j in bandStarts[i]..<bandStarts[i + 1] {
        let edge = sortedEdges[j]
        band.add(edge &- offset)
        if max(edge.y, edge.w) > bottom { edges.append(edge) }
      }
      Self.sweep(band, rows: rows, at: bounds.minX, bounds.minY + i * bandHeight, into: &consumer)
    }
  }

  // MARK: Sweep

  private static func sweep(
    _ grid: CellGrid, rows: Int, at originX: Int, _ originY: Int, into consumer: inout some AreaConsumer
  ) {
    for row in 0..<rows {
      let cells = grid.cells + row &* grid.stride
      let words = grid.mask + row &* grid.maskStride
      var sum: Int32 = 0
      var x = 0
      var hasBegun = false
      for word in 0..<grid.maskStride {
        var bits = words[word]
        if bits == 0 { continue }
        words[word] = 0
        if !hasBegun {
          consumer.beginRow(originY &+ row)
          hasBegun = true
        }
        repeat {
          let column = word &* 256 &+ bits.trailingZeroBitCount &* 4
          bits &= bits &- 1
          if column > x && sum != 0 && x < grid.width {
            consumer.addRun(x: originX &+ x, count: min(column, grid.width) &- x, area: sum)
          }
          let areas = unsafe ck_take_areas(cells + column, &sum)
          x = column &+ 4
          if column < grid.width {
            consumer.addQuad(x: originX &+ column, count: min(4, grid.width &- column), areas: areas)
          }
        } while bits != 0
      }
      if hasBegun {
        if sum != 0 && x < grid.width {
          consumer.addRun(x: originX &+ x, count: grid.width &- x, area: sum)
        }
        consumer.endRow()
      }
    }
  }

  // MARK: Memory

  // All cells and mask words are zero between calls.
  private func reserve(cells cellCount: Int, mask maskCount: Int) {
    if cellCount > cellCapacity {
      unsafe cells.deallocate()
      unsafe cells = .allocate(capacity: cellCount)
      unsafe cells.initialize(repeating: 0, count: cellCount)
      cellCapacity = cellCount
    }
    if maskCount > maskCapacity {
      unsafe mask.deallocate()
      unsafe mask = .allocate(capacity: maskCount)
      unsafe mask.initialize(repeating: 0, count: maskCount)
      maskCapacity = maskCount
    }
  }
}
