extension StyledText: Drawable {
  /// The size of the text without wrapping.
  public var idealSize: Size { size() }

  /// Draws the text in a rectangle, wrapped at its width and aligned. Draws nothing if the rectangle is null, empty or not
  /// finite.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, !rect.isEmpty else { return }
    context.draw(self, in: rect)
  }
}
