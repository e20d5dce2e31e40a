/// Why bytes are not a picture that can be read, or a picture can't be written as PNG.
///
/// The texts don't name a file: whoever knows its name puts it in front.
public enum PNGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes don't begin like a PNG; `format` is what they look like, where that is known ("JPEG").
  case notPNG(format: String?)
  /// There are no bytes at all.
  case empty
  /// A chunk's header, at this offset, promises more bytes than follow it.
  case chunkPastEnd(name: String, offset: Int, length: Int, available: Int)
  /// The bytes end, at this offset, before the chunk that ends every PNG.
  case endsEarly(offset: Int)
  /// The header says something that no PNG may say.
  case badHeader(String)
  /// The picture is larger than the caller allows.
  case outOfLimits(pixelWidth: Int, pixelHeight: Int, limits: PNGLimits)
  /// The picture can't be held; or the scale asked for is not a positive number.
  case badSize(ImageSizeError)
  /// The header promises more pixels than so few compressed bytes can hold.
  case tooFewBytes(pixelWidth: Int, pixelHeight: Int, compressed: Int)
  /// What libpng found wrong with the rest.
  case invalid(String)
  /// The system has no memory for it.
  case outOfMemory

  public var description: String {
    switch self {
    case .notPNG(let format?): "this is \(format); only PNG can be read"
    case .notPNG(nil): "this is no PNG: it does not begin as every PNG does"
    case .empty: "0 bytes; a PNG is expected"
    case .chunkPastEnd(let name, let offset, let length, let available):
      "chunk \(name) at byte \(offset): \(length) bytes promised; \(available) follow"
    case .endsEarly(let offset): "the PNG ends at byte \(offset) without its IEND chunk"
    case .badHeader(let what): "the PNG's header: \(what)"
    case .outOfLimits(let width, let height, let limits):
      "\(width)x\(height) pixels; at most \(limits.maximumSide) a side and \(limits.maximumPixelCount) in all are allowed"
    case .badSize(let error): "\(error)"
    case .tooFewBytes(let width, let height, let compressed):
      "\(width)x\(height) pixels promised; \(compressed) compressed bytes can't hold them"
    case .invalid(let message): "the PNG is damaged: \(message)"
    case .outOfMemory: "not enough memory"
    }
  }
}
