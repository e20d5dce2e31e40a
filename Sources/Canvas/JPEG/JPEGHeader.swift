/// The properties of a JPEG, read from its segments up to the first frame before anything is decoded.
struct JPEGHeader {
  let frame: Frame
  /// The Exif orientation, 1…8; 1 if there is none.
  let orientation: Int

  init(_ bytes: [UInt8]) throws(JPEGError) {
    guard Image.isJPEG(bytes) else { throw .notJPEG }
    var orientation = 1
    var offset = 2
    while true {
      // Any number of 0xFF bytes may precede a marker's second byte.
      guard offset < bytes.count else { throw .endsEarly(offset: bytes.count) }
      guard bytes[offset] == 0xFF else {
        throw .badHeader("a segment must begin with byte 255, not \(bytes[offset])", offset: offset)
      }
      let start = offset
      while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
      guard offset < bytes.count else { throw .endsEarly(offset: bytes.count) }
      let marker = bytes[offset]
      offset += 1
      switch marker {
      // Markers without a segment.
      case 0x01, 0xD0...0xD7: continue
      case 0xD9: throw .badHeader("the picture ends without pixels", offset: start)
      case 0xDA: throw .badHeader("the pixels have no frame header before them", offset: start)
      default: break
      }
      guard bytes.count - offset >= 2 else { throw .endsEarly(offset: bytes.count) }
      let length = bytes[offset..<offset + 2].bigEndianNumber
      guard length >= 2 else { throw .badHeader("a segment of \(length) bytes; must be at least 2", offset: start) }
      guard length <= bytes.count - offset else { throw .endsEarly(offset: bytes.count) }
      let content = bytes[offset + 2..<offset + length]
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        frame = try Self.frame(content, at: start)
        self.orientation = orientation
        return
      case 0xE1: orientation = ExifOrientation.of(content) ?? orientation
      default: break
      }
      offset += length
    }
  }

  struct Frame {
    var width: Int
    var height: Int
    /// The largest sampling factors. A unit of the picture has 8 times this many pixels in each direction.
    var unitWidth = 1
    var unitHeight = 1
  }

  private static func frame(_ content: ArraySlice<UInt8>, at offset: Int) throws(JPEGError) -> Frame {
    let bytes = Array(content)
    guard bytes.count >= 6 else { throw .badHeader("a frame header of only \(bytes.count + 2) bytes", offset: offset) }
    guard bytes[0] == 8 else { throw .badHeader("\(bytes[0]) bits a sample; must be 8", offset: offset) }
    var frame = Frame(width: bytes[3..<5].bigEndianNumber, height: bytes[1..<3].bigEndianNumber)
    guard frame.width > 0, frame.height > 0 else {
      throw .badHeader("\(frame.width)x\(frame.height) pixels; each side must be at least 1", offset: offset)
    }
    let components = Int(bytes[5])
    guard [1, 3, 4].contains(components), bytes.count >= 6 + 3 * components else {
      throw .badHeader("\(components) components; must be 1, 3 or 4", offset: offset)
    }
    for component in 0..<components {
      let factors = bytes[6 + 3 * component + 1]
      frame.unitWidth = max(frame.unitWidth, Int(factors >> 4))
      frame.unitHeight = max(frame.unitHeight, Int(factors & 15))
    }
    return frame
  }
}
