/// Why bytes are not a JPEG picture that can be read.
///
/// The texts don't name a file: whoever knows its name puts it in front.
public enum JPEGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes don't begin like a JPEG.
  case notJPEG
  /// The bytes end, at this offset, before the picture has begun or ended.
  case endsEarly(offset: Int)
  /// The header, at this offset, says something that can't be read.
  case badHeader(String, offset: Int)
  /// The picture is larger than the caller allows.
  case outOfLimits(pixelWidth: Int, pixelHeight: Int, limits: PNGLimits)
  /// The picture can't be held; or the scale asked for is not a positive number.
  case badSize(ImageSizeError)
  /// The header promises more pixels than so few bytes can hold.
  case tooFewBytes(pixelWidth: Int, pixelHeight: Int, byteCount: Int)
  /// What libjpeg found wrong with the rest.
  case invalid(String)
  /// The system has no memory for it.
  case outOfMemory
  /// The package was built without its trait JPEG.
  case unavailable

  public var description: String {
    switch self {
    case .notJPEG: "this is no JPEG: it does not begin as every JPEG does"
    case .endsEarly(let offset): "the JPEG ends at byte \(offset), before its pixels"
    case .badHeader(let what, let offset): "the JPEG's header at byte \(offset): \(what)"
    case .outOfLimits(let width, let height, let limits):
      "\(width)x\(height) pixels; at most \(limits.maximumSide) a side and \(limits.maximumPixelCount) in all are allowed"
    case .badSize(let error): "\(error)"
    case .tooFewBytes(let width, let height, let byteCount):
      "\(width)x\(height) pixels promised; \(byteCount) bytes can't hold them"
    case .invalid(let message): "the JPEG is damaged: \(message)"
    case .outOfMemory: "not enough memory"
    case .unavailable: "this is a JPEG; this build reads only PNG (it was made without the trait JPEG)"
    }
  }
}
