internal import CanvasKernels

/// Turns the edges of a shape into its coverage.
///
/// Small shapes are accumulated as their edges come; the edges of large ones are kept, sorted by row, and accumulated band
/// by band in the same memory, which stays in the cache. Cells are cleared as they are read.
final class CoverageRasterizer {
  /// Cells in a band: 64 KiB for the first shapes that are larger than a band.
  private static let smallBandCellCount = 16_384
  /// Cells in a band after these: 256 KiB, which a second-level cache holds. Fewer shapes then have several bands, and
  /// edges that are kept, sorted and cut; but memory of this size comes from the system page by page, and a single card is
  /// drawn before it pays.
  private static let largeBandCellCount = 65_536
  private static let firstShapeCount = 16
  /// A band has as many rows at least: in lower ones of wide shapes many edges would be cut.
  private static let leastBandHeight = 16

  /// Up to here the sweep looks at the cells of a row at once.
  private static let mostUnmarkedWidth = 64

  private static let cacheLineSize = 64

  /// What is kept of memory for edges, and for rows, when nothing is drawn.
  private static let keptEdgeCount = 1024

  // Used by one call at a time, so that no check at run time is needed.
  @exclusivity(unchecked) private var cells: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var cellCapacity: Int
  @exclusivity(unchecked) private var rowMarks: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked) private var rowMarkCapacity = 0
  @exclusivity(unchecked) private var largeShapeCount = 0
  @exclusivity(unchecked) private var edges: [SIMD4<Int32>] = []
  @exclusivity(unchecked) private var sortedEdges: [SIMD4<Int32>] = []
  @exclusivity(unchecked) private var bandStarts: [Int] = []
  @exclusivity(unchecked) private var layout = BandLayout()
  @exclusivity(unchecked) private var uniformRow: [AreaRun] = []

  init() {
    cellCapacity = 0
    unsafe cells = .allocate(capacity: 0)
    unsafe rowMarks = .allocate(capacity: 0)
  }

  deinit {
    unsafe cells.deallocate()
    unsafe rowMarks.deallocate()
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
    let stride = CellGrid.stride(forWidth: bounds.width)
    let bandHeight = min(
      bounds.height, max(bandCellCount(for: stride * bounds.height) / stride, Self.leastBandHeight))
    reserve(stride * bandHeight)
    let isGuarded = !EdgeLimits.contains(box)
    let isMarked =
      consumer.sweepsMarks && bounds.width > Self.mostUnmarkedWidth && stride <= RowMarks.widestStride
      && bandHeight == bounds.height && !isGuarded && source.verbCount < bounds.height / 8
    var grid = CellGrid(cells: cells, stride: stride, width: bounds.width, height: bandHeight)
    if bandHeight == bounds.height {
      var sink = GridSink(grid: grid, bounds: bounds, marks: NoCellMarks())
      if isMarked {
        let marks = marks(forRows: bandHeight)
        var sink = GridSink(grid: grid, bounds: bounds, marks: marks)
        source.emitEdges(into: &sink)
        grid.marks = marks
      } else if isGuarded {
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
      if recorder.hasTallSides {
        layout.divide(rowCount: bounds.height, bandHeight: bandHeight, edges: edges)
      } else {
        layout.divide(rowCount: bounds.height, bandHeight: bandHeight)
      }
      sweepBands(grid, bounds: bounds, into: &consumer)
      edges.removeAll(keepingCapacity: true)
    }
  }

  // MARK: Edges

  private static func origin(of bounds: PixelRect) -> SIMD4<Int32> {
    let x = Int32(truncatingIfNeeded: bounds.minX << 8)
    let y = Int32(truncatingIfNeeded: bounds.minY << 8)
    return SIMD4(x, y, x, y)
  }

  private struct GridSink<Marks: CellMarks>: EdgeSink {
    let grid: CellGrid
    let origin: SIMD4<Int32>
    let marks: Marks

    init(grid: CellGrid, bounds: PixelRect, marks: Marks) {
      self.grid = grid
      origin = CoverageRasterizer.origin(of: bounds)
      self.marks = marks
    }

    @inline(__always)
    mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      grid.add(FixedPoint.rounded(start, end) &- origin, marks)
    }
  }

  private struct EdgeRecorder: EdgeSink {
    var edges: [SIMD4<Int32>]
    var hasTallSides = false
    let origin: SIMD4<Int32>
    let right: Int32
    let bottom: Int32

    init(edges: [SIMD4<Int32>], bounds: PixelRect) {
      self.edges = edges
      origin = CoverageRasterizer.origin(of: bounds)
      right = Int32(truncatingIfNeeded: bounds.width << 8)
      bottom = Int32(truncatingIfNeeded: bounds.height << 8)
    }

    @inline(__always)
    mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      let edge = FixedPoint.rounded(start, end) &- origin
      guard edge.y != edge.w, max(edge.y, edge.w) > 0, min(edge.y, edge.w) < bottom, min(edge.x, edge.z) < right else {
        return
      }
      if edge.x == edge.z && abs(edge.w &- edge.y) > BandLayout.tallSide { hasTallSides = true }
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
    let bands = layout.bands
    // Sorted by first band, counting: after the loops `starts[i]` is where band i ends.
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: bands.count + 1))
    for edge in edges { starts[layout.band(of: edge) + 1] += 1 }
    for i in bands.indices { starts[i + 1] += starts[i] }
    sorted.removeAll(keepingCapacity: true)
    sorted.append(contentsOf: repeatElement(.zero, count: edges.count))
    for edge in edges {
      let band = layout.band(of: edge)
      sorted[starts[band]] = edge
      starts[band] += 1
    }
    // The unsorted array now holds the edges that reach into the band at hand.
    edges.removeAll(keepingCapacity: true)
    var next = 0
    for (i, band) in bands.enumerated() {
      let top = Int32(truncatingIfNeeded: band.top << 8)
      let bottom = top &+ Int32(truncatingIfNeeded: band.rowCount << 8)
      let offset = SIMD4<Int32>(0, top, 0, top)
      // Of equal rows the first is worked out.
      let rows = band.isUniform ? 1 : band.rowCount
      let grid = CellGrid(cells: grid.cells, stride: grid.stride, width: grid.width, height: rows)
      var kept = 0
      for j in edges.indices {
        let edge = edges[j]
        grid.addToBand(edge &- offset)
        if max(edge.y, edge.w) > bottom {
          edges[kept] = edge
          kept += 1
        }
      }
      edges.removeSubrange(kept...)
      while next < starts[i] {
        let edge = sorted[next]
        grid.addToBand(edge &- offset)
        if max(edge.y, edge.w) > bottom { edges.append(edge) }
        next += 1
      }
      let y = bounds.minY + band.top
      if band.isUniform {
        sweepUniform(grid, rows: band.rowCount, at: bounds.minX, y, into: &consumer)
      } else {
        Self.sweep(grid, rows: rows, at: bounds.minX, y, into: &consumer)
      }
    }
    self.edges = edges
    sortedEdges = sorted
    bandStarts = starts
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

  // A grid of one row, for so many.
  private func sweepUniform(
    _ grid: CellGrid, rows: Int, at originX: Int, _ originY: Int, into consumer: inout some AreaConsumer
  ) {
    var collector = AreaRunCollector(runs: uniformRow)
    uniformRow = []
    Self.sweep(grid, rows: 1, at: originX, originY, into: &collector)
    if !collector.runs.isEmpty { consumer.addRows(y: originY, count: rows, collector.runs) }
    uniformRow = collector.runs
    uniformRow.removeAll(keepingCapacity: true)
  }

  /// A row, to be given more than once.
  private struct AreaRunCollector: AreaConsumer {
    var runs: [AreaRun]

    mutating func beginRow(_ y: Int) {}

    mutating func addRun(x: Int, count: Int, area: Int32) {
      runs.append(AreaRun(x: Int32(truncatingIfNeeded: x), count: Int32(truncatingIfNeeded: count), area: area))
    }

    mutating func addQuad(x: Int, count: Int, areas: SIMD4<Int32>) {
      for i in 0..<count {
        let area = areas[i]
        let x = x &+ i
        if let last = runs.last, last.area == area, Int(last.x &+ last.count) == x {
          runs[runs.count - 1].count &+= 1
        } else if area != 0 {
          addRun(x: x, count: 1, area: area)
        }
      }
    }

    mutating func endRow() {}
  }

  // MARK: Memory

  private func bandCellCount(for cellCount: Int) -> Int {
    if largeShapeCount == Self.firstShapeCount { return Self.largeBandCellCount }
    if cellCount > Self.smallBandCellCount { largeShapeCount += 1 }
    return Self.smallBandCellCount
  }

  /// Gives up memory that only unusual shapes need.
  func trim() {
    if cellCapacity > Self.largeBandCellCount {
      unsafe cells.deallocate()
      unsafe cells = .allocate(capacity: 0)
      cellCapacity = 0
    }
    if edges.capacity > Self.keptEdgeCount { edges = [] }
    if sortedEdges.capacity > Self.keptEdgeCount { sortedEdges = [] }
    if uniformRow.capacity > Self.keptEdgeCount { uniformRow = [] }
    if layout.rowCapacity > Self.keptEdgeCount {
      layout = BandLayout()
      bandStarts = []
    }
  }

  // All are zero between calls. There are never more rows than a band of shapes so wide has.
  private func marks(forRows count: Int) -> RowMarks {
    if count > rowMarkCapacity {
      unsafe rowMarks.deallocate()
      unsafe rowMarks = .allocate(capacity: count)
      unsafe rowMarks.initialize(repeating: 0, count: count)
      rowMarkCapacity = count
    }
    return unsafe RowMarks(rows: rowMarks)
  }

  // All cells are zero between calls.
  private func reserve(_ cellCount: Int) {
    guard cellCount > cellCapacity else { return }
    unsafe cells.deallocate()
    // Aligned as the kernels load them, so that none of their loads lies in two cache lines.
    // The sweep reads 64 cells at a time.
    let count = cellCount + 56
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Int32>.stride, alignment: Self.cacheLineSize)
    unsafe cells = memory.bindMemory(to: Int32.self, capacity: count)
    unsafe cells.initialize(repeating: 0, count: count)
    cellCapacity = cellCount
  }
}
