public import CanvasData

/// How a pie chart's data are shown.
public struct PieStyle: Sendable, Hashable {
  /// The clockwise order of the slices.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// The largest first.
    case value
    /// As the data have them.
    case data
    /// By their names, character by character.
    case name
  }

  /// The contents of labels.
  public enum Labels: String, Sendable, Hashable, CaseIterable {
    /// The name above the value and its part of the whole.
    case all
    /// The name.
    case name
    /// The name above the value.
    case value
    /// The name above the part of the whole.
    case percent
    /// No labels.
    case none
  }

  /// The order of the slices.
  public var order: Order = .value
  /// The number of slices to keep, at least 1, before the rest are summed if they are several; nil keeps all.
  public var top: Int? = 7
  /// The name of the sum of the others, which is last. A row with this name belongs to them.
  public var otherName: String
  /// Where the first slice begins, in degrees clockwise from 12 o'clock. Not finite is 0.
  public var startAngle = 0.0
  /// The hole's radius as a part of the pie's, 0 to 0.95. Not a number is 0.
  public var hole = 0.0
  /// The names of slices that are moved out from the middle.
  public var exploded: [String] = []
  /// The contents of the labels.
  public var labels: Labels = .all
  /// Whether names and values are in a table beside the pie.
  public var showsLegend = false
  /// The text below the total in a hole.
  public var totalName: String
  /// The text in the caption before the names of rows with a value of 0.
  public var zeroName: String

  /// - Parameter locale: In whose language the names are that the chart writes by itself.
  public init(locale: LocaleFormat = .plain) {
    let words = locale.chartWords
    (otherName, totalName, zeroName) = (words.other, words.total, words.zero)
  }
}
