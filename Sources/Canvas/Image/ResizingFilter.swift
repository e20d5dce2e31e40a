/// How the pixels of a resized image are computed. Colours are mixed premultiplied, as bytes.
public enum ResizingFilter: Sendable, Hashable, CaseIterable {
  /// The exact mean, rounded to nearest, of the area of old pixels that a new one covers. Enlarged pixels stay
  /// squares.
  case area
  /// Lanczos' windowed sine with three lobes, the sharpest filter. It may overshoot at edges; values are clamped to
  /// the valid range.
  case lanczos
  /// A tent: linear interpolation between neighbours. When the image shrinks, the tent spans two new pixels, so that
  /// no old pixel is skipped.
  case bilinear
  /// The old pixel under the centre of a new one, or the one to the right or below if the centre is on a border.
  case nearest
}
