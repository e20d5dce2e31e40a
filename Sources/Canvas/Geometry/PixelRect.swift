/// A half-open rectangle of whole pixels on the device: `minX..<maxX`, `minY..<maxY`.
///
/// Its edges lie in -65 536...65 536 and its sides are never negative, whatever it was made from, so that code on it
/// needs no checks.
package struct PixelRect: Sendable, Hashable {
  /// Left, top, right, bottom.
  let edges: SIMD4<Int32>

  package var minX: Int { Int(edges.x) }
  package var minY: Int { Int(edges.y) }
  package var maxX: Int { Int(edges.z) }
  package var maxY: Int { Int(edges.w) }

  static let limit = 65_536

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    func clamped(_ v: Int) -> Int32 { Int32(truncatingIfNeeded: min(max(v, -Self.limit), Self.limit)) }
    let (left, top) = (clamped(minX), clamped(minY))
    edges = SIMD4(left, top, max(left, clamped(maxX)), max(top, clamped(maxY)))
  }

  /// From left and top to right and bottom; in the limits, and in order.
  init(low: SIMD2<Int32>, high: SIMD2<Int32>) {
    edges = SIMD4(lowHalf: low, highHalf: high)
  }

  /// The pixels that a rectangle in device space touches. Null and not-a-number touch none.
  package init(covering rect: Rect) {
    guard !rect.isNull, !rect.minX.isNaN, !rect.maxX.isNaN, !rect.minY.isNaN, !rect.maxY.isNaN else {
      self = .empty
      return
    }
    let (left, top) = (Self.floor(rect.minX), Self.floor(rect.minY))
    edges = SIMD4(left, top, max(left, -Self.floor(-rect.maxX)), max(top, -Self.floor(-rect.maxY)))
  }

  // The largest whole number that is not above, clamped to the limits; without the call that `rounded` is.
  private static func floor(_ value: Double) -> Int32 {
    let limit = Double(Self.limit)
    let clamped = min(max(value, -limit), limit)
    let nearest = FixedPoint.nearest(clamped)
    return Double(nearest) > clamped ? nearest - 1 : nearest
  }

  /// The largest there is.
  static let everything = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { minX == maxX || minY == maxY }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let low = pointwiseMax(edges.lowHalf, other.edges.lowHalf)
    let high = pointwiseMin(edges.highHalf, other.edges.highHalf)
    return all(low .< high) ? PixelRect(low: low, high: high) : .empty
  }

  /// The smallest that contains both. An empty one does not count.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Moved; what then lies beyond the limits is cut off.
  func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// With `margin` more pixels on all sides.
  func outset(by margin: Int) -> PixelRect {
    PixelRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
  }

  /// The same pixels as a rectangle in device space.
  package var rect: Rect { Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height)) }
}
