public import Canvas

/// A line across the plot at a value, with its name at the end.
public struct RuleLayout: Sendable, Hashable {
  public var from: Point
  public var to: Point
  public var value: Double
  /// Points of the line and of what is between two dashes.
  public static let dash = [4.0, 3.0]
  public static let width = 1.5
}
