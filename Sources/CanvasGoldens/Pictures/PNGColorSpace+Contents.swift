extension PNGColorSpace {
  /// The colour space that a PNG, a JPEG or a WebP names; sRGB if it names none. Nil for other files.
  ///
  /// A JPEG has its ICC profile in the parts of its APP2 segments (ICC.1:2022, annex B), and a WebP in a chunk ICCP
  /// (RFC 9649).
  package init?(contents bytes: [UInt8]) {
    let profile: [UInt8]
    if Image.isJPEG(bytes) {
      profile = Self.profile(ofJPEG: bytes)
    } else if Image.isWebP(bytes) {
      profile = WebPFile.chunk("ICCP", in: bytes[...]).map { Array($0) } ?? []
    } else {
      self.init(png: .memory(bytes))
      return
    }
    self = profile.isEmpty ? .sRGB : .other("iCCP", profile)
  }

  private static func profile(ofJPEG bytes: [UInt8]) -> [UInt8] {
    let name = Array("ICC_PROFILE\0".utf8)
    var parts: [(number: UInt8, bytes: ArraySlice<UInt8>)] = []
    var offset = 2
    // Segments are a marker and a length of two bytes, which counts itself. The picture's data begins with SOS.
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF, bytes[offset + 1] != 0xDA {
      // Any number of fill bytes can be before a marker.
      if bytes[offset + 1] == 0xFF {
        offset += 1
        continue
      }
      let count = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard count >= 2, offset + 2 + count <= bytes.count else { break }
      let content = bytes[offset + 4..<offset + 2 + count]
      if bytes[offset + 1] == 0xE2, content.starts(with: name), content.count > name.count + 2 {
        parts.append((content[content.startIndex + name.count], content.dropFirst(name.count + 2)))
      }
      offset += 2 + count
    }
    return parts.sorted { $0.number < $1.number }.flatMap(\.bytes)
  }
}
