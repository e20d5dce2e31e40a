public import Canvas

/// The picture that a request asks for: laid out, and not yet drawn.
public struct RequestedPicture: Drawable {
  /// The size that is asked for, in points.
  public let idealSize: Size

  /// The number of pixels per point that is asked for.
  public let scale: Double

  /// The resolution to write to a file, or nil for none.
  public let pixelsPerInch: Double?

  /// The compression that is asked for.
  public let compression: PNGCompression

  /// What the reader of the picture should know, such as missing fonts and labels without room; one sentence each.
  public internal(set) var warnings: [RequestText] = []

  /// What was decided for the request, such as the columns of a table; one sentence each.
  public internal(set) var notes: [RequestText] = []

  /// A sentence about the picture for an `alt` attribute, or nil for a picture without one.
  public internal(set) var alternativeText: String?

  /// The part of a printed card that is printed before it is cut, in points from the upper left corner; nil for the whole.
  public internal(set) var bleedBox: Rect?

  /// The part of a printed card that remains after the cut, in points from the upper left corner; nil for the whole.
  public internal(set) var trimBox: Rect?

  private let rendered: @Sendable () throws(RequestError) -> Image
  private let drawing: @Sendable (Rect, DrawingContext) throws(RequestError) -> Void

  /// - Parameters:
  ///   - rendered: Makes the image at the size and the scale that are asked for.
  ///   - drawing: Draws the picture so that it fills a rectangle.
  init(
    size: Size, scale: Double, pixelsPerInch: Double? = nil, compression: PNGCompression,
    rendered: @escaping @Sendable () throws(RequestError) -> Image,
    drawing: @escaping @Sendable (Rect, DrawingContext) throws(RequestError) -> Void
  ) {
    (idealSize, self.scale, self.pixelsPerInch, self.compression) = (size, scale, pixelsPerInch, compression)
    (self.rendered, self.drawing) = (rendered, drawing)
  }

  public func draw(in rect: Rect, on context: DrawingContext) throws(RequestError) { try drawing(rect, context) }

  /// Returns the picture as an image, at the size and the scale that are asked for.
  public func image() throws(RequestError) -> Image { try rendered() }

  /// Returns the picture as the bytes of a PNG file, as it is asked for.
  public func png() throws(RequestError) -> [UInt8] {
    let image = try rendered()
    do { return try image.png(pixelsPerInch: pixelsPerInch, compression: compression) } catch {
      throw RequestError(.failure, "the picture couldn't be encoded: \(error)")
    }
  }
}

extension RequestError {
  /// The error of a picture that can't be made.
  package init<Failure>(_ error: PictureError<Failure>) {
    switch error {
    case .size(let error): self.init(.request, RequestText(error.description))
    case .drawing(let error): self = error as? RequestError ?? RequestError(.failure, "the picture couldn't be drawn")
    case .png(let error): self.init(.failure, "the picture couldn't be encoded: \(error)")
    case .file(let error): self.init(error)
    }
  }
}
