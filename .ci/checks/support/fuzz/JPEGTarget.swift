import Canvas
import TestSupport

extension Target {
  /// Bytes as a JPEG, and as whatever they begin as.
  static let jpeg = Target(
    name: "jpeg",
    seeds: {
      [SampleJPEG.baseline, SampleJPEG.progressive, SampleJPEG.gray, SampleJPEG.cmyk, SampleJPEG.turned]
    },
    run: { bytes in
      let limits = ImageLimits(maximumSide: 2_000, maximumPixelCount: 1 << 18, maximumByteCount: 1 << 20)
      let contents = try? Image(contents: bytes, limits: limits)
      let picture = try Image(jpeg: bytes, limits: limits)
      require(contents == picture, "a JPEG is another picture where its form is not said")
      require(picture.color(atPixelX: 0, y: 0)?.alpha == 1, "a JPEG is not opaque")
    })
}
