/// The horizontal position of lines in a text.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// Left, or right in a paragraph that runs from right to left.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Both sides, with wider spaces. A paragraph's last line is aligned as with `natural`.
  case justified

  /// The fraction of the free space to the left of a line.
  func leadingFraction(isRightToLeft: Bool) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: isRightToLeft ? 1 : 0
    }
  }
}
