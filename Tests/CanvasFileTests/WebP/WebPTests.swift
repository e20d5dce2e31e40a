import Canvas
import TestSupport
import Testing

@Suite(.enabled(if: Image.readsWebP)) struct WebPTests {
  private func picture(width: Int = 40, height: Int = 30) throws -> Image {
    var generator = SeededGenerator(seed: 11)
    let bytes = (0..<width * height).flatMap { index -> [UInt8] in
      let alpha: UInt8 = index % 7 == 0 ? 0 : index % 3 == 0 ? UInt8.random(in: 1...254, using: &generator) : 255
      return [UInt8(index % 256), UInt8(index / 9 % 256), UInt8.random(in: 0...255, using: &generator), alpha]
    }
    return try Image(rgba: bytes, width: width, height: height)
  }

  @Test(arguments: [(1, 1), (40, 30), (3, 97)]) func withoutLossAPictureIsEqual(width: Int, height: Int) throws {
    let picture = try picture(width: width, height: height)
    let bytes = try picture.webP()
    #expect(try Image(webP: bytes) == picture)
    #expect(try Image(contents: bytes) == picture)
    #expect(try picture.webP() == bytes)
  }

  @Test func aQualityIsSmaller() throws {
    let picture = try picture(width: 200, height: 150)
    let (low, high) = (try picture.webP(quality: 10), try picture.webP(quality: 95))
    #expect(low.count < high.count)
    #expect(try Image(webP: low).pixelWidth == 200)
    #expect(try picture.webP(quality: 0) == picture.webP(quality: 1))
    #expect(try picture.webP(quality: .max) == picture.webP(quality: 100))
  }

  @Test func aPictureThatIsTooLargeIsAnError() throws {
    let wide = try Image(rgba: [UInt8](repeating: 0, count: 4 * 16_384), width: 16_384, height: 1)
    #expect(throws: WebPError.tooLarge(pixelWidth: 16_384, pixelHeight: 1)) { try wide.webP() }
  }

  @Test func limitsAreChecked() throws {
    let bytes = try picture().webP()
    let limits = ImageLimits(maximumSide: 20)
    #expect(throws: WebPError.outOfLimits(pixelWidth: 40, pixelHeight: 30, limits: limits)) {
      try Image(webP: bytes, limits: limits)
    }
    #expect(throws: WebPError.self) { try Image(webP: bytes, scale: 0) }
  }

  @Test(arguments: [nil, 50]) func everyCutOffFileIsAnError(quality: Int?) throws {
    let bytes = try picture().webP(quality: quality)
    for count in bytes.indices {
      #expect(throws: WebPError.self, "\(count) bytes") { try Image(webP: Array(bytes[..<count])) }
    }
    #expect(try Image(webP: bytes + [1, 2, 3]).pixelWidth == 40)
  }

  @Test(arguments: [nil, 50]) func changedBytesNeverTrap(quality: Int?) throws {
    var generator = SeededGenerator(seed: 12)
    let bytes = try picture().webP(quality: quality)
    for _ in 0..<1000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        changed[Int.random(in: changed.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? Image(webP: changed, limits: ImageLimits(maximumPixelCount: 1 << 20))
    }
  }

  /// A file with the chunks of an extended one: header, pixels, Exif.
  private func extended(_ bytes: [UInt8], orientation: UInt8, hasHeader: Bool, flags: UInt8 = 0x08) -> [UInt8] {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + [UInt8(content.count & 255), UInt8(content.count >> 8), 0, 0] + content
        + (content.count % 2 == 1 ? [0] : [])
    }
    let tiff: [UInt8] =
      [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    let exif = (hasHeader ? Array("Exif\0\0".utf8) : []) + tiff
    let content =
      Array("WEBP".utf8) + chunk("VP8X", [flags | 0x10, 0, 0, 0, 39, 0, 0, 29, 0, 0]) + bytes[12...]
      + chunk("EXIF", exif)
    return Array("RIFF".utf8) + [UInt8(content.count & 255), UInt8(content.count >> 8), 0, 0] + content
  }

  @Test(arguments: [true, false]) func aPictureIsTurnedByItsOrientation(hasHeader: Bool) throws {
    let picture = try picture()
    let bytes = try picture.webP()
    let turned = try Image(webP: extended(bytes, orientation: 6, hasHeader: hasHeader))
    #expect(turned.pixelWidth == 30 && turned.pixelHeight == 40)
    // The left edge of the file is the upper one of the picture, from right to left.
    #expect(turned.color(atPixelX: 29, y: 0) == picture.color(atPixelX: 0, y: 0))
    #expect(turned.color(atPixelX: 0, y: 0) == picture.color(atPixelX: 0, y: 29))
    #expect(try Image(webP: extended(bytes, orientation: 1, hasHeader: hasHeader)) == picture)
    #expect(try Image(webP: extended(bytes, orientation: 77, hasHeader: hasHeader)) == picture)
  }

  /// An animation of one frame at 10, 4 on a canvas of 60×50.
  private func animation(frame: [UInt8], width: Int, height: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { [0, 8, 16].map { UInt8(truncatingIfNeeded: value >> $0) } }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + number(content.count) + [0] + content + (content.count % 2 == 1 ? [0] : [])
    }
    let place = number(5) + number(2) + number(width - 1) + number(height - 1) + number(100) + [0]
    let content =
      chunk("VP8X", [0x12, 0, 0, 0] + number(59) + number(49)) + chunk("ANIM", [0, 0, 0, 0, 0, 0])
      + chunk("ANMF", place + frame)
    return Array("RIFF".utf8) + number(content.count + 4) + [0] + Array("WEBP".utf8) + content
  }

  @Test func anAnimationIsItsFirstFrame() throws {
    let picture = try picture()
    let bytes = animation(frame: Array(try picture.webP().dropFirst(12)), width: 40, height: 30)
    let read = try Image(webP: bytes)
    #expect(read.pixelWidth == 60 && read.pixelHeight == 50)
    #expect(read.color(atPixelX: 9, y: 4) == .clear && read.color(atPixelX: 50, y: 4) == .clear)
    for (x, y) in [(0, 0), (39, 0), (17, 29)] {
      #expect(read.color(atPixelX: x + 10, y: y + 4) == picture.color(atPixelX: x, y: y))
    }
  }

  @Test func aFrameThatIsNoPictureOrLeavesTheCanvasIsDamage() throws {
    let still = Array(try picture().webP().dropFirst(12))
    let inner = Array(animation(frame: still, width: 40, height: 30).dropFirst(12))
    #expect(throws: WebPError.damaged) { try Image(webP: animation(frame: inner, width: 40, height: 30)) }
    let large = try Image(size: Size(width: 60, height: 50)) { $0.fill(Rect(x: 0, y: 0, width: 9, height: 9)) }
    #expect(throws: WebPError.damaged) {
      try Image(webP: animation(frame: Array(large.webP().dropFirst(12)), width: 60, height: 50))
    }
  }

  @Test func otherBytesAreAnError() {
    #expect(throws: WebPError.notWebP) { try Image(webP: []) }
    #expect(throws: WebPError.notWebP) { try Image(webP: Array("RIFF\0\0\0\0WAVE".utf8)) }
  }

  @Test func aFileIsWritten() throws {
    let folder = try TemporaryFolder()
    try picture().writeWebP(to: folder["a.webp"])
    #expect(try Image(contentsOf: folder["a.webp"]) == picture())
  }
}

#if !(Full || WebP)
  @Suite struct WebPAbsenceTests {
    @Test func aBuildWithoutTheTraitSaysSo() throws {
      let image = try Image(rgba: [0, 0, 0, 255], width: 1, height: 1)
      #expect(throws: WebPError.encoderUnavailable) { try image.webP() }
      let bytes = Array("RIFF".utf8) + [4, 0, 0, 0] + Array("WEBP".utf8)
      #expect(throws: WebPError.unavailable) { try Image(webP: bytes) }
    }
  }
#endif
