/// A place along the width of something: of a line of text, for example, the part that is at a given point.
///
/// Unlike `TextAlignment`, it doesn't depend on the direction of a text, and has no form that fills the width.
public enum HorizontalAlignment: Sendable, Hashable, CaseIterable {
  /// The left end.
  case left
  /// The middle.
  case center
  /// The right end.
  case right

  /// The name of `left` in SwiftUI. The leading side is always the left one.
  public static let leading = HorizontalAlignment.left
  /// The name of `right` in SwiftUI. The trailing side is always the right one.
  public static let trailing = HorizontalAlignment.right

  /// The fraction of the width to the left of the place: 0, 0.5 or 1.
  package var fraction: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
