internal import CanvasCLibrary
internal import CanvasSystem

/// Encodes premultiplied pixels on white as a baseline JPEG with optimized Huffman tables.
struct JPEGEncoder {
  /// The quality, 1 to 100.
  var quality: Int
  /// The resolution in pixels per inch, written to the file if it is a positive number.
  var pixelsPerInch: Double?

  /// The same pixels and quality give the same bytes.
  func encode(_ pixels: PixelBuffer) throws(JPEGError) -> [UInt8] {
    var message = [UInt8](repeating: 0, count: 256)
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    // JFIF has whole numbers of 16 bits.
    let density = pixelsPerInch.flatMap { UInt16(exactly: min(max($0, 0), 65_535).rounded()) } ?? 0
    let status = unsafe pixels.withPixels { source in
      unsafe message.withUnsafeMutableBytes { message in
        unsafe ck_jpeg_encode(
          source.baseAddress.map { unsafe UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) },
          UInt32(pixels.width), UInt32(pixels.height), Int32(min(max(quality, 1), 100)), density, &bytes, &count,
          message.baseAddress?.assumingMemoryBound(to: CChar.self), message.count)
      }
    }
    defer { unsafe free(bytes) }
    switch status {
    case CK_JPEG_OK: return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    case CK_JPEG_NO_MEMORY: throw .outOfMemory
    case CK_JPEG_UNAVAILABLE: throw .encoderUnavailable
    default: throw .notEncoded(String(decoding: message.prefix { $0 != 0 }, as: UTF8.self))
    }
  }
}
