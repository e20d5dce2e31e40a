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
    do { self = try Image(decoded: pixels, scale: scale).turned(byExifOrientation: orientation) } catch {
      throw .badSize(error)
    }
  }

  /// The quality of a JPEG by default: 90 of 100.
  public static let defaultJPEGQuality = 90

  /// Encodes the picture as a JPEG file, for photographs and share images.
  ///
  /// A JPEG has no alpha: the picture is drawn on white. Colours are in sRGB, as readers assume for a JPEG without a
  /// profile. From quality 90 on, colours have the full resolution, so that red text stays sharp; below, each 2 × 2
  /// pixels share one. The same picture gives the same bytes.
  ///
  ///     let bytes = try image.jpeg(quality: 80)
  ///
  /// - Parameters:
  ///   - quality: The quality, 1 to 100. Other numbers count as the nearest of these.
  ///   - pixelsPerInch: A resolution to write to the file as a whole number, if it is positive.
  /// - Throws: If there is not enough memory, and in a build without the trait `JPEG`.
  public func jpeg(
    quality: Int = Image.defaultJPEGQuality, pixelsPerInch: Double? = nil
  ) throws(JPEGError) -> [UInt8] {
    try JPEGEncoder(quality: quality, pixelsPerInch: pixelsPerInch).encode(pixels)
  }

  /// Writes the picture as a JPEG file, creating missing folders. The file appears complete or not at all.
  ///
  /// Throws a `FileError` if it can't be written, and a `JPEGError` as `jpeg(quality:pixelsPerInch:)` does.
  ///
  /// - Parameters:
  ///   - path: The file to write. An existing file is replaced.
  ///   - quality: The quality, 1 to 100. Other numbers count as the nearest of these.
  ///   - pixelsPerInch: A resolution to write to the file as a whole number, if it is positive.
  ///   - sync: Whether to return only when the file is on the disk.
  public func writeJPEG(
    to path: String, quality: Int = Image.defaultJPEGQuality, pixelsPerInch: Double? = nil, sync: Bool = false
  ) throws {
    try AtomicFile.write(jpeg(quality: quality, pixelsPerInch: pixelsPerInch), to: path, sync: sync)
  }
}
