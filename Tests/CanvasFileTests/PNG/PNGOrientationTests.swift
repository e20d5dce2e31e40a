import Canvas
import TestSupport
import Testing

/// PNG files with a chunk of Exif, which tells how to turn the picture.
@Suite struct PNGOrientationTests {
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  }

  private let picture: Image

  init() throws {
    picture = try Image(
      rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 9, 9, 255, 0, 0, 0, 0, 90, 80, 70, 128], width: 3,
      height: 2)
  }

  /// The picture's file with chunks before the pixels.
  private func file(_ exif: [[UInt8]]) throws -> [UInt8] {
    let bytes = try picture.png()
    // The signature and the header have 33 bytes.
    return Array(bytes[..<33]) + exif.flatMap { HandMadePNG.chunk("eXIf", $0) } + bytes[33...]
  }

  @Test func aPictureIsTurned() throws {
    #expect(try Image(png: file([Self.exif(1)])) == picture)
    #expect(try Image(png: file([Self.exif(3)])) == picture.rotated(byQuarterTurns: 2))
    #expect(try Image(png: file([Self.exif(6)])) == picture.rotated(byQuarterTurns: 1))
    #expect(try Image(png: file([Self.exif(8)])) == picture.rotated(byQuarterTurns: 3))
    #expect(try Image(contents: file([Self.exif(2)])) == picture.flippedHorizontally())
  }

  @Test func theFirstChunkCounts() throws {
    #expect(try Image(png: file([Self.exif(6), Self.exif(1)])) == picture.rotated(byQuarterTurns: 1))
  }

  @Test(arguments: [[], [0x4D], exif(0), exif(9), Array(exif(6).dropLast(12)), [UInt8](repeating: 0xFF, count: 70_000)])
  func whatIsNoOrientationIsIgnored(exif: [UInt8]) throws {
    #expect(try Image(png: file([exif])) == picture)
  }
}
