extension Recording {
  /// Records a drawing.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  ///   - drawing: Draws the picture.
  /// - Throws: `PictureError.size` if a number is not positive and finite, or `PictureError.drawing` with the error of
  ///   `drawing`.
  public init<Failure>(
    size: Size, scale: Double = 1, drawing: (DrawingContext) throws(Failure) -> Void
  ) throws(PictureError<Failure>) {
    self = try DrawingContext.drawn(on: try DrawingContext(recording: size, scale: scale), drawing).makeRecording()
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
