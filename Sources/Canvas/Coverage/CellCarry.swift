/// Keeps the sums of a grid's cells exact for shapes of very many edges.
///
/// An edge changes a cell, and the area of a pixel, by at most 2^17. So the sums of `edgeLimit` edges fit into 32 bits.
/// After that many, all but the low 16 bits of each cell are moved to a second grid. When the last edge has been added,
/// both are summed, and each area is limited to a whole pixel, which changes no coverage by the non-zero rule. By the
/// even-odd rule areas count modulo two pixels, which sums that wrap keep.
@safe struct CellCarry {
  /// The number of edges that can be added to cells of 16 bits: a little fewer than 2^14.
  static let edgeLimit = 16_128

  private static let fullArea: Int64 = 1 << 17

  private var addedCount = 0
  private var highParts: UnsafeMutablePointer<Int32>?

  /// Makes room for edges in the cells of a block: at most `edgeLimit`, which are added next.
  @inline(__always)
  mutating func makeRoom(forEdges count: Int, in block: CellBlock) {
    addedCount &+= count
    if addedCount > Self.edgeLimit { move(in: block, count) }
  }

  @inline(never)
  private mutating func move(in block: CellBlock, _ count: Int) {
    addedCount = count
    guard block.rule == .nonZero else { return }
    let cellCount = block.grid.stride * block.rows
    let high = unsafe highParts ?? UnsafeMutablePointer<Int32>.allocate(capacity: cellCount)
    if unsafe highParts == nil { unsafe high.initialize(repeating: 0, count: cellCount) }
    unsafe highParts = high
    let cells = unsafe block.grid.cells
    for i in 0..<cellCount {
      unsafe high[i] &+= cells[i] >> 16
      unsafe cells[i] &= 0xFFFF
    }
  }

  /// Gives the cells of a block, to which all edges have been added, the sums that their readers expect.
  @inline(__always)
  mutating func finish(_ block: CellBlock) {
    if let high = unsafe highParts { unsafe combine(block, high) }
  }

  @inline(never)
  private mutating func combine(_ block: CellBlock, _ high: UnsafeMutablePointer<Int32>) {
    for row in 0..<block.rows {
      let first = row * block.grid.stride
      var area: Int64 = 0
      var limited: Int64 = 0
      for i in first..<first + block.grid.stride {
        area += unsafe Int64(high[i]) << 16 + Int64(block.grid.cells[i])
        let next = min(max(area, -Self.fullArea), Self.fullArea)
        unsafe block.grid.cells[i] = Int32(truncatingIfNeeded: next - limited)
        limited = next
      }
    }
    unsafe high.deallocate()
    unsafe highParts = nil
  }
}
