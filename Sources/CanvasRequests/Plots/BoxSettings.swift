/// The columns and settings of box plots.
public struct BoxSettings: PlotRequestKind {
  /// The column of names; nil for the first one whose names repeat.
  public var x: String?
  /// The column of numbers; nil for the first one.
  public var y: String?
  /// The order of names.
  public var order = ChartOrder.automatic

  /// The columns are chosen by name and type.
  public init() {}

  public static let kind = PlotKind.box

  package static let x = PlotMembers.column(
    "x", \BoxSettings.x, help: "Column of names, with a box each. (default: the first column of repeated names)",
    example: "product")
  package static let y = PlotMembers.column(
    "y", \BoxSettings.y, help: "Column of numbers. Boxes lie if it is along x. (default: the first number column)",
    example: "sales")
  package static let order = PlotMembers.order(
    \BoxSettings.order,
    help: "Order of names. automatic keeps weekdays and months in calendar order, and has the greatest median first.")

  public static let members = [Self.x, Self.y, Self.order]

  public var columns: PlotColumns { PlotColumns(x: x, y: y) }

  public func apply(to chart: inout PlotChart) { chart.order = order }
}
