extension PlotConfig {
  /// The look of this package's charts, with a theme's colours and text sizes.
  package static func report(_ theme: ChartTheme) -> PlotConfig {
    var config = PlotConfig.vega
    let (ink, sizes) = (theme.ink.asCSS, theme.sizes)
    config.setText("guide-label", size: sizes.tick, .regular, theme.secondInk.asCSS)
    config.setText("guide-title", size: sizes.value, .semibold, ink)
    config.setSymbols(size: 40, strokeWidth: 1)
    config.styles["point"]?.mark[\.strokeWidth] = 1.5
    config.mark[\.color] = .color((theme.palette.first ?? theme.ink).asCSS)
    for kind in [PlotMarkKind.rule, .text] { config.marks[kind]?[\.color] = .color(ink) }
    config.marks[.text]?[\.fontSize] = sizes.tick
    config.marks[.line]?[\.strokeJoin] = .round
    config.background = theme.hasBackground ? theme.ground.asCSS : nil
    config.padding = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    (config.keepsNamesLevel, config.strokesTakeRoom) = (true, false)
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
