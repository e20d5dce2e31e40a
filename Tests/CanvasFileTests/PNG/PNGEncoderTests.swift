import Canvas
import CanvasGoldensTesting
import Testing

struct PNGEncoderTests {
  /// Every valid premultiplied value of a channel with every alpha, in all three channels.
  private var everyPixel: PixelBuffer {
    get throws {
      try buffer(256, 256) { x, y in
        let value = UInt8(min(x, y))
        return PremultipliedPixel(red: value, green: UInt8(y) - value, blue: UInt8(y / 2), alpha: UInt8(y))
      }
    }
  }

  @Test(arguments: PNGCompression.allCases) func everyValidPixelComesBack(compression: PNGCompression) throws {
    let pixels = try everyPixel
    let bytes = try PNGEncoder(compression: compression).encode(pixels)
    #expect(kind(bytes) == .init(colorType: 6, bits: 8))
    #expect(try PNGDecoder().decode(bytes) == pixels)
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func aPaletteTakesAsFewBitsAsItsColoursNeed(colors: Int, bits: Int) throws {
    // 67 columns: rows that end within a byte at every depth.
    let pixels = try buffer(67, 50) { x, y in
      let n = (x + 67 * y) % colors
      return PremultipliedPixel(red: UInt8(n), green: 9, blue: UInt8(255 - n), alpha: 255)
    }
    let bytes = try PNGEncoder().encode(pixels)
    #expect(kind(bytes) == .init(colorType: 3, bits: bits))
    #expect(chunk("tRNS", of: bytes) == nil)
    #expect(chunk("PLTE", of: bytes)?.count == 3 * colors)
    #expect(try PNGDecoder().decode(bytes) == pixels)
  }

  /// Flat, striped, smooth and noisy pictures: smaller never takes more bytes.
  @Test func whatIsAskedToBeSmallIsNoLarger() throws {
    var random = SeededGenerator(seed: 815)
    let kinds: [(Int, Int) -> (Int, Int, Int)] = [
      { x, y in (x / 40 % 3, y / 50, 200) }, { x, y in (x % 2, y % 7, (x + y) % 5) }, { x, y in (x, y, (x + y) / 2) },
      { _, _ in (random.next(below: 256), random.next(below: 256), random.next(below: 256)) },
    ]
    for kind in kinds {
      let pixels = try buffer(200, 150) { x, y in
        let (red, green, blue) = kind(x, y)
        return PremultipliedPixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255)
      }
      let counts = try PNGCompression.allCases.map { compression in
        let bytes = try PNGEncoder(compression: compression).encode(pixels)
        #expect(try PNGDecoder().decode(bytes) == pixels)
        return bytes.count
      }
      #expect(counts[2] <= counts[1] && counts[2] <= counts[0], "\(counts)")
    }
  }

  /// The trial of filters must suit the whole picture, whatever is in its middle.
  @Test(.requiresFont(at: SystemFonts.regular, version: "Version 2.37"), arguments: [false, true])
  func lettersOnGradientsAreNoLargerThanWithFastCompression(isDithered: Bool) throws {
    let (size, center) = (Size(width: 1200, height: 630), Point(x: 600, y: 315))
    let gradient = Gradient(
      colors: [
        Color(red: 0.1, green: 0.14, blue: 0.49), Color(red: 0.48, green: 0.12, blue: 0.64),
        Color(red: 0.96, green: 0.32, blue: 0.12),
      ], isDithered: isDithered)
    let paints: [Paint] = [
      .linearGradient(gradient, from: .zero, to: Point(x: 0, y: 630)),
      .linearGradient(gradient, from: .zero, to: Point(x: 1200, y: 630)),
      .radialGradient(gradient, center: center, radius: 680), .conicGradient(gradient, center: center),
    ]
    let title = StyledText("A share image", font: try Font.default(size: 96), color: .white)
    for paint in paints {
      let image = try Image(size: size, scale: 1) { context in
        context.fill(Rect(origin: .zero, size: size), with: paint)
        context.draw(title, at: Point(x: 80, y: 180))
      }
      let counts = try [PNGCompression.fast, .balanced].map { try image.png(compression: $0).count }
      #expect(counts[1] <= counts[0], "\(paint)")
    }
  }

