/// A background: a colour, or none.
public enum RequestBackground: Sendable, Hashable {
  /// Transparent.
  case none
  /// A colour.
  case color(Color)

  /// The colour, or nil for none.
  package var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}
