extension PixelBuffer {
  /// Pixels that a decoder in C writes, and what it says; nil if memory lacks.
  ///
  /// - Parameter decode: Gets the first pixel's address, and room for a message that ends with a zero: its address and
  ///   how many bytes it may have.
  static func decoded<Status>(
    width: Int, height: Int,
    by decode: (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int) -> Status
  ) -> (pixels: PixelBuffer, status: Status, message: String)? {
    guard var buffer = try? PixelBuffer(width: width, height: height) else { return nil }
    var message = [UInt8](repeating: 0, count: 256)
    let status = unsafe buffer.withMutablePixels { pixels in
      unsafe message.withUnsafeMutableBytes { message in
        unsafe decode(
          UnsafeMutableRawPointer(pixels.baseAddress), message.baseAddress?.assumingMemoryBound(to: CChar.self),
          message.count)
      }
    }
    return (buffer, status, String(decoding: message.prefix { $0 != 0 }, as: UTF8.self))
  }
}