  @Test func moreColoursThanAPaletteHoldsAreRGBWhereOpaque() throws {
    let pixels = try buffer(257, 3) { x, y in
      PremultipliedPixel(red: UInt8(x % 256), green: UInt8(x / 256), blue: 7, alpha: 255)
    }
    let bytes = try PNGEncoder().encode(pixels)
    #expect(kind(bytes) == .init(colorType: 2, bits: 8))
    #expect(try PNGDecoder().decode(bytes) == pixels)
  }

  @Test(arguments: [(255, 1), (85, 2), (17, 4), (1, 8)])
  func opaqueGreysTakeAsFewBitsAsTheirStepNeeds(step: Int, bits: Int) throws {
    let pixels = try buffer(300, 9) { x, y in
      let grey = UInt8((x + y) * step % 256 / step * step)
      return PremultipliedPixel(red: grey, green: grey, blue: grey, alpha: 255)
    }
    let bytes = try PNGEncoder().encode(pixels)
    #expect(kind(bytes) == .init(colorType: 0, bits: bits))
    #expect(try PNGDecoder().decode(bytes) == pixels)
  }

  @Test func fewGreysBetweenTheStepsHaveAPalette() throws {
    let pixels = try buffer(40, 40) { x, y in
      let grey = [UInt8](arrayLiteral: 3, 100, 200)[(x / 4 + y) % 3]
      return PremultipliedPixel(red: grey, green: grey, blue: grey, alpha: 255)
    }
    let bytes = try PNGEncoder().encode(pixels)
    #expect(kind(bytes) == .init(colorType: 3, bits: 2))
    #expect(try PNGDecoder().decode(bytes) == pixels)
  }

  @Test func manyTranslucentGreysAreGreyWithAlpha() throws {
    let pixels = try buffer(256, 256) { x, y in
      let grey = UInt8(min(x, y))
      return PremultipliedPixel(red: grey, green: grey, blue: grey, alpha: UInt8(y))
    }
    let bytes = try PNGEncoder().encode(pixels)
    #expect(kind(bytes) == .init(colorType: 4, bits: 8))
    #expect(try PNGDecoder().decode(bytes) == pixels)
  }

  @Test func aPaletteListsTranslucentColoursFirstAndOtherwiseAsTheyAppear() throws {
    let colors = [
      PremultipliedPixel(red: 255, green: 0, blue: 0, alpha: 255), .clear,
      PremultipliedPixel(red: 0, green: 255, blue: 0, alpha: 255),
      PremultipliedPixel(red: 0, green: 0, blue: 51, alpha: 51),
    ]
    let pixels = try buffer(4, 20) { x, _ in colors[x] }
    let bytes = try PNGEncoder().encode(pixels)
    #expect(chunk("PLTE", of: bytes) == [0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 255, 0])
    #expect(chunk("tRNS", of: bytes) == [0, 51])
    #expect(try PNGDecoder().decode(bytes) == pixels)
  }

  @Test func onePixelOfAnyKindComesBack() throws {
    for pixel in [
      .clear, PremultipliedPixel(red: 1, green: 2, blue: 3, alpha: 4),
      PremultipliedPixel(red: 255, green: 255, blue: 255, alpha: 255),
    ] {
      let pixels = try buffer(1, 1) { _, _ in pixel }
      #expect(try PNGDecoder().decode(PNGEncoder().encode(pixels)) == pixels)
    }
  }

  @Test func singleRowsAndColumnsOfManyColoursComeBack() throws {
    // One row has no row above to filter with, one column no pixel before.
    for (width, height) in [(1, 5000), (5000, 1)] {
      let pixels = try buffer(width, height) { x, y in
        let n = x + y
        return PremultipliedPixel(red: UInt8(n % 200), green: UInt8(n / 200), blue: 0, alpha: 200)
      }
      let bytes = try PNGEncoder().encode(pixels)
      #expect(kind(bytes).colorType == 6)
      #expect(try PNGDecoder().decode(bytes) == pixels)
    }
  }

