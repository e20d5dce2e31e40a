internal import CanvasKernels

/// The coverage of a rectangle along the device's axes, or of a frame of one, without accumulating: the same bytes as
/// the edges give.
///
/// Coverage changes only in the pixels that an edge runs through, so rows fall into at most seven groups of equal ones,
/// and a row into as many runs.
struct RectCoverage: CoverageSource {
  // Left, top, right and bottom, in 1/256 pixel.
  private let outer: SIMD4<Int32>
  // What is left out; lies in the outer one, or has no area.
  private let hole: SIMD4<Int32>

  /// - Parameter rect: In pixels, inside `EdgeLimits`.
  init(_ rect: Rect) {
    outer = Self.edges(rect)
    // At an edge of the outer one, so that it adds no place where coverage changes.
    hole = SIMD4(outer.x, outer.y, outer.x, outer.y)
  }

  /// A frame. Nil where the hole is not inside of the rectangle, or has no area.
  ///
  /// - Parameters:
  ///   - rect: In pixels, inside `EdgeLimits`, as the hole.
  init?(_ rect: Rect, hole: Rect) {
    outer = Self.edges(rect)
    self.hole = Self.edges(hole)
    guard outer.x <= self.hole.x, self.hole.x < self.hole.z, self.hole.z <= outer.z, outer.y <= self.hole.y,
      self.hole.y < self.hole.w, self.hole.w <= outer.w
    else { return nil }
  }

  private static func edges(_ rect: Rect) -> SIMD4<Int32> {
    FixedPoint.rounded(SIMD2(rect.minX, rect.minY), SIMD2(rect.maxX, rect.maxY))
  }

  /// Whether it has no hole and the edges lie on pixel boundaries: every pixel is covered wholly or not at all.
  var isAligned: Bool { (outer.x | outer.y | outer.z | outer.w) & 255 == 0 && hole.x == hole.z }

  /// The pixels that it touches.
  var pixels: PixelRect {
    guard outer.x < outer.z, outer.y < outer.w else { return .empty }
    return PixelRect(
      minX: Int(outer.x >> 8), minY: Int(outer.y >> 8), maxX: Int((outer.z &+ 255) >> 8),
      maxY: Int((outer.w &+ 255) >> 8))
  }

  func emit(in bounds: PixelRect, into consumer: inout some CoverageConsumer) {
    let area = pixels.intersection(bounds)
    guard !area.isEmpty else { return }
    if consumer.takeRect(outer, hole: hole, in: area) { return }
    if hole.x == hole.z { return emitWhole(in: area, into: &consumer) }
    let columns = Changes(in: area.minX, area.maxX, at: SIMD4(outer.x, hole.x, hole.z, outer.z))
    let rows = Changes(in: area.minY, area.maxY, at: SIMD4(outer.y, hole.y, hole.w, outer.w))
    var runs = CoverageRuns()
    for i in 0..<rows.count {
      let row = rows[i]
      let height = Self.overlap(row, outer.y, outer.w)
      let holeHeight = Self.overlap(row, hole.y, hole.w)
      runs.removeAll()
      for j in 0..<columns.count {
        let column = columns[j]
        let area = Self.overlap(column, outer.x, outer.z) &* height
        let holeArea = Self.overlap(column, hole.x, hole.z) &* holeHeight
        let coverage = UInt8(truncatingIfNeeded: ck_coverage_nonzero(2 &* (area &- holeArea)))
        if coverage != 0 { runs.append(x: column, count: columns[j + 1] &- column, coverage: coverage) }
      }
      consumer.addRows(y: Int(row), count: Int(rows[i + 1] &- row), runs)
    }
  }

  // The same without a hole: at most three groups of rows of three runs.
  private func emitWhole(in area: PixelRect, into consumer: inout some CoverageConsumer) {
    let columns = Stretch(outer.x, outer.z, in: area.minX, area.maxX)
    let rows = Stretch(outer.y, outer.w, in: area.minY, area.maxY)
    func emit(_ y: Int32, count: Int32, height: Int32) {
      guard count > 0, height > 0 else { return }
      var runs = CoverageRuns()
      func add(_ x: Int32, count: Int32, width: Int32) {
        let coverage = UInt8(truncatingIfNeeded: ck_coverage_nonzero(2 &* (width &* height)))
        if count > 0 && coverage != 0 { runs.append(x: x, count: count, coverage: coverage) }
      }
      add(columns.start &- 1, count: 1, width: columns.before)
      add(columns.start, count: columns.end &- columns.start, width: 256)
      add(columns.end, count: 1, width: columns.after)
      if runs.count > 0 { consumer.addRows(y: Int(y), count: Int(count), runs) }
    }
    emit(rows.start &- 1, count: 1, height: rows.before)
    emit(rows.start, count: rows.end &- rows.start, height: 256)
    emit(rows.end, count: 1, height: rows.after)
  }

  // A rectangle along an axis: the pixels start..<end it covers wholly, of the one before them and the one after them a
  // part, in 1/256, which is 0 where there is none.
  private struct Stretch {
    let start: Int32
    let end: Int32
    let before: Int32
    let after: Int32

    /// - Parameters:
    ///   - low: In 1/256 pixel, below `high`.
    ///   - first: The first pixel wanted, below `last`, the first that is not; of these the rectangle touches some.
    @inline(__always)
    init(_ low: Int32, _ high: Int32, in first: Int, _ last: Int) {
      let first = Int32(truncatingIfNeeded: first)
      let last = Int32(truncatingIfNeeded: last)
      let inner = (low &+ 255) &>> 8
      let outer = high &>> 8
      // Where both edges run through one pixel, that is the one before.
      before = inner > first ? min(inner &<< 8, high) &- low : 0
      after = inner <= outer && outer < last ? high & 255 : 0
      start = max(inner, first)
      end = max(min(outer, last), start)
    }
  }

  // How much of pixel i lies between two edges, in 1/256.
  private static func overlap(_ i: Int32, _ low: Int32, _ high: Int32) -> Int32 {
    let start = i &<< 8
    return max(min(high, start &+ 256) &- max(low, start), 0)
  }

  // Where along an axis coverage may change: at a pixel that an edge runs through, and after it.
  private struct Changes {
    // Increasing; the first and the last are those of the area.
    private var places = InlineArray<10, Int32>(repeating: 0)
    /// Of stretches; there is one place more.
    private(set) var count = 0

    /// - Parameter edges: In 1/256 pixel, not decreasing.
    init(in low: Int, _ high: Int, at edges: SIMD4<Int32>) {
      let last = Int32(truncatingIfNeeded: high)
      places[0] = Int32(truncatingIfNeeded: low)
      for i in 0..<4 {
        let pixel = edges[i] &>> 8
        add(min(pixel, last))
        if edges[i] & 255 != 0 { add(min(pixel &+ 1, last)) }
      }
      add(last)
    }

    private mutating func add(_ place: Int32) {
      guard place > places[count] else { return }
      count &+= 1
      places[count] = place
    }

    subscript(i: Int) -> Int32 { places[i] }
  }
}
