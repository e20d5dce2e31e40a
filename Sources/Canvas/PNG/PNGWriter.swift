internal import CanvasSystem

/// Puts the chunks of a PNG one after the other (PNG specification, 5.3).
struct PNGWriter {
  /// The file up to now.
  private(set) var bytes = PNGHeader.signature

  /// Adds a chunk.
  ///
  /// - Parameters:
  ///   - name: Four letters.
  ///   - data: At most 2^31 − 1 bytes.
  mutating func write(_ name: String, _ data: [UInt8] = []) {
    bytes += UInt32(clamping: data.count).bigEndianBytes
    let start = bytes.count
    bytes += name.utf8
    bytes += data
    let checksum = unsafe bytes[start...].withUnsafeBufferPointer { unsafe ck_crc32($0.baseAddress, $0.count) }
    bytes += checksum.bigEndianBytes
  }
}
