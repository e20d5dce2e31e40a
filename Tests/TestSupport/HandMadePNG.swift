/// A PNG assembled by hand, without libpng or zlib: the decoder's tests specify every sample and every byte.
package struct HandMadePNG {
  package var width: Int
  package var height: Int
  package var bitDepth: Int
  package var colorType: Int
  package var isInterlaced = false
  /// Red, green, blue.
  package var palette: [[UInt8]] = []
  /// The data of tRNS.
  package var transparency: [UInt8] = []
  /// All samples of a pixel.
  package var samples: (_ x: Int, _ y: Int) -> [Int]

  package init(
    width: Int, height: Int, bitDepth: Int, colorType: Int, isInterlaced: Bool = false, palette: [[UInt8]] = [],
    transparency: [UInt8] = [], samples: @escaping (_ x: Int, _ y: Int) -> [Int]
  ) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
    self.palette = palette
    self.transparency = transparency
    self.samples = samples
  }

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package var bytes: [UInt8] {
    var bytes = Self.signature + header
    if !palette.isEmpty { bytes += Self.chunk("PLTE", palette.flatMap { $0 }) }
    if !transparency.isEmpty { bytes += Self.chunk("tRNS", transparency) }
    return bytes + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  package var header: [UInt8] {
    Self.chunk(
      "IHDR",
      Self.number(UInt32(width)) + Self.number(UInt32(height))
        + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
  }

  /// The rows (of all passes) before compression: a filter byte of 0, then the samples packed into bytes.
  package var rows: [UInt8] {
    // Adam7: first column, first row, step of columns, step of rows.
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (x0, y0, dx, dy) in passes where x0 < width {
      for y in stride(from: y0, to: height, by: dy) {
        bytes.append(0)
        var bits = 0
        var count = 0
        for x in stride(from: x0, to: width, by: dx) {
          for sample in samples(x, y) {
            bits = bits << bitDepth | sample
            count += bitDepth
            while count >= 8 {
              bytes.append(UInt8(truncatingIfNeeded: bits >> (count - 8)))
              count -= 8
            }
          }
        }
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits << (8 - count))) }
      }
    }
    return bytes
  }

  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    return number(UInt32(data.count)) + content + number(checksum(content))
  }

  /// A zlib stream of one stored block.
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    precondition(bytes.count < 65_536)
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let count = UInt16(bytes.count)
    let counts = [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
    return [0x78, 0x01, 0x01] + counts + bytes + number(b << 16 | a)
  }

  package static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
