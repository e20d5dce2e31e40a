/// A picture: premultiplied RGBA pixels, and a scale in pixels per point.
///
/// Images are values that can be shared between threads; copying one is cheap.
public struct Image: Sendable, Hashable {
  package var pixels: PixelBuffer

  /// The number of pixels per point, greater than 0.
  public let scale: Double

  package init(pixels: PixelBuffer, scale: Double = 1) {
    self.pixels = pixels
    self.scale = scale
  }

  /// Pixels of a file. Throws for a scale that is not positive and finite.
  init(decoded pixels: PixelBuffer, scale: Double) throws(ImageSizeError) {
    guard scale > 0, scale.isFinite else {
      let size = Size(width: Double(pixels.width), height: Double(pixels.height))
      throw .notPositive(size: size, scale: scale)
    }
    self.init(pixels: pixels, scale: scale)
  }

  /// The number of pixels in a row, at least 1.
  public var pixelWidth: Int { pixels.width }
  /// The number of rows of pixels, at least 1.
  public var pixelHeight: Int { pixels.height }

  /// The size in pixels.
  package var pixelSize: Size { Size(width: Double(pixels.width), height: Double(pixels.height)) }

  /// The size in points: pixels divided by the scale.
  public var size: Size { Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale) }

  /// The colour of one pixel, with straight alpha; nil outside the picture.
  public func color(atPixelX x: Int, y: Int) -> Color? {
    guard x >= 0, x < pixels.width, y >= 0, y < pixels.height else { return nil }
    let pixel = pixels[x, y]
    guard pixel.alpha > 0 else { return .clear }
    let alpha = Double(pixel.alpha)
    return Color(
      red: Double(pixel.red) / alpha, green: Double(pixel.green) / alpha, blue: Double(pixel.blue) / alpha,
      alpha: alpha / 255)
  }
}
