internal import CanvasKernels

/// The pixels of shapes that share edges: how much of each pixel is covered, and by which colours. As a
/// source of rows it gives the shapes' colours times their coverage.
///
/// Shapes are added one after the other, each with its paint. In each pixel a shape takes its signed area, in
/// 1/131 072, but at most what is left. Its coverage byte is the increase of the rounded total. The bytes of
/// neighbouring shapes therefore add up to the byte of their union, and the sum of colour · coverage is divided by
/// 255 once.
final class Partition: RowSource, @unchecked Sendable {
  let bounds: PixelRect
  // Only `add` writes it, before anything is drawn.
  private var taken: [Int32]
  // The sums of red, green, blue and alpha times coverage, for each pixel.
  private var sums: [Int32]
  private var areas: [Int32]
  private var gains: [Int16]
  private let kernels: Kernels

  init(bounds: PixelRect, kernels: Kernels) {
    self.kernels = kernels
    self.bounds = bounds
    let count = bounds.width * bounds.height
    taken = [Int32](repeating: 0, count: count)
    sums = [Int32](repeating: 0, count: 4 * count)
    areas = [Int32](repeating: 0, count: bounds.width)
    gains = [Int16](repeating: 0, count: bounds.width)
  }

  /// Adds a shape.
  ///
  /// - Parameters:
  ///   - outline: All edges of the shape. Culling would bend shared edges differently in different bands.
  ///   - isNegative: Whether the outline's direction makes areas negative.
  func add(
    _ outline: Outline, in box: Rect, isNegative: Bool, paint: PlacedPaint, with rasterizer: CoverageRasterizer
  ) {
    let shape = Shape.outline(outline, box: box, .nonZero)
    let area = shape.pixels.intersection(bounds)
    let rows = paint.rowSource
    rasterizer.forEachPiece(of: shape, in: area, visible: nil, kernels: kernels) { piece, scratch in
      guard case .cells(let block) = piece else { return }
      for row in 0..<block.rows { add(block, row: row, isNegative: isNegative, rows: rows, scratch) }
    }
  }

  private func add(_ block: CellBlock, row: Int, isNegative: Bool, rows: any RowSource, _ scratch: RowScratch) {
    let grid = block.grid
    let left = block.x - bounds.minX
    let cells = unsafe block.cells(from: row, rows: 1)
    unsafe kernels.table.pointee.sweep_areas(&areas, cells.cells, grid.width, grid.stride)
    if let words = unsafe cells.occupancy { unsafe words.update(repeating: 0, count: ck_occupancy_words(grid.stride)) }
    scratch.source.prepare(width: grid.width)
    let pixels = unsafe scratch.source.pixels
    for y in block.y + row..<block.y + row + block.repeats {
      let start = (y - bounds.minY) * bounds.width + left
      let columns = unsafe taken.withUnsafeMutableBufferPointer { taken -> ck_columns in
        guard let base = taken.baseAddress else { return ck_columns() }
        return unsafe kernels.table.pointee.take_part(areas, grid.width, isNegative, base + start, &gains)
      }
      guard columns.first < columns.end else { continue }
      let count = columns.end - columns.first
      unsafe rows.writeRow(x: block.x + columns.first, y: y, count: count, into: pixels)
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        unsafe gains.withUnsafeBufferPointer { gains in
          guard let sum = sums.baseAddress, let gain = gains.baseAddress else { return }
          unsafe kernels.table.pointee.add_gains(
            sum + 4 * (start + columns.first), pixels, gain + columns.first, count)
        }
      }
    }
  }

  func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let start = index(x, y)
    unsafe sums.withUnsafeBufferPointer { sums in
      if let base = sums.baseAddress { unsafe kernels.table.pointee.partition_pixels(row, base + 4 * start, count) }
    }
  }

  /// The coverage of all shapes together.
  var mask: CoverageMask {
    unsafe CoverageMask(bounds: bounds) { bytes, stride in
      unsafe taken.withUnsafeBufferPointer { taken in
        guard let base = taken.baseAddress else { return }
        for row in 0..<bounds.height {
          unsafe kernels.table.pointee.partition_coverage(bytes + row * stride, base + row * bounds.width, bounds.width)
        }
      }
    }
  }

  /// Rows of colours without their coverage: for each pixel the mean of its colours.
  ///
  /// This is used if colour times coverage is not enough, for example by blend modes other than `normal`. The mean is
  /// rounded, so the colours add up less exactly.
  final class MeanRows: RowSource {
    private let partition: Partition

    init(_ partition: Partition) {
      self.partition = partition
    }

    func writeRow(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
      let start = partition.index(x, y)
      unsafe partition.sums.withUnsafeBufferPointer { sums in
        unsafe partition.taken.withUnsafeBufferPointer { taken in
          guard let sum = sums.baseAddress, let taken = taken.baseAddress else { return }
          unsafe partition.kernels.table.pointee.partition_means(row, sum + 4 * start, taken + start, count)
        }
      }
    }
  }

  private func index(_ x: Int, _ y: Int) -> Int { (y - bounds.minY) * bounds.width + x - bounds.minX }
}