  @Test func flatRowsBetweenNoisyOnesComeBack() throws {
    var random = SeededGenerator(seed: 3)
    var pixels = try PixelBuffer(width: 61, height: 120)
    for y in 0..<120 {
      for x in 0..<61 {
        let isNoisy = y / 10 % 3 == 1
        let bits = UInt32(truncatingIfNeeded: random.next())
        pixels[x, y] =
          isNoisy
          ? PremultipliedPixel(
            straightRed: UInt8(bits & 255), green: UInt8(bits >> 8 & 255), blue: UInt8(bits >> 16 & 255),
            alpha: UInt8(bits >> 24))
          : PremultipliedPixel(red: UInt8(y), green: x < y / 2 ? 7 : 0, blue: 0, alpha: 255)
      }
    }
    #expect(try PNGDecoder().decode(PNGEncoder().encode(pixels)) == pixels)
  }

  @Test func theSamePixelsGiveTheSameBytes() throws {
    let pixels = try everyPixel
    #expect(try PNGEncoder().encode(pixels) == PNGEncoder().encode(pixels))
  }

  @Test func colourAboveItsAlphaIsWrittenAsFullColour() throws {
    let pixels = try buffer(1, 1) { _, _ in PremultipliedPixel(red: 200, green: 10, blue: 0, alpha: 100) }
    let read = try PNGDecoder().decode(PNGEncoder().encode(pixels))
    #expect(read[0, 0] == PremultipliedPixel(red: 100, green: 10, blue: 0, alpha: 100))
  }

  @Test func everyFileIsTaggedSRGBAndAResolutionIsNotedWhereGiven() throws {
    let image = Image(pixels: try buffer(3, 3) { _, _ in .clear })
    let plain = try image.png()
    #expect(chunk("sRGB", of: plain) == [0])
    #expect(chunk("pHYs", of: plain) == nil)
    // 300 pixels an inch are 11 811.02 a metre.
    #expect(chunk("pHYs", of: try image.png(pixelsPerInch: 300)) == [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1])
    for odd in [0, -1, Double.nan, 1e-9] {
      #expect(chunk("pHYs", of: try image.png(pixelsPerInch: odd)) == nil)
    }
    #expect(chunk("pHYs", of: try image.png(pixelsPerInch: .infinity))?.prefix(4) == [0x7F, 0xFF, 0xFF, 0xFF])
  }

  @Test func flatArtworkIsSmall() throws {
    // A disc with a soft edge, in a colour ramp: what faces and charts are made of.
    let pixels = try buffer(200, 200) { x, y in
      let distance = Double((x - 100) * (x - 100) + (y - 100) * (y - 100)).squareRoot()
      let coverage = UInt8(max(0, min(1, 80.5 - distance)) * 255)
      return PremultipliedPixel(straightRed: 200, green: UInt8(y), blue: UInt8(255 - y), alpha: coverage)
    }
    #expect(try PNGEncoder().encode(pixels).count < 4000)
  }

  /// A cloth of 20×20 tiles in a thousand colours: what comes again costs little, as it does in the picture's first rows.
  @Test func aPatternThatComesAgainIsSmall() throws {
    var tile = SeededGenerator(seed: 5)
    let colors = (0..<1000).map { _ in UInt32(truncatingIfNeeded: tile.next()) | 0xFF00_0000 }
    let cloth = try buffer(600, 600) { x, y in
      let (column, row) = (x % 20, y % 20)
      let isThread = column < 5 && row < 5
      return PremultipliedPixel(bits: isThread ? colors[(column + 5 * row + 25 * (y / 20)) % 1000] : 0xFF20_6040)
    }
    let png = try PNGEncoder().encode(cloth)
    #expect(png.count < 20_000)
    #expect(try PNGDecoder().decode(png) == cloth)
  }

  @Test func gradientsAreSmall() throws {
    // Without filters this would be 44 000 bytes.
    let pixels = try buffer(300, 300) { x, y in
      PremultipliedPixel(red: UInt8((x + y) / 5), green: UInt8((2 * x + y) / 8), blue: UInt8(x / 2), alpha: 255)
    }
    #expect(try PNGEncoder().encode(pixels).count < 10_000)
  }

