public import Canvas

extension ChartLayout {
  /// Draws the chart. The context's state is unchanged afterwards.
  public func draw(on context: DrawingContext, fonts: ChartFonts) {
    if let pie { return pie.draw(on: context, theme: theme, fonts: fonts) }
    context.withGState {
      let painter = ChartPainter(context: context, theme: theme, fonts: fonts)
      if theme.hasBackground {
        context.setFillColor(theme.ground)
        context.fill(frame)
      }
      legend?.draw(with: painter)
      for panel in panels { panel.draw(with: painter) }
      if let plot { plot.scene.draw(in: plot.rect, on: context, fonts: fonts) }
      tiles?.draw(with: painter)
      let changes = Set((tiles?.tiles ?? []).compactMap(\.changeText))
      context.draw(texts.filter { !changes.contains($0) }, fonts: fonts, theme: theme)
    }
  }
}

extension PanelLayout {
  /// Draws the plot from back to front, without its texts.
  func draw(with painter: ChartPainter) {
    valueAxis.drawGrid(with: painter)
    placeAxis.drawGrid(with: painter)
    for areas in areas { areas.draw(with: painter) }
    for bars in bars { bars.draw(with: painter) }
    valueAxis.drawBase(with: painter)
    placeAxis.drawBase(with: painter, isPale: valueAxis.base.map { abs($0.from.y - plot.maxY) > 0.5 } ?? true)
    for rule in rules { rule.draw(with: painter) }
    for leader in leaders.filter({ $0.role == .muted }) + leaders.filter({ $0.role != .muted }) {
      var path = Path()
      path.addLines(between: leader.points)
      // In the colour of its line, a leader would look like a part of it.
      painter.stroke(path, painter.theme.baseLine, width: 1, dash: PanelLayout.Leader.dash)
      let color = leader.role.map(painter.color) ?? painter.theme.baseLine
      if let dot = leader.dot { painter.disc(at: dot, radius: PanelLayout.Leader.dotRadius, color) }
    }
    for lines in lines { lines.draw(with: painter) }
    for points in points { points.draw(with: painter) }
  }
}
