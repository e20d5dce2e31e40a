/// A picture as stored in a PNG file: bytes of red, green, blue and alpha, with colours not premultiplied. Pictures
/// are compared in this form.
///
/// From a file, the pixels are its samples as 8-bit RGBA. From an `Image`, whose pixels are premultiplied, colours
/// are divided by alpha exactly as in `Image.png()`. So a picture equals the file it was written to, and two images
/// are equal in this form if their premultiplied pixels are equal. A file from another program can contain nearly
/// transparent colours that no premultiplied pixel has; such a file equals only files with the same samples. A pixel
/// with alpha 0 has no colour: any stored colour becomes 0.
///
///     let golden = try StraightImage(contentsOfPNG: "golden.png")
///     let report = try ImageComparison().compare(actual: StraightImage(drawn), expected: golden)
public struct StraightImage: Sendable, Hashable {
  /// The bits of straight pixels, 0 if alpha is 0.
  package let pixels: PixelBuffer

  private init(pixels: consuming PixelBuffer) { self.pixels = pixels }

  /// The samples of a PNG. Throws if the PNG is damaged, incomplete, or exceeds the limits.
  public init(png bytes: [UInt8], limits: ImageLimits = .default) throws(PNGError) {
    self.init(straightPixels: try PNGDecoder(limits: limits).decodeStraight(bytes).pixels)
  }

  /// The samples of a PNG, a JPEG or a WebP, detected by their first bytes, and notes about an unusual file. If `needsEnd` is false, an
  /// incomplete PNG can be read too.
  package static func reading(
    _ bytes: [UInt8], limits: ImageLimits = .default, needsEnd: Bool
  ) throws(ImageFormatError) -> (picture: StraightImage, notes: [PNGNote]) {
    guard !Image.isJPEG(bytes) else {
      // Opaque pixels are identical in straight and premultiplied form.
      let image = try Image(contents: bytes, limits: limits)
      return (StraightImage(pixels: image.pixels), [])
    }
    if Image.isWebP(bytes) {
      do {
        let pixels = try WebPDecoder(limits: limits).decodeStraightTurned(bytes)
        return (StraightImage(straightPixels: pixels), WebPFile.isAnimation(bytes) ? [.animation] : [])
      } catch {
        throw .webP(error)
      }
    }
    do throws(PNGError) {
      let (pixels, notes) = try PNGDecoder(limits: limits, needsEnd: needsEnd).decodeStraight(bytes)
      return (StraightImage(straightPixels: pixels), notes)
    } catch {
      throw ImageFormatError(error)
    }
  }

  /// Makes a picture from straight pixels.
  package init(straightPixels: consuming PixelBuffer) {
    // Consume the pixels and change them in place; a copy would take as long as a comparison.
    unsafe straightPixels.withMutablePixels { _ = unsafe Self.clearHidden($0) }
    self.init(pixels: straightPixels)
  }

  /// Makes the colours of transparent pixels 0. Returns the bits that all pixels have.
  static func clearHidden(_ pixels: UnsafeMutableBufferPointer<UInt32>) -> UInt32 {
    var common = UInt32.max
    // One load and no branch, so that the compiler vectorizes the loop.
    for i in pixels.indices {
      let pixel = unsafe pixels[i]
      common &= pixel
      unsafe pixels[i] = pixel < 1 << 24 ? 0 : pixel
    }
    return common
  }

  /// The samples of a PNG file.
  ///
  /// Throws an error with the path if the file can't be read or isn't a PNG.
  public init(contentsOfPNG path: String, limits: ImageLimits = .default) throws(ImageFileError) {
    self = try Image.reading(path, limits) { (bytes) throws(ImageFormatError) in
      do throws(PNGError) { return try StraightImage(png: bytes, limits: limits) } catch { throw .png(error) }
    }
  }

  /// The samples of the picture's PNG. An opaque picture shares its pixels. Throws if memory can't be allocated for
  /// the pixels of another picture.
  public init(_ image: Image) throws(ImageSizeError) {
    let source = image.pixels
    guard !Self.isOpaque(source) else {
      self.init(pixels: source)
      return
    }
    let division = AlphaDivision()
    var straight = try PixelBuffer(width: source.width, height: source.height)
    source.withPixels { source in
      unsafe straight.withMutablePixels { straight in
        // Most pixels equal the previous one.
        var last: UInt32 = 0
        var lastStraight: UInt32 = 0
        for i in source.indices {
          let bits = unsafe source[i]
          if bits != last {
            last = bits
            lastStraight = division.straightBits(PremultipliedPixel(bits: bits))
          }
          unsafe straight[i] = lastStraight
        }
      }
    }
    self.init(pixels: straight)
  }

  /// The number of pixels in a row, at least 1.
  public var pixelWidth: Int { pixels.width }
  /// The number of rows, at least 1.
  public var pixelHeight: Int { pixels.height }
  /// The width and height in pixels.
  public var pixelSize: PixelSize { PixelSize(width: pixels.width, height: pixels.height) }

  /// Whether all pixels are opaque.
  var isOpaque: Bool { Self.isOpaque(pixels) }

  /// The channels of a pixel, or nil outside the picture.
  public subscript(x: Int, y: Int) -> StraightPixel? {
    guard x >= 0, x < pixels.width, y >= 0, y < pixels.height else { return nil }
    return StraightPixel(bits: pixels[x, y].bits)
  }

  private static func isOpaque(_ pixels: PixelBuffer) -> Bool {
    pixels.withPixels { pixels in
      // By blocks, so that a translucent picture is detected early.
      stride(from: 0, to: pixels.count, by: 4096).allSatisfy { start in
        unsafe PNGRow.isOpaque(UnsafeBufferPointer(rebasing: pixels[start..<min(start + 4096, pixels.count)]))
      }
    }
  }
}

/// The four channels of a pixel, 0…255, with colours not premultiplied. All are 0 if alpha is 0.
public struct StraightPixel: Sendable, Hashable, CustomStringConvertible {
  /// The channels, with red in the lowest byte and alpha in the highest.
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  /// A pixel with four channels. If alpha is 0, the colour becomes 0.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits =
      alpha == 0 ? 0 : UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The red channel, not premultiplied.
  public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  /// The green channel, not premultiplied.
  public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// The blue channel, not premultiplied.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// The alpha channel: 0 is transparent, 255 opaque.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// The red, green, blue and alpha channels: `(255, 128, 0, 255)`.
  public var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// The same pixel, premultiplied.
  var premultiplied: PremultipliedPixel {
    PremultipliedPixel(straightRed: red, green: green, blue: blue, alpha: alpha)
  }
}
