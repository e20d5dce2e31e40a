extension StyledText: Drawable {
  /// The size of the text without wrapping.
  public var idealSize: Size { size() }

  /// Draws the text in a rectangle, wrapped at its width and aligned. Draws nothing if the rectangle is null, empty or not
  /// finite.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    context.draw(self, in: rect)
  }

  /// Draws the text with the top left corner of its box at a point.
  public func draw(at point: Point, on context: DrawingContext) { context.draw(self, at: point) }
}
