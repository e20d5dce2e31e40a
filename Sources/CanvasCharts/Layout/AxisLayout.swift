/// The lines and labels of a plot's axis.
public struct AxisLayout: Sendable, Equatable {
  /// A straight line, horizontal or vertical.
  public struct Line: Sendable, Equatable {
    /// Where the line begins, in points.
    public var from: Point
    /// Where the line ends, in points.
    public var to: Point
  }

  /// The lines across the plot at the ticks, without the base line.
  public var grid: [Line] = []
  /// The base line of bars.
  public var base: Line?
  /// Whether the base line is behind the marks, because it would cross the neutral answers of a survey.
  var isBaseBehindMarks = false
  /// The short lines between periods.
  public var ticks: [Line] = []
  /// The labels at the ticks or periods.
  public var labels: [PlacedText] = []
  /// The number of labels that a date axis would have if all of them fit. Missing labels are in the notes.
  public var wantedDateCount = 0
}
