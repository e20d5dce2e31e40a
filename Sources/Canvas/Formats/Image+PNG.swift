extension Image {
  /// Decodes a picture from the bytes of any PNG.
  ///
  /// The samples are converted to 8-bit RGBA: palettes and greys are expanded, 16 bits are rounded to nearest, and the
  /// colour of tRNS becomes transparent. Colour information in the file (sRGB, gAMA, cHRM, iCCP, cICP, sBIT, bKGD) is
  /// ignored: samples are treated as sRGB. The picture is rotated or flipped according to its Exif orientation (eXIf).
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: The number of pixels per point, greater than 0.
  ///   - limits: The largest accepted picture, checked before memory is allocated for it.
  public init(png bytes: [UInt8], scale: Double = 1, limits: ImageLimits = .default) throws(PNGError) {
    let pixels = try PNGDecoder(limits: limits).decode(bytes)
    do { try self.init(decoded: pixels, scale: scale) } catch { throw .badSize(error) }
  }

  /// Decodes a picture from a PNG file.
  ///
  /// - Parameters:
  ///   - path: The path of a regular file.
  ///   - scale: The number of pixels per point, greater than 0.
  ///   - limits: The largest accepted picture, checked before memory is allocated for it.
  public init(
    contentsOfPNG path: String, scale: Double = 1, limits: ImageLimits = .default
  ) throws(ImageFileError) {
    self = try Self.reading(path, limits) { (bytes) throws(ImageFormatError) in
      do throws(PNGError) { return try Image(png: bytes, scale: scale, limits: limits) } catch { throw .png(error) }
    }
  }

  /// Encodes the picture as a PNG file, lossless and tagged as sRGB.
  ///
  /// Decoding it gives an equal picture; the same picture gives the same bytes. With at most 256 colours the file has
  /// a palette; otherwise it is grey, RGB or RGBA, whichever is sufficient.
  ///
  ///     let bytes = try image.png(pixelsPerInch: 300)
  ///
  /// - Parameters:
  ///   - pixelsPerInch: A resolution to write to the file, if it is a positive number.
  ///   - compression: The trade-off between time and file size.
  public func png(
    pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced
  ) throws(PNGError) -> [UInt8] {
    try PNGEncoder(pixelsPerInch: pixelsPerInch, compression: compression).encode(pixels)
  }

  /// Writes the picture as a PNG file, creating missing folders.
  ///
  /// The file appears complete or not at all: it is written under another name in the same folder and renamed. Throws
  /// a `FileError` if it can't be written, and a `PNGError` if there is not enough memory.
  ///
  /// - Parameters:
  ///   - path: The file to write. An existing file is replaced.
  ///   - pixelsPerInch: A resolution to write to the file, if it is a positive number.
  ///   - compression: The trade-off between time and file size.
  ///   - sync: Whether to return only when the file is on the disk.
  public func writePNG(
    to path: String, pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced, sync: Bool = false
  ) throws {
    try AtomicFile.write(png(pixelsPerInch: pixelsPerInch, compression: compression), to: path, sync: sync)
  }
}
