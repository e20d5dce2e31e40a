/// The area in which drawing has effect: a rectangle of pixels, and a mask inside it if the clip is not just a
/// rectangle.
///
/// A clip only shrinks. If two antialiased edges overlap, their coverages are multiplied.
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
