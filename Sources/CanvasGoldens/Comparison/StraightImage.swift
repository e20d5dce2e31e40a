public import Canvas
internal import CanvasCLibrary

/// A picture as a PNG file holds it: bytes of red, green, blue and alpha, the colour not multiplied by alpha. Pictures
/// are compared in this form.
///
/// From a file they are its samples, as 8-bit RGBA. From an `Image`, whose pixels are
/// premultiplied, alpha is divided out just as `Image.png()` does it, so a picture equals the file it was written to,
/// and two images are equal here where their premultiplied pixels are. A file of another program can hold faint colours
/// that no premultiplied pixel has; such a file equals only files with the same samples. A pixel with alpha 0 has no
/// colour: what a file stores for it becomes 0.
///
///     let golden = try StraightImage(contentsOfPNG: "golden.png")
///     let report = try ImageComparison().compare(actual: StraightImage(drawn), expected: golden)
public struct StraightImage: Sendable, Hashable {
  /// The bits of straight pixels, 0 if alpha is.
  package let pixels: PixelBuffer

  private init(pixels: consuming PixelBuffer) { self.pixels = pixels }

  /// The samples of a PNG. Throws if it is damaged, not complete, or beyond the limits.
  public init(png bytes: [UInt8], limits: PNGLimits = .default) throws(PNGError) {
    self.init(straightPixels: try PNGDecoder(limits: limits).decodeStraight(bytes).pixels)
  }

  /// The samples of a PNG or a JPEG, told apart by how they begin, and what is odd about a PNG: one without its end can
  /// be read too.
  package static func reading(
    _ bytes: [UInt8], limits: PNGLimits = .default, needsEnd: Bool
  ) throws(ImageFormatError) -> (picture: StraightImage, notes: [PNGNote]) {
    guard !Image.isJPEG(bytes) else {
      // Opaque pixels are the same straight and premultiplied.
      let image = try Image(contents: bytes, limits: limits)
      return (StraightImage(pixels: image.pixels), [])
    }
    do throws(PNGError) {
      let (pixels, notes) = try PNGDecoder(limits: limits, needsEnd: needsEnd).decodeStraight(bytes)
      return (StraightImage(straightPixels: pixels), notes)
    } catch {
      throw ImageFormatError(error)
    }
  }

  /// Pixels that are straight already.
  package init(straightPixels: consuming PixelBuffer) {
    // Consumed and changed in place: a copy would be as much work as a comparison.
    unsafe straightPixels.withMutablePixels { pixels in
      // One load and no branch, so that the compiler makes vector code of it.
      for i in pixels.indices {
        let pixel = unsafe pixels[i]
        unsafe pixels[i] = pixel < 1 << 24 ? 0 : pixel
      }
    }
    self.init(pixels: straightPixels)
  }

  /// The samples of a PNG file.
  ///
  /// Throws a `FileError` if it can't be read, and a `PNGError`, which does not name the file, if it is not a PNG.
  public init(contentsOfPNG path: String, limits: PNGLimits = .default) throws {
    try self.init(png: FileReader.bytes(of: path, limit: limits.maximumByteCount), limits: limits)
  }

  /// The samples that the picture's PNG would hold. An opaque picture shares its pixels; throws if memory lacks for
  /// those of another.
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
        // Most pixels repeat the one before them.
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

  /// Whether no pixel lets anything show through.
  var isOpaque: Bool { Self.isOpaque(pixels) }

  /// Whether two pictures as wide as each other have the same pixels in some rows of both.
  func hasEqualRows(_ rows: Range<Int>, _ other: StraightImage) -> Bool {
    let places = rows.lowerBound * pixels.width..<rows.upperBound * pixels.width
    return pixels.withPixels { a in
      other.pixels.withPixels { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        let (start, count) = (places.lowerBound, places.count * MemoryLayout<UInt32>.stride)
        return unsafe memcmp(a + start, b + start, count) == 0
      }
    }
  }

  /// The channels of a pixel; nil outside of the picture.
  public subscript(x: Int, y: Int) -> StraightPixel? {
    guard x >= 0, x < pixels.width, y >= 0, y < pixels.height else { return nil }
    return StraightPixel(bits: pixels[x, y].bits)
  }

  private static func isOpaque(_ pixels: PixelBuffer) -> Bool {
    pixels.withPixels { pixels in
      // By rows, so that a translucent picture says so early.
      var start = 0
      while start < pixels.count {
        let end = min(start + 4096, pixels.count)
        var all: UInt32 = 0xFFFF_FFFF
        for i in start..<end { all &= unsafe pixels[i] }
        if all >> 24 != 255 { return false }
        start = end
      }
      return true
    }
  }
}

/// The four channels of a pixel, 0…255, the colour not multiplied by alpha; all 0 if alpha is.
public struct StraightPixel: Sendable, Hashable, CustomStringConvertible {
  /// Red in the lowest byte, alpha in the highest.
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  /// A pixel of four channels. Without alpha its colour becomes 0.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits =
      alpha == 0 ? 0 : UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Red, not multiplied by alpha.
  public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  /// Green, not multiplied by alpha.
  public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// Blue, not multiplied by alpha.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// Alpha: 0 is transparent, 255 opaque.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// `(255, 128, 0, 255)`: red, green, blue, alpha.
  public var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// The same pixel with its colour multiplied by alpha, as it is blended.
  var premultiplied: PremultipliedPixel {
    PremultipliedPixel(straightRed: red, green: green, blue: blue, alpha: alpha)
  }
}
