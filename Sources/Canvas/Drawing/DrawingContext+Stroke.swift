extension DrawingContext {
  /// Strokes a path with the stroke paint and the line style of the context.
  public func stroke(_ path: Path) { stroke(path, style: state.stroke) }

  /// Strokes a path with the stroke paint and a given style.
  ///
  /// Overlapping parts of one stroke are painted once. A subpath of length 0 is drawn as its caps: a dot, or a square
  /// along the axes. With butt caps it draws nothing. A move without a line also draws nothing.
  public func stroke(_ path: Path, style: StrokeStyle) {
    guard path.isFinite,
      let edges = StrokeEdges(path: path, style: style, transform: state.transform, memory: strokeMemory),
      let paint = PlacedPaint(state.strokePaint, userToDevice: state.transform, memory: paintMemory)
    else { return }
    render(Shape(edges), with: paint)
  }

  /// Strokes the outline of a rectangle.
  public func stroke(_ rect: Rect) {
    guard let frame = frame(strokedAround: rect) else { return stroke(Path(rect: rect)) }
    if let color = state.strokePaint.color {
      renderInline(.rect(frame), with: .color(color))
    } else if let paint = PlacedPaint(state.strokePaint, userToDevice: state.transform, memory: paintMemory) {
      render(.rect(frame), with: paint)
    }
  }

  // The area of a rectangle's stroke if it is a frame along the device's axes: the pen is narrower than the
  // rectangle, corners are mitered and the line is solid.
  private func frame(strokedAround rect: Rect) -> RectShape? {
    let (style, transform) = (state.stroke, state.transform)
    // The miter of a right angle is √2 line widths long.
    guard style.join == .miter, style.miterLimit > 1.415, style.width > 0, style.dash.isEmpty, transform.keepsAxes,
      transform.isInvertible, rect.isFinite, rect.width > style.width, rect.height > style.width
    else { return nil }
    let half = style.width / 2
    let outer = rect.insetBy(dx: -half, dy: -half).applying(transform)
    let hole = rect.insetBy(dx: half, dy: half).applying(transform)
    return EdgeLimits.contains(outer) ? RectShape(outer, hole: hole) : nil
  }
}
