/// An axis-aligned rectangle in points.
///
/// The width and height passed to an initializer may be negative. Every computed property and operation works on the
/// standardized rectangle, as in Core Graphics. `Rect.null` represents no rectangle, such as the intersection of two
/// disjoint rectangles. It is the neutral element of `union`, and it contains and intersects nothing.
public struct Rect: Sendable, Hashable {
  /// The corner that the width and height are measured from: the top left corner unless a side is negative.
  public var origin: Point
  /// The width and height in points, which may be negative. See `standardized`.
  public var size: Size

  /// A rectangle with a corner and a size, in points.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle with the coordinates of a corner and the lengths of the sides, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of a given size about a centre.
  public init(center: Point, size: Size) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle between two edges in each direction, in either order.
  init(x0: Double, y0: Double, x1: Double, y1: Double) {
    self.init(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
  }

  /// The rectangle of zero size at the origin. It is empty, but not null.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The rectangle that contains nothing and has no position. Operations return it if there is no rectangle.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Whether this is the null rectangle.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle has no area: it is null, or a side is 0 or NaN.
  public var isEmpty: Bool { isNull || !(size.width != 0 && size.height != 0) || size.width.isNaN || size.height.isNaN }

  /// Whether all four numbers are finite.
  public var isFinite: Bool {
    // A number minus itself is 0 if it is finite, and otherwise NaN.
    (origin.x - origin.x) + (origin.y - origin.y) + (size.width - size.width) + (size.height - size.height) == 0
  }

  /// The smallest x coordinate, whatever the sign of the width.
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The largest x coordinate, whatever the sign of the width.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The smallest y coordinate, whatever the sign of the height.
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The largest y coordinate, whatever the sign of the height.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// The x coordinate of the centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width, never negative.
  public var width: Double { abs(size.width) }
  /// The height, never negative.
  public var height: Double { abs(size.height) }
  /// The point in the middle.
  public var center: Point { Point(x: midX, y: midY) }

  /// The same area with a size that is not negative.
  public var standardized: Rect {
    isNull ? .null : Rect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle with whole-number edges that contains this one. Null stays null.
  public var integral: Rect {
    guard !isNull else { return .null }
    return Rect(
      x0: minX.rounded(.down), y0: minY.rounded(.down), x1: maxX.rounded(.up), y1: maxY.rounded(.up))
  }

  /// The rectangle with its sides moved inwards by `dx` and `dy` (outwards if negative). It is null if the sides
  /// would pass each other.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    guard !isNull else { return .null }
    let width = width - 2 * dx
    let height = height - 2 * dy
    guard width >= 0, height >= 0 else { return .null }
    return Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle with its sides moved inwards by a size: its width left and right, its height above and below.
  public func inset(by size: Size) -> Rect { insetBy(dx: size.width, dy: size.height) }

  /// The rectangle with each side moved inwards by its inset (outwards if it is negative). It is null if the sides
  /// would pass each other.
  public func inset(by insets: EdgeInsets) -> Rect {
    guard !isNull else { return .null }
    let width = width - insets.left - insets.right
    let height = height - insets.top - insets.bottom
    guard width >= 0, height >= 0 else { return .null }
    return Rect(x: minX + insets.left, y: minY + insets.top, width: width, height: height)
  }

  /// The rectangle moved to the right by `dx` and down by `dy`, with sides that are not negative. Null stays null.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    guard !isNull else { return .null }
    return Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other.standardized }
    if other.isNull { return standardized }
    return Rect(
      x0: min(minX, other.minX), y0: min(minY, other.minY), x1: max(maxX, other.maxX), y1: max(maxY, other.maxY))
  }

  /// The area that both cover. Rectangles that only touch give an edge or a corner without area; disjoint ones give
  /// null.
  public func intersection(_ other: Rect) -> Rect {
    guard !isNull, !other.isNull else { return .null }
    let x0 = max(minX, other.minX)
    let y0 = max(minY, other.minY)
    let x1 = min(maxX, other.maxX)
    let y1 = min(maxY, other.maxY)
    guard x0 <= x1, y0 <= y1 else { return .null }
    return Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// Whether the two overlap in some area. Touching is not overlapping.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// Whether the point is inside. The left and top edges belong to the rectangle, the right and bottom edges don't.
  public func contains(_ point: Point) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle is inside this one, edges included.
  public func contains(_ other: Rect) -> Bool {
    !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The rectangle scaled about its centre.
  public func zoom(by factor: Double) -> Rect {
    Rect(center: center, size: Size(width: width, height: height).scaled(by: factor))
  }

  /// The rectangle with the same top left corner and another size.
  public func sized(to size: Size) -> Rect { Rect(origin: Point(x: minX, y: minY), size: size) }

  /// The largest rectangle with this one's aspect ratio that fits into `other`, about the other's centre. An empty
  /// rectangle has no aspect ratio: the result is then the empty rectangle at the other's centre.
  public func aspectFit(in other: Rect) -> Rect { aspect(in: other, by: min) }

  /// The smallest rectangle with this one's aspect ratio that covers `other`, about the other's centre.
  public func aspectFill(in other: Rect) -> Rect { aspect(in: other, by: max) }

  private func aspect(in other: Rect, by choose: (Double, Double) -> Double) -> Rect {
    guard !isEmpty, !other.isNull else { return Rect(center: other.center, size: .zero) }
    let factor = choose(other.width / width, other.height / height)
    return Rect(center: other.center, size: Size(width: width * factor, height: height * factor))
  }

  /// The smallest rectangle that contains this one's four corners after the transform.
  public func applying(_ t: Transform) -> Rect {
    guard !isNull else { return .null }
    if t.b == 0 && t.c == 0 && isFinite {
      // Two corners are enough.
      let a = Point(x: t.a * minX + t.tx, y: t.d * minY + t.ty)
      let c = Point(x: t.a * maxX + t.tx, y: t.d * maxY + t.ty)
      return Rect(x0: a.x, y0: a.y, x1: c.x, y1: c.y)
    }
    let a = Point(x: minX, y: minY).applying(t)
    let b = Point(x: maxX, y: minY).applying(t)
    let c = Point(x: maxX, y: maxY).applying(t)
    let d = Point(x: minX, y: maxY).applying(t)
    return Rect(
      x0: min(min(a.x, b.x), min(c.x, d.x)), y0: min(min(a.y, b.y), min(c.y, d.y)),
      x1: max(max(a.x, b.x), max(c.x, d.x)), y1: max(max(a.y, b.y), max(c.y, d.y)))
  }

  /// The corners, clockwise as you see it: top left, top right, bottom right, bottom left.
  public var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
}
