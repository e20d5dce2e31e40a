// Calls with an `Angle` instead of radians.

extension Transform {
  /// A rotation about the origin. A positive angle turns the right towards the bottom.
  public init(rotationAngle angle: Angle) { self.init(rotationAngle: angle.radians) }

  /// A rotation applied before this transform.
  public func rotated(by angle: Angle) -> Transform { rotated(by: angle.radians) }
}

extension Path {
  /// An open arc of a circle. See `addArc(center:radius:startAngle:endAngle:direction:)`.
  public init(arcCenter: Point, radius: Double, startAngle: Angle, endAngle: Angle, direction: RotationDirection) {
    self.init(
      arcCenter: arcCenter, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
      direction: direction)
  }

  /// A closed sector of a pie or a ring, clockwise from one angle to another. A full turn or more is a whole disc or
  /// ring. The inner radius is clamped to 0…radius. A radius of 0 or less gives an empty path.
  public init(pieCenter center: Point, radius: Double, innerRadius: Double = 0, startAngle: Angle, endAngle: Angle) {
    self.init(
      pieCenter: center, radius: radius, innerRadius: innerRadius, startAngle: startAngle.radians,
      endAngle: endAngle.radians)
  }

  /// Adds an arc of a circle. If there is a current point, a line from it to the start of the arc is added first. A
  /// difference of a full turn or more, either way, is one whole circle.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, direction: RotationDirection
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, direction: direction)
  }
}

extension DrawingContext {
  /// Rotates user space by an angle, clockwise as you see it.
  public func rotate(by angle: Angle) { rotate(by: angle.radians) }

  /// Adds an arc, and a line to its start. See `Path.addArc(center:radius:startAngle:endAngle:direction:)`.
  public func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, direction: RotationDirection
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, direction: direction)
  }
}

extension Paint {
  /// A gradient around a centre: a full turn from an angle back to it. The direction is that of the colours, as you
  /// see it.
  public static func conicGradient(
    _ gradient: Gradient, center: Point, startAngle: Angle, direction: RotationDirection = .clockwise,
    transform: Transform = .identity
  ) -> Paint {
    conicGradient(
      gradient, center: center, startAngle: startAngle.radians, direction: direction, transform: transform)
  }
}
