extension Image {
  /// Whether the package was built with its trait `JPEG`: without it every JPEG is an error.
  public static var readsJPEG: Bool {
    #if Full || JPEG
      true
    #else
      false
    #endif
  }

  /// A picture from the bytes of a JPEG: grey, colour or CMYK, baseline or progressive, 8 bits a sample.
  ///
  /// It is turned as its Exif orientation says. Colours are taken as sRGB: profiles are not applied, and CMYK becomes
  /// RGB by the plain product of the inks' light (values inverted, as Adobe's programs write them). A file that is cut
  /// off or damaged is an error, though libjpeg could make up the rest.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: Pixels per point; a positive number.
  ///   - limits: What is refused before memory is taken for it; the same as for PNG.
  public init(jpeg bytes: [UInt8], scale: Double = 1, limits: PNGLimits = .default) throws(JPEGError) {
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
