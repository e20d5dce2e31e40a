internal import Canvas

/// The pixels of a picture, for edges that should be crisp: what stands on whole pixels needs no antialiasing.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// The nearest whole number of pixels, in points; at least one pixel for what is above 0.
  func length(_ points: Double) -> Double {
    points > 0 ? max((points * scale).rounded(), 1) / scale : 0
  }

  /// The nearest pixel edge, in points.
  func edge(_ points: Double) -> Double { (points * scale).rounded() / scale }

  /// The rectangle with its corner on the nearest pixel edges and sides of whole pixels. Rectangles of one size stay of
  /// one size, which moving all four edges to the nearest would not do.
  func rect(_ rect: Rect) -> Rect {
    Rect(x: edge(rect.minX), y: edge(rect.minY), width: length(rect.width), height: length(rect.height))
  }
}
