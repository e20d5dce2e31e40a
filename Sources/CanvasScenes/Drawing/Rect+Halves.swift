public import Canvas

/// The halves of a rectangle, as the reference's lecture on the playing card defines them.
extension Rect {
  /// The left half of the rectangle.
  public var leftHalf: Rect { Rect(x: minX, y: minY, width: width / 2, height: height) }
  /// The right half of the rectangle.
  public var rightHalf: Rect { Rect(x: midX, y: minY, width: width / 2, height: height) }
}
