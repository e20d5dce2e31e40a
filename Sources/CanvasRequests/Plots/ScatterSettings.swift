/// The columns and settings of a scatter plot.
public struct ScatterSettings: PlotRequestKind {
  /// The column along x, of numbers or dates; nil for the first column of numbers.
  public var x: String?
  /// The column along y, of numbers or dates; nil for the next column of numbers.
  public var y: String?
  /// The column of colours, or nil.
  public var by: String?
  /// The column of sizes, or nil.
  public var sizeBy: String?
  /// The column of names beside points, or nil.
  public var label: String?
  /// The curve through the points, or nil.
  public var trend: PlotChart.Trend?
  /// The opacity of points, 0 to 1, or nil for one by their number.
  public var opacity: Double?
  /// The diameter of points, or nil for one by their number.
  public var pointSize: Double?
  /// Lines with texts at places along x.
  public var notes: [PlotChart.Note] = []

  /// The columns are chosen by type.
  public init() {}

  public static let kind = PlotKind.scatter

  package static let x = PlotMembers.column(
    "x", \ScatterSettings.x, help: "Column along x, of numbers or dates. (default: the first number column)",
    example: "day")
  package static let y = PlotMembers.column(
    "y", \ScatterSettings.y, help: "Column along y, of numbers or dates. (default: the next number column)",
    example: "sales")
  package static let by = PlotMembers.by(
    \ScatterSettings.by, help: "Column for the colours of points: names, or numbers for a ramp of colours.")
  package static let sizeBy = RequestMember<ScatterSettings>(
    "size-by", \.sizeBy, .text, value: "column", help: "Number column for the sizes of points.", example: "sales",
    with: ["x": "day", "y": "sales"])
  package static let label = RequestMember<ScatterSettings>(
    "label", \.label, .text, value: "column",
    help: "Column with names of points. Those that would overlap are left out.", example: "product")
  package static let trend = RequestMember<ScatterSettings>(
    "trend", \.trend, .choice, value: "trend",
    help: "Curve through the points, or through those of each colour: linear, or loess for a smooth one.",
    example: "linear")
  package static let opacity = RequestMember<ScatterSettings>(
    "opacity", \.opacity, .number(in: 0...1), value: "number",
    help: "Opacity of points. (default: by their number, faint from 2,000 on)", example: 0.5)
  package static let pointSize = RequestMember<ScatterSettings>(
    "point-size", \.pointSize, .positive, value: "points",
    help: "Diameter of points. (default: by their number, small from 2,000 on)", example: 3)
  package static let notes = PlotMembers.notes(
    \ScatterSettings.notes, example: ["2026-01-06: Epiphany"], with: ["x": "day"])

  public static let members = [
    Self.x, Self.y, Self.by, Self.sizeBy, Self.label, Self.trend, Self.opacity, Self.pointSize, Self.notes,
  ]

  public static var axisMembers: [RequestMember<AxisSettings>] { AxisSettings.numberMembers }

  public var columns: PlotColumns { PlotColumns(x: x, y: y, series: by, size: sizeBy, label: label) }

  public func apply(to chart: inout PlotChart) {
    (chart.trend, chart.marks, chart.opacity, chart.pointSize) = (trend, notes, opacity, pointSize)
  }
}
