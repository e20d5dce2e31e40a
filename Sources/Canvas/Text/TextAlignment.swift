/// Where the lines of a text stand across their width.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  case left, center, right

  /// The part of the free room that is left of a line.
  var leadingFraction: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
