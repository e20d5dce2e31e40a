import Canvas
import TestSupport
import Testing

struct PNGDecoderTests {
  @Test(arguments: [1, 2, 4, 8], [false, true])
  func aPaletteOfAnyDepthIsDecoded(bits: Int, isInterlaced: Bool) throws {
    let colors: [[UInt8]] = [[10, 20, 30], [255, 0, 128], [0, 0, 0], [255, 255, 255]]
    let count = min(4, 1 << bits)
    // Entries without an alpha are opaque.
    let png = HandMadePNG(
      width: 13, height: 11, bitDepth: bits, colorType: 3, isInterlaced: isInterlaced,
      palette: Array(colors.prefix(count)), transparency: [100, 0]
    ) { x, y in [(x * y + x) % count] }
    try expect(png) { x, y in
      let index = (x * y + x) % count
      let color = colors[index]
      return PremultipliedPixel(
        straightRed: color[0], green: color[1], blue: color[2], alpha: index == 0 ? 100 : index == 1 ? 0 : 255)
    }
  }

  @Test(arguments: [1, 2, 4, 8, 16], [false, true])
  func greyOfAnyDepthIsDecodedAndOneGreyCanBeTransparent(bits: Int, isInterlaced: Bool) throws {
    let top = 1 << bits - 1
    let level = { (x: Int, y: Int) in (x * 4099 + y * 257) & top }
    let png = HandMadePNG(
      width: 17, height: 9, bitDepth: bits, colorType: 0, isInterlaced: isInterlaced,
      transparency: [UInt8(top >> 8), UInt8(top & 255)]
    ) { x, y in [x == 3 ? top : level(x, y)] }
    try expect(png) { x, y in
      let value = x == 3 ? top : level(x, y)
      if value == top { return .clear }
      let grey = UInt8((value * 255 + top / 2) / top)
      return PremultipliedPixel(red: grey, green: grey, blue: grey, alpha: 255)
    }
  }

  @Test(arguments: [(2, 8), (2, 16), (4, 8), (4, 16), (6, 8), (6, 16)], [false, true])
  func coloursAndAlphaOf8And16BitsAreDecoded(kind: (colorType: Int, bits: Int), isInterlaced: Bool) throws {
    let channels = [2: 3, 4: 2, 6: 4][kind.colorType] ?? 0
    let top = 1 << kind.bits - 1
    let samples = { (x: Int, y: Int) in (0..<channels).map { ((x + 1) * (y + 3) * 7919 * ($0 + 1)) & top } }
    let png = HandMadePNG(
      width: 9, height: 10, bitDepth: kind.bits, colorType: kind.colorType, isInterlaced: isInterlaced,
      samples: samples)
    try expect(png) { x, y in
      let bytes = samples(x, y).map { UInt8(($0 * 255 + top / 2) / top) }
      return switch channels {
      case 3: PremultipliedPixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: 255)
      case 2: PremultipliedPixel(straightRed: bytes[0], green: bytes[0], blue: bytes[0], alpha: bytes[1])
      default: PremultipliedPixel(straightRed: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
      }
    }
  }

  @Test func oneColourOfAnRGBPictureCanBeTransparent() throws {
    let png = HandMadePNG(
      width: 4, height: 1, bitDepth: 8, colorType: 2, transparency: [0, 1, 0, 2, 0, 3]
    ) { x, _ in [1, 2, x] }
    try expect(png) { x, _ in x == 3 ? .clear : PremultipliedPixel(red: 1, green: 2, blue: UInt8(x), alpha: 255) }
  }

  @Test func chunksThatDoNotChangeThePixelsAreSkipped() throws {
    let png = picture
    // A profile and a comment whose contents are nonsense, an unknown chunk, and a gamma that would darken everything.
    let extra =
      HandMadePNG.chunk("iCCP", Array("x".utf8) + [0, 0, 1, 2, 3])
      + HandMadePNG.chunk("zTXt", Array("Comment".utf8) + [0, 0, 9, 9]) + HandMadePNG.chunk("teSt", [1, 2, 3])
      + HandMadePNG.chunk("gAMA", HandMadePNG.number(400_000))
    var bytes = png.bytes
    bytes.insert(contentsOf: extra, at: 33)
    #expect(try PNGDecoder().decode(bytes) == PNGDecoder().decode(png.bytes))
  }

