public import Canvas

/// Where a mark is and what it stands for: for image maps.
public struct MarkBox: Sendable, Hashable {
  /// The name of the series; empty if there is only one without a name.
  public var series: String
  /// The name of the place on the axis, or of the slice.
  public var place: String
  /// The value; nil if it is missing.
  public var value: Double?
  /// The smallest rectangle around the mark, in points.
  public var box: Rect
}
