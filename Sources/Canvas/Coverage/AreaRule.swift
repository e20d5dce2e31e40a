internal import CanvasKernels

/// A fill rule as arithmetic on signed areas, 131 072 being a pixel, for loops that are specialized by it.
protocol AreaRule {
  static var fillRule: FillRule { get }
  static func coverage(ofArea area: Int32) -> UInt8
  /// Four coverages, the first area's in the lowest byte.
  static func coverages(ofAreas areas: SIMD4<Int32>) -> UInt32
}

/// min(|A|, 1)
enum NonZeroArea: AreaRule {
  @inline(__always)
  static var fillRule: FillRule { .nonZero }
  @inline(__always)
  static func coverage(ofArea area: Int32) -> UInt8 { UInt8(truncatingIfNeeded: ck_coverage_nonzero(area)) }
  @inline(__always)
  static func coverages(ofAreas areas: SIMD4<Int32>) -> UInt32 { ck_nonzero_coverages(areas) }
}

/// The distance of A to the nearest even number.
enum EvenOddArea: AreaRule {
  @inline(__always)
  static var fillRule: FillRule { .evenOdd }
  @inline(__always)
  static func coverage(ofArea area: Int32) -> UInt8 { UInt8(truncatingIfNeeded: ck_coverage_evenodd(area)) }
  @inline(__always)
  static func coverages(ofAreas areas: SIMD4<Int32>) -> UInt32 { ck_evenodd_coverages(areas) }
}
