/// A direction of rotation, as you see it: y points down, so increasing angles turn clockwise.
public enum RotationDirection: Sendable, Hashable, CaseIterable {
  /// From the right to the bottom, the left and the top.
  case clockwise
  /// From the right to the top, the left and the bottom.
  case counterclockwise
}
