import CanvasFrames
import CanvasPlot
import CanvasTables

/// Views of bars, one for each number, and their scenes with letters of one width.
enum SampleViews {
  static func bars(
    _ values: [Double], _ change: (inout [PlotChannelName: PlotChannel]) -> Void = { _ in }
  ) -> PlotView {
    var (x, y) = (PlotChannel(), PlotChannel())
    x.field = "name"
    (y.field, y.type) = ("value", .quantitative)
    var channels: [PlotChannelName: PlotChannel] = [.x: x, .y: y]
    change(&channels)
    var view = PlotView(.unit(PlotMark(.bar), channels))
    var frame = DataFrame(rowCount: values.count)
    frame["name"] = DataColumn(values.indices.map { .text("n\($0)") })
    frame["value"] = .numbers(values)
    view.data = frame
    return view
  }

  static func scene(_ view: PlotView) throws -> PlotScene {
    try PlotLayout(config: .vega, measurer: TextMeasurer { line, style in Double(line.count) * style.size * 0.5 })
      .scene(view)
  }
}

extension PlotGroup {
  func axis(_ side: String) -> PlacedAxis? { axes.first { $0.orient == side && !$0.labels.isEmpty } }
}
