import Canvas
import TestSupport
import Testing

/// Odd files that are read, and what is said about them.
struct PNGNoteTests {
  private let small = HandMadePNG(width: 3, height: 2, bitDepth: 8, colorType: 2) { x, y in [x, y, 7] }

  @Test func aFileWithoutItsEndIsReadWhereThatIsAskedFor() throws {
    let whole = try PNGDecoder().decodeStraight(small.bytes)
    #expect(whole.notes.isEmpty)
    // The chunk, or its beginning, is missing.
    for missing in 1...12 {
      let bytes = Array(small.bytes.dropLast(missing))
      #expect(throws: PNGError.self) { try PNGDecoder().decode(bytes) }
      let read = try PNGDecoder(needsEnd: false).decodeStraight(bytes)
      #expect(read.pixels == whole.pixels && read.notes == [.withoutEnd])
    }
    // Pixels that are missing are an error.
    for missing in 13..<small.bytes.count {
      #expect(throws: PNGError.self) { try PNGDecoder(needsEnd: false).decode(Array(small.bytes.dropLast(missing))) }
    }
  }

  @Test func sixteenBitsAreSaidToBeCut() throws {
    for (colorType, count) in [(0, 1), (2, 3), (4, 2), (6, 4)] {
      let deep = HandMadePNG(width: 2, height: 2, bitDepth: 16, colorType: colorType) { x, _ in
        Array(repeating: x * 257, count: count)
      }
      #expect(try PNGDecoder().decodeStraight(deep.bytes).notes == [.sixteenBits])
    }
  }

  /// A zlib stream of many stored blocks: the picture's rows, then zeros.
  private func stream(of picture: HandMadePNG, surplus: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let bytes = picture.rows + [UInt8](repeating: 0, count: surplus)
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let count = UInt16(block.count)
      stream += [start + block.count == bytes.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      stream += [UInt8(~count & 255), UInt8(~count >> 8)]
      stream += block
    }
    return stream + [0, 0, 0, 1]
  }

  @Test(arguments: [false, true]) func whatFollowsTheLastRowIsNotRead(isInterlaced: Bool) throws {
    for (width, height) in [(3, 2), (1, 1), (9, 13), (4, 5)] {
      let picture = HandMadePNG(
        width: width, height: height, bitDepth: 8, colorType: 2, isInterlaced: isInterlaced
      ) { x, y in [x, y, 7] }
      let plain = try PNGDecoder().decode(picture.bytes)
      for (surplus, notes) in [(1, []), (1_000, []), (3_000_000, [.surplusData])] as [(Int, [PNGNote])] {
        // What comes after the data is not read either: here no byte of it has the right sum.
        var chunk = HandMadePNG.chunk("IDAT", stream(of: picture, surplus: surplus))
        if !notes.isEmpty { chunk[chunk.count - 1] ^= 1 }
        let bytes = HandMadePNG.signature + picture.header + chunk + HandMadePNG.chunk("IEND", [])
        let read = try PNGDecoder().decodeStraight(bytes)
        #expect(read.pixels == plain && read.notes == notes, "\(width)x\(height), \(surplus)")
      }
    }
  }
}
