/// The parts of a WebP file, which is a RIFF container (RFC 9649).
package enum WebPFile {
  /// The maximum number of pixels a side.
  static let maximumSide = 16_383

  /// Whether the bytes begin like a WebP.
  static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 12 && bytes.starts(with: Array("RIFF".utf8)) && bytes[8..<12].elementsEqual("WEBP".utf8)
  }

  /// The bytes up to the end that the header declares. Others may follow. Throws if there are fewer.
  static func whole(_ bytes: [UInt8]) throws(WebPError) -> ArraySlice<UInt8> {
    guard begins(bytes) else { throw .notWebP }
    let declared = 8 + littleEndian(bytes[4..<8])
    guard declared <= bytes.count else { throw .endsEarly(byteCount: bytes.count, declared: declared) }
    return bytes[..<declared]
  }

  /// The Exif orientation, 1 to 8; 1 if there is none.
  static func orientation(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let content = chunk("EXIF", in: bytes) else { return 1 }
    // Some programs write the header of a JPEG's segment in front.
    let header = Array("Exif\0\0".utf8)
    let segment = content.starts(with: header) ? content : (header + content)[...]
    return ExifOrientation.of(segment) ?? 1
  }

  /// Whether the picture is an animation.
  package static func isAnimation(_ bytes: [UInt8]) -> Bool { chunk("ANMF", in: bytes[...]) != nil }

  /// The content of the first chunk with a name, or nil if there is none before the end or damage.
  package static func chunk(_ name: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var offset = 12
    while offset + 8 <= bytes.endIndex {
      let count = littleEndian(bytes[offset + 4..<offset + 8])
      let start = offset + 8
      guard count <= bytes.endIndex - start else { return nil }
      if bytes[offset..<offset + 4].elementsEqual(name.utf8) { return bytes[start..<start + count] }
      // Chunks have an even length.
      offset = start + count + count % 2
    }
    return nil
  }

  static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().bigEndianNumber }
}
