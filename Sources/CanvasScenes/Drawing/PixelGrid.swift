/// The pixel grid of a picture. Edges on whole pixels are crisp, because they need no antialiasing.
struct PixelGrid {
  /// The number of pixels per point.
  let scale: Double

  /// Returns the nearest whole number of pixels, in points; at least one pixel for a length above 0.
  func length(_ points: Double) -> Double {
    points > 0 ? max((points * scale).rounded(), 1) / scale : 0
  }

  /// Returns the nearest pixel edge, in points.
  func edge(_ points: Double) -> Double { (points * scale).rounded() / scale }

  /// Returns the rectangle with its corner on the nearest pixel edges and sides of whole pixels. Rectangles of equal
  /// size keep equal sizes, which rounding all four edges would not ensure.
  func rect(_ rect: Rect) -> Rect {
    Rect(x: edge(rect.minX), y: edge(rect.minY), width: length(rect.width), height: length(rect.height))
  }
}
