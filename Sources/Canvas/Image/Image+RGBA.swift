/// Pixels from and for other code: four bytes for each, red, green, blue and alpha in sRGB, row by row from the top.
extension Image {
  /// Makes an image of pixels: red, green, blue and alpha bytes in sRGB, row by row from the top without gaps, so a row
  /// has 4 × width bytes.
  ///
  ///     let image = try Image(rgba: [255, 0, 0, 255, 0, 0, 255, 128], width: 2, height: 1)  // red, half blue
  ///
  /// - Parameters:
  ///   - bytes: The pixels, 4 × width × height bytes.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - scale: The number of pixels per point, greater than 0.
  ///   - isPremultiplied: Whether the colours are already multiplied by alpha, as in Core Graphics' bitmaps. A colour
  ///     above its alpha then counts as equal to it. The default is false, as in PNG files and HTML's canvas.
  public init(
    rgba bytes: [UInt8], width: Int, height: Int, scale: Double = 1, isPremultiplied: Bool = false
  ) throws(PixelBytesError) {
    guard scale > 0, scale.isFinite else {
      throw .size(.notPositive(size: Size(width: Double(width), height: Double(height)), scale: scale))
    }
    var pixels: PixelBuffer
    do { pixels = try PixelBuffer(width: width, height: height) } catch { throw .size(error) }
    guard bytes.count == 4 * width * height else { throw .count(bytes.count, expected: 4 * width * height) }
    unsafe pixels.withMutablePixels { target in
      for i in target.indices {
        let (red, green, blue, alpha) = (bytes[4 * i], bytes[4 * i + 1], bytes[4 * i + 2], bytes[4 * i + 3])
        let pixel =
          isPremultiplied
          ? PremultipliedPixel(red: min(red, alpha), green: min(green, alpha), blue: min(blue, alpha), alpha: alpha)
          : PremultipliedPixel(straightRed: red, green: green, blue: blue, alpha: alpha)
        unsafe target[i] = pixel.bits
      }
    }
    self.init(pixels: pixels, scale: scale)
  }

  /// Calls `body` with the pixels: red, green, blue and alpha bytes in sRGB, with the colours multiplied by alpha. Rows
  /// go from the top without gaps, so a row has 4 × `pixelWidth` bytes.
  ///
  /// The memory is valid only during the call.
  public func withUnsafePixels<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
    unsafe pixels.withPixels { unsafe body(UnsafeRawBufferPointer($0)) }
  }
}

/// An error in making an image of bytes. The description is one line.
public enum PixelBytesError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No image can have the size.
  case size(ImageSizeError)
  /// The number of bytes isn't four for each pixel.
  case count(Int, expected: Int)

  public var description: String {
    switch self {
    case .size(let error): error.description
    case .count(let count, let expected): "\(count) bytes of pixels: expected \(expected), four for each pixel"
    }
  }
}
