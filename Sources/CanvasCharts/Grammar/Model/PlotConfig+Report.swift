internal import Canvas
internal import CanvasTables

extension PlotConfig {
  /// The look of this package's charts, with a theme's colours and text sizes.
  package static func report(_ theme: ChartTheme) -> PlotConfig {
    let (ink, second) = (theme.ink.setting, theme.secondInk.setting)
    let label: DataValue = ["fontSize": .number(theme.sizes.tick), "fill": second]
    let title: DataValue = ["fontSize": .number(theme.sizes.value), "fontWeight": "semibold", "fill": ink]
    let own = PlotSettings([
      "style": [
        "guide-label": label, "guide-title": title,
        "point": ["size": 40, "strokeWidth": 1.5, "shape": "circle"],
        "circle": ["size": 40, "strokeWidth": 1], "square": ["size": 40, "strokeWidth": 1],
      ],
      "mark": ["color": (theme.palette.first ?? theme.ink).setting], "rule": ["color": ink],
      "text": ["color": ink, "fontSize": .number(theme.sizes.tick)], "line": ["strokeWidth": 2, "strokeJoin": "round"],
    ])
    var config = PlotConfig.vega
    config.settings = own.merged(over: config.settings)
    config.background = theme.hasBackground ? theme.ground.asCSS : nil
    config.padding = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    config.keepsNamesLevel = true
    (config.view.continuousSize, config.view.step) = (Size(width: 440, height: 280), 24)
    config.frame[\.stroke] = .some(nil)
    config.scale.barBandPaddingInner = 0.2
    config.ranges["category"] = .values(theme.palette.map(\.setting))
    config.ranges["heatmap"] = ThemeRange("blues")
    config.setGuides(theme)
    return config
  }

  private mutating func setGuides(_ theme: ChartTheme) {
    let (grid, line, second) = (theme.grid.asCSS, theme.baseLine.asCSS, theme.secondInk.asCSS)
    var axis = Partial<AxisOptions>()
    (axis[\.domain.color], axis[\.ticks.color], axis[\.grid.color]) = (line, line, grid)
    (axis[\.label.padding], axis[\.tickSize], axis[\.titleText.padding], axis[\.labelSeparation]) = (5, 4, 8, 6)
    axes[AxisRole()] = axis
    var y = Partial<AxisOptions>()
    (y[\.hasDomain], y[\.hasTicks]) = (false, false)
    axes[AxisRole(channel: .y)] = y
    axes[AxisRole(channel: .x, scale: .band), default: Partial()][\.hasTicks] = false
    axes[AxisRole(channel: .y, scale: .band), default: Partial()][\.hasDomain] = true
    (legend[\.rowPadding], legend[\.titleText.padding], legend[\.symbolSize], legend[\.labelOffset]) = (5, 7, 90, 7)
    (title[\.anchor], title[\.offset], title[\.subtitleSize]) = (0, 14, theme.sizes.subtitle)
    title[\.subtitleColor] = second
    var style = ThemeStyle()
    (style.title[\.size], style.title[\.fill]) = (theme.sizes.title, theme.ink.asCSS)
    styles["group-title"] = style
  }
}
