/// The titles of a chart's axes. Without them, the table's names stand where a kind of chart needs them.
public struct AxisTitles: Sendable, Hashable {
  /// The title along the places of a chart, or along x in a plot. Empty for the usual one.
  public var x: String
  /// The title along the values of a chart, or along y in a plot. Empty for the usual one.
  public var y: String

  /// Titles of both axes.
  public init(x: String = "", y: String = "") { (self.x, self.y) = (x, y) }
}
