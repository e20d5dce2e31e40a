/// A direction of layout.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// From left to right, or from right to left.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other direction.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Sides of a rectangle.
public struct EdgeSet: OptionSet, Sendable, Hashable {
  /// The sides as bits.
  public let rawValue: UInt8

  /// Sides from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top side.
  public static let top = EdgeSet(rawValue: 1)
  /// The side where lines begin: the left one, unless the layout runs from right to left.
  public static let leading = EdgeSet(rawValue: 2)
  /// The bottom side.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The side where lines end: the right one, unless the layout runs from right to left.
  public static let trailing = EdgeSet(rawValue: 8)
  /// The leading and the trailing side.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// The top and the bottom side.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four sides.
  public static let all: EdgeSet = [.horizontal, .vertical]
}
