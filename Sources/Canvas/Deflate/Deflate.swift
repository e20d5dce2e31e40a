internal import CanvasKernels

/// Compresses a picture's rows as a zlib stream, in parts, each alone: the parts one after the other are the stream
/// (RFC 1950, RFC 1951).
///
/// Rows of pixels have their repetitions in few places: a pixel back, a row back, as far back as the last one. Where these
/// are looked at first, and long ones are jumped over, artwork is compressed several times as fast as by a library that
/// must expect everything, and no larger.
package struct Deflate {
  package let effort: Effort
  /// The bytes of a pixel.
  package let pixelSize: Int
  /// The bytes of a row.
  package let rowSize: Int

  package init(effort: Effort, pixelSize: Int, rowSize: Int) {
    self.effort = effort
    self.pixelSize = pixelSize
    self.rowSize = rowSize
  }

  /// How hard repetitions are looked for.
  package struct Effort: Sendable {
    /// How many places with the same four bytes are remembered: 1, 2 or 4.
    var places: Int
    /// Below this length of a repetition one at the next byte may be better; at most 258.
    var looksAheadBelow: Int
    /// How many places at each end of a long repetition are remembered.
    var endPlaces: Int

    package static let fast = Effort(places: 1, looksAheadBelow: 0, endPlaces: 2)
    package static let usual = Effort(places: 1, looksAheadBelow: 24, endPlaces: 4)
    /// For what has few repetitions that are near.
    package static let thorough = Effort(places: 4, looksAheadBelow: 64, endPlaces: 8)
    package static let most = Effort(places: 4, looksAheadBelow: 258, endPlaces: 8)
  }

  /// What a stream begins with: repetitions lie at most 32 KiB back.
  package static let header: [UInt8] = [0x78, 0x9C]

  /// A part of the stream, compressed, and what the end of the stream needs to know of it.
  package struct Part: Sendable {
    package var bytes: [UInt8]
    fileprivate var checksum: UInt32
    fileprivate var count: Int
  }

  /// One part, of bytes that are written for it; the last ends the stream, the others end on a whole byte. Nil where memory
  /// lacks.
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
      bytes: bytes, checksum: unsafe Kernels.best.table.pointee.adler32(1, input, count), count: count)
  }

  /// What a stream of parts ends with: the Adler-32 of all bytes (RFC 1950, 8.2).
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
