internal import Canvas
internal import CanvasData

/// What all designs of plots use: the chart, the widths of texts, and the room between the titles.
struct PlotContext: Sendable {
  let chart: PlotChart
  let measurer: TextMeasurer
  /// The room for the plot with its axes and legends, in points.
  let room: Size

  var theme: ChartTheme { chart.theme }
  var locale: LocaleFormat { chart.formatter.locale }
  var frame: DataFrame { chart.data.frame }
  var tickStyle: ChartTextStyle { ChartTextStyle(size: theme.sizes.tick, ink: .second) }

  /// The column of a part, or nil.
  func column(_ role: PlotRole) -> PlotColumn? { chart.data.columns[role] }

  /// The values of a part by row. NaN for missing ones, and for a part without a column.
  func numbers(_ role: PlotRole) -> [Double] {
    frame[role.rawValue]?.quantities ?? [Double](repeating: .nan, count: frame.rowCount)
  }

  /// The title of an axis or a legend: the column's name, with its unit.
  func title(_ role: PlotRole) -> String {
    guard let column = column(role) else { return "" }
    var title = column.title
    if case .measure(let unit) = column.unit, column.headerUnit.isEmpty { title += " (\(unit))" }
    return title
  }

  /// The width of a line of a tick's size.
  func width(_ text: String) -> Double { measurer.width(of: text, tickStyle) }

  /// The design of the chart's kind.
  var design: any PlotDesign {
    switch chart.kind {
    case .scatter: ScatterDesign(self)
    case .histogram: HistogramDesign(self)
    case .heatmap: HeatmapDesign(self)
    case .box: BoxDesign(self)
    case .dots: DotsDesign(self)
    }
  }

  /// The colour in CSS's notation.
  func css(_ color: Color) -> DataValue { .text(color.hexText) }

  /// The number of rows in words.
  func counted(_ count: Int, _ name: String) -> String {
    "\(ValueFormatter(locale: locale).text(Double(count))) \(name)\(count == 1 ? "" : "s")"
  }
}

/// One kind of plot: its view, and what is added once the view is placed.
protocol PlotDesign: Sendable {
  /// The title above the vertical axis, or empty.
  var yTitle: String { get }
  /// The series with a legend above the plot, or nil.
  var series: PlotSeries? { get }
  /// The places of the notes along x, from 0 at the start of the axis to 1 at its end. A note that can't be read has none.
  func noteParts(_ area: Size) -> [(part: Double, text: String)]
  /// The height of the plot for its rows, in points. Nil if any height suits.
  var rowsHeight: Double? { get }
  /// The view for a plot of a size, without the size itself.
  ///
  /// - Parameter head: The height above the plot, up to the legend.
  func view(_ area: Size, head: Double) -> PlotView
  /// Adds texts beside or on the placed marks of a plot.
  func addTexts(to group: inout PlotGroup)
  /// What is left out or computed, one line each.
  var notes: [String] { get }
  /// The plot in one sentence, without its title.
  var summary: String { get }
}

extension PlotDesign {
  var series: PlotSeries? { nil }
  var rowsHeight: Double? { nil }
  var notes: [String] { [] }
  func noteParts(_ area: Size) -> [(part: Double, text: String)] { [] }
  func addTexts(to group: inout PlotGroup) {}
}
