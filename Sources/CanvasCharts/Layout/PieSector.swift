public import Canvas

/// A piece of a pie as angles, in radians, clockwise as you see it; 0 is to the right.
public struct PieSector: Sendable, Hashable {
  /// Which value it stands for.
  public var index: Int

  /// The angle at which the sector begins.
  public var startAngle: Double

  /// At least the start; the two are equal where the value is too small beside the total to be told from 0.
  public var endAngle: Double

  /// The part of the whole, above 0 and at most 1 (0 if it underflows).
  public var fraction: Double

  /// A sector between two angles in radians. The values are not checked.
  public init(index: Int, startAngle: Double, endAngle: Double, fraction: Double) {
    self.index = index
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.fraction = fraction
  }

  /// The angle between the start and the end.
  public var sweep: Double { endAngle - startAngle }
  /// The angle in the middle between the start and the end.
  public var middleAngle: Double { startAngle + sweep / 2 }
  /// Whether the sector is the whole disc.
  public var isFullTurn: Bool { sweep >= 2 * Double.pi }

  /// The closed outline: two radii and the arc between them, or for a full turn the circle alone.
  public func path(center: Point, radius: Double) -> Path {
    Path(pieCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle)
  }

  /// The point on the middle angle at a distance from the centre.
  public func middlePoint(center: Point, distance: Double) -> Point {
    center.onCircle(radius: distance, angle: middleAngle)
  }
}

extension Point {
  /// The point at a distance and an angle from this one.
  package func onCircle(radius: Double, angle: Double) -> Point {
    let (sine, cosine) = Angle.sineAndCosine(angle)
    return Point(x: x + radius * cosine, y: y + radius * sine)
  }
}