  /// Which filters a picture wants is seen wherever it is that it wants them.
  @Test func aGradientBetweenFlatRowsIsFiltered() throws {
    let pixels = try buffer(700, 600) { x, y in
      guard (150..<290).contains(y) else { return PremultipliedPixel(red: 30, green: 90, blue: 60, alpha: 255) }
      return PremultipliedPixel(
        red: UInt8((x + y) / 4), green: UInt8((2 * x + y) / 7), blue: UInt8((x + 3 * y) / 7), alpha: 255)
    }
    let png = try PNGEncoder().encode(pixels)
    #expect(2 * png.count < (try PNGEncoder(compression: .fast).encode(pixels).count))
    #expect(try PNGDecoder().decode(png) == pixels)
  }

  /// A share image: a gradient with its dither, and letters on it. Its repetitions are at more distances than one
  /// place for each four bytes finds.
  @Test(arguments: [("across", 100), ("along the diagonal", 85), ("from the middle", 100)])
  func aGradientWithLettersIsSmallerThanInHaste(direction: String, percent: Int) throws {
    let (width, height) = (400, 210)
    let image = try Image(size: Size(width: Double(width), height: Double(height))) { context in
      let gradient = Gradient(
        colors: [Color(red: 0.2, green: 0.14, blue: 0.47), Color(red: 0.9, green: 0.43, blue: 0.35)])
      let (low, high) = (Point.zero, Point(x: Double(width), y: Double(height)))
      switch direction {
      case "across": context.setFill(.linearGradient(gradient, from: low, to: Point(x: high.x, y: 0)))
      case "along the diagonal": context.setFill(.linearGradient(gradient, from: low, to: high))
      default:
        context.setFill(.radialGradient(gradient, center: Point(x: high.x / 2, y: high.y / 2), radius: high.x / 2))
      }
      context.fill(context.bounds)
      context.setFillColor(.white)
      for i in 0..<90 {
        let (column, row) = (Double(i % 30), Double(i / 30))
        context.fill(
          Path(ovalIn: Rect(x: 30 + 11 * column, y: 80 + 18 * row + 0.3 * column, width: 5 + row, height: 9)))
      }
    }
    let (fast, balanced) = (try image.png(compression: .fast), try image.png())
    #expect(100 * balanced.count < percent * fast.count, "\(balanced.count) and \(fast.count) bytes")
    #expect(try Image(png: balanced) == image)
  }

  /// Rows that mostly repeat: a try on some pairs of them says so.
  @Test func rowsThatRepeatAreFiltered() throws {
    let pixels = try buffer(640, 400) { x, y in
      // The colours of a row make more than a palette holds.
      if y == 0 { return PremultipliedPixel(red: UInt8(x % 256), green: UInt8(x / 256), blue: 7, alpha: 255) }
      let place = (x + y / 9) % 80
      let level: UInt8 = place % 40 == 0 ? UInt8(28 * (y % 9)) : place < 40 ? 250 : 20
      return PremultipliedPixel(red: level, green: level, blue: level / 2, alpha: 255)
    }
    let png = try PNGEncoder().encode(pixels)
    #expect(kind(png) == Kind(colorType: 2, bits: 8))
    #expect(4 * png.count < 3 * (try PNGEncoder(compression: .fast).encode(pixels).count))
    #expect(try PNGDecoder().decode(png) == pixels)
  }

  /// A megabyte and more of rows is compressed in bands, each a chunk.
  @Test(arguments: PNGCompression.allCases)
  func aLargePictureHasTheSameBytesAtAnyNumberOfThreads(compression: PNGCompression) throws {
    var random = SeededGenerator(seed: 31)
    // Noise, flat rows and a gradient, so that bands differ and their borders lie in each of them.
    let pixels = try buffer(700, 1_000) { x, y in
      switch y / 90 % 3 {
      case 0: PremultipliedPixel(bits: UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000)
      case 1: PremultipliedPixel(red: UInt8(x / 100), green: 0, blue: 9, alpha: 255)
      default: PremultipliedPixel(red: UInt8((x + y) / 7), green: UInt8(y / 4), blue: UInt8(x / 3), alpha: 255)
      }
    }
    var encoder = PNGEncoder(compression: compression)
    let files = try [1, 2, 3, 16].map { workers in
      encoder.workers = workers
      return try encoder.encode(pixels)
    }
    #expect(Set(files).count == 1)
    #expect(chunkCount("IDAT", of: files[0]) == 3)
    #expect(try PNGDecoder().decode(files[0]) == pixels)
  }

