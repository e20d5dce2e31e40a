import CanvasFrames
import CanvasPlot
import CanvasTables

/// Views of few rows, and their scenes with letters of one width.
enum SampleViews {
  /// A view of rows, by their columns.
  static func view(
    _ mark: PlotMarkKind, _ columns: [String: [DataValue]], _ channels: [PlotChannelName: PlotChannel]
  ) -> PlotView {
    var view = PlotView(.unit(PlotMark(mark), channels))
    var frame = DataFrame(rowCount: columns.values.map(\.count).max() ?? 0)
    for (name, values) in columns { frame[name] = DataColumn(values) }
    view.data = frame
    return view
  }

  /// Bars, one for each number.
  static func bars(
    _ values: [Double], _ change: (inout [PlotChannelName: PlotChannel]) -> Void = { _ in }
  ) -> PlotView {
    var channels: [PlotChannelName: PlotChannel] = [.x: .names("name"), .y: .numbers("value")]
    change(&channels)
    let names = values.indices.map { DataValue.text("n\($0)") }
    return view(.bar, ["name": names, "value": values.map(DataValue.number)], channels)
  }

  static let measurer = TextMeasurer { line, style in Double(line.count) * style.size * 0.5 }

  static func scene(_ view: PlotView, _ config: PlotConfig = .vega) throws -> PlotScene {
    try PlotLayout(config: config, measurer: measurer).scene(view)
  }
}

extension PlotGroup {
  func axis(_ side: String) -> PlacedAxis? { axes.first { $0.orient == side && !$0.labels.isEmpty } }
}

extension PlotChannel {
  static func names(_ field: String) -> PlotChannel {
    var channel = PlotChannel()
    channel.field = field
    return channel
  }

  static func numbers(_ field: String) -> PlotChannel {
    var channel = names(field)
    channel.type = .quantitative
    return channel
  }
}

extension Partial {
  /// One member with its value.
  init<Value: Sendable>(_ member: WritableKeyPath<Options, Value>, _ value: Value) {
    self.init()
    self[member] = value
  }
}
