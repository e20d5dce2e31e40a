import Canvas
import TestSupport
import Testing

@Suite(.enabled(if: Image.readsJPEG)) struct JPEGDamageTests {
  private func message(_ bytes: [UInt8], limits: ImageLimits = .default) -> String? {
    do {
      _ = try Image(jpeg: bytes, limits: limits)
      return nil
    } catch { return error.description }
  }

  @Test(arguments: [SampleJPEG.baseline, SampleJPEG.progressive, SampleJPEG.gray, SampleJPEG.cmyk, SampleJPEG.turned])
  func everyCutIsAnError(bytes: [UInt8]) {
    // Without its last marker a picture is cut off too, even if all pixels are there.
    for count in 0..<bytes.count - 1 {
      #expect(throws: JPEGError.self, "the first \(count) of \(bytes.count) bytes") {
        try Image(jpeg: Array(bytes.prefix(count)))
      }
    }
  }

  /// Whatever one byte becomes: a picture or an error, and no end of the program.
  @Test(arguments: [SampleJPEG.baseline, SampleJPEG.progressive, SampleJPEG.turned])
  func noByteStopsTheProgram(bytes: [UInt8]) {
    var generator = SeededGenerator(seed: 5)
    for place in bytes.indices {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[place] = UInt8(generator.next(below: 256))
        // A side of 65 535 pixels is beyond the limits; smaller ones are few enough here to be tried.
        _ = try? Image(jpeg: damaged, limits: ImageLimits(maximumPixelCount: 1 << 20))
      }
    }
  }

  @Test func headersAreHeldAgainstTheLimits() throws {
    var bytes = SampleJPEG.baseline
    let frame = try #require((2..<bytes.count - 9).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    func size(_ width: Int, _ height: Int) {
      bytes[frame + 5] = UInt8(height >> 8)
      bytes[frame + 6] = UInt8(height & 255)
      bytes[frame + 7] = UInt8(width >> 8)
      bytes[frame + 8] = UInt8(width & 255)
    }
    size(65_535, 65_535)
    #expect(message(bytes) == "65535x65535 pixels; must be at most 32767 a side and 100000000 in total")
    size(20_000, 20_000)
    #expect(message(bytes) == "20000x20000 pixels; must be at most 32767 a side and 100000000 in total")
    size(9_000, 9_000)
    #expect(message(bytes) == "9000x9000 pixels don't fit in \(bytes.count) bytes")
    size(16, 8)
    #expect(
      message(bytes, limits: ImageLimits(maximumSide: 15))
        == "16x8 pixels; must be at most 15 a side and 100000000 in total")
    size(0, 8)
    #expect(message(bytes) == "the JPEG's header at byte \(frame): 0x8 pixels; each side must be at least 1")
    size(16, 8)
    bytes[frame + 4] = 12
    #expect(message(bytes) == "the JPEG's header at byte \(frame): 12 bits a sample; must be 8")
  }

  @Test func aPictureIsNotScannedWithoutEnd() throws {
    let bytes = SampleJPEG.progressive
    // The last scan refines what is there; it is read again and again.
    let scan = try #require(bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let repeated = Array(bytes[scan..<bytes.count - 2])
    func picture(scans: Int) -> [UInt8] {
      var picture = Array(bytes[..<(bytes.count - 2)])
      for _ in 0..<scans { picture += repeated }
      return picture + [0xFF, 0xD9]
    }
    #expect(message(picture(scans: 100)) == nil)
    #expect(message(picture(scans: 300)) == "the JPEG is damaged: more than 200 scans, too many for its size")
  }

  @Test func whatIsNoJPEGSaysSo() {
    #expect(message([]) == "not a JPEG: the signature is missing")
    #expect(message([0xFF, 0xD8, 0xFF, 0xD9]) == "the JPEG's header at byte 2: the picture ends without pixels")
    #expect(
      message([0xFF, 0xD8, 0xFF, 0xDA, 0, 2])
        == "the JPEG's header at byte 2: the pixels have no frame header before them")
    #expect(message([0xFF, 0xD8, 7]) == "the JPEG's header at byte 2: a segment must begin with byte 255, not 7")
    #expect(
      message([0xFF, 0xD8, 0xFF, 0xE0, 0, 1])
        == "the JPEG's header at byte 2: a segment of 1 bytes; must be at least 2")
  }

  @Test func aScaleIsPositive() {
    #expect(throws: JPEGError.self) { try Image(jpeg: SampleJPEG.gray, scale: 0) }
    #expect(throws: JPEGError.self) { try Image(jpeg: SampleJPEG.gray, scale: .nan) }
  }
}
