internal import CanvasSystem

/// The compressed pixels of a PNG whose chunks are as they should be from the first IDAT on, piece by piece.
///
/// That is: consecutive IDAT chunks, then chunks that may be skipped, then an empty IEND; each with its checksum. A piece is
/// given before the checksum of its chunk is known.
struct PNGPixelData {
  /// The bytes of zlib's checksum at the end of the data, which is not looked at.
  static let checksumByteCount = 4

  private let bytes: StoredBytes
  /// The next byte of an IDAT chunk, the number of those that are left, and the checksum of those before.
  private var offset: Int
  private var left = 0
  private var checksum: UInt32 = 0
  /// Whether all chunks were read.
  private(set) var isAtEnd = false

  /// Nil if the chunks are not of this kind. The file may be valid nevertheless.
  init?(_ bytes: StoredBytes, firstChunk: Int) {
    (self.bytes, offset) = (bytes, firstChunk)
    guard beginChunk() else { return nil }
  }

  /// Reads the next bytes, as many as there is room for and are left. Nil if something is unusual or damaged.
  mutating func read(into room: UnsafeMutableRawBufferPointer) -> Int? {
    var done = 0
    while done < room.count, !isAtEnd {
      let count = min(left, room.count - done)
      let part = unsafe UnsafeMutableRawBufferPointer(rebasing: room[done..<done + count])
      guard unsafe bytes.read(from: offset, into: part) else { return nil }
      checksum = unsafe ck_png_checksum(checksum, part.baseAddress, count)
      offset += count
      left -= count
      done += count
      // The next chunk tells whether this was the last piece.
      guard left > 0 || endChunk() && beginChunk() else { return nil }
    }
    return done
  }

  /// Begins the next IDAT chunk that isn't empty, or looks at all chunks after the last one.
  private mutating func beginChunk() -> Bool {
    var hasEnded = false
    while true {
      guard offset <= bytes.count - 12 else { return false }
      let head = bytes[offset..<offset + 8]
      left = head.prefix(4).bigEndianNumber
      let name = head.suffix(4)
      guard left <= min(bytes.count - offset - 12, 0x7FFF_FFFF) else { return false }
      checksum = unsafe Array(name).withUnsafeBytes { unsafe ck_png_checksum(0, $0.baseAddress, 4) }
      offset += 8
      if name.elementsEqual("IDAT".utf8) {
        guard !hasEnded else { return false }
        if left > 0 { return true }
      } else if name.elementsEqual("IEND".utf8) {
        isAtEnd = true
        return left == 0 && endChunk()
      } else {
        // Letters, of which the first is small: the chunk may be skipped. Few are long.
        guard name.allSatisfy({ 97...122 ~= $0 | 32 }), name.first.map({ $0 >= 97 }) == true, left <= 1 << 20 else {
          return false
        }
        checksum = unsafe bytes[offset..<offset + left].withUnsafeBytes {
          unsafe ck_png_checksum(checksum, $0.baseAddress, $0.count)
        }
        offset += left
        hasEnded = true
      }
      guard endChunk() else { return false }
    }
  }

  /// Whether the checksum after a chunk is that of its name and data.
  private mutating func endChunk() -> Bool {
    offset += 4
    return checksum == UInt32(truncatingIfNeeded: bytes[offset - 4..<offset].bigEndianNumber)
  }
}
