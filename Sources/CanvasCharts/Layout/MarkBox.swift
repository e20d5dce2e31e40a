public import Canvas

/// Where a mark is and what it stands for: for image maps.
public struct MarkBox: Sendable, Hashable {
  public var series: String
  public var place: String
  public var value: Double?
  public var box: Rect
}
