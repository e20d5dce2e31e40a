extension StyledText {
  /// Draws the text with the top left corner of its box at a point.
  public func draw(at point: Point, on context: DrawingContext) { context.draw(self, at: point) }

  /// Draws the text in a rectangle, wrapped at its width and aligned.
  public func draw(in rect: Rect, on context: DrawingContext) { context.draw(self, in: rect) }
}
