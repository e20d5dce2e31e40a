internal import CanvasKernels

/// Compresses a picture's rows as a zlib stream (RFC 1950, RFC 1951). The stream consists of parts that are
/// compressed separately and concatenated.
///
/// Repetitions in rows of pixels are at a few distances: one pixel, one row, or the last distance. Trying these first
/// and skipping over long repetitions compresses artwork several times as fast as a general library does, and no
/// larger.
package struct Deflate {
  package let effort: Effort
  /// The number of bytes in a pixel.
  package let pixelSize: Int
  /// The number of bytes in a row.
  package let rowSize: Int
  private let kernels: Kernels

  package init(effort: Effort, pixelSize: Int, rowSize: Int, kernels: Kernels) {
    self.effort = effort
    self.pixelSize = pixelSize
    self.rowSize = rowSize
    self.kernels = kernels
  }

  /// How thoroughly repetitions are searched for.
  package struct Effort: Sendable {
    /// The number of remembered positions with the same four bytes: 1, 2 or 4.
    var places: Int
    /// The length of a repetition below which the next byte is also tried for a better one; at most 258.
    var looksAheadBelow: Int
    /// The number of positions remembered at each end of a long repetition.
    var endPlaces: Int

    package static let fast = Effort(places: 1, looksAheadBelow: 0, endPlaces: 2)
    package static let `default` = Effort(places: 1, looksAheadBelow: 24, endPlaces: 4)
    /// For pictures of many colours, whose repetitions are at more distances.
    package static let varied = Effort(places: 2, looksAheadBelow: 24, endPlaces: 4)
    /// For data with few nearby repetitions.
    package static let thorough = Effort(places: 4, looksAheadBelow: 64, endPlaces: 8)
    package static let maximum = Effort(places: 4, looksAheadBelow: 258, endPlaces: 8)
  }

  /// The header of a stream. Repetitions are at most 32 KiB back.
  package static let header: [UInt8] = [0x78, 0x9C]

  /// A compressed part of the stream, and the data that the end of the stream needs.
  package struct Part: Sendable {
    package var bytes: [UInt8]
    fileprivate var checksum: UInt32
    fileprivate var count: Int
  }

  /// Compresses one part, whose bytes `write` provides. The last part ends the stream; the others end on a whole
  /// byte. Returns nil if there is not enough memory.
  package func part(byteCount count: Int, isLast: Bool, write: (UnsafeMutablePointer<UInt8>) -> Void) -> Part? {
    let compressor = DeflateCompressor.idle.take() ?? DeflateCompressor()
    defer {
      compressor.dropLargeMemory()
      DeflateCompressor.idle.giveBack(compressor)
    }
    guard let input = unsafe compressor.input(count) else { return nil }
    unsafe write(input)
    guard let bytes = compressor.compressed(count, self, isLast: isLast) else { return nil }
    return Part(
      bytes: bytes, checksum: unsafe kernels.table.pointee.adler32(1, input, count), count: count)
  }

  /// The end of the stream: the Adler-32 of all bytes (RFC 1950, 8.2).
  package struct Checksum {
    package init() {}

    private var (low, high): (UInt64, UInt64) = (1, 0)

    package mutating func add(_ part: Part) {
      let modulus: UInt64 = 65_521
      let (partLow, partHigh) = (UInt64(part.checksum & 0xFFFF), UInt64(part.checksum >> 16))
      // The part's own sums began with a low half of 1.
      let before = (low + modulus - 1) % modulus
      high = (high + partHigh + before * (UInt64(part.count) % modulus)) % modulus
      low = (before + partLow) % modulus
    }

    package var bytes: [UInt8] { UInt32(truncatingIfNeeded: high << 16 | low).bigEndianBytes }
  }
}
