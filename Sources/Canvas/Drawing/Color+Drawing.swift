extension Color {
  /// Sets the colour that the context fills with.
  public func setFill(on context: DrawingContext) { context.setFillColor(self) }

  /// Sets the colour that the context strokes with.
  public func setStroke(on context: DrawingContext) { context.setStrokeColor(self) }

  /// Sets the colour that the context fills and strokes with.
  public func set(on context: DrawingContext) {
    setFill(on: context)
    setStroke(on: context)
  }
}
