extension Image {
  /// Whether the package was built with its `JPEG` trait. Without it, decoding a JPEG always throws.
  public static var readsJPEG: Bool {
    #if Full || JPEG
      true
    #else
      false
    #endif
  }

  /// Decodes a picture from the bytes of a JPEG: grey, colour or CMYK, baseline or progressive, 8 bits a sample.
  ///
  /// The picture is rotated or flipped according to its Exif orientation. Colours are treated as sRGB: profiles are
  /// not applied, and CMYK is converted to RGB by multiplying the light that the inks reflect (values are inverted,
  /// as Adobe's programs write them). A truncated or damaged file is an error, although libjpeg could fill in the
  /// rest.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: The number of pixels per point, greater than 0.
  ///   - limits: The largest accepted picture, checked before memory is allocated for it. The type is shared with
  ///     PNG.
  public init(jpeg bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .default) throws(JPEGError) {
    let (pixels, orientation) = try JPEGDecoder(limits: limits).decode(bytes)
    guard scale > 0, scale.isFinite else {
      let size = Size(width: Double(pixels.width), height: Double(pixels.height))
      throw .badSize(.notPositive(size: size, scale: scale))
    }
    do {
      self = try Image(pixels: pixels, scale: scale).turned(byExifOrientation: orientation)
    } catch {
      throw .badSize(error)
    }
  }
}
