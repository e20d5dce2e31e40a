public import CanvasData

/// How a pie chart's data are shown.
public struct PieStyle: Sendable, Hashable {
  /// In which order the slices stand, clockwise.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// The largest first.
    case value
    /// As the data have them.
    case data
    /// By their names, character by character.
    case name
  }

  /// What the labels say.
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
  /// How many slices stand for themselves where there are more than one besides; nil is all. At least 1.
  public var top: Int? = 7
  /// What all others together are called. A row with this name belongs to them, and stands last.
  public var otherName: String
  /// Where the first slice begins, in degrees clockwise from 12 o'clock. Not finite is 0.
  public var startAngle = 0.0
  /// The hole's radius as a part of the pie's, 0 to 0.95. Not a number is 0.
  public var hole = 0.0
  /// The names of slices that stand out from the middle.
  public var exploded: [String] = []
  /// The contents of the labels.
  public var labels: Labels = .all
  /// Whether names and values stand in a table beside the pie.
  public var showsLegend = false
  /// What stands below the total in a hole.
  public var totalName: String
  /// What stands before the names of rows that have a value of 0, in the caption.
  public var zeroName: String

  /// - Parameter locale: In whose language the names are that the chart writes by itself.
  public init(locale: LocaleFormat = .plain) {
    let words = locale.chartWords
    (otherName, totalName, zeroName) = (words.other, words.total, words.zero)
  }
}
