/// The direction of a paragraph.
public enum WritingDirection: Sendable, Hashable, CaseIterable {
  /// The direction of the first letter that has one; from left to right if none has.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
