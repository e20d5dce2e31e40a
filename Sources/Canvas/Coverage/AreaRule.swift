internal import CanvasKernels

/// A fill rule as arithmetic on signed areas, for loops that are specialized by it.
protocol AreaRule {
  static func coverage(ofArea area: Int32) -> UInt8
  /// Four coverages, the leftmost's in the lowest byte, from the next four cells of a row, which are cleared.
  static func takeCoverages(_ cells: UnsafeMutablePointer<Int32>, _ sum: inout Int32) -> UInt32
}

/// min(|A|, 1)
enum NonZeroArea: AreaRule {
  @inline(__always)
  static func coverage(ofArea area: Int32) -> UInt8 { UInt8(truncatingIfNeeded: ck_coverage_nonzero(area)) }
  @inline(__always)
  static func takeCoverages(_ cells: UnsafeMutablePointer<Int32>, _ sum: inout Int32) -> UInt32 {
    unsafe ck_take_nonzero(cells, &sum)
  }
}

/// The distance of A to the nearest even number.
enum EvenOddArea: AreaRule {
  @inline(__always)
  static func coverage(ofArea area: Int32) -> UInt8 { UInt8(truncatingIfNeeded: ck_coverage_evenodd(area)) }
  @inline(__always)
  static func takeCoverages(_ cells: UnsafeMutablePointer<Int32>, _ sum: inout Int32) -> UInt32 {
    unsafe ck_take_evenodd(cells, &sum)
  }
}