  @Test(arguments: PNGCompression.allCases)
  func aPictureHasTheSameBytesAtEveryLevelOfTheKernels(compression: PNGCompression) throws {
    let translucent = try everyPixel
    let opaque = try buffer(211, 90) { x, y in
      PremultipliedPixel(red: UInt8(x), green: UInt8(2 * y), blue: UInt8(x ^ y), alpha: 255)
    }
    let flat = try buffer(211, 90) { x, y in PremultipliedPixel(red: UInt8(x / 40), green: 7, blue: 0, alpha: 255) }
    for pixels in [translucent, opaque, flat] {
      let files = try Kernels.allLevels.map { kernels in
        try PNGEncoder(compression: compression, kernels: kernels).encode(pixels)
      }
      #expect(Set(files).count == 1)
    }
  }

  /// What kind of PNG a picture of over a million pixels needs may show in its last row.
  @Test func theLastRowOfALargePictureCountsToo() throws {
    func large(_ last: (Int) -> PremultipliedPixel) throws -> [UInt8] {
      let width = 1_100
      return try PNGEncoder().encode(
        buffer(width, 1_000) { x, y in
          y == 999 ? last(x) : PremultipliedPixel(red: UInt8(y % 200), green: 0, blue: 0, alpha: 255)
        })
    }
    func red(_ level: Int) -> PremultipliedPixel {
      PremultipliedPixel(red: UInt8(level), green: 0, blue: 0, alpha: 255)
    }
    // 56 colours more fill the palette, in the order in which they come; one more is one too many.
    let full = try large { red(max(199, 199 + min($0, 56))) }
    #expect(kind(full) == .init(colorType: 3, bits: 8))
    #expect(chunk("PLTE", of: full) == (0..<256).flatMap { [UInt8($0), 0, 0] })
    let more = try large {
      $0 == 1_099 ? PremultipliedPixel(red: 0, green: 1, blue: 0, alpha: 255) : red(199 + min($0, 56))
    }
    #expect(kind(more) == .init(colorType: 2, bits: 8))
    let translucent = try large { $0 == 1_099 ? PremultipliedPixel(bits: 0x7F00_0001) : red(199 + min($0, 56)) }
    #expect(kind(translucent) == .init(colorType: 6, bits: 8))
  }

  /// Rows that repeat the one above, differ from it in some places, or in all: each is filtered in another way, and where
  /// one pixel is not opaque, made in another way. The last width makes several bands.
  @Test(arguments: [1, 2, 9, 1_100], [true, false])
  func picturesOfManyColorsComeBack(width: Int, isOpaque: Bool) throws {
    let pixels = try buffer(width, 1_000) { x, y in
      if !isOpaque, x == 0, y % 20 < 3 { return PremultipliedPixel(bits: 0x7F01_0203) }
      let place = y % 50 == 0 ? 1_000 * x + y : x / 40 + 100 * (y / 3)
      return PremultipliedPixel(bits: UInt32(place) &* 2_654_435_769 | 0xFF00_0000)
    }
    for compression in PNGCompression.allCases {
      let bytes = try PNGEncoder(compression: compression).encode(pixels)
      #expect(kind(bytes) == .init(colorType: isOpaque ? 2 : 6, bits: 8))
      #expect(try PNGDecoder().decode(bytes) == pixels, "\(compression)")
    }
  }

  private func buffer(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> PremultipliedPixel
  ) throws -> PixelBuffer {
    var buffer = try PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { buffer[x, y] = pixel(x, y) } }
    return buffer
  }

  private struct Kind: Equatable {
    var colorType: Int
    var bits: Int
  }

  private func kind(_ png: [UInt8]) -> Kind { Kind(colorType: Int(png[25]), bits: Int(png[24])) }

  /// The data of the first chunk with a name.
  private func chunk(_ name: String, of png: [UInt8]) -> [UInt8]? { chunks(name, of: png).first }

  private func chunkCount(_ name: String, of png: [UInt8]) -> Int { chunks(name, of: png).count }

  private func chunks(_ name: String, of png: [UInt8]) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var offset = 8
    while offset + 12 <= png.count {
      let length = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      if png[offset + 4..<offset + 8].elementsEqual(name.utf8) {
        result.append(Array(png[offset + 8..<offset + 8 + length]))
      }
      offset += 12 + length
    }
    return result
  }
}
