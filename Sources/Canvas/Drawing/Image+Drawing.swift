extension Image {
  /// Makes an image from a drawing. It is transparent where nothing is drawn.
  ///
  ///     let dot = try Image(size: Size(width: 10, height: 10)) { context in
  ///       context.fill(Path(ovalIn: context.bounds))
  ///     }
  ///
  /// - Throws: `PictureError.size` if no picture can have the size, or `PictureError.drawing` with the error of
  ///   `drawing`.
  public init<Failure>(
    size: Size, scale: Double = 1, drawing: (DrawingContext) throws(Failure) -> Void
  ) throws(PictureError<Failure>) {
    self = try DrawingContext.drawn(on: try DrawingContext(size: size, scale: scale), drawing).makeImage()
  }
}
