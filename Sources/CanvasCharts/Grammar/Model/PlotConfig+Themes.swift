internal import Canvas
internal import CanvasTables

extension PlotConfig {
  /// The sizes, distances and colours that Vega-Lite has by default.
  package static let vega: PlotConfig = {
    let style: DataValue = [
      "guide-label": ["fontSize": 10, "fill": "#000"],
      "guide-title": ["fontSize": 11, "fontWeight": "bold", "fill": "#000"],
      "point": ["size": 30, "strokeWidth": 2, "shape": "circle"],
      "circle": ["size": 30, "strokeWidth": 2],
      "square": ["size": 30, "strokeWidth": 2],
    ]
    let rect: [String: DataValue] = [
      "binSpacing": 0, "continuousBandSize": 5, "minBandSize": 0.25, "timeUnitBandPosition": 0.5,
    ]
    var config = PlotConfig(
      PlotSettings([
        "mark": ["color": "#4c78a8", "invalid": "break-paths-show-path-domains", "timeUnitBandSize": 1],
        "bar": .record(rect.merging(["binSpacing": 1]) { $1 }), "rect": .record(rect), "image": .record(rect),
        "tick": .record(rect.merging(["thickness": 1]) { $1 }), "line": ["strokeWidth": 2],
        "trail": ["size": 2], "rule": ["color": "black"], "text": ["color": "black", "fontSize": 11],
        "arc": [:], "area": [:], "style": style,
      ]))
    config.axes[AxisRole(scale: .band), default: Partial()][\.tickOffset] = -0.5
    (config.background, config.frame[\.stroke]) = (.white, Color(setting: "#ddd"))
    config.ranges = [
      "category": ThemeRange("tableau10"), "ordinal": ThemeRange("blues"), "heatmap": ThemeRange("yellowgreenblue"),
      "ramp": ThemeRange("blues"), "diverging": ThemeRange("blueorange", extent: (1, 0)),
    ]
    var title = ThemeStyle()
    title.title[\.fill] = .black
    config.styles["group-title"] = title
    return config
  }()
}
