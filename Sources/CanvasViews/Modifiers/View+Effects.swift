/// Effects on drawing. None changes the layout.
extension View {
  /// The part of the view inside a shape that fills the view's frame.
  public func clipShape(_ shape: some Shape) -> some View { effect("clipShape", .clip(shape)) }

  /// The part of the view inside its frame.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// The part of the view inside its frame with round corners, whose radius is in points.
  public func cornerRadius(_ radius: Double) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }

  /// The view with a shadow below it.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - radius: The standard deviation of the blur in points. If it is 0 or less, the edge is hard.
  ///   - x: The distance of the shadow to the right in points.
  ///   - y: The distance of the shadow down in points.
  public func shadow(
    color: Color = Shadow.defaultColor, radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    let shadow = Shadow(offset: Vector(dx: x, dy: y), blur: 2 * radius, color: color)
    return effect("shadow", .shadow(shadow))
  }

  /// The view as a whole with an opacity, from 0, invisible, to 1.
  public func opacity(_ opacity: Double) -> some View { effect("opacity", .opacity(opacity)) }

  /// The view as a whole, combined with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some View { effect("blendMode", .blend(mode)) }

  /// The view rotated about a point of its frame.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise as you see it.
  ///   - anchor: The point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect("rotationEffect", .rotation(angle, anchor))
  }

  /// The view scaled about a point of its frame.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - anchor: The point.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// The view scaled about a point of its frame, by a factor for each direction. Negative factors mirror it.
  ///
  /// - Parameters:
  ///   - x: The factor of the width.
  ///   - y: The factor of the height.
  ///   - anchor: The point.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
    effect("scaleEffect", .scale(x: x, y: y, anchor))
  }

  /// The view as a figure of PDF and SVG files, for which screen readers read a label in place of its texts. With an empty
  /// label it is decoration. See ``DrawingContext/withFigure(_:in:_:)``.
  public func accessibilityLabel(_ label: String) -> some View { effect("accessibilityLabel", .figure(label)) }

  private func effect(_ kind: String, _ effect: ViewEffect) -> some View {
    modified(by: LayoutModifier(kind: kind, effect: effect))
  }
}
