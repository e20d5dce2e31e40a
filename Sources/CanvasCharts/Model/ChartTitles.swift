/// What stands above and below a chart; empty texts take no room.
public struct ChartTitles: Sendable, Hashable {
  /// What the chart says, in a large bold line.
  public var title: String
  /// Of what, when, and in which unit.
  public var subtitle: String
  /// Below the chart: where the data are from.
  public var caption: String

  /// Titles; empty ones take no room.
  public init(title: String = "", subtitle: String = "", caption: String = "") {
    self.title = title
    self.subtitle = subtitle
    self.caption = caption
  }
}
