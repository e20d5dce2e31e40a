internal import CanvasSystem

extension Image {
  /// Whether the package was built with its `WebP` trait. Without it, decoding and encoding a WebP always throw.
  public static var readsWebP: Bool {
    #if Full || WebP
      true
    #else
      false
    #endif
  }

  /// Whether the bytes begin like a WebP.
  package static func isWebP(_ bytes: [UInt8]) -> Bool { WebPFile.begins(bytes) }

  /// Decodes a picture from the bytes of a still WebP, with or without loss.
  ///
  /// The picture is rotated or flipped according to its Exif orientation. Colours are treated as sRGB: profiles are not
  /// applied. A truncated or damaged file, and an animation, are errors.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: The number of pixels per point, greater than 0.
  ///   - limits: The largest accepted picture, checked before memory is allocated for it.
  public init(webP bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .default) throws(WebPError) {
    var (pixels, orientation) = try WebPDecoder(limits: limits).decodeStraight(bytes)
    pixels.premultiply()
    do { self = try Image(decoded: pixels, scale: scale).turned(byExifOrientation: orientation) } catch {
      throw .badSize(error)
    }
  }

  /// Encodes the picture as a WebP file: without loss, for drawings, or with a quality, for photographs.
  ///
  /// Without loss, decoding gives an equal picture. The same picture gives the same bytes with the same version of
  /// libwebp. Colours are in sRGB. A side has at most 16 383 pixels.
  ///
  ///     let bytes = try image.webP()
  ///
  /// - Parameter quality: The quality, 1 to 100, or nil for no loss. Other numbers count as the nearest of these.
  /// - Throws: For a picture that is too large, if there is not enough memory, and in a build without the trait `WebP`.
  public func webP(quality: Int? = nil) throws(WebPError) -> [UInt8] {
    guard Self.readsWebP else { throw .encoderUnavailable }
    guard max(pixelWidth, pixelHeight) <= WebPFile.maximumSide else {
      throw .tooLarge(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    }
    var straight = pixels
    let division = AlphaDivision()
    unsafe straight.withMutablePixels { pixels in
      for i in pixels.indices {
        let pixel = unsafe PremultipliedPixel(bits: pixels[i])
        if pixel.alpha < 255 { unsafe pixels[i] = division.straightBits(pixel) }
      }
    }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = unsafe straight.withPixels { source in
      unsafe ck_webp_encode(
        source.baseAddress.map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) },
        UInt32(pixelWidth), UInt32(pixelHeight), quality.map { Int32(min(max($0, 1), 100)) } ?? 0, &bytes, &count)
    }
    defer { unsafe ck_webp_free(bytes) }
    switch status {
    case CK_WEBP_OK: return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    case CK_WEBP_NO_MEMORY: throw .outOfMemory
    case CK_WEBP_UNAVAILABLE: throw .encoderUnavailable
    default: throw .notEncoded
    }
  }

  /// Writes the picture as a WebP file, creating missing folders. The file appears complete or not at all.
  ///
  /// Throws a `FileError` if it can't be written, and a `WebPError` as `webP(quality:)` does.
  ///
  /// - Parameters:
  ///   - path: The file to write. An existing file is replaced.
  ///   - quality: The quality, 1 to 100, or nil for no loss.
  ///   - sync: Whether to return only when the file is on the disk.
  public func writeWebP(to path: String, quality: Int? = nil, sync: Bool = false) throws {
    try AtomicFile.write(webP(quality: quality), to: path, sync: sync)
  }
}
