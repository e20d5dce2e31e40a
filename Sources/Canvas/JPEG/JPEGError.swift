/// An error in decoding or encoding a JPEG.
///
/// Messages don't name a file; the caller puts its name in front.
public enum JPEGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes don't begin like a JPEG.
  case notJPEG
  /// The bytes end, at this offset, before the picture has begun or ended.
  case endsEarly(offset: Int)
  /// The header, at this offset, has a value that is invalid or unsupported.
  case badHeader(String, offset: Int)
  /// The picture is larger than the limits allow.
  case outOfLimits(pixelWidth: Int, pixelHeight: Int, limits: ImageLimits)
  /// The picture is larger than an image can be, or the scale is not a positive number.
  case badSize(ImageSizeError)
  /// The header declares more pixels than the bytes can hold.
  case tooFewBytes(pixelWidth: Int, pixelHeight: Int, byteCount: Int)
  /// libjpeg's message about other damage.
  case invalid(String)
  /// There is not enough memory.
  case outOfMemory
  /// The package was built without its `JPEG` trait.
  case unavailable
  /// libjpeg's message about a picture that it can't encode.
  case notEncoded(String)
  /// The package was built without its `JPEG` trait, and can't encode a JPEG.
  case encoderUnavailable

  public var description: String {
    switch self {
    case .notJPEG: "not a JPEG: the signature is missing"
    case .endsEarly(let offset): "the JPEG ends at byte \(offset), before its pixels"
    case .badHeader(let what, let offset): "the JPEG's header at byte \(offset): \(what)"
    case .outOfLimits(let width, let height, let limits):
      "\(width)x\(height) pixels; must be at most \(limits.maximumSide) a side and \(limits.maximumPixelCount) in total"
    case .badSize(let error): "\(error)"
    case .tooFewBytes(let width, let height, let byteCount):
      "\(width)x\(height) pixels don't fit in \(byteCount) bytes"
    case .invalid(let message): "the JPEG is damaged: \(message)"
    case .outOfMemory: "not enough memory"
    case .notEncoded(let message): "a JPEG can't have this picture: \(message)"
    case .encoderUnavailable: "this build writes no JPEG (it was built without the trait JPEG)"
    case .unavailable: "this is a JPEG; this build reads only PNG (it was built without the trait JPEG)"
    }
  }
}
