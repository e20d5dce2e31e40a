internal import CanvasKernels

/// Turns the edges of a shape into its coverage.
///
/// Small shapes are accumulated as their edges come; the edges of large ones are kept, sorted by row, and accumulated band
/// by band in the same memory, which stays in the cache. Cells are cleared as they are read.
final class CoverageRasterizer {
  /// Cells in a band: 32 KiB, what a first-level cache holds.
  private static let bandCellCount = 8_192

  // Used by one call at a time, so that no check at run time is needed.
  @exclusivity(unchecked) private var cells: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var cellCapacity: Int
  @exclusivity(unchecked) private var edges: [SIMD4<Int32>] = []
  @exclusivity(unchecked) private var sortedEdges: [SIMD4<Int32>] = []
  @exclusivity(unchecked) private var bandStarts: [Int] = []

  init() {
    cellCapacity = 0
    unsafe cells = .allocate(capacity: 0)
  }

  deinit { unsafe cells.deallocate() }

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
    let stride = CellGrid.stride(forWidth: bounds.width)
    let bandHeight = max(1, min(bounds.height, Self.bandCellCount / stride))
    reserve(stride * bandHeight)
    let grid = CellGrid(cells: cells, stride: stride, width: bounds.width, height: bandHeight)
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
    var edges = self.edges
    var sorted = sortedEdges
    var starts = bandStarts
    self.edges = []
    sortedEdges = []
    bandStarts = []
    let bandHeight = grid.height
    let bandCount = (bounds.height + bandHeight - 1) / bandHeight
    let bandSize = Int32(truncatingIfNeeded: bandHeight << 8)
    // Sorted by first band, counting: after the loops `starts[i]` is where band i ends.
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: bandCount + 1))
    for edge in edges { starts[Self.band(of: edge, size: bandSize) + 1] += 1 }
    for i in 0..<bandCount { starts[i + 1] += starts[i] }
    sorted.removeAll(keepingCapacity: true)
    sorted.append(contentsOf: repeatElement(.zero, count: edges.count))
    for edge in edges {
      let band = Self.band(of: edge, size: bandSize)
      sorted[starts[band]] = edge
      starts[band] += 1
    }
    // The unsorted array now holds the edges that reach into the band at hand.
    edges.removeAll(keepingCapacity: true)
    var next = 0
    for i in 0..<bandCount {
      let top = Int32(truncatingIfNeeded: i * bandHeight << 8)
      let bottom = top &+ bandSize
      let offset = SIMD4<Int32>(0, top, 0, top)
      let rows = min(bandHeight, bounds.height - i * bandHeight)
      let band = CellGrid(cells: grid.cells, stride: grid.stride, width: grid.width, height: rows)
      var kept = 0
      for j in edges.indices {
        let edge = edges[j]
        band.addToBand(edge &- offset)
        if max(edge.y, edge.w) > bottom {
          edges[kept] = edge
          kept += 1
        }
      }
      edges.removeSubrange(kept...)
      while next < starts[i] {
        let edge = sorted[next]
        band.addToBand(edge &- offset)
        if max(edge.y, edge.w) > bottom { edges.append(edge) }
        next += 1
      }
      Self.sweep(band, rows: rows, at: bounds.minX, bounds.minY + i * bandHeight, into: &consumer)
    }
    self.edges = edges
    sortedEdges = sorted
    bandStarts = starts
  }

  @inline(__always)
  private static func band(of edge: SIMD4<Int32>, size: Int32) -> Int {
    Int(truncatingIfNeeded: max(min(edge.y, edge.w), 0) / size)
  }

  // MARK: Sweep

  private static func sweep(
    _ grid: CellGrid, rows: Int, at originX: Int, _ originY: Int, into consumer: inout some AreaConsumer
  ) {
    guard !consumer.takeCells(of: grid, rows: rows, x: originX, y: originY) else { return }
    for row in 0..<rows {
      let cells = grid.cells + row &* grid.stride
      var sum: Int32 = 0
      // Where the stretch of one area begins that ends at the next cells that are not zero.
      var start = 0
      var hasBegun = false
      var block = 0
      while block < grid.stride {
        if unsafe ck_are_zero(cells + block) {
          block &+= 8
          block &+= unsafe ck_zero_cells(cells + block, grid.stride &- block)
          continue
        }
        if !hasBegun {
          consumer.beginRow(originY &+ row)
          hasBegun = true
        }
        if block > start && sum != 0 && start < grid.width {
          consumer.addRun(x: originX &+ start, count: min(block, grid.width) &- start, area: sum)
        }
        for x in Swift.stride(from: block, to: block &+ 8, by: 4) {
          let areas = unsafe ck_take_areas(cells + x, &sum)
          if x < grid.width {
            consumer.addQuad(x: originX &+ x, count: min(4, grid.width &- x), areas: areas)
          }
        }
        block &+= 8
        start = block
      }
      if hasBegun {
        if sum != 0 && start < grid.width {
          consumer.addRun(x: originX &+ start, count: grid.width &- start, area: sum)
        }
        consumer.endRow()
      }
    }
  }

  // MARK: Memory

  // All cells are zero between calls.
  private func reserve(_ cellCount: Int) {
    guard cellCount > cellCapacity else { return }
    unsafe cells.deallocate()
    unsafe cells = .allocate(capacity: cellCount)
    unsafe cells.initialize(repeating: 0, count: cellCount)
    cellCapacity = cellCount
  }
}
