/// Which way a paragraph runs.
public enum WritingDirection: Sendable, Hashable, CaseIterable {
  /// As its first letter that has a direction does; to the right where none has.
  case natural
  case leftToRight
  case rightToLeft
}
