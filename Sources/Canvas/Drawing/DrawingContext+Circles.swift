/// Circles, of which plots have very many.
extension DrawingContext {
  /// Fills a circle with a colour, to the bit as the path of its ellipse would be.
  ///
  /// - Parameters:
  ///   - center: The centre, in user space.
  ///   - radius: The radius in points.
  package func fillCircle(at center: Point, radius: Double, with color: Color) {
    if let shape = stampedCircle(center, radius, nil) {
      renderInline(shape, with: .color(color))
    } else {
      fill(Path(circleAt: center, radius: radius), with: .color(color))
    }
  }

  /// Strokes a circle with a colour, to the bit as the path of its ellipse would be.
  ///
  /// - Parameters:
  ///   - center: The centre, in user space.
  ///   - radius: The radius in points.
  package func strokeCircle(at center: Point, radius: Double, with color: Color, style: StrokeStyle) {
    if let shape = stampedCircle(center, radius, style) {
      renderInline(shape, with: .color(color))
    } else {
      stroke(Path(circleAt: center, radius: radius), with: .color(color), style: style)
    }
  }

  /// The shape of a circle that is drawn again and again. Nil if the path is to be drawn: it is recorded, has a shadow
  /// or is cut off by the clip, where curves are flattened in parts.
  private func stampedCircle(_ center: Point, _ radius: Double, _ style: StrokeStyle?) -> Shape? {
    guard recorder == nil, state.style.shadow == nil else { return nil }
    let transform = state.deviceTransform
    guard let stamp = circleStamps.stamp(radius: radius, style: style, transform: transform),
      let shape = stamp.shape(at: center, transform)
    else { return nil }
    let pixels = shape.pixels
    // The meter counts large ones, as paths.
    guard pixels.area < Self.leastArea || Meter.current == nil else { return nil }
    return pixels.intersection(state.style.clip.bounds) == pixels ? shape : nil
  }
}

extension Path {
  /// A circle as an ellipse in a square.
  package init(circleAt center: Point, radius: Double) {
    self.init(ovalIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
