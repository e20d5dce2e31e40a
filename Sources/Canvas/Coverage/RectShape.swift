internal import CanvasKernels

/// A rectangle parallel to the device's axes, or a frame. Its coverage needs no accumulation, and has the same bytes
/// as the coverage of its edges.
struct RectShape {
  // Left, top, right and bottom, in 1/256 pixel.
  private let outer: SIMD4<Int32>
  // The hole, which is inside the outer rectangle or has no area.
  private let hole: SIMD4<Int32>

  /// Creates a rectangle of user space, like `init(_:)` with the box that `Rect.applying(_:)` returns. Nil if the
  /// transform isn't only a scale and a translation, or the box isn't inside `EdgeLimits`.
  @inline(__always)
  init?(_ rect: Rect, scaledBy transform: Transform) {
    guard transform.b == 0, transform.c == 0 else { return nil }
    let (scale, move) = (SIMD2(transform.a, transform.d), SIMD2(transform.tx, transform.ty))
    let corner = SIMD2(rect.origin.x, rect.origin.y)
    let opposite = corner + SIMD2(rect.size.width, rect.size.height)
    let isNegative = opposite .< corner
    let a = scale * corner.replacing(with: opposite, where: isNegative) + move
    let c = scale * opposite.replacing(with: corner, where: isNegative) + move
    let isMirrored = c .< a
    let low = a.replacing(with: c, where: isMirrored)
    let high = low + (c - a).replacing(with: a - c, where: isMirrored)
    guard all(low .>= EdgeLimits.low), all(high .<= EdgeLimits.high) else { return nil }
    outer = FixedPoint.rounded(low, high)
    hole = SIMD4(outer.x, outer.y, outer.x, outer.y)
  }

  /// - Parameter rect: A finite rectangle, in pixels. It is clamped to the range of fixed point.
  init(_ rect: Rect) {
    outer = Self.edges(Self.limited(rect))
    // The empty hole is at a corner of the outer rectangle, so that it adds no position where coverage changes.
    hole = SIMD4(outer.x, outer.y, outer.x, outer.y)
  }

  /// Creates a frame, or returns nil if the hole is not inside the rectangle or has no area.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in pixels. Like the hole, it must be inside `EdgeLimits`.
  init?(_ rect: Rect, hole: Rect) {
    outer = Self.edges(rect)
    self.hole = Self.edges(hole)
    guard outer.x <= self.hole.x, self.hole.x < self.hole.z, self.hole.z <= outer.z, outer.y <= self.hole.y,
      self.hole.y < self.hole.w, self.hole.w <= outer.w
    else { return nil }
  }

  private static func limited(_ rect: Rect) -> Rect {
    guard !EdgeLimits.contains(rect) else { return rect }
    let side = EdgeLimits.high - EdgeLimits.low
    return rect.intersection(Rect(x: EdgeLimits.low, y: EdgeLimits.low, width: side, height: side))
  }

  private static func edges(_ rect: Rect) -> SIMD4<Int32> {
    FixedPoint.rounded(SIMD2(rect.minX, rect.minY), SIMD2(rect.maxX, rect.maxY))
  }

  /// Whether there is no hole and the edges are on pixel boundaries: every pixel is covered either fully or not at
  /// all.
  var isAligned: Bool { (outer.x | outer.y | outer.z | outer.w) & 255 == 0 && hole.x == hole.z }

  /// The pixels whose centres are inside, or on the left or the upper side.
  var sampledAtCenters: RectShape {
    func sampled(_ edges: SIMD4<Int32>) -> SIMD4<Int32> { ((edges &+ 127) &>> 8) &<< 8 }
    return RectShape(outer: sampled(outer), hole: sampled(hole))
  }

  private init(outer: SIMD4<Int32>, hole: SIMD4<Int32>) { (self.outer, self.hole) = (outer, hole) }

  /// The pixels that the shape touches.
  @inline(__always)
  var pixels: PixelRect {
    guard outer.x < outer.z, outer.y < outer.w else { return .empty }
    return PixelRect(low: outer &>> 8, high: (outer &+ 255) &>> 8)
  }

  /// The part of the shape in some pixels, in the form that kernels take. Each row and column of the pixels must have
  /// some of it.
  func part(in area: PixelRect) -> ck_rect {
    ck_rect(
      left: outer.x, top: outer.y, right: outer.z, bottom: outer.w, hole_left: hole.x, hole_top: hole.y,
      hole_right: hole.z, hole_bottom: hole.w, min_x: Int32(truncatingIfNeeded: area.minX),
      min_y: Int32(truncatingIfNeeded: area.minY), max_x: Int32(truncatingIfNeeded: area.maxX),
      max_y: Int32(truncatingIfNeeded: area.maxY))
  }

  /// Whether the shape covers all of these pixels fully.
  @inline(__always)
  func covers(_ pixels: PixelRect) -> Bool {
    hole.x == hole.z && all(outer.lowHalf .<= pixels.edges.lowHalf &<< 8)
      && all(outer.highHalf .>= pixels.edges.highHalf &<< 8)
  }
}
