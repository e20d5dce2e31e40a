/// Where a filter works: its region in user space, and the pixels of it.
struct FilterFrame {
  /// The bounding box of what is filtered, in user space.
  var box: Rect
  /// The region, in user space.
  var region: Rect
  /// The transform from user space to the region's pixels.
  var toPixels: Transform
  var width: Int
  var height: Int
  /// Whether lengths of primitives are parts of the box.
  var isInBox = false

  /// Pixels per unit of user space.
  var scaleX: Double { Vector(dx: toPixels.a, dy: toPixels.b).length }
  var scaleY: Double { Vector(dx: toPixels.c, dy: toPixels.d).length }

  var whole: FilterRegion { FilterRegion(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// A length of a primitive along an axis, in pixels.
  func pixels(x: Double) -> Double { x * scaleX * (isInBox ? box.width : 1) }
  func pixels(y: Double) -> Double { y * scaleY * (isInBox ? box.height : 1) }

  /// The whole pixels around a rectangle of user space.
  func pixels(around rect: Rect) -> FilterRegion {
    let placed = rect.applying(toPixels)
    guard placed.isFinite, !placed.isNull else { return FilterRegion(minX: 0, minY: 0, maxX: 0, maxY: 0) }
    func clamped(_ value: Double, _ limit: Int) -> Int { min(max(Int(saturating: value), 0), limit) }
    return FilterRegion(
      minX: clamped((placed.minX + 1e-6).rounded(.down), width),
      minY: clamped((placed.minY + 1e-6).rounded(.down), height),
      maxX: clamped((placed.maxX - 1e-6).rounded(.up), width),
      maxY: clamped((placed.maxY - 1e-6).rounded(.up), height))
  }
}
