/// A rectangle that fills what is proposed.
public struct Rectangle: Shape {
  /// A rectangle.
  public init() {}

  /// The rectangle itself.
  public func path(in rect: Rect) -> Path { Path(rect: rect) }
}

/// A rectangle with round corners that fills what is proposed.
public struct RoundedRectangle: Shape {
  /// The radius of each corner in points. Radii that don't fit are reduced.
  public var radii: CornerRadii

  /// A rectangle with the same radius at each corner, in points.
  public init(cornerRadius: Double) { radii = CornerRadii(cornerRadius) }

  /// A rectangle with a radius for each corner, in points.
  public init(radii: CornerRadii) { self.radii = radii }

  /// The rectangle with round corners.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, radii: radii) }

  /// The outline as a line inside of the shape, with the same width at the corners.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - lineWidth: The width in points.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> some View {
    let half = lineWidth / 2
    let inner = RoundedRectangle(
      radii: CornerRadii(
        topLeft: radii.topLeft - half, topRight: radii.topRight - half, bottomRight: radii.bottomRight - half,
        bottomLeft: radii.bottomLeft - half))
    return ShapeView(
      shape: inner, style: .color(color), drawing: .stroke(StrokeStyle(width: lineWidth), inset: half))
  }
}

/// A circle in the middle of what is proposed, as large as the shorter side.
public struct Circle: Shape {
  /// A circle.
  public init() {}

  /// The largest circle in the middle of the rectangle.
  public func path(in rect: Rect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ovalIn: Rect(center: rect.center, size: Size(width: side, height: side)))
  }

  /// A square of the shorter side that is proposed; 10 points without any.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
    return Size(width: side, height: side)
  }
}

/// An ellipse that fills what is proposed.
public struct Ellipse: Shape {
  /// An ellipse.
  public init() {}

  /// The ellipse that touches the rectangle's sides.
  public func path(in rect: Rect) -> Path { Path(ovalIn: rect) }
}

/// A rectangle that fills what is proposed, whose shorter sides are half circles.
public struct Capsule: Shape {
  /// A capsule.
  public init() {}

  /// The rectangle with corners whose radius is half the shorter side.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2) }
}

/// A path is a shape that keeps its size: its coordinates are points from the top left corner of the view.
extension Path: Shape {
  /// The path, moved to the rectangle's top left corner.
  public func path(in rect: Rect) -> Path {
    rect.origin == .zero ? self : applying(Transform(translationX: rect.minX, y: rect.minY))
  }
}
