/// The columns and settings of a heat map.
public struct HeatmapSettings: PlotRequestKind {
  /// The column along x; nil for the first column of dates or repeated names.
  public var x: String?
  /// The column along y; nil for the next column of repeated names or dates.
  public var y: String?
  /// The column of the cells' values; nil to count rows, if cells have several.
  public var value: String?
  /// How values of the same cell are combined, or nil for their mean, or for the sum of an amount that was chosen.
  public var aggregate: Aggregate?
  /// The part of dates along x, or nil for one that fits their span.
  public var xPeriod: PlotPeriod?
  /// The part of dates along y, or nil for one that fits their span.
  public var yPeriod: PlotPeriod?
  /// The order of names.
  public var order = ChartOrder.automatic

  /// The columns are chosen by name and type.
  public init() {}

  public static let kind = PlotKind.heatmap

  package static let x = PlotMembers.column(
    "x", \HeatmapSettings.x,
    help: "Column along x: names, dates or numbers. (default: the first column of dates, or of repeated names)",
    example: "product")
  package static let y = PlotMembers.column(
    "y", \HeatmapSettings.y,
    help: "Column along y: names, dates or numbers. (default: the next column of repeated names)",
    example: "day")
  package static let value = RequestMember<HeatmapSettings>(
    "value", \.value, .text, value: "column",
    help:
      """
      Number column for the cells. (default: the number of rows; if each cell has one row or there are only dates and \
      one number column, the first number column)
      """,
    example: "sales")
  package static let aggregates = RequestMember<HeatmapSettings>.aggregates(
    \.aggregate,
    [
      .sum: "Sum the values of a cell.", .mean: "Average them, as without an option.", .median: "Take their median.",
      .minimum: "Take the smallest.", .maximum: "Take the largest.", .last: "Take the one of the last row.",
      .count: "Count them.",
    ])
  package static let xPeriod = RequestMember<HeatmapSettings>(
    "x-period", \.xPeriod, .choice, value: "period",
    help: "Part of dates along x: hour, weekday, day, month or year. (default: by their span)", example: "weekday",
    with: ["x": "day"])
  package static let yPeriod = RequestMember<HeatmapSettings>(
    "y-period", \.yPeriod, .choice, value: "period",
    help: "Part of dates along y: hour, weekday, day, month or year. (default: by their span)", example: "month",
    with: ["x": "product", "y": "day"])
  package static let order = PlotMembers.order(
    \HeatmapSettings.order,
    help: "Order of names. automatic keeps weekdays and months in calendar order, and has the most frequent name first."
  )

  public static let members = [Self.x, Self.y, Self.value] + aggregates + [Self.xPeriod, Self.yPeriod, Self.order]

  public var columns: PlotColumns { PlotColumns(x: x, y: y, value: value) }

  public func apply(to chart: inout PlotChart) {
    if let aggregate { chart.aggregate = aggregate }
    (chart.xPeriod, chart.yPeriod, chart.order) = (xPeriod, yPeriod, order)
  }
}
