/// The style of a pie chart.
public struct PieStyle: Sendable, Hashable {
  /// The clockwise order of the slices.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// The largest first.
    case value
    /// The order of the data.
    case data
    /// By name, character by character.
    case name
  }

  /// The contents of labels.
  public enum Labels: String, Sendable, Hashable, CaseIterable {
    /// The name above the value and the percentage.
    case all
    /// The name.
    case name
    /// The name above the value.
    case value
    /// The name above the percentage.
    case percent
    /// No labels.
    case none
  }

  /// The order of the slices.
  public var order: Order = .value
  /// The number of slices to keep, at least 1. If several slices are left, they are combined. If nil, all are kept.
  public var top: Int? = 7
  /// The name of the sum of the other slices, which comes last. A row with this name is part of it.
  public var otherName: String
  /// The angle at which the first slice begins, clockwise from 12 o'clock: `.degrees(90)` is at 3 o'clock. A non-finite
  /// angle counts as 0.
  public var startAngle = Angle.degrees(0)
  /// The hole's radius as a fraction of the pie's, 0 to 0.95. NaN counts as 0.
  public var hole = 0.0
  /// The names of slices that are moved out from the centre.
  public var exploded: [String] = []
  /// The contents of the labels.
  public var labels: Labels = .all
  /// Whether names and values are in a table beside the pie.
  public var showsLegend = false
  /// The text below the total in a hole.
  public var totalName: String
  /// The text in the caption before the names of rows with a value of 0.
  public var zeroName: String

  /// - Parameter locale: The locale whose language the chart's own names are in.
  public init(locale: LocaleFormat = .plain) {
    let words = locale.chartWords
    (otherName, totalName, zeroName) = (words.other, words.total, words.zero)
  }
}
