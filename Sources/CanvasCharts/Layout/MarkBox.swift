public import Canvas

/// The bounding box of a mark and its data, for image maps.
public struct MarkBox: Sendable, Equatable {
  /// The name of the series. It is empty for a single unnamed series.
  public var series: String
  /// The name of the place on the axis, or of the slice.
  public var place: String
  /// The value, or nil if it is missing.
  public var value: Double?
  /// The smallest rectangle around the mark, in points.
  public var box: Rect
}
