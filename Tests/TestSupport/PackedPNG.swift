internal import CZlib
import Canvas

/// A PNG of given bytes: filtered rows, compressed by zlib, in any number of chunks.
package struct PackedPNG {
  package var width: Int
  package var height: Int
  package var bitDepth: Int
  package var colorType: Int
  package var palette: [UInt8] = []
  package var transparency: [UInt8] = []
  /// zlib's level, or -1 to -4 for level 6 with its strategies 1 to 4.
  package var level = 6
  /// The largest number of bytes in an IDAT chunk.
  package var chunkSize = Int.max
  /// The rows with their filters' bytes.
  package var rows: [UInt8]

  /// The bytes of a row without that of its filter.
  package static func rowByteCount(width: Int, bitDepth: Int, colorType: Int) -> Int {
    (width * bitDepth * ([2: 3, 4: 2, 6: 4][colorType] ?? 1) + 7) / 8
  }

  package init(width: Int, height: Int, bitDepth: Int, colorType: Int, rows: [UInt8]) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.rows = rows
  }

  package var bytes: [UInt8] { bytes(data: Self.compressed(rows, level: level)) }

  /// The file with other compressed data.
  package func bytes(data: [UInt8]) -> [UInt8] {
    let sides = HandMadePNG.number(UInt32(width)) + HandMadePNG.number(UInt32(height))
    var bytes = HandMadePNG.signature
    bytes += HandMadePNG.chunk("IHDR", sides + [UInt8(bitDepth), UInt8(colorType), 0, 0, 0])
    if !palette.isEmpty { bytes += HandMadePNG.chunk("PLTE", palette) }
    if !transparency.isEmpty { bytes += HandMadePNG.chunk("tRNS", transparency) }
    var rest = data[...]
    repeat {
      bytes += HandMadePNG.chunk("IDAT", Array(rest.prefix(chunkSize)))
      rest = rest.dropFirst(chunkSize)
    } while !rest.isEmpty
    return bytes + HandMadePNG.chunk("IEND", [])
  }

  /// A stream of zlib.
  package static func compressed(_ bytes: [UInt8], level: Int = 6, windowBits: Int = 15) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
      &stream, Int32(level < 0 ? 6 : level), Z_DEFLATED, Int32(windowBits), 8, Int32(level < 0 ? -level : 0),
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var input = bytes
    return [UInt8](unsafeUninitializedCapacity: Int(deflateBound(&stream, UInt(bytes.count))) + 64) { room, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = room.baseAddress
        stream.avail_out = UInt32(room.count)
        deflate(&stream, Z_FINISH)
        count = Int(stream.total_out)
      }
    }
  }

  /// The PNG with the right checksum after each chunk whose length is possible.
  package static func withChecksums(_ png: [UInt8]) -> [UInt8] {
    var bytes = png
    var offset = HandMadePNG.signature.count
    while bytes.count - offset >= 12 {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { break }
      let end = offset + 8 + length
      bytes.replaceSubrange(
        end..<end + 4, with: HandMadePNG.number(HandMadePNG.checksum(Array(bytes[offset + 4..<end]))))
      offset = end + 4
    }
    return bytes
  }
}
