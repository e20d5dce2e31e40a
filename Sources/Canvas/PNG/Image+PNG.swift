extension Image {
  /// A picture from the bytes of a PNG of any kind.
  ///
  /// The samples become RGBA of 8 bits as libpng's transformations make them: palettes and greys are spread, 16 bits
  /// rounded to nearest, the colour of tRNS made transparent. What the file says about its colours (sRGB, gAMA, cHRM,
  /// iCCP, cICP, sBIT, bKGD) is not applied: samples are taken as sRGB.
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: Pixels per point; a positive number.
  ///   - limits: What is refused before memory is taken for it.
  public init(png bytes: [UInt8], scale: Double = 1, limits: PNGLimits = .default) throws(PNGError) {
    let pixels = try PNGDecoder(limits: limits).decode(bytes)
    guard scale > 0, scale.isFinite else {
      let size = Size(width: Double(pixels.width), height: Double(pixels.height))
      throw .badSize(.notPositive(size: size, scale: scale))
    }
    self.init(pixels: pixels, scale: scale)
  }

  /// A picture from a PNG file.
  ///
  /// Throws a `FileError` if the file can't be read, and a `PNGError`, which does not name the file, if it is not a PNG.
  public init(contentsOfPNG path: String, scale: Double = 1, limits: PNGLimits = .default) throws {
    let bytes = try FileReader.bytes(of: path, limit: limits.maximumByteCount)
    try self.init(png: bytes, scale: scale, limits: limits)
  }

  /// The picture as the bytes of a PNG file, without loss and tagged as sRGB.
  ///
  /// Reading them gives an equal picture; the same picture gives the same bytes. With at most 256 colours the file has a
  /// palette, otherwise it is grey, RGB or RGBA, whichever is enough.
  ///
  ///     let bytes = try image.png(pixelsPerInch: 300)
  ///
  /// - Parameters:
  ///   - pixelsPerInch: A resolution to write to the file, if it is a positive number.
  ///   - compression: How much time is spent on making the file small.
  public func png(
    pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced
  ) throws(PNGError) -> [UInt8] {
    try PNGEncoder(pixelsPerInch: pixelsPerInch, compression: compression).encode(pixels)
  }

  /// Writes the picture as a PNG file. Missing folders are made.
  ///
  /// The file appears whole or not at all: it is written under another name beside it and renamed. Throws a `FileError`
  /// if it can't be written, and a `PNGError` if there is no memory.
  /// - Parameters:
  ///   - path: An existing file is replaced.
  ///   - pixelsPerInch: A resolution to write to the file, if it is a positive number.
  ///   - compression: How much time is spent on making the file small.
  ///   - sync: Return only when the file is on the disk.
  public func writePNG(
    to path: String, pixelsPerInch: Double? = nil, compression: PNGCompression = .balanced, sync: Bool = false
  ) throws {
    try AtomicFile.write(png(pixelsPerInch: pixelsPerInch, compression: compression), to: path, sync: sync)
  }
}
