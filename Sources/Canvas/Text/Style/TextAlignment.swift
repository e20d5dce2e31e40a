/// The place of lines across the width of a text.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// Left, or right in a paragraph that runs to the left.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Both sides, by wider spaces; a paragraph's last line as `natural`.
  case justified

  /// The part of the free room that is left of a line.
  func leadingFraction(isRightToLeft: Bool) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: isRightToLeft ? 1 : 0
    }
  }
}
