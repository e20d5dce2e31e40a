/// The texts above and below a chart. Empty texts take no room.
public struct ChartTitles: Sendable, Hashable {
  /// The title, in a large bold line.
  public var title: String
  /// The subtitle, such as the subject, the period and the unit.
  public var subtitle: String
  /// The caption below the chart, such as the source of the data.
  public var caption: String

  /// Titles. Empty texts take no room.
  public init(title: String = "", subtitle: String = "", caption: String = "") {
    (self.title, self.subtitle, self.caption) = (title, subtitle, caption)
  }
}
