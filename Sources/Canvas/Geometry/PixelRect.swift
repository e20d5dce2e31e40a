/// A half-open rectangle of whole pixels on the device: `minX..<maxX`, `minY..<maxY`.
///
/// Its edges are in -65 536...65 536 and its sides are never negative, whatever values it was made from, so code that
/// uses it needs no checks.
package struct PixelRect: Sendable, Hashable {
  package let minX: Int
  package let minY: Int
  package let maxX: Int
  package let maxY: Int

  static let limit = 65_536

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    func clamped(_ v: Int) -> Int { min(max(v, -Self.limit), Self.limit) }
    self.minX = clamped(minX)
    self.minY = clamped(minY)
    self.maxX = max(self.minX, clamped(maxX))
    self.maxY = max(self.minY, clamped(maxY))
  }

  // The values must be within the limits and in order.
  private init(unchecked minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Takes left and top from the first half of `low`, right and bottom from the second half of `high`. The values
  /// must be within the limits and in order.
  init(low: SIMD4<Int32>, high: SIMD4<Int32>) {
    minX = Int(low.x)
    minY = Int(low.y)
    maxX = Int(high.z)
    maxY = Int(high.w)
  }

  /// The pixels that a rectangle in device space touches. The null rectangle and one with a NaN coordinate touch
  /// none.
  package init(covering rect: Rect) {
    guard !rect.isNull, !rect.minX.isNaN, !rect.maxX.isNaN, !rect.minY.isNaN, !rect.maxY.isNaN else {
      self = .empty
      return
    }
    minX = Self.floor(rect.minX)
    minY = Self.floor(rect.minY)
    maxX = max(minX, -Self.floor(-rect.maxX))
    maxY = max(minY, -Self.floor(-rect.maxY))
  }

  // The largest integer not above the value, clamped to the limits. Avoids the function call of `rounded`.
  private static func floor(_ value: Double) -> Int {
    let limit = Double(Self.limit)
    let clamped = min(max(value, -limit), limit)
    let nearest = Int(FixedPoint.nearest(clamped))
    return Double(nearest) > clamped ? nearest - 1 : nearest
  }

  /// The largest rectangle.
  static let everything = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { minX == maxX || minY == maxY }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let x0 = max(minX, other.minX)
    let y0 = max(minY, other.minY)
    let x1 = min(maxX, other.maxX)
    let y1 = min(maxY, other.maxY)
    return x0 < x1 && y0 < y1 ? PixelRect(unchecked: x0, y0, x1, y1) : .empty
  }

  /// The smallest rectangle that contains both. An empty rectangle is ignored.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The rectangle moved and clamped to the limits.
  func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
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
