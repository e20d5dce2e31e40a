internal import CanvasKernels

/// A view of the accumulator's memory: the signed areas of pixels, stored as differences along each row.
///
/// **Coverage is defined here.** Points are in 1/256 pixel. Each edge is taken downwards, from (x0, y0) to (x1, y1).
/// It crosses the pixel row boundary y at
///
///     x(y) = x0 + ⌊(2·(x1 − x0)·(y − y0) + (y1 − y0)) / (2·(y1 − y0))⌋
///
/// and, inside a row, the pixel column boundary x at
///
///     y(x) = y0 + ⌊(2·(y1 − y0)·|x − x0| + |x1 − x0|) / (2·|x1 − x0|)⌋, clamped to the row's part of the edge.
///
/// Both are exact quotients rounded to nearest. They are computed from the whole edge, so that neither bands nor
/// clips nor the order of work can change a pixel. Between two crossings an edge covers the part to its right of the
/// pixel that it runs in, and all pixels to the right of that pixel: cover c = Δy, area = c · (2·256 − (x_in +
/// x_out)) of a pixel's 2·256·256 = 131 072. A cell holds the difference of a pixel from its left neighbour; running
/// sums along a row are the signed areas A. All sums wrap.
///
/// The method is the signed-area accumulation of LibArt and FreeType's smooth rasterizer, except that a crossing is
/// one multiplication by a reciprocal instead of a running division. Touched cells are recorded only for wide shapes
/// with few edges. In other shapes the sweep finds them, which costs less than a record for each row of an edge.
@safe package struct CellGrid {
  let cells: UnsafeMutablePointer<Int32>
  /// The number of cells in a row, as computed by `stride(forWidth:)`.
  let stride: Int
  /// The width, in pixels.
  let width: Int
  let height: Int
  /// The record of touched cells, or nil if the sweep finds them.
  var occupancy: RowOccupancy?

  /// The number of cells for a row of pixels: two extra for edges on the right side, four that stay zero because the
  /// sweep may read them with the four before, and padding to a multiple of eight.
  package static func stride(forWidth width: Int) -> Int { (width + 2 + 4 + 7) & ~7 }

  /// Adds an edge whose coordinates are relative to the grid's top left corner, in 1/256 pixel. Parts above, below or
  /// to the right of the grid are ignored. Parts to the left count at the left side.
  @inline(__always)
  func add(_ edge: SIMD4<Int32>) { add(edge, NoOccupancy(), oftenCrossesRows: false) }

  /// Does the same for grids that record touched cells, and for bands of a larger shape, which many edges leave at
  /// the top and bottom.
  @inline(never)
  func addToBand(_ edge: SIMD4<Int32>) {
    if let occupancy {
      add(edge, occupancy, oftenCrossesRows: true)
    } else {
      add(edge, NoOccupancy(), oftenCrossesRows: true)
    }
  }

  @inline(__always)
  private func add(_ edge: SIMD4<Int32>, _ occupancy: some Occupancy, oftenCrossesRows: Bool) {
    guard edge.y != edge.w else { return }
    let right = Int32(truncatingIfNeeded: width) << 8
    let bottom = Int32(truncatingIfNeeded: height) << 8
    // Most edges of small curves are inside one pixel: they cross nothing, and the direction is only a sign.
    let top = min(edge.y, edge.w)
    let otherBits = (edge.x ^ edge.z) | (top ^ (max(edge.y, edge.w) &- 1))
    if UInt32(bitPattern: otherBits) < 256, UInt32(bitPattern: edge.x) < UInt32(bitPattern: right),
      UInt32(bitPattern: top) < UInt32(bitPattern: bottom)
    {
      let column = Int(edge.x >> 8)
      occupancy.add(Int(top >> 8), column)
      unsafe addPiece(cells + Int(top >> 8) &* stride, column, edge.w &- edge.y, (edge.x & 255) &+ (edge.z & 255))
      return
    }
    let isDownward = edge.y < edge.w
    let sign: Int32 = isDownward ? 1 : -1
    let x0 = isDownward ? edge.x : edge.z
    let y0 = isDownward ? edge.y : edge.w
    let x1 = isDownward ? edge.z : edge.x
    let y1 = isDownward ? edge.w : edge.y
    let low = min(x0, x1)
    let high = max(x0, x1)
    guard y1 > 0, y0 < bottom, low < right else { return }
    if x0 == x1 || high <= 0 {
      addVertical(x: max(high, 0), max(y0, 0), min(y1, bottom), sign, occupancy)
    } else if low >= 0 && high <= right && y0 >= 0 && y1 <= bottom {
      // An edge that ends at the right side itself touches the two cells after the row's pixels.
      addSloped(x0, y0, x1, y1, sign, occupancy, cut: .none)
    } else if oftenCrossesRows && low >= 0 && high <= right {
      addSloped(x0, y0, x1, y1, sign, occupancy, cut: .rows)
    } else {
      addClipped(x0, y0, x1, y1, sign, occupancy)
    }
  }

  // Adds the piece of an edge inside one pixel, given its cover and the sum of its two x offsets in the pixel.
  @inline(__always)
  private func addPiece(_ row: UnsafeMutablePointer<Int32>, _ column: Int, _ cover: Int32, _ offsets: Int32) {
    let area = cover &* offsets
    unsafe row[column] &+= cover << 9 &- area
    unsafe row[column &+ 1] &+= area
  }

  private func addVertical(x: Int32, _ y0: Int32, _ y1: Int32, _ sign: Int32, _ occupancy: some Occupancy) {
    let column = Int(x >> 8)
    let offsets = (x & 255) &* 2
    var row = Int(y0 >> 8)
    let last = Int((y1 &- 1) >> 8)
    var y = y0
    while row <= last {
      let bottom = min(Int32(truncatingIfNeeded: row &+ 1) << 8, y1)
      occupancy.add(row, column)
      unsafe addPiece(cells + row &* stride, column, (bottom &- y) &* sign, offsets)
      y = bottom
      row &+= 1
    }
  }

  @inline(never)
  private func addClipped(
    _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ sign: Int32, _ occupancy: some Occupancy
  ) {
    addSloped(x0, y0, x1, y1, sign, occupancy, cut: .all)
  }

  /// The sides of the grid that an edge may cross.
  private enum Cut { case none, rows, all }

  @inline(__always)
  private func addSloped(
    _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, _ sign: Int32, _ occupancy: some Occupancy, cut: Cut
  ) {
    let dx = x1 &- x0
    let dy = y1 &- y0
    let lastOfEdge = Int((y1 &- 1) >> 8)
    var row = Int(y0 >> 8)
    var last = lastOfEdge
    if cut != .none {
      row = max(row, 0)
      last = min(last, height &- 1)
    }
    // Numerators are integers below 2^50. Adding a quarter turns "halves upwards" into "nearest", and exceeds the
    // rounding errors of the products by the reciprocals: the quotients are exact.
    let doubleDX = Double(dx)
    let doubleDY = Double(dy)
    let inverseDY = 1 / doubleDY
    let inverseDX = 1 / abs(doubleDX)
    let crossings = ColumnCrossings(
      x0: x0, y0: y0, dy: doubleDY, step: doubleDY * 256, inverseDX: inverseDX)
    let step = doubleDX * 256
    var numerator = doubleDX * Double(Int32(truncatingIfNeeded: row &+ 1) << 8 &- y0) + 0.25
    var x = x0
    var y = y0
    if cut != .none && y0 < 0 {
      x = x0 &+ FixedPoint.nearest((doubleDX * Double(0 &- y0) + 0.25) * inverseDY)
      y = 0
    }
    while true {
      var nextX = x1
      var nextY = y1
      if row < lastOfEdge {
        nextX = x0 &+ FixedPoint.nearest(numerator * inverseDY)
        nextY = Int32(truncatingIfNeeded: row &+ 1) << 8
        numerator += step
      }
      if cut == .all {
        addClippedSlice(row, x, y, nextX, nextY, sign, crossings, occupancy)
      } else {
        addSlice(row, x, y, nextX, nextY, sign, crossings, occupancy)
      }
      if row >= last { return }
      row &+= 1
      x = nextX
      y = nextY
    }
  }

  /// The y(x) of an edge at column boundaries.
  private struct ColumnCrossings {
    let x0: Int32
    let y0: Int32
    let dy: Double
    let step: Double
    let inverseDX: Double

    @inline(__always)
    func numerator(at x: Int32) -> Double { dy * Double(abs(x &- x0)) + 0.25 }

    @inline(__always)
    func y(_ numerator: Double) -> Int32 { y0 &+ FixedPoint.nearest(numerator * inverseDX) }

    func y(at x: Int32, in top: Int32, _ bottom: Int32) -> Int32 { min(max(y(numerator(at: x)), top), bottom) }
  }

  // Adds the part of an edge in one row: from (xa, ya) down to (xb, yb).
  @inline(__always)
  private func addSlice(
    _ row: Int, _ xa: Int32, _ ya: Int32, _ xb: Int32, _ yb: Int32, _ sign: Int32, _ crossings: ColumnCrossings,
    _ occupancy: some Occupancy
  ) {
    let cells = unsafe cells + row &* stride
    let first = Int(xa >> 8)
    let last = Int(xb >> 8)
    if first == last {
      occupancy.add(row, first)
      unsafe addPiece(cells, first, (yb &- ya) &* sign, (xa & 255) &+ (xb & 255))
      return
    }
    var y = ya
    if first < last {
      occupancy.add(row, from: first, to: last)
      var numerator = crossings.numerator(at: Int32(truncatingIfNeeded: first &+ 1) << 8)
      var offset = xa & 255
      var column = first
      repeat {
        let next = min(max(crossings.y(numerator), y), yb)
        unsafe addPiece(cells, column, (next &- y) &* sign, offset &+ 256)
        y = next
        offset = 0
        numerator += crossings.step
        column &+= 1
      } while column < last
      unsafe addPiece(cells, last, (yb &- y) &* sign, xb & 255)
    } else {
      occupancy.add(row, from: last, to: first)
      var numerator = crossings.numerator(at: Int32(truncatingIfNeeded: first) << 8)
      var offset = xa & 255
      var column = first
      repeat {
        let next = min(max(crossings.y(numerator), y), yb)
        unsafe addPiece(cells, column, (next &- y) &* sign, offset)
        y = next
        offset = 256
        numerator += crossings.step
        column &-= 1
      } while column > last
      unsafe addPiece(cells, last, (yb &- y) &* sign, 256 &+ (xb & 255))
    }
  }

  // Adds a piece to the left of the grid: all of the row's pixels are to its right.
  private func addLeft(_ row: Int, _ cover: Int32, _ occupancy: some Occupancy) {
    occupancy.add(row, 0)
    unsafe addPiece(cells + row &* stride, 0, cover, 0)
  }

  // Does the same for an edge that may leave the grid at either side.
  private func addClippedSlice(
    _ row: Int, _ xa: Int32, _ ya: Int32, _ xb: Int32, _ yb: Int32, _ sign: Int32, _ crossings: ColumnCrossings,
    _ occupancy: some Occupancy
  ) {
    let low = min(xa, xb)
    let high = max(xa, xb)
    let right = Int32(truncatingIfNeeded: width) << 8
    guard low < right else { return }
    if high < 0 {
      addLeft(row, (yb &- ya) &* sign, occupancy)
      return
    }
    if low >= 0 && high < right {
      addSlice(row, xa, ya, xb, yb, sign, crossings, occupancy)
      return
    }
    let cells = unsafe cells + row &* stride
    let first = max(Int(low >> 8), 0)
    let last = min(Int(high >> 8), width &- 1)
    occupancy.add(row, from: first, to: last)
    if xa <= xb {
      var y = ya
      var offset = xa & 255
      if low < 0 {
        let next = crossings.y(at: 0, in: ya, yb)
        addLeft(row, (next &- ya) &* sign, occupancy)
        y = next
        offset = 0
      }
      for column in first...last {
        let end = Int32(truncatingIfNeeded: column &+ 1) << 8
        let isEnd = xb < end
        let next = isEnd ? yb : crossings.y(at: end, in: ya, yb)
        unsafe addPiece(cells, column, (next &- y) &* sign, offset &+ (isEnd ? xb & 255 : 256))
        y = next
        offset = 0
      }
    } else {
      var y = ya
      var offset = xa & 255
      if high >= right {
        y = crossings.y(at: right, in: ya, yb)
        offset = 256
      }
      for column in (first...last).reversed() {
        let end = Int32(truncatingIfNeeded: column) << 8
        let isEnd = xb >= end
        let next = isEnd ? yb : crossings.y(at: end, in: ya, yb)
        unsafe addPiece(cells, column, (next &- y) &* sign, offset &+ (isEnd ? xb & 255 : 0))
        y = next
        offset = 256
      }
      if low < 0 { addLeft(row, (yb &- y) &* sign, occupancy) }
    }
  }
}
