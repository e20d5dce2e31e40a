extension ChartLayout {
  /// Draws the chart. The context's state is unchanged afterwards.
  public func draw(on context: DrawingContext, fonts: ChartFonts) {
    if let pie { return pie.draw(on: context, theme: theme, fonts: fonts) }
    context.withGState {
      scene.draw(on: context, fonts: fonts)
      if let plot { plot.scene.draw(in: plot.rect, on: context, fonts: fonts) }
    }
  }

  /// What is drawn besides the plot of a chart that has one, at its place in the chart.
  package var scene: PlotScene {
    var scene = PlotScene(size: frame.size)
    scene.groups.append(PlotGroup(groundOf: frame, theme))
    if let legend { scene.legends = [legend.placed(theme)] }
    scene.texts = texts.map { PlotText($0, theme) }
    switch content {
    case .panels(let panels): scene.groups += panels.map { $0.group(theme) }
    case .tiles(let tiles):
      scene.groups.append(tiles.group(in: frame, theme))
      for tile in tiles.tiles {
        guard let text = tile.changeText, let place = texts.firstIndex(of: text) else { continue }
        scene.texts[place].style.color = tile.changeColor(theme)
      }
    case .pie(let pie): return pie.scene(theme)
    case .plot, .emptyText: break
    }
    return scene
  }
}

extension ChartFonts {
  /// The characters of a chart that no font contains, or nil if there are none.
  public func missingGlyphs(in layout: ChartLayout) -> MissingGlyphs? {
    missingGlyphs(in: layout.scene.allTexts + (layout.plot?.scene.allTexts ?? []))
  }
}

extension PlotGroup {
  /// The background of a chart, if its theme paints one.
  init(groundOf frame: Rect, _ theme: ChartTheme) {
    self.init(name: "", origin: .zero, size: frame.size)
    if theme.hasBackground { self.frame = PlotShape(rect: frame, fill: theme.ground) }
  }
}

extension PlotText {
  /// A line of a chart in the colours of a theme. Without a background, it has a halo unless it is on a mark.
  init(_ text: PlacedText, _ theme: ChartTheme) {
    self.init(lines: [text.string], anchor: text.origin, style: PlotTextStyle(text.style, theme), width: text.width)
    surroundings = text.surroundings
  }
}

extension PlotTextStyle {
  fileprivate init(_ style: ChartTextStyle, _ theme: ChartTheme) {
    self.init(weight: style.weight, size: style.size, color: theme.color(of: style.ink))
    isTabular = style.isTabular
    halo = theme.hasBackground || style.ink.isOnMark ? nil : theme.ground
  }
}
