/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Sendable, Hashable {
  /// The radius of the top left corner.
  public var topLeft: Double
  /// The radius of the top right corner.
  public var topRight: Double
  /// The radius of the bottom right corner.
  public var bottomRight: Double
  /// The radius of the bottom left corner.
  public var bottomLeft: Double

  /// A radius for each corner, in points. Corners without a radius are square.
  public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius for all four corners.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The radii, with negative ones set to 0, scaled down by one factor until no side is shorter than the sum of its
  /// two radii (CSS Backgrounds 3, 5.5).
  func fitting(_ size: Size) -> CornerRadii {
    // Sums of two radii must stay finite, even for infinite radii.
    func limited(_ radius: Double) -> Double { min(max(radius, 0), .greatestFiniteMagnitude / 4) }
    let r = CornerRadii(
      topLeft: limited(topLeft), topRight: limited(topRight), bottomRight: limited(bottomRight),
      bottomLeft: limited(bottomLeft))
    var factor = 1.0
    for (side, sum) in [
      (size.width, r.topLeft + r.topRight), (size.width, r.bottomLeft + r.bottomRight),
      (size.height, r.topLeft + r.bottomLeft), (size.height, r.topRight + r.bottomRight),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    return CornerRadii(
      topLeft: r.topLeft * factor, topRight: r.topRight * factor, bottomRight: r.bottomRight * factor,
      bottomLeft: r.bottomLeft * factor)
  }
}
