internal import CanvasKernels

/// Computes the coverage of a shape from its edges.
///
/// The edges of a small shape are accumulated in batches as they are emitted. The edges of a large shape are stored,
/// sorted by row, and accumulated band by band in the same memory, which stays in the cache. Readers of cells set them
/// to zero.
@safe final class CoverageRasterizer {
  /// Memory for readers of the coverage.
  let scratch = RowScratch()

  /// The number of cells in a band for the first shapes that are larger than a band: 64 KiB.
  private static let smallBandCellCount = 16_384
  /// The number of cells in a band after these: 256 KiB, which fits into a second-level cache. Fewer shapes then have
  /// several bands, with edges that are stored, sorted and cut. But the system provides memory of this size page by
  /// page, and a single card is drawn before it pays.
  private static let largeBandCellCount = 65_536
  private static let firstShapeCount = 16
  /// The minimum number of rows in a band. In lower bands of wide shapes, many edges would be cut.
  private static let minimumBandHeight = 16

  /// The maximum width at which the sweep reads all cells of a row.
  private static let widestSweptBlindly = 64

  private static let cacheLineSize = 64

  /// The memory for edges and rows that is kept while nothing is drawn.
  private static let keptEdgeCount = 1024
  private static let keptRowWidth = 4096

  // Only one call at a time uses these, so exclusivity needs no check at run time.
  private let batch = UnsafeMutablePointer<SIMD4<Int32>>.allocate(capacity: GridSink.capacity)
  @exclusivity(unchecked) private var cells: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var cellCapacity: Int
  @exclusivity(unchecked) private var occupancyWords: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked) private var occupancyCapacity = 0
  @exclusivity(unchecked) private var largeShapeCount = 0
  @exclusivity(unchecked) private var edges: [SIMD4<Int32>] = []
  @exclusivity(unchecked) private var sortedEdges: [SIMD4<Int32>] = []
  @exclusivity(unchecked) private var bandStarts: [Int] = []
  @exclusivity(unchecked) private var layout = BandLayout()

  /// Rasterizers for later contexts. Each keeps at most about 300 KiB.
  static let idle = IdleObjects<CoverageRasterizer>(capacity: 16)

  init() {
    unsafe cellCapacity = 0
    unsafe cells = .allocate(capacity: 0)
    unsafe occupancyWords = .allocate(capacity: 0)
  }

  deinit {
    unsafe batch.deallocate()
    unsafe cells.deallocate()
    unsafe occupancyWords.deallocate()
  }

  /// Calls `body` with the pieces of a shape's coverage inside some of its pixels, from top to bottom.
  ///
  /// - Parameters:
  ///   - area: The wanted pixels, inside those of the shape. Other pixels cost nothing and don't affect these.
  ///   - visible: The pixels outside of which curves need not be flattened; nil flattens all.
  ///   - body: Reads each piece, with memory for rows.
  @inline(__always)
  func forEachPiece(
    of shape: Shape, in area: PixelRect, visible: PixelRect?, kernels: Kernels, _ body: (Coverage, RowScratch) -> Void
  ) {
    switch shape {
    case .rect(let rect): body(.rect(rect, in: area), scratch)
    case .masks(let masks):
      for mask in masks {
        let pixels = mask.pixels.intersection(area)
        if !pixels.isEmpty { body(.mask(mask.part(in: pixels)), scratch) }
      }
    case .outline(let outline, let box, let rule):
      guard !area.isEmpty, box.isFinite else { return }
      forEachBlock(of: outline, box: box, rule: rule, in: area, visible: visible, kernels: kernels, body)
    }
  }

  @inline(never)
  private func forEachBlock(
    of outline: Outline, box: Rect, rule: FillRule, in area: PixelRect, visible: PixelRect?, kernels: Kernels,
    _ body: (Coverage, RowScratch) -> Void
  ) {
    let visible = visible?.rect
    let stride = CellGrid.stride(forWidth: area.width)
    let (cellCount, bandCellCount) = (stride * area.height, bandCellCount(for: stride * area.height))
    let bandHeight =
      cellCount <= bandCellCount ? area.height : min(area.height, max(bandCellCount / stride, Self.minimumBandHeight))
    let grid = grid(of: outline, in: area, rows: bandHeight)
    guard bandHeight == area.height, EdgeLimits.contains(box) else {
      record(outline, box: box, for: area, visible: visible, bandHeight: bandHeight)
      return forEachBand(of: outline, grid, in: area, rule: rule, kernels: kernels, body)
    }
    var sink = unsafe GridSink(
      outline: outline, edges: batch, kernels: kernels,
      block: CellBlock(grid: grid, x: area.minX, y: area.minY, rows: area.height, repeats: 1, rule: rule))
    outline.emitEdges(into: &sink, visible: visible)
    // The box of a stroke has room for its longest miter. Most strokes need far less.
    if case .stroke = outline, let pixels = sink.pixels?.intersection(area) {
      guard !pixels.isEmpty else { return }
      sink.block = CellBlock(
        grid: self.grid(of: outline, in: pixels, rows: pixels.height), x: pixels.minX, y: pixels.minY,
        rows: pixels.height, repeats: 1, rule: rule)
    }
    sink.flush()
    sink.carry.finish(sink.block)
    body(.cells(sink.block), scratch)
  }

  // The grid for the first rows of an area. All of its cells are zero.
  private func grid(of outline: Outline, in area: PixelRect, rows: Int) -> CellGrid {
    let stride = CellGrid.stride(forWidth: area.width)
    reserve(stride * rows)
    let isSparse = area.width > Self.widestSweptBlindly && outline.verbCount < area.height / 8
    return unsafe CellGrid(
      cells: cells, stride: stride, width: area.width,
      occupancy: isSparse ? occupancy(forRows: rows, stride: stride) : nil)
  }

  /// Adds edges to cells, many at a time.
  @safe private struct GridSink: EdgeSink {
    static let capacity = 256

    let outline: Outline
    let edges: UnsafeMutablePointer<SIMD4<Int32>>
    let kernels: Kernels
    var block: CellBlock
    var carry = CellCarry()
    var count = 0
    /// Whether no edge has been added to the cells.
    var isComplete = true

    /// The pixels that the edges touch, or nil if some have already been added.
    var pixels: PixelRect? {
      guard isComplete, count > 0 else { return nil }
      var (low, high) = unsafe (edges[0], edges[0])
      for i in 1..<count {
        let edge = unsafe edges[i]
        low.replace(with: edge, where: edge .< low)
        high.replace(with: edge, where: edge .> high)
      }
      return PixelRect(
        minX: Int(min(low.x, low.z) >> 8), minY: Int(min(low.y, low.w) >> 8),
        maxX: Int((max(high.x, high.z) + 255) >> 8),
        maxY: Int((max(high.y, high.w) + 255) >> 8))
    }

    @inline(__always)
    mutating func addEdge(from start: SIMD2<Double>, to end: SIMD2<Double>) {
      unsafe edges[count] = FixedPoint.rounded(start, end)
      count &+= 1
      if count == Self.capacity { flush() }
    }

    @inline(never)
    mutating func flush() {
      var cells = unsafe block.cells(from: 0, rows: block.rows)
      let (x, y) = (Int32(truncatingIfNeeded: block.x << 8), Int32(truncatingIfNeeded: block.y << 8))
      carry.makeRoom(forEdges: count, in: block)
      unsafe outline.add(edges, count, to: &cells, x: x, y: y, kernels)
      count = 0
      isComplete = false
    }
  }

  // MARK: Bands

  // Stores the edges, sorted by the first band that they touch.
  private func record(_ outline: Outline, box: Rect, for area: PixelRect, visible: Rect?, bandHeight: Int) {
    var recorder = unsafe EdgeRecorder(edges, for: area, box: box)
    unsafe edges = []
    outline.emitEdges(into: &recorder, visible: visible)
    if recorder.hasTallSides {
      unsafe layout.divide(rowCount: area.height, bandHeight: bandHeight, edges: recorder.edges)
    } else {
      unsafe layout.divide(rowCount: area.height, bandHeight: bandHeight)
    }
    // A counting sort: after the loops `bandStarts[i]` is the end of band i.
    unsafe bandStarts.removeAll(keepingCapacity: true)
    unsafe bandStarts.append(contentsOf: repeatElement(0, count: layout.bands.count + 1))
    for edge in recorder.edges { unsafe bandStarts[layout.band(of: edge) + 1] += 1 }
    for i in unsafe layout.bands.indices { unsafe bandStarts[i + 1] += bandStarts[i] }
    unsafe sortedEdges.removeAll(keepingCapacity: true)
    unsafe sortedEdges.append(contentsOf: repeatElement(.zero, count: recorder.edges.count))
    for edge in recorder.edges {
      let band = unsafe layout.band(of: edge)
      unsafe sortedEdges[bandStarts[band]] = edge
      unsafe bandStarts[band] += 1
    }
    // From now on `edges` holds those that reach into the next band.
    unsafe edges = recorder.edges
    unsafe edges.removeAll(keepingCapacity: true)
  }

  // Calls `body` with the bands of the stored edges, each accumulated in the same cells.
  private func forEachBand(
    of outline: Outline, _ grid: CellGrid, in area: PixelRect, rule: FillRule, kernels: Kernels,
    _ body: (Coverage, RowScratch) -> Void
  ) {
    var next = 0
    for (i, band) in unsafe layout.bands.enumerated() {
      let top = Int32(truncatingIfNeeded: band.top << 8)
      let bottom = top &+ Int32(truncatingIfNeeded: band.rowCount << 8)
      // For equal rows only the first is computed.
      let rows = band.isUniform ? 1 : band.rowCount
      let block = CellBlock(
        grid: grid, x: area.minX, y: area.minY + band.top, rows: rows, repeats: band.isUniform ? band.rowCount : 1,
        rule: rule)
      // Those that reach in from above, and those that begin here.
      let end = unsafe bandStarts[i]
      unsafe edges.append(contentsOf: sortedEdges[next..<end])
      next = end
      var cells = unsafe block.cells(from: 0, rows: rows)
      var carry = CellCarry()
      unsafe edges.withUnsafeBufferPointer {
        guard let edges = $0.baseAddress else { return }
        for start in Swift.stride(from: 0, to: $0.count, by: CellCarry.edgeLimit) {
          let count = min(CellCarry.edgeLimit, $0.count - start)
          carry.makeRoom(forEdges: count, in: block)
          unsafe outline.add(edges + start, count, to: &cells, x: 0, y: top, kernels)
        }
      }
      carry.finish(block)
      unsafe edges.removeAll { max($0.y, $0.w) <= bottom }
      body(.cells(block), scratch)
    }
    unsafe edges.removeAll(keepingCapacity: true)
  }

  // MARK: Memory

  private func bandCellCount(for cellCount: Int) -> Int {
    if unsafe largeShapeCount == Self.firstShapeCount { return Self.largeBandCellCount }
    if cellCount > Self.smallBandCellCount { unsafe largeShapeCount += 1 }
    return Self.smallBandCellCount
  }

  /// Frees memory that only unusual shapes need.
  func trim() {
    scratch.trim(toWidth: Self.keptRowWidth)
    if unsafe cellCapacity > Self.largeBandCellCount {
      unsafe cells.deallocate()
      unsafe cells = .allocate(capacity: 0)
      unsafe cellCapacity = 0
    }
    if unsafe edges.capacity > Self.keptEdgeCount { unsafe edges = [] }
    if unsafe sortedEdges.capacity > Self.keptEdgeCount { unsafe sortedEdges = [] }
    if unsafe layout.rowCapacity > Self.keptEdgeCount {
      unsafe layout = BandLayout()
      unsafe bandStarts = []
    }
  }

  // All words are zero between calls. There are never more rows than in a band of a shape of this width.
  private func occupancy(forRows rows: Int, stride: Int) -> UnsafeMutablePointer<UInt64> {
    let count = rows * ck_occupancy_words(stride)
    if unsafe count > occupancyCapacity {
      unsafe occupancyWords.deallocate()
      unsafe occupancyWords = .allocate(capacity: count)
      unsafe occupancyWords.initialize(repeating: 0, count: count)
      unsafe occupancyCapacity = count
    }
    return unsafe occupancyWords
  }

  // All cells are zero between calls.
  private func reserve(_ cellCount: Int) {
    guard unsafe cellCount > cellCapacity else { return }
    unsafe cells.deallocate()
    // The alignment of the kernels' loads, so that no load crosses a cache line. The sweep reads 64 cells at a time.
    let count = cellCount + 56
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Int32>.stride, alignment: Self.cacheLineSize)
    unsafe cells = memory.bindMemory(to: Int32.self, capacity: count)
    unsafe cells.initialize(repeating: 0, count: count)
    unsafe cellCapacity = cellCount
  }
}