  @Test(arguments: [0, 2, 3, 4, 6])
  func whatAFileSaysAboutItsColoursDoesNotChangeItsSamples(colorType: Int) throws {
    let plain = HandMadePNG(
      width: 4, height: 4, bitDepth: 8, colorType: colorType,
      palette: colorType == 3 ? (0..<16).map { [UInt8($0 * 16), 7, UInt8(255 - $0)] } : []
    ) { x, y in
      Array([x + 4 * y, 200 - x, 30 + y, 255 - 20 * x].prefix([0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0))
    }
    let number = HandMadePNG.number
    // D65 and sRGB's primaries; a screen's gamma; primaries of no screen; HDR's curve; few significant bits; a
    // background of the file's own.
    let chunks: [(String, [UInt8])] = [
      ("sRGB", [0]), ("gAMA", number(45_455)), ("gAMA", number(100_000)),
      ("cHRM", [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000].flatMap { number($0) }),
      ("cHRM", [10_000, 10_000, 73_000, 26_000, 10_000, 80_000, 20_000, 10_000].flatMap { number($0) }),
      ("cICP", [9, 16, 0, 1]), ("sBIT", [UInt8](repeating: 2, count: [0: 1, 4: 2, 6: 4][colorType] ?? 3)),
      ("bKGD", [UInt8](repeating: 0, count: [2: 6, 3: 1, 6: 6][colorType] ?? 2)),
    ]
    let pixels = try PNGDecoder().decodeStraight(plain.bytes).pixels
    for (name, data) in chunks {
      // After the header, or after the palette that a background's index needs.
      let offset = name == "bKGD" && colorType == 3 ? 33 + 12 + 3 * 16 : 33
      var bytes = plain.bytes
      bytes.insert(contentsOf: HandMadePNG.chunk(name, data), at: offset)
      #expect(try PNGDecoder().decodeStraight(bytes).pixels == pixels, "\(name)")
    }
  }

  @Test func interlacedPicturesOfEverySmallSizeAreDecoded() throws {
    for width in 1...9 {
      for height in 1...9 {
        let png = HandMadePNG(width: width, height: height, bitDepth: 16, colorType: 2, isInterlaced: true) { x, y in
          [x * 6_553, y * 6_553, 65_535]
        }
        try expect(png) { x, y in
          PremultipliedPixel(
            red: UInt8((x * 6_553 * 255 + 32_767) / 65_535), green: UInt8((y * 6_553 * 255 + 32_767) / 65_535),
            blue: 255, alpha: 255)
        }
      }
    }
  }

  @Test func straightSamplesAreThoseOfTheFile() throws {
    let png = HandMadePNG(width: 256, height: 3, bitDepth: 8, colorType: 6) { x, y in [x, 255 - x, 77, [255, 3, 0][y]] }
    let pixels = try PNGDecoder().decodeStraight(png.bytes).pixels
    for y in 0..<3 {
      for x in 0..<256 {
        let samples = png.samples(x, y).map { UInt8(truncatingIfNeeded: $0) }
        #expect(
          pixels[x, y]
            == PremultipliedPixel(red: samples[0], green: samples[1], blue: samples[2], alpha: samples[3]))
      }
    }
  }

  @Test func bytesAfterTheEndAreNotLookedAt() throws {
    #expect(try PNGDecoder().decode(picture.bytes + [1, 2, 3]) == PNGDecoder().decode(picture.bytes))
  }

  @Test func aScaleMustBeAPositiveNumber() throws {
    #expect(try Image(png: picture.bytes, scale: 2).size == Size(width: 2.5, height: 2))
    for scale in [0, -1, Double.nan, .infinity] {
      #expect(throws: PNGError.self) { try Image(png: picture.bytes, scale: scale) }
    }
  }

  private var picture: HandMadePNG {
    HandMadePNG(width: 5, height: 4, bitDepth: 8, colorType: 6) { x, y in [x * 50, y * 50, 7, 100 + x] }
  }

  private func expect(
    _ png: HandMadePNG, _ expected: (Int, Int) -> PremultipliedPixel, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let pixels = try PNGDecoder().decode(png.bytes)
    #expect(pixels.width == png.width && pixels.height == png.height, sourceLocation: sourceLocation)
    for y in 0..<png.height {
      for x in 0..<png.width {
        #expect(pixels[x, y] == expected(x, y), "at \(x), \(y)", sourceLocation: sourceLocation)
      }
    }
  }
}
