internal import CanvasSystem

/// The compressed pixels of a PNG whose chunks are as they should be from the first IDAT on.
///
/// That is: consecutive IDAT chunks, then chunks that may be skipped, then an empty IEND; each with its checksum. The
/// data start like those of zlib, with a window that reaches as far back as any repetition may.
struct PNGPixelData {
  /// The deflate data and the checksum that follows them.
  let deflated: ArraySlice<UInt8>

  /// The bytes of zlib's checksum, which is not looked at.
  static let checksumByteCount = 4

  /// Nil if the chunks or the start of the data are not of this kind. They may be valid nevertheless.
  ///
  /// - Parameter inflatedCount: The number of bytes that the data inflate to.
  init?(_ bytes: [UInt8], firstChunk: Int, inflatedCount: Int) {
    var offset = firstChunk
    var parts: [Range<Int>] = []
    var hasEnded = false
    while true {
      guard offset <= bytes.count - 12 else { return nil }
      let length = bytes[offset..<offset + 4].bigEndianNumber
      guard length <= min(bytes.count - offset - 12, 0x7FFF_FFFF) else { return nil }
      let name = bytes[offset + 4..<offset + 8]
      let data = offset + 8..<offset + 8 + length
      let checksum = unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe ck_png_checksum(bytes.baseAddress.map { unsafe $0 + offset + 4 }, length + 4)
      }
      guard checksum == UInt32(truncatingIfNeeded: bytes[data.upperBound..<data.upperBound + 4].bigEndianNumber) else {
        return nil
      }
      offset = data.upperBound + 4
      if name.elementsEqual("IDAT".utf8) {
        guard !hasEnded else { return nil }
        parts.append(data)
      } else if name.elementsEqual("IEND".utf8) {
        guard length == 0 else { return nil }
        break
      } else {
        // Letters, of which the first is small: the chunk may be skipped.
        guard name.allSatisfy({ 97...122 ~= $0 | 32 }), name.first.map({ $0 >= 97 }) == true else { return nil }
        hasEnded = true
      }
    }
    var data = parts.count == 1 ? bytes[parts[0]] : []
    if parts.count > 1 {
      data.reserveCapacity(parts.reduce(0) { $0 + $1.count })
      for part in parts { data += bytes[part] }
    }
    guard let method = data.popFirst(), let flags = data.popFirst() else { return nil }
    // Deflate; a multiple of 31; no dictionary. zlib keeps no more than the window's bytes.
    let windowBits = Int(method >> 4) + 8
    guard method & 15 == 8, windowBits <= 15, (Int(method) << 8 | Int(flags)) % 31 == 0, flags & 32 == 0,
      windowBits == 15 || inflatedCount <= 1 << windowBits
    else { return nil }
    deflated = data
  }
}
