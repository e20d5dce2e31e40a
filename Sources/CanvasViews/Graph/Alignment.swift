/// A place along the height of a view.
public enum VerticalAlignment: Sendable, Hashable, CaseIterable {
  /// The top.
  case top
  /// The middle.
  case center
  /// The bottom.
  case bottom
  /// The baseline of the first line of text; the bottom of views without text.
  case firstTextBaseline
  /// The baseline of the last line of text; the bottom of views without text.
  case lastTextBaseline
}

/// A place in a view: one along its width, and one along its height. Leading is the left side, unless the layout runs
/// from right to left.
public struct Alignment: Sendable, Hashable {
  /// The place along the width.
  public var horizontal: HorizontalAlignment
  /// The place along the height.
  public var vertical: VerticalAlignment

  /// A place along the width and one along the height.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The leading corner at the top.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The trailing corner at the top.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The leading corner at the bottom.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The trailing corner at the bottom.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline of text, at the leading side.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The first baseline of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline of text, at the trailing side.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
