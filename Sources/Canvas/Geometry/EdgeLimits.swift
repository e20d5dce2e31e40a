/// The box that edges are clipped to, in pixels: any picture (at most 32 767 pixels a side) and the same distance
/// again around it. Within it a difference of two coordinates stays below 2^25, and products of two such differences
/// are exact in a double.
enum EdgeLimits {
  static let low = -32_768.0
  static let high = 65_536.0

  /// Whether edges inside this box need no clipping.
  static func contains(_ box: Rect) -> Bool {
    box.minX >= low && box.minY >= low && box.maxX <= high && box.maxY <= high
  }
}
