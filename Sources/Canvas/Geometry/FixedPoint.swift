/// Device coordinates as 24.8 fixed point: 1/256 of a pixel in an `Int32`.
package enum FixedPoint {
  /// Adding 1.5 · 2^52 puts the nearest integer (halves to even) into the low bits of a double's mantissa. This is
  /// one addition, while `rounded()` is a function call on plain x86-64. Correct for |value| < 2^51.
  static let roundingConstant = 6_755_399_441_055_744.0

  /// The integer nearest to a double of magnitude below 2^31.
  @inline(__always)
  static func nearest(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + roundingConstant).bitPattern)
  }

  /// The top left corner of pixels, twice, in the layout of edges.
  static func origin(of pixels: PixelRect) -> SIMD4<Int32> {
    let x = Int32(truncatingIfNeeded: pixels.minX << 8)
    let y = Int32(truncatingIfNeeded: pixels.minY << 8)
    return SIMD4(x, y, x, y)
  }

  /// Two device points, in pixels, as fixed point: x0, y0, x1, y1. They must be within `EdgeLimits`.
  @inline(__always)
  package static func rounded(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> SIMD4<Int32> {
    let values = SIMD4(lowHalf: from, highHalf: to) * 256 + roundingConstant
    return unsafe SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(values, to: SIMD4<UInt64>.self))
  }
}

/// The box that edges are clipped to, in pixels: any picture (at most 32 767 pixels a side) and the same distance
/// again around it. Within it a difference of two coordinates stays below 2^25, and products of two such differences
/// are exact in a double.
enum EdgeLimits {
  static let low = -32_768.0
  static let high = 65_536.0

  /// Whether edges inside this box need no clipping.
  static func contains(_ box: Rect) -> Bool {
    box.minX >= low && box.minY >= low && box.maxX <= high && box.maxY <= high
  }
}
