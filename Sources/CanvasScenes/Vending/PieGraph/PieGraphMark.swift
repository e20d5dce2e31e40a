public import Canvas

/// A sector of the app's pie graph and the boxes that it and its label fill, for image maps.
public struct PieGraphMark: Sendable, Hashable {
  /// The name of the segment.
  public var name: String
  /// The value of the segment.
  public var value: Double
  /// The part of the total, from 0 to 1.
  public var fraction: Double
  /// The box around the sector without its outline, in points.
  public var box: Rect
  /// The box of the label, which a later sector may cover, in points. Nil if the sector has no label.
  public var label: Rect?
}
