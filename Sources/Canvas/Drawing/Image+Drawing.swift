extension Image {
  /// Makes an image from a drawing. It is transparent where nothing is drawn.
  ///
  ///     let dot = try Image(size: Size(width: 10, height: 10)) { context in
  ///       context.fill(Path(ovalIn: context.bounds))
  ///     }
  ///
  /// - Throws: `ImageSizeError` if no picture can have the size.
  public init(size: Size, scale: Double = 1, drawing: (DrawingContext) -> Void) throws(ImageSizeError) {
    let context = try DrawingContext(size: size, scale: scale)
    drawing(context)
    self = context.makeImage()
  }

  /// Makes an image from a drawing that may fail. It is transparent where nothing is drawn.
  ///
  /// - Throws: `ImageSizeError`, or the errors of `drawing`.
  public init(size: Size, scale: Double = 1, drawing: (DrawingContext) throws -> Void) throws {
    let context = try DrawingContext(size: size, scale: scale)
    try drawing(context)
    self = context.makeImage()
  }
}
