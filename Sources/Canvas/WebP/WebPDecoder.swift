internal import CanvasSystem

/// Decodes a WebP, with or without loss; of an animation, the first frame.
package struct WebPDecoder {
  package var limits: ImageLimits

  package init(limits: ImageLimits = .default) { self.limits = limits }

  /// Throws unless the bytes are a complete WebP within the limits. Bytes after its end are ignored. The colours aren't
  /// premultiplied, and the orientation is not applied.
  func decodeStraight(_ bytes: [UInt8]) throws(WebPError) -> (pixels: PixelBuffer, orientation: Int) {
    let file = try WebPFile.whole(bytes)
    var header = ck_webp_header()
    try Self.check(unsafe ck_webp_read_header(bytes, file.count, &header))
    let (width, height) = (Int(header.width), Int(header.height))
    let limits = limits.inTask
    guard limits.allow(width: width, height: height) else {
      throw .outOfLimits(pixelWidth: width, pixelHeight: height, limits: limits)
    }
    guard header.is_animation == 0 else { return (try firstFrame(of: file), WebPFile.orientation(file)) }
    let decoded = unsafe PixelBuffer.decoded(width: width, height: height) { pixels, _, _ in
      unsafe ck_webp_decode(bytes, file.count, UInt32(width), UInt32(height), pixels)
    }
    guard let (pixels, status, _) = decoded else { throw .outOfMemory }
    try Self.check(status)
    return (pixels, WebPFile.orientation(file))
  }

  /// The first frame of an animation, on a transparent canvas of the animation's size.
  private func firstFrame(of file: ArraySlice<UInt8>) throws(WebPError) -> PixelBuffer {
    guard let frame = WebPFirstFrame(file) else { throw .damaged }
    let pixels = try decodeStraight(frame.still).pixels
    let (width, height) = (pixels.width, pixels.height)
    guard frame.x + width <= frame.canvasWidth, frame.y + height <= frame.canvasHeight else { throw .damaged }
    if width == frame.canvasWidth, height == frame.canvasHeight { return pixels }
    do throws(ImageSizeError) {
      var canvas = try PixelBuffer(width: frame.canvasWidth, height: frame.canvasHeight)
      canvas.copy(pixels.bounds, of: pixels, toX: frame.x, y: frame.y)
      return canvas
    } catch {
      throw .badSize(error)
    }
  }

  /// The samples as they are in the file, for comparison: not premultiplied, turned by their orientation.
  package func decodeStraightTurned(_ bytes: [UInt8]) throws(WebPError) -> PixelBuffer {
    let (pixels, orientation) = try decodeStraight(bytes)
    // Turning moves pixels and doesn't look at them.
    do { return try Image(pixels: pixels).turned(byExifOrientation: orientation).pixels } catch {
      throw .badSize(error)
    }
  }

  private static func check(_ status: ck_webp_status) throws(WebPError) {
    switch status {
    case CK_WEBP_OK: return
    case CK_WEBP_NO_MEMORY: throw .outOfMemory
    case CK_WEBP_UNAVAILABLE: throw .unavailable
    default: throw .damaged
    }
  }
}
