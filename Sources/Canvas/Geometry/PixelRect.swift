/// A half-open rectangle of whole pixels on the device: `minX..<maxX`, `minY..<maxY`.
///
/// Its edges are in -65 536...65 536 and its sides are never negative, whatever values it was made from, so code that
/// uses it needs no checks.
package struct PixelRect: Sendable, Hashable {
  // Left, top, right and bottom. Vectors of smaller numbers are compared at once.
  let edges: SIMD4<Int32>

  package var minX: Int { Int(edges.x) }
  package var minY: Int { Int(edges.y) }
  package var maxX: Int { Int(edges.z) }
  package var maxY: Int { Int(edges.w) }

  /// The number of pixels.
  var area: Double { Double(maxX - minX) * Double(maxY - minY) }

  static let limit = 65_536

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    func clamped(_ v: Int) -> Int32 { Int32(truncatingIfNeeded: min(max(v, -Self.limit), Self.limit)) }
    let (left, top) = (clamped(minX), clamped(minY))
    edges = SIMD4(left, top, max(left, clamped(maxX)), max(top, clamped(maxY)))
  }

  /// Takes left and top from the first half of `low`, right and bottom from the second half of `high`. The values
  /// must be within the limits and in order.
  @inline(__always)
  init(low: SIMD4<Int32>, high: SIMD4<Int32>) { edges = SIMD4(lowHalf: low.lowHalf, highHalf: high.highHalf) }

  /// The pixels that a rectangle in device space touches. The null rectangle and one with a NaN coordinate touch
  /// none.
  package init(covering rect: Rect) {
    guard !rect.isNull, !rect.minX.isNaN, !rect.maxX.isNaN, !rect.minY.isNaN, !rect.maxY.isNaN else {
      self = .empty
      return
    }
    let (left, top) = (Self.floor(rect.minX), Self.floor(rect.minY))
    edges = SIMD4(left, top, max(left, 0 &- Self.floor(-rect.maxX)), max(top, 0 &- Self.floor(-rect.maxY)))
  }

  // The largest integer not above the value, clamped to the limits, without `rounded`'s call or a branch.
  private static func floor(_ value: Double) -> Int32 {
    let limit = Double(Self.limit)
    let clamped = min(max(value, -limit), limit)
    let nearest = FixedPoint.nearest(clamped)
    return nearest &- (Double(nearest) > clamped ? 1 : 0)
  }

  /// The largest rectangle.
  static let everything = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)

  package static var empty: PixelRect { PixelRect(low: .zero, high: .zero) }

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { any(edges.lowHalf .== edges.highHalf) }

  @inline(__always)
  package func intersection(_ other: PixelRect) -> PixelRect {
    let isLess = edges .< other.edges
    let low = edges.replacing(with: other.edges, where: isLess)
    let high = other.edges.replacing(with: edges, where: isLess)
    guard all(low.lowHalf .< high.highHalf) else { return .empty }
    return PixelRect(low: low, high: high)
  }

  package static func == (a: PixelRect, b: PixelRect) -> Bool { all(a.edges .== b.edges) }

  /// The smallest rectangle that contains both. An empty rectangle is ignored.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The rectangle moved and clamped to the limits.
  @inline(__always)
  func offsetBy(x: Int, y: Int) -> PixelRect {
    // As far as from one limit to the other.
    func limited(_ v: Int) -> Int32 { Int32(truncatingIfNeeded: min(max(v, -2 * Self.limit), 2 * Self.limit)) }
    let (dx, dy) = (limited(x), limited(y))
    let (least, most) = (SIMD4(repeating: Int32(-Self.limit)), SIMD4(repeating: Int32(Self.limit)))
    var moved = edges &+ SIMD4(dx, dy, dx, dy)
    moved.replace(with: least, where: moved .< least)
    moved.replace(with: most, where: moved .> most)
    return PixelRect(low: moved, high: moved)
  }

  /// The rectangle with `margin` more pixels on all sides.
  func outset(by margin: Int) -> PixelRect {
    PixelRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
  }

  /// The same pixels as a rectangle in device space.
  package var rect: Rect { Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height)) }
}
