public import Canvas

extension PieLayout {
  /// The corner radius of a legend's squares, in points.
  private static let swatchCorner = 2.0

  /// Draws the chart. The context's state is unchanged afterwards.
  public func draw(on context: DrawingContext, theme: ChartTheme, fonts: ChartFonts) {
    guard frame.isFinite, !frame.isEmpty else { return }
    context.withGState {
      context.clip(to: frame)
      if theme.hasBackground {
        context.setFillColor(theme.ground)
        context.fill(frame)
        drawPie(on: context, theme: theme)
      } else {
        // The layer limits the gaps, which are cut out, to the pie.
        context.withTransparencyLayer { drawPie(on: context, theme: theme) }
      }
      drawLeaders(on: context, theme: theme)
      drawLegend(on: context)
      context.draw(allTexts, fonts: fonts, theme: theme)
    }
  }

  private func drawPie(on context: DrawingContext, theme: ChartTheme) {
    guard !slices.isEmpty else {
      context.setFillColor(theme.grid)
      let turn = 2 * Double.pi
      context.fill(
        Path(pieCenter: center, radius: radius, innerRadius: innerRadius, startAngle: 0, endAngle: turn))
      return
    }
    let paths = slices.map(path)
    context.fillPartition(zip(paths, slices).map { (path: $0, color: $1.fill.color) })
    // A narrower slice would show specks of its pattern.
    for (path, slice) in zip(paths, slices) where slice.sweep * radius >= ChartPattern.width {
      context.drawPattern(of: slice.fill, over: path)
    }
    drawGaps(on: context, theme: theme)
  }

  private func drawGaps(on context: DrawingContext, theme: ChartTheme) {
    context.withGState {
      context.setFillColor(theme.ground)
      if !theme.hasBackground { context.setBlendMode(.clear) }
      var gaps = Path()
      for place in slices.indices { gaps.addPath(gap(before: place)) }
      context.fill(gaps)
    }
  }

  private func drawLeaders(on context: DrawingContext, theme: ChartTheme) {
    context.setStrokeColor(theme.baseLine)
    for label in labels where label.leader.count > 1 {
      var line = Path()
      line.addLines(between: label.leader)
      context.stroke(line, style: StrokeStyle(width: leaderWidth, join: .round))
    }
  }

  private func drawLegend(on context: DrawingContext) {
    for row in legend?.rows ?? [] {
      let square = Path(roundedRect: row.swatch, cornerRadius: Self.swatchCorner)
      context.setFillColor(row.fill.color)
      context.fill(square)
      context.drawPattern(of: row.fill, over: square)
    }
  }
}
