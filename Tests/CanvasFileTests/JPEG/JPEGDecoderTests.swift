import Canvas
import TestSupport
import Testing

@Suite(.enabled(if: Image.readsJPEG)) struct JPEGDecoderTests {
  private func channels(_ image: Image, _ x: Int, _ y: Int) -> [Int] {
    guard let color = image.color(atPixelX: x, y: y) else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  private func isClose(_ found: [Int], _ expected: [Int], within distance: Int = 4) -> Bool {
    found.count == 3 && zip(found, expected).allSatisfy { abs($0 - $1) <= distance }
  }

  @Test(arguments: [SampleJPEG.baseline, SampleJPEG.progressive]) func coloursAreRead(bytes: [UInt8]) throws {
    let image = try Image(jpeg: bytes)
    #expect(image.pixelWidth == 16 && image.pixelHeight == 8)
    for y in 0..<8 {
      #expect(isClose(channels(image, 2, y), [200, 30, 20]))
      #expect(isClose(channels(image, 13, y), [20, 60, 210]))
    }
    #expect(image.color(atPixelX: 0, y: 0)?.alpha == 1)
  }

  @Test func greyIsRead() throws {
    let image = try Image(jpeg: SampleJPEG.gray)
    #expect(channels(image, 2, 3) == [60, 60, 60])
    #expect(channels(image, 13, 3) == [190, 190, 190])
  }

  @Test func printColoursBecomeLight() throws {
    let image = try Image(jpeg: SampleJPEG.cmyk)
    #expect(isClose(channels(image, 2, 3), [255, 0, 0]))
    #expect(isClose(channels(image, 13, 3), [0, 127, 127]))
  }

  @Test func aPictureStandsAsTheCameraSawIt() throws {
    let image = try Image(jpeg: SampleJPEG.turned, scale: 2)
    #expect(image.pixelWidth == 8 && image.pixelHeight == 16 && image.scale == 2)
    // A quarter turn clockwise: what was left is on top.
    #expect(isClose(channels(image, 4, 2), [200, 30, 20]))
    #expect(isClose(channels(image, 4, 13), [20, 60, 210]))
  }

  /// All eight orientations, on the picture that they are written for: a number is the turn that the stored pixels need.
  @Test(arguments: 1...8) func everyOrientationIsUndone(orientation: Int) throws {
    var bytes = SampleJPEG.turned
    // The tag 274 of type 3 and count 1, then its value, in the file's big-endian order.
    let entry: [UInt8] = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01]
    let place = try #require((0..<bytes.count - 10).first { Array(bytes[$0..<$0 + 8]) == entry })
    bytes[place + 9] = UInt8(orientation)
    let image = try Image(jpeg: bytes)
    let isUpright = orientation <= 4
    #expect(image.pixelWidth == (isUpright ? 16 : 8))
    // Where the stored left half, which is red, belongs.
    let red = [1: (2, 4), 2: (13, 4), 3: (13, 4), 4: (2, 4), 5: (4, 2), 6: (4, 2), 7: (4, 13), 8: (4, 13)][orientation]
    let (x, y) = try #require(red)
    #expect(isClose(channels(image, x, y), [200, 30, 20]))
  }

  @Test func aFileIsToldByHowItBegins() throws {
    let png = try Image(grays: [[1, 2], [3, 4]]).png()
    #expect(try Image(contents: png).pixelWidth == 2)
    #expect(try Image(contents: SampleJPEG.baseline).pixelWidth == 16)
    func message(_ bytes: [UInt8]) -> String? {
      do {
        _ = try Image(contents: bytes)
        return nil
      } catch { return error.description }
    }
    #expect(message([]) == "0 bytes; expected a PNG, a JPEG or a WebP")
    #expect(message(Array("GIF89a".utf8)) == "this is a GIF; only PNG, JPEG and WebP can be read")
    #expect(message(Array("hello".utf8)) == "not a picture: neither a PNG nor a JPEG nor a WebP")
    #expect(message(Array(png.prefix(4))) == "the PNG ends at byte 4 without its IEND chunk")
    #expect(message([0xFF, 0xD8]) == "the JPEG ends at byte 2, before its pixels")
  }
}
