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
    let scale: DataValue = [
      "pointPadding": 0.5, "barBandPaddingInner": 0.1, "rectBandPaddingInner": 0, "tickBandPaddingInner": 0.25,
      "bandWithNestedOffsetPaddingInner": 0.2, "bandWithNestedOffsetPaddingOuter": 0.2, "minBandSize": 2,
      "minFontSize": 8, "maxFontSize": 40, "minOpacity": 0.3, "maxOpacity": 0.8, "minSize": 4, "minStrokeWidth": 1,
      "maxStrokeWidth": 4, "zero": true,
    ]
    let rect: [String: DataValue] = [
      "binSpacing": 0, "continuousBandSize": 5, "minBandSize": 0.25, "timeUnitBandPosition": 0.5,
    ]
    var config = PlotConfig(
      PlotSettings([
        "background": "white", "padding": 5, "timeFormat": "%b %d, %Y", "countTitle": "Count of Records",
        "normalizedNumberFormat": ".0%",
        "view": ["continuousWidth": 300, "continuousHeight": 300, "step": 20, "stroke": "#ddd"],
        "mark": ["color": "#4c78a8", "invalid": "break-paths-show-path-domains", "timeUnitBandSize": 1],
        "bar": .record(rect.merging(["binSpacing": 1]) { $1 }), "rect": .record(rect), "image": .record(rect),
        "tick": .record(rect.merging(["thickness": 1]) { $1 }), "line": ["strokeWidth": 2],
        "trail": ["size": 2], "rule": ["color": "black"], "text": ["color": "black", "fontSize": 11],
        "arc": [:], "area": [:], "style": style, "scale": scale,
        "facet": ["spacing": 20], "concat": ["spacing": 20],
        "range": [
          "category": "tableau10", "ordinal": "blues", "heatmap": "yellowgreenblue", "ramp": "blues",
          "diverging": ["scheme": "blueorange", "extent": [1, 0]],
        ],
      ]))
    config.axes[AxisRole(scale: .band), default: Partial()][\.tickOffset] = -0.5
    var title = ThemeStyle()
    title.title[\.fill] = .black
    config.styles["group-title"] = title
    return config
  }()
}
