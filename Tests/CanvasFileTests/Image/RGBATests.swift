import Canvas
import Testing

/// Images from and as bytes.
@Suite struct RGBATests {
  private static let straight: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128, 10, 20, 30, 0, 200, 100, 50, 51]

  @Test func straightBytesAreMultipliedByAlpha() throws {
    let image = try Image(rgba: Self.straight, width: 2, height: 2, scale: 2)
    #expect(image.pixelWidth == 2 && image.pixelHeight == 2 && image.scale == 2)
    #expect(image.color(atPixelX: 0, y: 0) == .red)
    #expect(image.color(atPixelX: 0, y: 1) == .clear)
    let bytes = image.withUnsafePixels { Array($0) }
    #expect(bytes == [255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 0, 0, 40, 20, 10, 51])
  }

  @Test func premultipliedBytesComeBack() throws {
    let image = try Image(size: Size(width: 9, height: 7)) { context in
      context.alpha = 0.7
      context.fill(Path(ovalIn: context.bounds), with: .color(.orange))
    }
    let bytes = image.withUnsafePixels { Array($0) }
    #expect(bytes.count == 9 * 7 * 4)
    #expect(try Image(rgba: bytes, width: 9, height: 7, isPremultiplied: true) == image)
  }

  @Test func aPremultipliedColourIsNotAboveItsAlpha() throws {
    let image = try Image(rgba: [255, 7, 0, 9], width: 1, height: 1, isPremultiplied: true)
    #expect(image.withUnsafePixels { Array($0) } == [9, 7, 0, 9])
  }

  @Test(arguments: [0, 1, 15, 17])
  func aWrongNumberOfBytesIsAnError(count: Int) {
    #expect(throws: PixelBytesError.count(count, expected: 16)) {
      try Image(rgba: [UInt8](repeating: 0, count: count), width: 2, height: 2)
    }
    #expect(PixelBytesError.count(1, expected: 16).description == "1 bytes of pixels: expected 16, four for each pixel")
  }

  @Test(arguments: [(0, 2), (2, -1), (40_000, 1), (.max, .max), (.min, 3)])
  func aWrongSizeIsAnError(width: Int, height: Int) {
    let error = ImageSizeError.outOfLimits(pixelWidth: width, pixelHeight: height)
    #expect(throws: PixelBytesError.size(error)) { try Image(rgba: [], width: width, height: height) }
    #expect(PixelBytesError.size(error).description == error.description)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func aWrongScaleIsAnError(scale: Double) {
    #expect(throws: PixelBytesError.self) { try Image(rgba: [0, 0, 0, 0], width: 1, height: 1, scale: scale) }
  }

  // The error's type is known: the closure of `catch` need not handle others.
  @Test func aDrawingThatCannotFailThrowsOnlyItsSize() {
    func size() throws(PictureError<Never>) -> Image {
      try Image(size: Size(width: -1, height: 1)) { $0.fill($0.bounds) }
    }
    let error = ImageSizeError.notPositive(size: Size(width: -1, height: 1), scale: 1)
    #expect(throws: PictureError<Never>.size(error)) { try size() }
  }
}
