/// Converts text in encodings from before Unicode, with the system's C library.
package enum TextConverter {
  /// The text in UTF-8; nil if a byte has no meaning in the encoding, or if the system doesn't know it.
  ///
  /// - Parameter encoding: The name of an encoding as the C library knows it, such as `windows-1252` or `EUC-KR`.
  package static func utf8(_ bytes: [UInt8], from encoding: String) -> [UInt8]? {
    #if canImport(Glibc) || canImport(Musl)
      let converter = iconv_open("UTF-8", encoding)
      // The C library's mark of an error.
      guard converter != iconv_t(bitPattern: -1) else { return nil }
      defer { iconv_close(converter) }
      // No character of one byte needs more than three in UTF-8.
      var input = bytes
      var text = [UInt8](repeating: 0, count: bytes.count * 3)
      let count: Int? = input.withUnsafeMutableBytes { input in
        text.withUnsafeMutableBytes { output in
          var next = input.baseAddress?.assumingMemoryBound(to: CChar.self)
          var end = output.baseAddress?.assumingMemoryBound(to: CChar.self)
          var (left, free) = (input.count, output.count)
          guard iconv(converter, &next, &left, &end, &free) != Int(bitPattern: UInt.max), left == 0 else { return nil }
          return output.count - free
        }
      }
      guard let count else { return nil }
      text.removeLast(text.count - count)
      return text
    #else
      return nil
    #endif
  }
}
