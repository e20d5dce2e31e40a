/// How the pixels of a resized image come from the old ones. Colours are mixed premultiplied, as bytes.
public enum ResizingFilter: Sendable, Hashable, CaseIterable {
  /// The mean, rounded to nearest, of the area of old pixels that a new one covers: exact. Enlarged pixels stay squares.
  case area
  /// Lanczos' windowed sine of three lobes: the sharpest. It may overshoot at edges; what leaves the valid range is
  /// clamped.
  case lanczos
  /// A tent: linear between neighbours. Made smaller, the tent spans two new pixels, so that no old one is left out.
  case bilinear
  /// The old pixel under a new one's centre: the right one where it lies on a border.
  case nearest
}
