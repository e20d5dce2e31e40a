internal import CanvasSystem

/// Turns a JPEG into opaque pixels: grey, colour or CMYK, baseline or progressive.
///
/// Values are taken as sRGB bytes: colour profiles are not applied.
package struct JPEGDecoder {
  package var limits: PNGLimits

  package init(limits: PNGLimits = .default) { self.limits = limits }

  /// Throws for anything but a whole JPEG inside the limits; what follows its end is not looked at. The pixels are not
  /// turned yet.
  package func decode(_ bytes: [UInt8]) throws(JPEGError) -> (pixels: PixelBuffer, orientation: Int) {
    let header = try JPEGHeader(bytes)
    let frame = header.frame
    let (width, height) = (frame.width, frame.height)
    let limits = limits.inTask
    guard limits.allow(width: width, height: height) else {
      throw .outOfLimits(pixelWidth: width, pixelHeight: height, limits: limits)
    }
    // Each unit takes at least a bit. Where the promised pixels need more than that, nothing is made room for.
    let (unitWidth, unitHeight) = (8 * frame.unitWidth, 8 * frame.unitHeight)
    let units = ((width + unitWidth - 1) / unitWidth) * ((height + unitHeight - 1) / unitHeight)
    guard units <= bytes.count * 8 else {
      throw .tooFewBytes(pixelWidth: width, pixelHeight: height, byteCount: bytes.count)
    }
    let decoded = unsafe PixelBuffer.decoded(width: width, height: height) { pixels, message, room in
      unsafe ck_jpeg_decode(bytes, bytes.count, UInt32(width), UInt32(height), pixels, message, room)
    }
    guard let (pixels, status, message) = decoded else { throw .outOfMemory }
    switch status {
    case CK_JPEG_OK: return (pixels, header.orientation)
    case CK_JPEG_NO_MEMORY: throw .outOfMemory
    case CK_JPEG_UNAVAILABLE: throw .unavailable
    default: throw .invalid(message)
    }
  }
}
