import Canvas
import TestSupport
import Testing

@Suite(.enabled(if: Image.readsJPEG)) struct JPEGEncoderTests {
  /// Four fields: red, blue, half red, nothing.
  private func picture(width: Int = 64, height: Int = 48) throws -> Image {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes +=
          y < height / 2
          ? x < width / 2 ? [220, 20, 30, 255] : [20, 30, 220, 255] : x < width / 2 ? [200, 0, 0, 128] : [0, 0, 0, 0]
      }
    }
    return try Image(rgba: bytes, width: width, height: height)
  }

  private func distance(_ image: Image, _ x: Int, _ y: Int, _ red: Double, _ green: Double, _ blue: Double) -> Double {
    guard let color = image.color(atPixelX: x, y: y) else { return .infinity }
    return max(abs(color.red * 255 - red), abs(color.green * 255 - green), abs(color.blue * 255 - blue))
  }

  @Test(arguments: [1, 50, 90, 100]) func aPictureIsReadAsItWasWritten(quality: Int) throws {
    let image = try Image(jpeg: picture().jpeg(quality: quality))
    #expect(image.pixelWidth == 64 && image.pixelHeight == 48)
    let allowed = quality >= 90 ? 4.0 : quality == 50 ? 12.0 : 60.0
    #expect(distance(image, 8, 8, 220, 20, 30) <= allowed)
    #expect(distance(image, 56, 8, 20, 30, 220) <= allowed)
    // Alpha is composed on white.
    #expect(distance(image, 8, 40, 227, 127, 127) <= allowed)
    #expect(distance(image, 56, 40, 255, 255, 255) <= allowed)
  }

  @Test func theBytesAreTheSameAndOutOfRangeIsTheNearestQuality() throws {
    let picture = try picture()
    #expect(try picture.jpeg() == picture.jpeg(quality: 90))
    #expect(try picture.jpeg(quality: 900) == picture.jpeg(quality: 100))
    #expect(try picture.jpeg(quality: .min) == picture.jpeg(quality: 1))
    #expect(try picture.jpeg(quality: 30).count < picture.jpeg(quality: 95).count)
  }

  @Test(arguments: [(89, 0x22), (90, 0x11)]) func colorsHaveTheFullResolutionFrom90On(quality: Int, factors: UInt8)
    throws
  {
    let bytes = try picture().jpeg(quality: quality)
    let frame = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    #expect(bytes[frame + 11] == factors)
  }

  @Test(
    arguments: [
      (nil, [0, 0, 1, 0, 1]), (300.0, [1, 1, 44, 1, 44]), (-3.0, [0, 0, 1, 0, 1]), (.nan, [0, 0, 1, 0, 1]),
      (1e9, [1, 255, 255, 255, 255]),
    ] as [(Double?, [UInt8])])
  func theResolutionIsWritten(pixelsPerInch: Double?, header: [UInt8]) throws {
    let bytes = try picture().jpeg(pixelsPerInch: pixelsPerInch)
    #expect(Array(bytes[6..<11]) == Array("JFIF\0".utf8))
    #expect(Array(bytes[13..<18]) == header)
  }

  @Test(arguments: [(1, 1), (7, 3), (17, 1), (1, 33)]) func anySizeIsWritten(width: Int, height: Int) throws {
    let image = try Image(jpeg: picture(width: width, height: height).jpeg(quality: 80))
    #expect(image.pixelWidth == width && image.pixelHeight == height)
  }

  @Test func aLargePictureIsWritten() throws {
    // The buffer grows several times.
    var generator = SeededGenerator(seed: 3)
    let bytes = (0..<4 * 500 * 400).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &generator) }
    let file = try Image(rgba: bytes, width: 500, height: 400).jpeg(quality: 100)
    #expect(file.count > 200_000)
    #expect(try Image(jpeg: file).pixelWidth == 500)
  }

  @Test func aFileIsWritten() throws {
    let folder = try TemporaryFolder()
    try picture().writeJPEG(to: folder["a/b.jpg"], quality: 70)
    #expect(try folder.bytes("a/b.jpg") == picture().jpeg(quality: 70))
  }
}

#if !(Full || JPEG)
  @Suite struct JPEGEncoderAbsenceTests {
    @Test func aBuildWithoutTheTraitSaysSo() throws {
      let image = try Image(rgba: [0, 0, 0, 255], width: 1, height: 1)
      #expect(throws: JPEGError.encoderUnavailable) { try image.jpeg() }
    }
  }
#endif
