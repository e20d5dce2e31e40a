/// A sector of a pie as angles in radians, clockwise on screen. 0 is to the right.
public struct PieSector: Sendable, Equatable {
  /// The index of the value.
  public var index: Int

  /// The angle at which the sector begins.
  public var startAngle: Double

  /// The angle at which the sector ends. It equals the start if the value is negligible beside the total.
  public var endAngle: Double

  /// The fraction of the total, above 0 and at most 1 (0 if it underflows).
  public var fraction: Double

  /// A sector between two angles in radians. The values aren't checked.
  public init(index: Int, startAngle: Double, endAngle: Double, fraction: Double) {
    (self.index, self.startAngle, self.endAngle, self.fraction) = (index, startAngle, endAngle, fraction)
  }

  /// The angle between the start and the end.
  public var sweep: Double { endAngle - startAngle }
  /// The angle in the middle between the start and the end.
  public var middleAngle: Double { startAngle + sweep / 2 }
  /// Whether the sector is the whole disc.
  public var isFullTurn: Bool { sweep >= 2 * Double.pi }

  /// The closed outline: two radii and the arc between them, or the circle alone for a full turn.
  public func path(center: Point, radius: Double) -> Path {
    Path(pieCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle)
  }

  /// The point at the middle angle, at a distance from the centre.
  public func middlePoint(center: Point, distance: Double) -> Point {
    center.onCircle(radius: distance, angle: middleAngle)
  }
}
