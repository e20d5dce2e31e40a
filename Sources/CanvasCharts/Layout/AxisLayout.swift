public import Canvas

/// The lines and labels of a plot's axis.
public struct AxisLayout: Sendable, Hashable {
  /// A straight line, level or upright.
  public struct Line: Sendable, Hashable {
    /// Where the line begins, in points.
    public var from: Point
    /// Where the line ends, in points.
    public var to: Point
  }

  /// Lines across the plot, at the ticks but for the base.
  public var grid: [Line] = []
  /// The line on which bars stand.
  public var base: Line?
  /// Short lines between periods.
  public var ticks: [Line] = []
  /// The labels at the ticks or periods.
  public var labels: [PlacedText] = []
  /// How many labels an axis of dates would have with room for all: what is missing is in the notes.
  public var wantedDateCount = 0
}
