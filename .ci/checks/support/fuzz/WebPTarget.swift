import Canvas
import TestSupport

extension Target {
  /// Bytes as a WebP, and as whatever they begin as; a picture that is read is written without loss and reads back equal.
  static let webP = Target(
    name: "webp",
    seeds: {
      let picture = try Image(
        png: HandMadePNG(width: 5, height: 3, bitDepth: 8, colorType: 6) { x, y in
          [x * 50, y * 80, 7, x * 60]
        }.bytes)
      return [try picture.webP(), try picture.webP(quality: 50)]
    },
    run: { bytes in
      let limits = ImageLimits(maximumSide: 2_000, maximumPixelCount: 1 << 16, maximumByteCount: 1 << 20)
      let contents = try? Image(contents: bytes, limits: limits)
      let picture = try Image(webP: bytes, limits: limits)
      require(contents == picture, "a WebP is another picture where its form is not said")
      let again = try Image(webP: picture.webP())
      require(again == picture, "a picture written without loss reads back as another one")
    })
}
