internal import Canvas
internal import CanvasTables

extension PlotConfig {
  /// The look of this package's charts, with a theme's colours and text sizes.
  package static func report(_ theme: ChartTheme) -> PlotConfig {
    let (ink, second) = (theme.ink.setting, theme.secondInk.setting)
    let (grid, line) = (theme.grid.setting, theme.baseLine.setting)
    let label: DataValue = ["fontSize": .number(theme.sizes.tick), "fill": second]
    let title: DataValue = ["fontSize": .number(theme.sizes.value), "fontWeight": "semibold", "fill": ink]
    let own = PlotSettings([
      "background": theme.hasBackground ? theme.ground.setting : .null, "padding": 16, "keepsNamesLevel": true,
      "view": ["continuousWidth": 440, "continuousHeight": 280, "step": 24, "stroke": "transparent"],
      "style": [
        "guide-label": label, "guide-title": title,
        "group-title": ["fontSize": .number(theme.sizes.title), "fontWeight": "bold", "fill": ink],
        "group-subtitle": ["fontSize": .number(theme.sizes.subtitle), "fill": second],
        "point": ["size": 40, "strokeWidth": 1.5, "shape": "circle"],
        "circle": ["size": 40, "strokeWidth": 1], "square": ["size": 40, "strokeWidth": 1],
      ],
      "mark": ["color": (theme.palette.first ?? theme.ink).setting], "rule": ["color": ink],
      "text": ["color": ink, "fontSize": .number(theme.sizes.tick)], "line": ["strokeWidth": 2, "strokeJoin": "round"],
      "axis": [
        "domainColor": line, "tickColor": line, "gridColor": grid, "labelPadding": 5, "tickSize": 4, "titlePadding": 8,
        "labelSeparation": 6,
      ],
      "axisY": ["domain": false, "ticks": false], "axisXBand": ["ticks": false], "axisYBand": ["domain": true],
      "legend": ["rowPadding": 5, "titlePadding": 7, "symbolSize": 90, "labelOffset": 7],
      "title": [
        "anchor": "start", "frame": "bounds", "offset": 14, "subtitleFontSize": .number(theme.sizes.subtitle),
        "subtitleColor": second,
      ],
      "scale": ["barBandPaddingInner": 0.2],
      "range": [
        "category": .list(theme.palette.map(\.setting)), "heatmap": "blues", "ordinal": "blues", "ramp": "blues",
      ],
    ])
    return PlotConfig(own.merged(over: PlotConfig.vega.settings))
  }
}
