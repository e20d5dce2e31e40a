/// The columns and settings of rows of dots.
public struct DotsSettings: PlotRequestKind {
  /// The column of names; nil for the first one whose names repeat.
  public var x: String?
  /// The column of numbers; nil for the first one.
  public var y: String?
  /// The column of colours, or nil.
  public var by: String?
  /// The order of names.
  public var order = ChartOrder.automatic
  /// Whether the lines are at means, not at medians.
  public var showsMeans = false

  /// The columns are chosen by name and type.
  public init() {}

  public static let kind = PlotKind.dots

  package static let x = PlotMembers.column(
    "x", \DotsSettings.x,
    help: "Column of names, with a row of dots each. (default: the first column of repeated names)",
    example: "product")
  package static let y = PlotMembers.column(
    "y", \DotsSettings.y, help: "Column of numbers. (default: the first number column)", example: "sales")
  package static let by = PlotMembers.by(
    \DotsSettings.by, help: "Column for the colours of dots: names, or numbers for a ramp of colours.")
  package static let order = PlotMembers.order(
    \DotsSettings.order,
    help: "Order of names. automatic keeps weekdays and months in calendar order, and has the greatest median first.")
  package static let mean = RequestMember<DotsSettings>(
    flag: "mean", \.showsMeans, help: "Draw a line at the mean of each name, instead of the median.")

  public static let members = [Self.x, Self.y, Self.by, Self.order, Self.mean]

  public var columns: PlotColumns { PlotColumns(x: x, y: y, series: by) }

  public func apply(to chart: inout PlotChart) { (chart.order, chart.showsMeans) = (order, showsMeans) }
}
