import ArgumentParser
import Canvas
import CanvasGoldens

/// Random pictures as PNG files, with their samples, written or read: see .ci/checks/support/pictures.py.
struct RandomPictures: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pictures", abstract: "Write or read random pictures, for .ci/checks/pictures.",
    shouldDisplay: false)

  @Argument(help: "Folder for 0-fast.png, 0-balanced.png, 0-small.png, 0.rgba, and so on.")
  var folder: String

  @Argument(help: "Number of pictures.")
  var count: Int

  @Option(help: "Seed of the first picture.")
  var seed: UInt64 = 1

  @Flag(help: "Read each N.png of another encoder and compare its samples with N.rgba.")
  var read = false

  func run() throws {
    for number in 0..<count {
      if read { try check(number) } else { try write(number) }
    }
  }

  /// Writes a picture. Every form is first read back.
  private func write(_ number: Int) throws {
    let image = try Self.picture(seed: seed &+ UInt64(number))
    for compression in PNGCompression.allCases {
      let png = try image.png(compression: compression)
      guard try Image(png: png) == image else { throw ValidationError("\(number): \(compression) differs when read") }
      try AtomicFile.write(png, to: "\(folder)/\(number)-\(compression).png")
    }
    try AtomicFile.write(Self.samples(StraightImage(image)), to: "\(folder)/\(number).rgba")
  }

  private func check(_ number: Int) throws {
    let image = try StraightImage(contentsOfPNG: "\(folder)/\(number).png")
    guard try FileReader.bytes(of: "\(folder)/\(number).rgba", limit: 1 << 28) == Self.samples(image) else {
      throw ValidationError("\(number).png: the samples differ from \(number).rgba")
    }
  }

  /// Width and height as 4 bytes each, then R, G, B, A of each pixel; 0 if alpha is 0.
  private static func samples(_ image: StraightImage) -> [UInt8] {
    var bytes: [UInt8] = []
    for word in [UInt32(image.pixelWidth), UInt32(image.pixelHeight)] { append(word, to: &bytes) }
    image.pixels.withPixels { row in
      for bits in row { append(bits, to: &bytes) }
    }
    return bytes
  }

  private static func append(_ word: UInt32, to bytes: inout [UInt8]) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
  }

  /// A picture of one of the forms that the encoder distinguishes: few colours, greys, opaque or not, flat or noise.
  private static func picture(seed: UInt64) throws -> Image {
    var random = SeededGenerator(seed: seed)
    let longest = random.next(below: 20) == 0 ? 400 : 40
    let (width, height) = (1 + random.next(below: longest), 1 + random.next(below: longest))
    let colorCount = [1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 1 << 20][random.next(below: 11)]
    let isGray = random.next(below: 3) == 0
    let isOpaque = random.next(below: 2) == 0
    func color() -> UInt32 {
      let alpha = isOpaque ? 255 : [0, 255, UInt32(random.next(below: 256))][random.next(below: 3)]
      let channels = (0..<3).map { _ in UInt32(random.next(below: Int(alpha) + 1)) }
      let (red, green, blue) = (channels[0], channels[isGray ? 0 : 1], channels[isGray ? 0 : 2])
      return alpha << 24 | blue << 16 | green << 8 | red
    }
    let colors = (0..<min(colorCount, width * height)).map { _ in color() }
    // Runs create flat rows, and equal rows create repetitions.
    let run = 1 + random.next(below: 12)
    let period = 1 + random.next(below: height)
    let rows = (0..<period).map { _ -> [UInt32] in
      var row: [UInt32] = []
      while row.count < width {
        let next = colors[random.next(below: colors.count)]
        for _ in 0...random.next(below: run) { row.append(next) }
      }
      return Array(row.prefix(width))
    }
    var pixels = try PixelBuffer(width: width, height: height)
    unsafe pixels.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width { unsafe pixels[y * width + x] = rows[y % period][x] }
      }
    }
    return Image(pixels: pixels, scale: 1)
  }
}
