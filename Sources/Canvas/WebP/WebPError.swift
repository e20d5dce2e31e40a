/// An error in decoding or encoding a WebP.
///
/// Messages don't name a file; the caller puts its name in front.
public enum WebPError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The bytes don't begin like a WebP.
  case notWebP
  /// The file ends before the end that its header declares.
  case endsEarly(byteCount: Int, declared: Int)
  /// The file is damaged.
  case damaged
  /// The picture is larger than the limits allow.
  case outOfLimits(pixelWidth: Int, pixelHeight: Int, limits: ImageLimits)
  /// The picture is larger than an image can be, or the scale is not a positive number.
  case badSize(ImageSizeError)
  /// The picture to encode has a side of more pixels than a WebP can have: 16 383.
  case tooLarge(pixelWidth: Int, pixelHeight: Int)
  /// There is not enough memory.
  case outOfMemory
  /// libwebp can't encode the picture.
  case notEncoded
  /// The package was built without its `WebP` trait.
  case unavailable
  /// The package was built without its `WebP` trait, and can't encode a WebP.
  case encoderUnavailable

  public var description: String {
    switch self {
    case .notWebP: "not a WebP: the signature is missing"
    case .endsEarly(let byteCount, let declared): "the WebP ends at byte \(byteCount) of \(declared)"
    case .damaged: "the WebP is damaged"
    case .outOfLimits(let width, let height, let limits):
      "\(width)x\(height) pixels; must be at most \(limits.maximumSide) a side and \(limits.maximumPixelCount) in total"
    case .badSize(let error): "\(error)"
    case .tooLarge(let width, let height):
      "\(width)x\(height) pixels; a WebP has at most \(WebPFile.maximumSide) a side"
    case .outOfMemory: "not enough memory"
    case .notEncoded: "a WebP can't have this picture"
    case .unavailable: "this is a WebP; this build can't read it (it was built without the trait WebP)"
    case .encoderUnavailable: "this build writes no WebP (it was built without the trait WebP)"
    }
  }
}
