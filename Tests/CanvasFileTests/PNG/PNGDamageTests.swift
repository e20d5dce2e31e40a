import Canvas
import TestSupport
import Testing

struct PNGDamageTests {
  private let small = HandMadePNG(
    width: 3, height: 2, bitDepth: 8, colorType: 3, palette: [[1, 2, 3], [4, 5, 6]], transparency: [9]
  ) { x, _ in [x % 2] }

  @Test func cutShortAnywhereItIsAnError() {
    let bytes = small.bytes
    #expect(throws: Never.self) { try PNGDecoder().decode(bytes) }
    for count in 0..<bytes.count {
      #expect(throws: PNGError.self, "\(count) bytes") { try PNGDecoder().decode(Array(bytes.prefix(count))) }
    }
  }

  @Test func anyFlippedBitIsAnErrorOrHarmless() {
    // All chunks here count for the pixels and are covered by a checksum. But a broken tRNS may be skipped (its checksum
    // says so), and so may a chunk whose name has turned into that of an unknown one.
    let bytes = small.bytes
    for i in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[i] ^= 1 << bit
        if let pixels = try? PNGDecoder().decode(damaged) { #expect(pixels.width == 3 && pixels.height == 2) }
      }
    }
  }

  @Test func zeroBytesAreAnErrorThatSaysSo() {
    #expect(message([]) == "0 bytes; expected a PNG")
  }

  @Test func anotherFormatIsNamed() {
    #expect(message([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) == "this is a JPEG; only PNG can be read")
    #expect(message(Array("GIF89a".utf8)) == "this is a GIF; only PNG can be read")
    #expect(message(Array("hello".utf8)) == "not a PNG: the signature is missing")
  }

  @Test func aChunkThatPromisesMoreThanTheFileHoldsIsRefusedBeforeItIsRead() {
    // 57 bytes that make a decoder without this check reserve gigabytes.
    let header = HandMadePNG(width: 1, height: 1, bitDepth: 8, colorType: 0) { _, _ in [0] }.header
    let bytes =
      HandMadePNG.signature + header + HandMadePNG.number(0x7FFF_FFFF) + Array("iCCP".utf8) + [0, 0, 0, 0]
      + HandMadePNG.chunk("IEND", [])
    #expect(bytes.count == 57)
    #expect(message(bytes) == "chunk iCCP at byte 33 declares 2147483647 bytes, but only 12 follow")
    for length in [UInt32.max, 13, 0x8000_0000] {
      let bytes = HandMadePNG.signature + header + HandMadePNG.number(length) + Array("ID\u{7}T".utf8) + [0, 0, 0, 0]
      #expect(message(bytes) == "chunk ID?T at byte 33 declares \(length) bytes, but only 0 follow")
    }
  }

  @Test func textThatUnpacksToGigabytesIsNotUnpacked() async {
    // In a process of its own, whose peak of memory is nobody else's.
    await #expect(processExitsWith: .success) {
      let bombs = PNGDamageTests.bomb("zTXt") + PNGDamageTests.bomb("iCCP") + PNGDamageTests.bomb("iTXt")
      var bytes = PNGDamageTests().small.bytes
      bytes.insert(contentsOf: bombs, at: 33)
      let before = try PNGDamageTests.peakMemory
      #expect(throws: Never.self) { try PNGDecoder().decode(bytes) }
      // Unpacked, each is 160 MB.
      #expect(try PNGDamageTests.peakMemory - before < 40_000)
    }
  }

  /// In kilobytes. (Not getrusage: its peak begins with that of the process that started this one.)
  private static var peakMemory: Int {
    get throws {
      let status = try FileReader.bytes(of: "/proc/self/status", limit: 1 << 16)
      let line = status.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: "VmHWM:".utf8) }
      return try #require(line.flatMap { Int(String(decoding: $0.filter { (48...57).contains($0) }, as: UTF8.self)) })
    }
  }

  /// A chunk of 1 MiB with compressed text: one deflate block with fixed codes, a zero and then runs of 258 zeros, of 13
  /// bits each.
  private static func bomb(_ name: String) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x9C]
    var bits: UInt32 = 0
    var count: UInt32 = 0
    func put(_ value: UInt32, _ width: UInt32) {
      bits |= value << count
      count += width
      while count >= 8 {
        stream.append(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }
    put(0b011, 3)
    // Codes go into the stream with their first bit lowest: the literal 0 is 00110000, the length 285 is 11000101, the
    // distance 1 is 00000.
    put(0b0000_1100, 8)
    var length: UInt32 = 1
    while stream.count < 1 << 20 {
      put(0b0_0000_1010_0011, 13)
      length += 258
    }
    // The end of the block, the last bits of its byte, and the checksum of so many zeros.
    put(0, 7)
    put(0, (8 - count) % 8)
    stream += HandMadePNG.number((length % 65_521) << 16 | 1)
    // A name, then "compressed" and the method, which each of these chunks says in its own way.
    let head: [UInt8] = name == "iTXt" ? [0x61, 0, 1, 0, 0, 0] : [0x61, 0, 0]
    return HandMadePNG.chunk(name, head + stream)
  }

  @Test func sidesOutsideTheLimitsAreRefused() {
    func png(_ width: Int, _ height: Int) -> [UInt8] {
      HandMadePNG.signature
        + HandMadePNG.chunk(
          "IHDR",
          HandMadePNG.number(UInt32(width)) + HandMadePNG.number(UInt32(height)) + [8, 6, 0, 0, 0])
        + HandMadePNG.chunk("IDAT", HandMadePNG.stored([0, 0, 0, 0, 0])) + HandMadePNG.chunk("IEND", [])
    }
    #expect(
      message(png(2_147_483_648, 1))
        == "2147483648x1 pixels; must be at most 32767 a side and 100000000 in total")
    #expect(message(png(4_294_967_295, 4_294_967_295))?.contains("at most 32767") == true)
    #expect(message(png(32_768, 1))?.contains("at most 32767") == true)
    #expect(message(png(32_767, 32_767))?.contains("100000000 in total") == true)
    #expect(message(png(0, 5)) == "the PNG's header: 0x5 pixels; each side must be at least 1")
    #expect(message(png(9_000, 9_000)) == "9000x9000 pixels don't fit in 16 compressed bytes")
    #expect(message(png(1, 1)) == nil)
    #expect(throws: PNGError.outOfLimits(pixelWidth: 3, pixelHeight: 2, limits: ImageLimits(maximumSide: 2))) {
      try PNGDecoder(limits: ImageLimits(maximumSide: 2)).decode(small.bytes)
    }
    #expect(throws: PNGError.self) { try PNGDecoder(limits: ImageLimits(maximumPixelCount: 5)).decode(small.bytes) }
  }

  @Test(arguments: [[3, 0], [16, 3], [4, 2], [2, 4], [8, 5], [8, 7], [0, 0], [255, 255]] as [[UInt8]])
  func depthsAndColourTypesThatDoNotExistAreRefused(kind: [UInt8]) {
    var bytes = small.bytes
    bytes.replaceSubrange(
      8..<33,
      with: HandMadePNG.chunk("IHDR", HandMadePNG.number(3) + HandMadePNG.number(2) + kind + [0, 0, 0]))
    #expect(message(bytes)?.hasPrefix("the PNG's header: ") == true)
  }

  @Test func aWrongChecksumOfPixelsOrHeaderIsAnError() {
    for name in ["IHDR", "PLTE", "IDAT"] {
      var bytes = small.bytes
      let start = bytes.indices.first { bytes[$0...].starts(with: name.utf8) } ?? 0
      let length = bytes[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
      bytes[start + 4 + length] ^= 1
      #expect(message(bytes)?.hasPrefix("the PNG is damaged: ") == true, "\(name)")
    }
  }

  @Test func missingPixelsAreAnError() {
    let header = small.header
    let palette = HandMadePNG.chunk("PLTE", [1, 2, 3])
    let end = HandMadePNG.chunk("IEND", [])
    let tooFew = HandMadePNG.chunk("IDAT", HandMadePNG.stored([0, 0, 0, 0]))
    #expect(message(HandMadePNG.signature + header + palette + end)?.contains("IDAT") == true)
    #expect(message(HandMadePNG.signature + header + palette + tooFew + end)?.contains("damaged") == true)
    // Without the palette its indices mean nothing.
    #expect(message(HandMadePNG.signature + header + tooFew + end)?.contains("damaged") == true)
    #expect(message(HandMadePNG.signature + end)?.contains("it must be IHDR") == true)
  }

  /// The error's text; nil where decoding works.
  private func message(_ bytes: [UInt8]) -> String? {
    do throws(PNGError) {
      _ = try PNGDecoder().decode(bytes)
      return nil
    } catch { return error.description }
  }
}
