internal import CanvasSystem

/// Decodes a JPEG into opaque pixels: grey, colour or CMYK, baseline or progressive.
///
/// Values are treated as sRGB bytes: colour profiles are not applied.
package struct JPEGDecoder {
  var limits = ImageLimits.default

  /// Throws unless the bytes are a complete JPEG within the limits. Bytes after its end are ignored. The orientation
  /// is not applied to the pixels.
  package func decode(_ bytes: [UInt8]) throws(JPEGError) -> (pixels: PixelBuffer, orientation: Int) {
    let header = try JPEGHeader(bytes)
    let frame = header.frame
    let (width, height) = (frame.width, frame.height)
    let limits = limits.inTask
    guard limits.allow(width: width, height: height) else {
      throw .outOfLimits(pixelWidth: width, pixelHeight: height, limits: limits)
    }
    // Each unit takes at least one bit. If the declared pixels need more, no memory is allocated.
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
