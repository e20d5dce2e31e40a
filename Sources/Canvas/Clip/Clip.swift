/// Where drawing has effect: a rectangle of pixels, and inside of it a mask where the edge is more than that.
///
/// A clip only shrinks. Where two antialiased edges meet, their coverages multiply.
struct Clip: Sendable {
  private(set) var bounds: PixelRect
  private(set) var mask: ClipMask?

  init(bounds: PixelRect) {
    self.bounds = bounds
  }

  /// The mask, where it matters for these pixels of the bounds.
  func mask(for area: PixelRect) -> ClipMask? {
    guard let mask, !mask.isSolid(in: area.intersection(bounds)) else { return nil }
    return mask
  }

  /// Gives a shape's coverage in an area inside of the bounds, times the clip's, to a consumer.
  func pass<Consumer: CoverageConsumer>(
    _ coverage: some CoverageSource, in area: PixelRect, antialiased: Bool, to consumer: inout Consumer
  ) {
    // Which pixels it touches matters to a mask only.
    if mask != nil, let mask = mask(for: coverage.pixels) {
      var clipped = ClippedCoverage(consumer, mask: mask)
      coverage.emit(in: area, antialiased: antialiased, into: &clipped)
      consumer = clipped.inner
    } else {
      coverage.emit(in: area, antialiased: antialiased, into: &consumer)
    }
  }

  mutating func intersect(_ pixels: PixelRect) {
    bounds = bounds.intersection(pixels)
  }

  mutating func intersect(_ newMask: ClipMask) {
    bounds = bounds.intersection(newMask.bounds)
    mask = newMask
  }
}
