extension Image {
  /// Makes an image from a drawing. It is transparent where nothing is drawn.
  ///
  ///     let dot = try Image(size: Size(width: 10, height: 10)) { context in
  ///       context.fill(Path(ovalIn: context.bounds))
  ///     }
  ///
  /// - Throws: `ImageSizeError`, or the errors of `drawing`.
  public init(size: Size, scale: Double = 1, drawing: (DrawingContext) throws -> Void) throws {
    let context = try DrawingContext(size: size, scale: scale)
    try drawing(context)
    self = context.makeImage()
  }

  /// Draws the image at its own size, with its top left corner at a point.
  public func draw(at point: Point, on context: DrawingContext) { context.draw(self, at: point) }

  /// Draws the image scaled into a rectangle.
  public func draw(in rect: Rect, on context: DrawingContext) { context.draw(self, in: rect) }

  /// Fills a rectangle with the image as a repeated tile.
  public func drawAsPattern(in rect: Rect, on context: DrawingContext) { context.drawAsPattern(self, in: rect) }
}
