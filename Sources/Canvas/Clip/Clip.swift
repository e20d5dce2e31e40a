/// Where drawing has effect: a rectangle of pixels, and inside of it a mask where the edge is more than that.
///
/// A clip only shrinks. Where two antialiased edges meet, their coverages multiply.
struct Clip: Sendable {
  private(set) var bounds: PixelRect
  private(set) var mask: ClipMask?

  init(bounds: PixelRect) {
    self.bounds = bounds
  }

  mutating func intersect(_ pixels: PixelRect) {
    bounds = bounds.intersection(pixels)
  }

  mutating func intersect(_ newMask: ClipMask) {
    bounds = bounds.intersection(newMask.bounds)
    mask = newMask
  }
}
