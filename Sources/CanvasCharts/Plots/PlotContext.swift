/// What all designs of plots use: the chart, the widths of texts, and the room between the titles.
package struct PlotContext: Sendable {
  package let chart: PlotChart
  package let measurer: TextMeasurer
  /// The room for the plot with its axes and legends, in points.
  package let room: Size

  package init(chart: PlotChart, measurer: TextMeasurer, room: Size) {
    (self.chart, self.measurer, self.room) = (chart, measurer, room)
  }

  package var theme: ChartTheme { chart.theme }
  package var locale: LocaleFormat { chart.formatter.locale }
  package var frame: DataFrame { chart.data.frame }
  package var tickStyle: ChartTextStyle { ChartTextStyle(size: theme.sizes.tick, ink: .second) }

  /// The column of a part, or nil.
  package func column(_ role: PlotRole) -> PlotColumn? { chart.data.columns[role] }

  /// The values of a part by row. NaN for missing ones, and for a part without a column.
  package func numbers(_ role: PlotRole) -> [Double] {
    frame[role.rawValue]?.quantities ?? [Double](repeating: .nan, count: frame.rowCount)
  }

  /// The title of an axis that is asked for, or empty.
  func axisTitle(_ role: PlotRole) -> String {
    role == .x ? chart.axisTitles.x : role == .y ? chart.axisTitles.y : ""
  }

  /// The title of an axis or a legend: as asked for, or the column's name, with its unit.
  package func title(_ role: PlotRole) -> String {
    let asked = axisTitle(role)
    if !asked.isEmpty { return asked }
    guard let column = column(role) else { return "" }
    var title = column.title
    if case .measure(let unit) = column.unit, column.headerUnit.isEmpty { title += " (\(unit))" }
    return title
  }

  /// The width of a line of a tick's size.
  package func width(_ text: String) -> Double { measurer.width(of: text, tickStyle) }

  /// The design of the chart's kind.
  package var design: any PlotDesign {
    switch chart.kind {
    case .scatter: ScatterDesign(self)
    case .histogram: HistogramDesign(self)
    case .heatmap: HeatmapDesign(self)
    case .box: BoxDesign(self)
    case .dots: DotsDesign(self)
    }
  }

  /// The number of rows in words.
  package func counted(_ count: Int, _ name: String) -> String {
    "\(ValueFormatter(locale: locale).text(Double(count))) \(name)\(count == 1 ? "" : "s")"
  }
}

/// One kind of plot: its view, and what is added once the view is placed.
package protocol PlotDesign: Sendable {
  /// The title above the vertical axis, or empty.
  var yTitle: String { get }
  /// The series with a legend above the plot, or nil.
  var series: PlotSeries? { get }
  /// The fills of areas, whose patterns distinguish them in print.
  var fills: [ChartFill] { get }
  /// The places of the notes along x, from 0 at the start of the axis to 1 at its end. A note that can't be read has none.
  func noteParts(_ area: Size) -> [(part: Double, text: String)]
  /// The height of the plot for its rows, in points. Nil if any height suits.
  var rowsHeight: Double? { get }
  /// The view for a plot of a size, without the size itself.
  ///
  /// - Parameter head: The height above the plot, up to the legend.
  func view(_ area: Size, head: Double) -> PlotView
  /// Adds texts beside or on the placed marks of a plot, and returns what has no room.
  func addTexts(to group: inout PlotGroup) -> [Note]
  /// What is left out or computed, one line each.
  var notes: [Note] { get }
  /// The plot in one sentence, without its title.
  var summary: String { get }
}

extension PlotDesign {
  package var series: PlotSeries? { nil }
  package var fills: [ChartFill] { [] }
  package var rowsHeight: Double? { nil }
  package var notes: [Note] { [] }
  package func noteParts(_ area: Size) -> [(part: Double, text: String)] { [] }
  package func addTexts(to group: inout PlotGroup) -> [Note] { [] }
}
