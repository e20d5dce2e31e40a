extension Recording {
  /// Records a drawing.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  ///   - drawing: Draws the picture.
  /// - Throws: `ImageSizeError` if a number is not positive and finite.
  public init(size: Size, scale: Double = 1, drawing: (DrawingContext) -> Void) throws(ImageSizeError) {
    let context = try DrawingContext(recording: size, scale: scale)
    drawing(context)
    self = context.makeRecording()
  }

  /// Records a drawing that may fail.
  ///
  /// - Throws: `ImageSizeError` if a number is not positive and finite, or the errors of `drawing`.
  public init(size: Size, scale: Double = 1, drawing: (DrawingContext) throws -> Void) throws {
    let context = try DrawingContext(recording: size, scale: scale)
    try drawing(context)
    self = context.makeRecording()
  }

  /// Makes an image at the recording's scale: the same bytes as an image of the drawing.
  ///
  /// - Throws: `ImageSizeError` if no picture can have the size.
  public func makeImage() throws(ImageSizeError) -> Image { try makeImage(kernels: .best) }
}

extension Recording: Drawable {
  /// The size of the drawing, in points.
  public var idealSize: Size { size }

  /// Draws the recording scaled into a rectangle. See `DrawingContext.draw(_:in:)`.
  public func draw(in rect: Rect, on context: DrawingContext) { context.draw(self, in: rect) }
}
