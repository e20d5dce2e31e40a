extension DrawingContext {
  /// Strokes a path with the stroke paint and the line style of the context.
  public func stroke(_ path: Path) { stroke(path, style: state.stroke) }

  /// Strokes a path with the stroke paint and a style of its own.
  ///
  /// Overlapping parts of one stroke are painted once. A subpath of length 0 shows as its caps: a dot or a square along
  /// the axes; butt caps, and a move without a line, show nothing.
  public func stroke(_ path: Path, style: StrokeStyle) {
    guard path.isFinite, let edges = StrokeEdges(path: path, style: style, transform: state.transform),
      let paint = DevicePaint(state.strokePaint, userToDevice: state.transform)
    else { return }
    self.paint(edges, in: edges.box, rule: .nonZero, with: paint)
  }

  /// Strokes a rectangle's outline.
  public func stroke(_ rect: Rect) { stroke(Path(rect: rect)) }
}
