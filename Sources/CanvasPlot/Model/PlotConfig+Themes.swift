extension PlotConfig {
  /// The sizes, distances and colours that Vega-Lite has by default.
  package static let vega: PlotConfig = changing(PlotConfig()) { config in
    config.mark[\.color] = .color(Color(setting: "#4c78a8") ?? .black)
    var rect = Partial<MarkOptions>()
    (rect[\.continuousBandSize], rect[\.minBandSize], rect[\.timeUnitBandPosition]) = (.absolute(5), 0.25, 0.5)
    config.marks = [.rect: rect, .image: rect, .tick: rect]
    rect[\.binSpacing] = 1
    config.marks[.bar] = rect
    config.marks[.line, default: Partial()][\.strokeWidth] = 2
    config.marks[.trail, default: Partial()][\.size] = .absolute(2)
    for kind in [PlotMarkKind.rule, .text] { config.marks[kind, default: Partial()][\.color] = .color(.black) }
    config.setSymbols(size: 30, strokeWidth: 2)
    config.setText("guide-label", size: 10, .regular, .black)
    config.setText("guide-title", size: 11, .bold, .black)
    config.axes[AxisRole(scale: .band), default: Partial()][\.tickOffset] = -0.5
    (config.background, config.frame[\.stroke]) = (.white, Color(setting: "#ddd"))
    config.ranges = [
      "category": ThemeRange("tableau10"), "ordinal": ThemeRange("blues"), "heatmap": ThemeRange("yellowgreenblue"),
      "ramp": ThemeRange("blues"), "diverging": ThemeRange("blueorange", extent: (1, 0)),
    ]
    var title = ThemeStyle()
    title.title[\.fill] = .black
    config.styles["group-title"] = title
  }

  /// Sets the sizes of points, circles and squares.
  mutating func setSymbols(size: Double, strokeWidth: Double) {
    for name in ["point", "circle", "square"] {
      styles[name, default: ThemeStyle()].mark[\.size] = .absolute(size)
      styles[name]?.mark[\.strokeWidth] = strokeWidth
    }
  }

  /// Sets the texts of a style.
  mutating func setText(_ name: String, size: Double, _ weight: Font.Weight, _ color: Color) {
    var mark = Partial<MarkOptions>()
    (mark[\.fontSize], mark[\.fontWeight], mark[\.fill]) = (size, weight, .color(color))
    styles[name, default: ThemeStyle()].mark = mark
  }
}
