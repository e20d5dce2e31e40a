/// Makes images of one size and scale, as UIKit's `UIGraphicsImageRenderer` does: `Image(size:scale:drawing:)` under its
/// names, for code that comes from there.
///
///     let renderer = ImageRenderer(size: Size(width: 100, height: 100), scale: 2)
///     let dot = try renderer.image { context in
///       context.setFillColor(.red)
///       context.fillEllipse(in: context.bounds)
///     }
public struct ImageRenderer: Sendable, Hashable {
  /// The size in points.
  public var size: Size
  /// The number of pixels per point.
  public var scale: Double

  /// A renderer of images of a size in points. A size that no picture can have is an error of each image.
  public init(size: Size, scale: Double = 1) {
    self.size = size
    self.scale = scale
  }

  /// Makes an image from a drawing. It is transparent where nothing is drawn.
  ///
  /// - Throws: `PictureError.size` if no picture can have the size, or `PictureError.drawing` with the error of
  ///   `actions`.
  public func image<Failure>(
    actions: (DrawingContext) throws(Failure) -> Void
  ) throws(PictureError<Failure>) -> Image {
    try Image(size: size, scale: scale, drawing: actions)
  }

  /// Makes an image from a drawing, as the bytes of a PNG file.
  ///
  /// - Throws: As `image(actions:)`, or `PictureError.png` if there is not enough memory.
  public func pngData<Failure>(
    actions: (DrawingContext) throws(Failure) -> Void
  ) throws(PictureError<Failure>) -> [UInt8] {
    let image = try image(actions: actions)
    do { return try image.png() } catch { throw .png(error) }
  }
}
