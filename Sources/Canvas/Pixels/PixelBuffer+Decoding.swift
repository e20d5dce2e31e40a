extension PixelBuffer {
  /// The pixels that a C decoder writes, its status and its message; nil if there is not enough memory.
  ///
  /// - Parameter decode: Receives the address of the first pixel, and the address and size of a buffer for a
  ///   zero-terminated message.
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
