/// A picture as a value: it has a size of its own, and draws itself into any rectangle.
///
///     struct Dot: Drawable {
///       var idealSize: Size { Size(width: 10, height: 10) }
///       func draw(in rect: Rect, on context: DrawingContext) { context.fill(Path(ovalIn: rect)) }
///     }
///
///     try Dot().writePNG(to: "dot.png", scale: 2)       // 20 × 20 pixels
public protocol Drawable: Sendable {
  /// The errors of drawing: `Never` if drawing can't fail.
  associatedtype Failure: Error = Never

  /// The size of the picture if no other is asked for, in points.
  var idealSize: Size { get }

  /// Draws the picture so that it fills a rectangle in user space. A rectangle that is null, empty or not finite draws
  /// nothing. The context's state is the same afterwards.
  func draw(in rect: Rect, on context: DrawingContext) throws(Failure)
}

extension Drawable {
  /// Returns the picture as an image, transparent where nothing is drawn.
  ///
  /// - Parameters:
  ///   - size: The size in points. If nil, the ideal size.
  ///   - scale: The number of pixels per point. Each side is rounded to whole pixels.
  public func image(size: Size? = nil, scale: Double = 1) throws(PictureError<Failure>) -> Image {
    let size = size ?? idealSize
    let context = try DrawingContext.drawn(on: try DrawingContext.ofPicture(size: size, scale: scale)) {
      (context) throws(Failure) in
      try draw(in: context.wholePixels, on: context)
    }
    guard context.recorder != nil else { return context.makeImage() }
    do { return try context.makeRecording().makeImage() } catch { throw .size(error) }
  }

  /// Returns the picture as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - size: The size in points. If nil, the ideal size.
  ///   - scale: The number of pixels per point.
  ///   - pixelsPerInch: A resolution to write to the file, if it is a positive number.
  ///   - compression: The trade-off between time and file size.
  public func png(
    size: Size? = nil, scale: Double = 1, pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced
  ) throws(PictureError<Failure>) -> [UInt8] {
    let image = try image(size: size, scale: scale)
    do { return try image.png(pixelsPerInch: pixelsPerInch, compression: compression) } catch { throw .png(error) }
  }

  /// Writes the picture as a PNG file, complete or not at all. Missing folders are created.
  ///
  /// - Parameters:
  ///   - path: The file to write. An existing file is replaced.
  ///   - size: The size in points. If nil, the ideal size.
  ///   - scale: The number of pixels per point.
  ///   - pixelsPerInch: A resolution to write to the file, if it is a positive number.
  ///   - compression: The trade-off between time and file size.
  public func writePNG(
    to path: String, size: Size? = nil, scale: Double = 1, pixelsPerInch: Double? = nil,
    compression: PNGCompression = .balanced
  ) throws(PictureError<Failure>) {
    let bytes = try png(size: size, scale: scale, pixelsPerInch: pixelsPerInch, compression: compression)
    do { try AtomicFile.write(bytes, to: path) } catch { throw .file(error) }
  }
}

/// An error in making a picture of a `Drawable`. The description is one line.
public enum PictureError<Failure: Error>: Error, CustomStringConvertible {
  /// No picture can have the size.
  case size(ImageSizeError)
  /// The drawing failed.
  case drawing(Failure)
  /// There is not enough memory for the PNG.
  case png(PNGError)
  /// The file can't be written.
  case file(FileError)

  public var description: String {
    switch self {
    case .size(let error): error.description
    case .drawing(let error): "\(error)"
    case .png(let error): error.description
    case .file(let error): error.description
    }
  }
}

extension PictureError: Equatable where Failure: Equatable {}
extension PictureError: Hashable where Failure: Hashable {}

extension DrawingContext {
  /// Makes a context and draws on it, with the errors of both as one.
  static func drawn<Failure>(
    on context: @autoclosure () throws(ImageSizeError) -> DrawingContext,
    _ drawing: (DrawingContext) throws(Failure) -> Void
  ) throws(PictureError<Failure>) -> DrawingContext {
    let made: DrawingContext
    do { made = try context() } catch { throw .size(error) }
    do { try drawing(made) } catch { throw .drawing(error) }
    return made
  }

  /// A context for a picture: one that records if it is large, to be drawn in bands.
  fileprivate static func ofPicture(size: Size, scale: Double) throws(ImageSizeError) -> DrawingContext {
    try Recording.bandCount(of: size, scale: scale) > 1
      ? DrawingContext(recording: size, scale: scale, isOfPixels: true) : DrawingContext(size: size, scale: scale)
  }

  /// The picture's rectangle in points, rounded to its pixels: a side of 33.3 points has 33 pixels, and a picture of
  /// 33.3 points would lose its right edge.
  package var wholePixels: Rect {
    Rect(x: 0, y: 0, width: (size.width * scale).rounded() / scale, height: (size.height * scale).rounded() / scale)
  }
}
