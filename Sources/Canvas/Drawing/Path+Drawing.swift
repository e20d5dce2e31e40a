extension Path {
  /// Fills the path with the context's fill paint.
  public func fill(on context: DrawingContext, using rule: FillRule = .nonZero) { context.fill(self, using: rule) }

  /// Strokes the path with the context's stroke paint and line style.
  public func stroke(on context: DrawingContext) { context.stroke(self) }

  /// Strokes the path with the context's stroke paint and a given style.
  public func stroke(on context: DrawingContext, style: StrokeStyle) { context.stroke(self, style: style) }

  /// Shrinks the context's clip to the inside of the path.
  public func addClip(on context: DrawingContext, using rule: FillRule = .nonZero) {
    context.clip(to: self, using: rule)
  }
}
