/// An error in decoding a PNG, or in encoding a picture as PNG.
///
/// Messages don't name a file; the caller puts its name in front.
public enum PNGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes don't begin like a PNG. `format` is the format they look like, if it is known ("a JPEG").
  case notPNG(format: String?)
  /// There are no bytes.
  case empty
  /// A chunk's header, at this offset, declares more bytes than follow it.
  case chunkPastEnd(name: String, offset: Int, length: Int, available: Int)
  /// The bytes end, at this offset, before the IEND chunk.
  case endsEarly(offset: Int)
  /// The header has an invalid value.
  case badHeader(String)
  /// The picture is larger than the limits allow.
  case outOfLimits(pixelWidth: Int, pixelHeight: Int, limits: ImageLimits)
  /// The picture is larger than an image can be, or the scale is not a positive number.
  case badSize(ImageSizeError)
  /// The header declares more pixels than the compressed bytes can hold.
  case tooFewBytes(pixelWidth: Int, pixelHeight: Int, compressed: Int)
  /// libpng's message about other damage.
  case invalid(String)
  /// There is not enough memory.
  case outOfMemory

  public var description: String {
    switch self {
    case .notPNG(PNGHeader.pointer?): "this is \(PNGHeader.pointer), not the picture itself; run git lfs pull"
    case .notPNG(let format?): "this is \(format); only PNG can be read"
    case .notPNG(nil): "not a PNG: the signature is missing"
    case .empty: "0 bytes; expected a PNG"
    case .chunkPastEnd(let name, let offset, let length, let available):
      "chunk \(name) at byte \(offset) declares \(length) bytes, but only \(available) follow"
    case .endsEarly(let offset): "the PNG ends at byte \(offset) without its IEND chunk"
    case .badHeader(let what): "the PNG's header: \(what)"
    case .outOfLimits(let width, let height, let limits):
      "\(width)x\(height) pixels; must be at most \(limits.maximumSide) a side and \(limits.maximumPixelCount) in total"
    case .badSize(let error): "\(error)"
    case .tooFewBytes(let width, let height, let compressed):
      "\(width)x\(height) pixels don't fit in \(compressed) compressed bytes"
    case .invalid(let message): "the PNG is damaged: \(message)"
    case .outOfMemory: "not enough memory"
    }
  }
}
